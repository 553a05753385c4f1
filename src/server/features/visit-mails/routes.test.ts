import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { visitMailComposers } from '#server/features/visit-mails/emails.tsx'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
beforeEach(() => {
  app.travelTo(testNow)
  return app.clear()
})
afterAll(() => app.close())

/** A visit of 24 November, confirmed by a mail that has left. */
async function book(cookie?: string) {
  const { body } = await app.call('/api/appointments', { body: bookingOf(), ...(cookie && { cookie }) })
  await app.deps.db.updateTable('mails').set({ state: 'sent' }).execute()
  return body as { id: string; reference: string; manageUrl: string }
}
async function ask(reference: string, email = 'noor@example.nl') {
  const { status, body } = await app.call('/api/appointments/link', { body: { reference, email } })
  return [status, body.status]
}
const waiting = () =>
  app.deps.db
    .selectFrom('mails')
    .select(['kind', 'recipient', 'language', 'data'])
    .where('state', '=', 'queued')
    .execute()

it('who lost the link of a visit is mailed it by code and address, however they type them, and once', async () => {
  const { reference, id } = await book()
  const typed = reference.toLowerCase().replace('-', ' ')
  for (let press = 0; press < 2; press++)
    expect(await ask(typed, 'Noor@Example.nl')).toEqual([200, 'pending'])
  const [mail, ...others] = await waiting()
  expect([mail?.kind, mail?.recipient, others]).toEqual(['booking-confirmation', 'noor@example.nl', []])
  const written = await visitMailComposers(app.deps)['booking-confirmation']?.(mail?.data, 'nl')
  const token = /beheer\?token=([\w.-]+)/.exec(written?.text ?? '')?.[1] ?? ''
  expect((await app.call(`/api/appointments/${id}?token=${token}`)).status).toBe(200)
})

it('figures of a code may be typed in Arabic', async () => {
  const { id } = await book()
  const set = { reference: 'NAHF-2F94' }
  await app.deps.db.updateTable('appointments').set(set).where('id', '=', id).execute()
  await ask('nahf ٢f٩٤')
  expect(await waiting()).toHaveLength(1)
})

it('it goes to the address of the account by now, and no longer to the one before', async () => {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  const { reference } = await book(cookie)
  const { email } = registrationOf()
  await app.deps.db.updateTable('clients').set({ email: 'nieuw@example.nl', language: 'ar' }).execute()
  await ask(reference, email)
  expect(await waiting()).toEqual([])
  await ask(reference, 'nieuw@example.nl')
  expect(await waiting()).toMatchObject([{ recipient: 'nieuw@example.nl', language: 'ar' }])
})

it('of another address, another code, a visit that was cancelled or has begun nobody hears anything', async () => {
  const { reference, id } = await book()
  expect(await ask(reference, 'sanne@example.nl')).toEqual([200, 'pending'])
  expect(await ask('AAAA-2222')).toEqual([200, 'pending'])
  app.travelTo('2026-11-24T09:00:00Z')
  expect(await ask(reference)).toEqual([200, 'pending'])
  app.travelTo(testNow)
  await app.deps.db.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect(await ask(reference)).toEqual([200, 'pending'])
  expect(await waiting()).toEqual([])
  // By what it takes to hear.
  await app.deps.db.updateTable('appointments').set({ status: 'confirmed' }).where('id', '=', id).execute()
  await ask(reference)
  expect(await waiting()).toHaveLength(1)
})

it('says what is missing', async () => {
  const { status, body } = await app.call('/api/appointments/link', {
    body: { reference: ' ', email: 'noor' },
  })
  expect([status, Object.keys(body.fields)]).toEqual([422, ['reference', 'email']])
})

it('a visit that an account holds has its link in every mail, also where its card was erased, and no other of that card', async () => {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  const { id, reference } = await book(cookie)
  await app.deps.db.updateTable('appointments').set({ account_deleted_at: app.deps.now() }).execute()
  const reminder = () =>
    visitMailComposers(app.deps)['visit-reminder']?.(
      { appointmentId: id, startsAt: '2026-11-24T09:00:00Z' },
      'nl',
    )
  await ask(reference)
  const [again, ...others] = await waiting()
  const confirmed = await visitMailComposers(app.deps)['booking-confirmation']?.(again?.data, 'nl')
  for (const mail of [confirmed, await reminder()]) expect(mail?.text).toContain(`token=${id}.`)
  expect(others).toEqual([])

  await app.deps.db.updateTable('mails').set({ state: 'sent' }).execute()
  await app.deps.db.updateTable('appointments').set({ client_id: null }).execute()
  expect((await reminder())?.text).not.toContain('token=')
  expect(await ask(reference)).toEqual([200, 'pending'])
  expect(await waiting()).toEqual([])
})
