import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { linkForOwner } from '#server/features/team/service.ts'
import { openTestApp } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { clearTeam, signInAs } from '../../../../tests/desk.ts'

let app: TestApp
let owner: AtTheDesk
beforeAll(async () => (app = await openTestApp()))
beforeEach(async () => {
  await clearTeam(app)
  owner = await signInAs(app, 'owner', 'Sanne Bakker')
})
afterAll(() => app.close())

const call = (path: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', body?: unknown, who = owner) =>
  app.call(`/api/desk/team${path}`, { method, cookie: who.cookie, ...(body === undefined ? {} : { body }) })
const colleague = { name: 'Joris Smit', email: 'joris@clinic.example', role: 'desk' }

it('invites somebody and makes a link for them', async () => {
  const added = await call('', 'POST', colleague)
  expect([added.status, added.body]).toEqual([201, { id: expect.any(String), ...colleague }])
  const link = await call(`/${added.body.id}/link`, 'POST', {})
  expect(link.status).toBe(201)
  expect(link.body.url).toMatch(/^https:\/\/clinic\.example\/balie\/sleutel\?token=[\w-]{43}$/)
  const { team } = (await call('', 'GET')).body
  expect(team).toMatchObject([
    { name: 'Joris Smit', keys: 0, linkUntil: link.body.expiresAt },
    { name: 'Sanne Bakker', linkUntil: null },
  ])
})

it('keeps an address for one person at a time', async () => {
  const added = await call('', 'POST', colleague)
  const twice = await call('', 'POST', { ...colleague, email: 'JORIS@clinic.example' })
  expect([twice.status, twice.body.code, Object.keys(twice.body.fields)]).toEqual([
    409,
    'staff_email_taken',
    ['email'],
  ])
  expect((await call(`/${added.body.id}`, 'DELETE')).status).toBe(204)
  expect((await call('', 'POST', colleague)).status).toBe(201)
})

it('gives another role, which counts at once', async () => {
  const desk = await signInAs(app, 'desk')
  expect((await call('', 'GET', undefined, desk)).status).toBe(403)
  const changed = await call(`/${desk.id}`, 'PATCH', { role: 'owner' })
  expect(changed.body).toMatchObject({ id: desk.id, role: 'owner' })
  expect((await call('', 'GET', undefined, desk)).status).toBe(200)
})

it('never loses its last owner, not even when two leave at once', async () => {
  for (const refused of [
    await call(`/${owner.id}`, 'DELETE'),
    await call(`/${owner.id}`, 'PATCH', { role: 'desk' }),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'last_owner'])
  const second = await signInAs(app, 'owner')
  const left = await Promise.all([
    call(`/${owner.id}`, 'DELETE'),
    call(`/${second.id}`, 'DELETE', undefined, second),
  ])
  expect(left.filter(({ status }) => status === 204)).toHaveLength(1)
  const owners = await app.deps.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .execute()
  expect(owners).toHaveLength(1)
})

it('does not let a practitioner ask for the address of an owner', async () => {
  const practitioner = await signInAs(app, 'practitioner')
  const asked = await call('', 'GET', undefined, practitioner)
  expect([asked.status, asked.body.code]).toEqual([403, 'forbidden'])
  expect(JSON.stringify(asked.body)).not.toContain('@')
})

it('lets the operator in as owner, also one who works here already', async () => {
  const desk = await signInAs(app, 'desk', 'Joris Smit')
  const { email } = await app.deps.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', desk.id)
    .executeTakeFirstOrThrow()
  const url = await linkForOwner(app.deps, { name: 'Joris Smit', email })
  expect(url).toMatch(/\/balie\/sleutel\?token=/)
  expect((await call('', 'GET', undefined, desk)).status).toBe(200)
})
