import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { undoSeconds } from '#shared/features/desk/rules.ts'
import { openTestApp } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk')
})
beforeEach(() => app.clear())
afterAll(() => app.close())

const call = (path: string, body?: unknown) =>
  app.call(`/api/desk/${path}`, { cookie: desk.cookie, ...(body === undefined ? {} : { body }) })

/** Six visits of one name, each with an address of its own. */
async function flood(): Promise<string[]> {
  const ids: string[] = []
  for (const hour of [10, 11, 12, 13, 14, 15]) {
    const { body } = await call('appointments', {
      treatmentType: 'Gratis consult',
      appointmentDate: `2026-11-24T${hour}:00`,
      firstName: 'Bot',
      lastName: 'Netwerk',
      email: `bot${hour}@example.nl`,
      source: 'phone',
    })
    ids.push(body.id)
  }
  await app.deps.db.updateTable('appointments').set({ network_hash: 'one network' }).execute()
  return ids
}
const cancelMails = () =>
  app.deps.db.selectFrom('mails').select('recipient').where('kind', '=', 'booking-cancelled').execute()

it('shows who books very much, by name and by network', async () => {
  const ids = await flood()
  const { groups } = (await call('floods')).body
  expect(groups).toMatchObject([
    { kind: 'client', label: 'Bot Netwerk' },
    { kind: 'network', label: null },
  ])
  expect(groups[0].visits.map(({ id }: { id: string }) => id)).toEqual(ids)
})

it('leads to the card that all of them are on, and to none where they are on several', async () => {
  const ids = await flood()
  expect((await call('floods')).body.groups[0].cardId).toBeNull()
  const { card_id } = await app.deps.db
    .selectFrom('appointments')
    .select('card_id')
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  await app.deps.db.updateTable('appointments').set({ card_id }).execute()
  expect((await call('floods')).body.groups[0].cardId).toBe(card_id)
})

it('names what they come for in the reader’s language', async () => {
  await flood()
  const { groups } = (await app.call('/api/desk/floods', { cookie: desk.cookie, language: 'en' })).body
  expect(groups[0].visits[0].label).toBe('Free consultation')
})

it('cancels them all at once, with a mail each or with none', async () => {
  const ids = await flood()
  const first = await call('floods/cancel', { ids: ids.slice(0, 3), notify: false })
  expect([first.status, first.body]).toEqual([200, { cancelled: 3 }])
  expect(await cancelMails()).toEqual([])
  const rest = await call('floods/cancel', { ids, notify: true })
  expect(rest.body).toEqual({ cancelled: 3 })
  expect((await cancelMails()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'bot13@example.nl',
    'bot14@example.nl',
    'bot15@example.nl',
  ])
  // Nothing takes these back, so their mails wait for nothing.
  const undoEnd = new Date(app.deps.now().getTime() + undoSeconds * 1000)
  const held = await app.database.pool.query(
    `select start_after from pgboss.job join mails on mails.id::text = job.data->>'mailId' where start_after = $1`,
    [undoEnd],
  )
  expect(held.rows).toEqual([])
  expect(await app.deps.db.selectFrom('slot_occupancy').select('slot').execute()).toEqual([])
  expect((await call('floods')).body.groups).toEqual([])
})

it('cancels none when one of them is not there', async () => {
  const ids = await flood()
  expect((await call('floods/cancel', { ids: [...ids, desk.id], notify: false })).status).toBe(404)
  expect((await call('floods')).body.groups[0].visits).toHaveLength(6)
})

it('leaves a visit that somebody moved since it was listed', async () => {
  const ids = await flood()
  const { groups } = (await call('floods')).body
  const sequences = groups[0].visits.map(({ sequence }: { sequence: number }) => sequence)
  const moved = { appointmentDate: '2026-11-25T10:00', notify: false }
  expect((await call(`appointments/${ids[2]}/move`, moved)).status).toBe(200)
  const done = await call('floods/cancel', { ids, sequences, notify: false })
  expect(done.body).toEqual({ cancelled: 5 })
  expect((await call(`appointments/${ids[2]}`)).body.status).toBe('confirmed')
  // As it is now it can be chosen anew.
  expect((await call('floods/cancel', { ids, notify: false })).body).toEqual({ cancelled: 1 })
})

it('leaves what has been, what nobody came to, and what carries a fee that only a reason waives', async () => {
  const [gone = '', missed = '', late = '', ...rest] = await flood()
  const set = (id: string, values: object) =>
    app.deps.db.updateTable('appointments').set(values).where('id', '=', id).execute()
  await set(gone, { starts_at: new Date('2026-11-18T09:00:00Z') })
  await set(missed, { status: 'no_show', no_show_fee_cents: 2000 })
  await set(late, {
    starts_at: new Date('2026-11-19T15:00:00Z'),
    created_at: new Date('2026-11-18T08:00:00Z'),
  })
  const { body } = await call('floods/cancel', { ids: [gone, missed, late, ...rest], notify: true })
  expect(body).toEqual({ cancelled: 3 })
  const left = app.deps.db
    .selectFrom('appointments')
    .select(['id', 'no_show_fee_cents'])
    .where('status', '<>', 'cancelled')
  expect((await left.execute()).toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
    [gone, missed, late]
      .map((id) => ({ id, no_show_fee_cents: id === missed ? 2000 : null }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
  )
})
