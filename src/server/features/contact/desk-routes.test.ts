import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailComposers } from '#server/mails.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk', 'Joris Smit')
})
beforeEach(() => app.clear())
afterAll(() => app.close())

const enquiry = { name: 'Layla', email: 'layla@example.nl', subject: 'Vraag', message: 'Doet het pijn?' }
const list = async (query = '') =>
  (await app.call(`/api/desk/messages${query}`, { cookie: desk.cookie })).body.messages
const post = (path: string, body: unknown = {}) =>
  app.call(`/api/desk/messages/${path}`, { body, cookie: desk.cookie })

it('dials what is a telephone number, and shows as it was typed what is none', async () => {
  for (const phone of ['06-12345678', '06 12345678 of 036 1234567'])
    await app.call('/api/contact', { body: { ...enquiry, phone } })
  const shown = (await list()).map((one: { shownPhone: string; dialledPhone: string | null }) => [
    one.shownPhone,
    one.dialledPhone,
  ])
  expect(shown).toContainEqual(['+31 6 12345678', '+31612345678'])
  expect(shown).toContainEqual(['06 12345678 of 036 1234567', null])
})

it('shows what the contact page received, what waits first', async () => {
  await app.call('/api/contact', { body: { ...enquiry, phone: '06-12345678' } })
  await app.call('/api/contact', { body: { ...enquiry, subject: 'Tweede' } })
  const [first, other] = await list()
  expect([first.shownPhone, other.shownPhone].toSorted()).toEqual(['+31 6 12345678', null])
  expect((await post(`${first.id}/done`)).status).toBe(200)
  expect(await list()).toMatchObject([{ doneAt: null }, { id: first.id, doneBy: 'Joris Smit' }])
  expect(await list('?state=open')).toHaveLength(1)
})

it('tells that there are older messages than it shows, and shows them when more are asked for', async () => {
  for (const subject of ['Eerste', 'Tweede', 'Derde'])
    await app.call('/api/contact', { body: { ...enquiry, subject } })
  const read = async (most: number) =>
    (await app.call(`/api/desk/messages?state=open&most=${most}`, { cookie: desk.cookie })).body
  const two = await read(2)
  expect([two.messages.length, two.hasOlder]).toEqual([2, true])
  const three = await read(3)
  expect([three.messages.length, three.hasOlder]).toEqual([3, false])
  expect(three.messages.slice(0, 2)).toEqual(two.messages)
})

it('counts all that wait, also those that it does not show', async () => {
  for (const subject of ['Eerste', 'Tweede', 'Derde'])
    await app.call('/api/contact', { body: { ...enquiry, subject } })
  const waiting = async (query: string) =>
    (await app.call(`/api/desk/messages?${query}`, { cookie: desk.cookie })).body.waiting
  expect(await waiting('state=open&most=1')).toBe(3)
  const [first] = await list()
  await app.call(`/api/desk/messages/${first.id}/done`, { body: {}, cookie: desk.cookie })
  expect([await waiting('state=done'), await waiting('')]).toEqual([2, 2])
})

it('names the treatments of a message in the language of who reads it', async () => {
  await app.call('/api/contact', { body: { ...enquiry, treatments: ['Lipfiller 0,5 ml'] }, language: 'es' })
  const read = async (language: Language) =>
    (await app.call('/api/desk/messages', { cookie: desk.cookie, language })).body.messages[0].treatments
  expect(await read('nl')).toEqual(['Lipfiller 0,5 ml'])
  expect(await read('en')).toEqual(['Lip filler 0.5 ml'])
})

it('answers in the language of the sender, and is done with that', async () => {
  await app.call('/api/contact', { body: enquiry, language: 'ar' })
  const [message] = await list()
  expect((await post(`${message.id}/reply`, { body: 'Nauwelijks.' })).status).toBe(202)
  const mail = await app.deps.db
    .selectFrom('mails')
    .select(['language', 'recipient', 'data'])
    .where('kind', '=', 'contact-reply')
    .executeTakeFirstOrThrow()
  expect([mail.language, mail.recipient]).toEqual(['ar', 'layla@example.nl'])
  const composed = await mailComposers(app.deps)['contact-reply']?.(mail.data, 'ar')
  expect(composed?.subject).toContain('Vraag')
  expect(composed?.text).toMatch(/Nauwelijks\.[\s\S]*Doet het pijn\?/)
  expect((await list())[0]).toMatchObject({
    replies: [{ body: 'Nauwelijks.', by: 'Joris Smit', state: 'queued' }],
  })
  expect((await list())[0].doneAt).not.toBeNull()
})

