import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitMailComposers } from '#server/features/visit-mails/emails.tsx'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { readCalendarFile } from '../../../../tests/calendar-file.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'
import { visitsAt } from '../../../../tests/desk-visits.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk')
})
beforeEach(() => {
  app.travelTo(testNow)
  return app.clear()
})
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

it('shows what waits and whose visit it is about, and why something was put aside', async () => {
  await app.call('/api/appointments', { body: bookingOf() })
  expect(await confirmation()).toMatchObject([
    {
      to: 'noor@example.nl',
      visit: { client: 'Noor de Vries', start: '2026-11-24T09:00:00.000Z' },
      state: 'queued',
      canSendAgain: false,
    },
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

it('counts what waits and what was put aside, whatever is looked at', async () => {
  await app.call('/api/appointments', { body: bookingOf() })
  const unsent = async (query = '') =>
    (await app.call(`/api/desk/mails${query}`, { cookie: desk.cookie })).body.unsent
  const waiting = (await mails()).length
  expect(await unsent()).toEqual({ queued: waiting })
  await app.deps.db
    .updateTable('mails')
    .set({ state: 'failed' })
    .where('kind', '=', 'booking-confirmation')
    .execute()
  expect(await unsent('?state=sent')).toEqual({ queued: waiting - 1, failed: 1 })
  await becomes('sent')
  expect(await unsent()).toEqual({})
})

it('names who wrote the message that a mail is about, and so for the answer to it', async () => {
  const message = {
    name: 'Noor de Vries',
    email: 'noor@example.nl',
    subject: 'Parkeren',
    message: 'Kan dat bij u voor de deur?',
    treatments: [],
  }
  await app.call('/api/contact', { body: message })
  const { id } = (await app.call('/api/desk/messages', { cookie: desk.cookie })).body.messages[0]
  await app.call(`/api/desk/messages/${id}/reply`, { body: { body: 'Ja.' }, cookie: desk.cookie })
  await app.call('/api/appointments', { body: bookingOf() })
  const writers = new Map(
    (await mails()).map(({ kind, writer }: { kind: string; writer: string | null }) => [kind, writer]),
  )
  expect(Object.fromEntries(writers)).toMatchObject({
    'contact-notice': 'Noor de Vries',
    'contact-copy': 'Noor de Vries',
    'contact-reply': 'Noor de Vries',
    'booking-confirmation': null,
  })
})

it('has thirty mails a page, and below each what was written before it, none twice', async () => {
  const mail = (number: number, created_at: Date) => ({
    id: randomUUID(),
    event_key: `newsletter-confirm:${number}`,
    kind: 'newsletter-confirm',
    language: 'nl' as const,
    recipient: `${number}@example.nl`,
    data: '{}',
    message_id: `<${number}@example.nl>`,
    created_at,
  })
  const written = Array.from({ length: 65 }, (_, number) =>
    // Most are of one moment.
    mail(number, new Date(new Date(testNow).getTime() + (number < 60 ? 0 : number * 1000))),
  )
  await app.deps.db.insertInto('mails').values(written).execute()
  const page = async (query = '') =>
    (await app.call(`/api/desk/mails${query}`, { cookie: desk.cookie })).body as {
      mails: { to: string }[]
      next: string | null
    }
  const first = await page()
  const second = await page(`?before=${first.next}`)
  const third = await page(`?before=${second.next}`)
  expect([first, second, third].map((one) => one.mails.length)).toEqual([30, 30, 5])
  expect(third.next).toBeNull()
  expect(first.mails[0]?.to).toBe('64@example.nl')
  expect(new Set([first, second, third].flatMap((one) => one.mails.map(({ to }) => to))).size).toBe(65)
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

it('offers no second mail of a link that works for an hour: who needs one asks for it', async () => {
  await app.call('/api/auth/register', { body: registrationOf() })
  await app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
  await becomes('failed')
  const found = await mails('?state=failed')
  expect(found.map((mail: { kind: string }) => mail.kind).toSorted()).toEqual([
    'account-reset-password',
    'account-verify-email',
  ])
  for (const { id, canSendAgain } of found) {
    expect(canSendAgain).toBe(false)
    expect((await again(id)).body.code).toBe('mail_forgotten')
  }
})

const becomesOfWhoWasAsked = (changes: { asked_at?: Date; confirmed_at?: Date }) =>
  app.deps.db.updateTable('subscribers').set(changes).execute()
it.each([
  ['is sent again while it can be', true, () => Promise.resolve()],
  [
    'is not offered again once its link has ended',
    false,
    () => becomesOfWhoWasAsked({ asked_at: new Date('2026-11-12T08:00:00Z') }),
  ],
  [
    'is not offered again to who confirmed otherwise',
    false,
    () => becomesOfWhoWasAsked({ confirmed_at: app.deps.now() }),
  ],
  ['is not offered again to who is forgotten', false, () => app.deps.db.deleteFrom('subscribers').execute()],
])('a mail that asks to confirm the newsletter %s', async (_, isOfUse, happens) => {
  await app.call('/api/newsletter/subscribe', { body: { email: 'noor@example.nl' } })
  await becomes('failed')
  await happens()
  const [aside] = await mails('?state=failed')
  expect(aside.canSendAgain).toBe(isOfUse)
  expect((await again(aside.id)).status).toBe(isOfUse ? 202 : 409)
})

describe('a visit that was changed while the mail server was away', () => {
  const { online, post } = visitsAt(() => ({ app, desk }))
  const to15 = { appointmentDate: '2026-11-24T15:00', notify: true }
  const quietly = { notify: false }
  const ofKind = async (kind: string) =>
    (await mails('?state=failed')).find((mail: { kind: string }) => mail.kind === kind)
  /** What leaves of the mails that wait, in their turn; one that is no longer true is dropped. */
  async function leave(): Promise<string[]> {
    const waiting = await app.deps.db
      .selectFrom('mails')
      .selectAll()
      .where('state', '=', 'queued')
      .where('event_key', 'like', '%:again:%')
      .orderBy('created_at')
      .execute()
    const subjects: string[] = []
    for (const { id, kind, data, language } of waiting) {
      const mail = await visitMailComposers(app.deps)[kind]?.(data, language)
      if (mail) subjects.push(mail.subject)
      const state = mail ? 'sent' : 'dropped'
      await app.deps.db.updateTable('mails').set({ state, data: '{}' }).where('id', '=', id).execute()
    }
    return subjects
  }

  it.each([
    ['booking-moved', 'booking-confirmation'],
    ['booking-confirmation', 'booking-moved'],
  ])('is told with its new time, whichever is sent again first: %s', async (...kinds) => {
    const { id } = await online()
    await post(`/${id}/move`, to15)
    await becomes('failed')
    const subjects: string[] = []
    for (const kind of kinds) {
      app.travelTo(new Date(app.deps.now().getTime() + 1000).toISOString())
      expect((await again((await ofKind(kind)).id)).status).toBe(202)
      subjects.push(...(await leave()))
    }
    expect(subjects).toEqual([expect.stringContaining('15:00'), expect.stringContaining('15:00')])
  })

  it('quietly is confirmed as it is now, and its mails of before are refused', async () => {
    const { id } = await online()
    await post(`/${id}/move`, to15)
    await becomes('failed')
    await post(`/${id}/move`, { ...to15, ...quietly, appointmentDate: '2026-11-24T16:00' })
    const moved = await ofKind('booking-moved')
    expect(moved.canSendAgain).toBe(false)
    expect((await again(moved.id)).body.code).toBe('mail_forgotten')
    await again((await ofKind('booking-confirmation')).id)
    expect(await leave()).toEqual([expect.stringContaining('16:00')])
  })

  it('is confirmed to calendars as later than what they have, and free until when it is by then', async () => {
    const { id } = await online()
    const { body: moved } = await post(`/${id}/move`, { ...to15, ...quietly })
    await app.deps.db.updateTable('appointments').set({ moved_fee_cents: 4750 }).execute()
    await becomes('failed')
    await again((await ofKind('booking-confirmation')).id)
    const { data, language } = await app.deps.db
      .selectFrom('mails')
      .select(['data', 'language'])
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow()
    const mail = await visitMailComposers(app.deps)['booking-confirmation']?.(data, language)
    const [event] = readCalendarFile(mail?.calendar?.content ?? '').events
    expect(event).toMatchObject({ sequence: moved.sequence, start: new Date('2026-11-24T14:00:00Z') })
    expect(moved.sequence).toBeGreaterThan(0)
    // One visit carries one fee: the rest is free until it begins.
    expect(mail?.text).toMatch(/annuleren tot: dinsdag 24\snovember 2026, 15:00/)
  })

  it('by cancelling it is no longer confirmed, but is told to be cancelled', async () => {
    const { id } = await online()
    await post(`/${id}/cancel`, { notify: true })
    await becomes('failed')
    const offered = async () =>
      (await app.call(`/api/desk/appointments/${id}`, { cookie: desk.cookie })).body.mails
        .filter((mail: { canSendAgain: boolean }) => mail.canSendAgain)
        .map((mail: { kind: string }) => mail.kind)
    expect(await offered()).toEqual(['booking-cancelled'])
    expect((await again((await ofKind('booking-confirmation')).id)).body.code).toBe('mail_forgotten')
    expect((await again((await ofKind('booking-notice')).id)).body.code).toBe('mail_forgotten')
    expect((await again((await ofKind('booking-cancelled')).id)).status).toBe(202)
  })

  it('twice is not told with the earlier time after the later one, sent again, has left', async () => {
    const { id } = await online()
    await post(`/${id}/move`, to15)
    await becomes('failed')
    await again((await ofKind('booking-moved')).id)
    await post(`/${id}/move`, { ...to15, appointmentDate: '2026-11-24T16:00' })
    const later = await app.deps.db
      .updateTable('mails')
      .set({ state: 'failed' })
      .where('kind', '=', 'booking-moved')
      .where('event_key', 'not like', '%:again:%')
      .where('state', '=', 'queued')
      .returning('id')
      .executeTakeFirstOrThrow()
    await again(later.id)
    const sent = { state: 'sent' } as const
    await app.deps.db.updateTable('mails').set(sent).where('event_key', 'like', `%:${id}:2:again:%`).execute()
    expect(await leave()).toEqual([])
  })
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
    const { status, body } = await again(first.id)
    expect([status, body.to]).toEqual([202, 'nieuw@example.nl'])
    expect(await latest()).toMatchObject({
      recipient: 'nieuw@example.nl',
      language: 'ar',
      data: { firstName: 'Noor', email: 'nieuw@example.nl' },
    })
    await app.deps.db.deleteFrom('mails').where('id', '<>', first.id).execute()
  }
})

it('sends once what two colleagues send again, and from then on what was sent last', async () => {
  await app.call('/api/appointments', { body: bookingOf() })
  await becomes('sent', '{}')
  const [first] = await confirmation()
  app.travelTo('2026-11-19T08:01:00Z')
  for (const { status, body } of await Promise.all([again(first.id), again(first.id)]))
    expect([status, body.to]).toEqual([202, 'noor@example.nl'])
  expect(await confirmation()).toMatchObject([
    { state: 'queued', canSendAgain: false },
    { id: first.id, canSendAgain: false },
  ])
  await becomes('sent', '{}')
  const [copy] = await confirmation()
  expect(copy).toMatchObject({ state: 'sent', canSendAgain: true })
  const late = await again(first.id)
  expect([late.status, late.body.code]).toEqual([409, 'mail_forgotten'])
  expect(late.body.error).toContain('al opnieuw verstuurd')
  expect((await again(copy.id)).status).toBe(202)
  expect(await mails('?state=queued')).toHaveLength(1)
})

it('shows an answer to a message as it is once its mail was sent again', async () => {
  const enquiry = { name: 'Layla', email: 'layla@example.nl', subject: 'Vraag', message: 'Doet het pijn?' }
  await app.call('/api/contact', { body: enquiry })
  const messages = async () => (await app.call('/api/desk/messages', { cookie: desk.cookie })).body.messages
  const [{ id }] = await messages()
  await app.call(`/api/desk/messages/${id}/reply`, { body: { body: 'Nauwelijks.' }, cookie: desk.cookie })
  await becomes('failed')
  const reply = (await mails()).find((mail: { kind: string }) => mail.kind === 'contact-reply')
  app.travelTo('2026-11-19T08:01:00Z')
  await again(reply.id)
  await app.deps.db.updateTable('mails').set({ state: 'sent' }).where('state', '=', 'queued').execute()
  expect((await messages())[0].replies).toMatchObject([{ body: 'Nauwelijks.', state: 'sent' }])
})

it('sends the clinic’s own mail again to the clinic', async () => {
  await app.call('/api/appointments', { body: bookingOf() })
  await becomes('failed')
  const notice = (await mails()).find((mail: { kind: string }) => mail.kind === 'booking-notice')
  await app.deps.db.updateTable('mails').set({ recipient: 'bali@clinic.example' }).execute()
  expect((await again(notice.id)).status).toBe(202)
  expect(await mails('?state=queued')).toMatchObject([{ kind: 'booking-notice', to: 'balie@clinic.example' }])
})

it('sends a link to pay by again, of a visit that was moved, too, until the price is paid', async () => {
  const { id } = (
    await app.call('/api/appointments', {
      body: bookingOf({ paymentOption: 'pay_now', treatmentType: 'Hydra facial gezicht' }),
    })
  ).body
  const post = (path: string, body: object) =>
    app.call(`/api/desk/appointments/${id}${path}`, { body, cookie: desk.cookie })
  const { priceCents } = (await post('/payment-link', { url: 'https://pay.example/1' })).body
  const links = async () => (await mails()).filter((mail: { kind: string }) => mail.kind === 'payment-link')
  await becomes('sent', '{}')
  await post('/move', { appointmentDate: '2026-11-26T15:30', notify: false })
  const [sent] = await links()
  expect(sent).toMatchObject({ canSendAgain: true })
  expect((await again(sent.id)).status).toBe(202)
  const copy = await app.deps.db
    .selectFrom('mails')
    .select('data')
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow()
  expect(copy.data).toMatchObject({ id, url: 'https://pay.example/1' })
  await becomes('failed')
  await post('/payments', { amountCents: priceCents, method: 'card' })
  expect((await links()).map((mail: { canSendAgain: boolean }) => mail.canSendAgain)).toEqual([false, false])
})
