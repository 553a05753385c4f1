import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookingOf, openTestApp, registrationOf, sessionOf } from '../../../../tests/app.ts'
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

const mails = async (query = '') =>
  (await app.call(`/api/desk/mails${query}`, { cookie: desk.cookie })).body.mails
const again = (id: string) => app.call(`/api/desk/mails/${id}/again`, { body: {}, cookie: desk.cookie })
const confirmation = async () =>
  (await mails()).filter((mail: { kind: string }) => mail.kind === 'booking-confirmation')
const becomes = (state: 'sent' | 'failed', data?: string) =>
  app.deps.db
    .updateTable('mails')
    .set({ state, ...(data === undefined ? {} : { data }) })
    .execute()

it('shows what waits, and why something was put aside', async () => {
  await app.call('/api/appointments', { body: bookingOf() })
  expect(await confirmation()).toMatchObject([
    { to: 'noor@example.nl', state: 'queued', canSendAgain: false },
  ])
  await app.deps.db.updateTable('mails').set({ state: 'failed', last_error: '550 no such user' }).execute()
  expect(await mails('?state=queued')).toEqual([])
  const [aside] = await confirmation()
  expect(aside).toMatchObject({ state: 'failed', lastError: '550 no such user', canSendAgain: true })
  expect((await again(aside.id)).status).toBe(202)
  expect((await confirmation()).map((mail: { state: string }) => mail.state).toSorted()).toEqual([
    'failed',
    'queued',
  ])
})

it('sends a confirmation again as the visit is now, and nothing that it has forgotten', async () => {
  const booked = await app.call('/api/appointments', { body: bookingOf() })
  await becomes('sent', '{}')
  const [sent] = await confirmation()
  expect((await again(sent.id)).status).toBe(202)
  const { data } = await app.deps.db
    .selectFrom('mails')
    .select('data')
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({ id: booked.body.id, firstName: 'Noor' })
  const notice = (await mails()).find((mail: { kind: string }) => mail.kind === 'booking-notice')
  expect((await again(notice.id)).body.code).toBe('mail_forgotten')
})

it('sends again to the address and in the language that the account has by now', async () => {
  const cookie = sessionOf(
    await app.call('/api/auth/register', { body: registrationOf({ email: 'oud@example.nl' }) }),
  )
  await app.call('/api/appointments', { body: bookingOf(), cookie })
  const [first] = await confirmation()
  const changes = { email: 'nieuw@example.nl', currentPassword: registrationOf().password }
  expect((await app.call('/api/profile', { method: 'PATCH', body: changes, cookie })).status).toBe(200)
  await app.call('/api/preferences', { method: 'PATCH', body: { language: 'ar' }, cookie })

  const latest = async () =>
    app.deps.db
      .selectFrom('mails')
      .select(['recipient', 'language', 'data'])
      .where('event_key', 'like', 'booking-confirmation:%:again:%')
      .executeTakeFirst()
  for (const state of ['failed', 'sent'] as const) {
    await becomes(state)
    expect((await again(first.id)).status).toBe(202)
    expect(await latest()).toMatchObject({
      recipient: 'nieuw@example.nl',
      language: 'ar',
      data: { firstName: 'Noor', email: 'nieuw@example.nl' },
    })
    await app.deps.db.deleteFrom('mails').where('id', '<>', first.id).execute()
  }
})

it('sends the clinic’s own mail again to the clinic', async () => {
  await app.call('/api/appointments', { body: bookingOf() })
  await becomes('failed')
  const notice = (await mails()).find((mail: { kind: string }) => mail.kind === 'booking-notice')
  expect((await again(notice.id)).status).toBe(202)
  expect(await mails('?state=queued')).toMatchObject([{ kind: 'booking-notice', to: 'balie@clinic.example' }])
})
