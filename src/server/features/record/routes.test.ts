import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeRecord } from '#server/features/record/service.ts'
import { bookingOf, openTestApp } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
beforeAll(async () => (app = await openTestApp()))
afterAll(() => app.close())

it('says when, who, what, and from what to what', async () => {
  const owner = await signInAs(app, 'owner', 'Sanne Bakker')
  const desk = await signInAs(app, 'desk', 'Joris Smit')
  await app.call(`/api/desk/team/${desk.id}`, {
    method: 'PATCH',
    cookie: owner.cookie,
    body: { role: 'practitioner' },
  })
  const { status, body } = await app.call('/api/desk/record?from=2026-11-19', { cookie: owner.cookie })
  expect(status).toBe(200)
  expect(body.entries[0]).toMatchObject({
    at: '2026-11-19T08:00:00.000Z',
    staff: { id: owner.id, name: 'Sanne Bakker', role: 'owner' },
    action: 'team.change',
    subjectId: desk.id,
    from: { role: 'desk' },
    to: { role: 'practitioner' },
  })
  const later = await app.call('/api/desk/record?from=2026-11-20', { cookie: owner.cookie })
  expect(later.body.entries).toEqual([])
})

it('names a treatment in the reader’s language, and keeps its Dutch name', async () => {
  const { cookie } = await signInAs(app, 'owner')
  await app.call('/api/appointments', { body: bookingOf() })
  const treatmentIn = async (language: string) =>
    (await app.call('/api/desk/record', { cookie, language })).body.entries[0].to.treatment
  expect([await treatmentIn('en'), await treatmentIn('nl')]).toEqual(['Free consultation', 'Gratis consult'])
})

it('has forty lines a page, and where the next begins', async () => {
  const { cookie } = await signInAs(app, 'owner')
  await app.deps.db.transaction().execute(async (trx) => {
    for (let line = 0; line < 41; line++)
      await writeRecord(trx, null, app.deps.now(), { action: 'newsletter.read' })
  })
  const page = async (query = '') => (await app.call(`/api/desk/record${query}`, { cookie })).body
  const first = await page()
  expect(first.entries).toHaveLength(40)
  const [below] = (await page(`?before=${first.next}`)).entries
  expect(below).toMatchObject({ id: first.next - 1, action: 'newsletter.read' })
})

it.each([
  'update record set staff_name = null',
  'update record set action = action where false',
  'delete from record',
  'delete from record where false',
  'truncate record',
  'truncate record cascade',
  "insert into record (id, at, action) overriding system value values (1, now(), 'x') on conflict (id) do update set action = 'x'",
  'merge into record using (select 1) as one on true when matched then delete',
])('cannot be changed by the product’s own database user: %s', async (statement) => {
  await signInAs(app, 'owner')
  const count = () => sql<{ n: string }>`select count(*) as n from record`.execute(app.deps.db)
  const before = await count()
  await expect(sql.raw(statement).execute(app.deps.db)).rejects.toThrow(/record/)
  // Nor where triggers are switched off as for a replica.
  await expect(
    app.deps.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql.raw(statement).execute(trx)
    }),
  ).rejects.toThrow(/record/)
  expect((await count()).rows).toEqual(before.rows)
})