it('quotes what it answers without links, which a stranger may have sent under that address', async () => {
  const message = 'Kan dat?\nKijk op https://evil.example/x of mail noor@evil.example'
  await app.call('/api/contact', { body: { ...enquiry, message } })
  const { id } = (await list())[0]
  await post(`${id}/reply`, { body: 'Zie https://clinic.example/contact.' })
  const mails = app.deps.db.selectFrom('mails').select('data').where('kind', '=', 'contact-reply')
  const mail = await mailComposers(app.deps)['contact-reply']?.((await mails.executeTakeFirst())?.data, 'nl')
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('https://clinic.example/contact')
    expect(part).not.toMatch(/evil\.example|\/\/evil|@evil/)
    expect(part?.replaceAll('\u2060', '')).toContain('https://evil.example/x')
  }
})

it('sends a reply once, however often it comes with its key, and no other one with it', async () => {
  await app.call('/api/contact', { body: enquiry })
  const [{ id }] = await list()
  const reply = (body = 'Nauwelijks.') =>
    app.call(`/api/desk/messages/${id}/reply`, {
      body: { body },
      cookie: desk.cookie,
      headers: { 'Idempotency-Key': 'one answer' },
    })
  expect([(await reply()).status, (await reply()).status]).toEqual([202, 202])
  expect((await reply('Ja, een beetje.')).body).toMatchObject({ code: 'message_answered', message: { id } })
  expect((await list())[0].replies).toHaveLength(1)
  const mails = await app.deps.db
    .selectFrom('mails')
    .where('kind', '=', 'contact-reply')
    .select('id')
    .execute()
  expect(mails).toHaveLength(1)
})

it('does not answer twice what a colleague has answered or closed meanwhile, and shows it as it is', async () => {
  await app.call('/api/contact', { body: enquiry })
  const [{ id }] = await list()
  const unread = { replies: 0, done: false }
  expect((await post(`${id}/reply`, { body: 'Nauwelijks.', seen: unread })).status).toBe(202)
  const late = await post(`${id}/reply`, { body: 'Ja, een beetje.', seen: unread })
  expect([late.status, late.body.code]).toEqual([409, 'message_answered'])
  expect(await app.deps.metrics.text()).toContain('clinic_refusals_total{code="message_answered"}')
  expect(late.body.message).toMatchObject({ id, doneBy: 'Joris Smit', replies: [{ body: 'Nauwelijks.' }] })
  const more = { body: 'En het gaat snel over.', seen: { replies: 1, done: true } }
  expect((await post(`${id}/reply`, more)).status).toBe(202)

  await app.call('/api/contact', { body: { ...enquiry, subject: 'Tweede' } })
  const [second] = await list('?state=open')
  await post(`${second.id}/done`)
  expect((await post(`${second.id}/reply`, { body: 'Nauwelijks.', seen: unread })).status).toBe(409)
})

it('knows no message of another id', async () => {
  expect((await post(`${desk.id}/done`)).status).toBe(404)
  expect((await post(`${desk.id}/reply`, { body: 'x' })).status).toBe(404)
})

it('leads from a message to the card of its address, where only one has it', async () => {
  const book = (firstName: string, hour: string) =>
    app.call('/api/desk/appointments', {
      body: {
        treatmentType: 'Gratis consult',
        appointmentDate: `2026-11-24T${hour}`,
        ...{ firstName, lastName: 'Haddad', email: 'Layla@example.nl', source: 'phone' },
      },
      cookie: desk.cookie,
    })
  await app.call('/api/contact', { body: enquiry })
  const cards = async () => (await list()).map(({ cardId }: { cardId: string | null }) => cardId)
  expect(await cards()).toEqual([null])
  const { body } = await book('Layla', '10:00')
  expect(await cards()).toEqual([body.clientId])
  await book('Sami', '11:00')
  expect(await cards()).toEqual([null])
})

it('leads from the message of a client to their card, also once they have booked for a child', async () => {
  const { email } = registrationOf()
  await app.call('/api/contact', { body: { ...enquiry, email } })
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  const { body: sam } = await app.call('/api/appointments', { cookie, body: bookingOf({ firstName: 'Sam' }) })
  const cardId = async () => (await list())[0].cardId
  // Anybody can type an address at an account: until it is proven several may have it.
  expect(await cardId()).toBeNull()
  await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
  const { card_id: own } = await app.deps.db.selectFrom('clients').select('card_id').executeTakeFirstOrThrow()
  expect(await cardId()).toBe(own)
  const visit = await app.call(`/api/desk/appointments/${sam.id}`, { cookie: desk.cookie })
  expect(visit.body.clientId).not.toBe(own)
})
