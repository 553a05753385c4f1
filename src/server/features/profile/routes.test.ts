import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountMailComposers } from '#server/features/account/emails.tsx'
import { preferencesAnswer, profileAnswer } from '#shared/features/account/contract.ts'
import { mailComposers } from '#server/mails.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const password = 'vier woorden op rij'
const register = async (changes: Record<string, unknown> = {}) =>
  sessionOf(await app.call('/api/auth/register', { body: registrationOf(changes) }))
const login = (typed = password) =>
  app.call('/api/auth/login', { body: { username: 'noor', password: typed } })
const get = (path: string, cookie?: string) => app.call(path, { cookie })
const patch = (path: string, body: unknown, cookie?: string) =>
  app.call(path, { method: 'PATCH', body, cookie })
const book = async (cookie: string, changes: Record<string, unknown> = {}) =>
  (await app.call('/api/appointments', { body: bookingOf(changes), cookie })).body.id as string
const mailsOf = (kind: string) =>
  app.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).execute()

async function writeMessage(): Promise<void> {
  const message = { name: 'Noor', email: 'noor@example.nl', subject: 'Vraag', message: 'Doet het pijn?' }
  const answer = await app.call('/api/contact', { body: { ...message, treatments: [] } })
  expect(answer.status).toBe(202)
}

async function verify(cookie: string): Promise<void> {
  const [mail] = await mailsOf('account-verify-email')
  const composed = await accountMailComposers(app.deps)['account-verify-email']?.(mail?.data, 'nl')
  const token = /\?token=(\S+)/.exec(composed?.text ?? '')?.[1]
  const answer = await app.call('/api/auth/verify-email', { body: { token }, cookie })
  expect(answer.status).toBe(200)
}

it('everything about an account needs its session', async () => {
  const answers = await Promise.all([
    get('/api/profile'),
    patch('/api/profile', { firstName: 'Sara' }),
    app.call('/api/profile', { method: 'DELETE', body: { password } }),
    app.call('/api/profile/password', {
      body: { currentPassword: password, newPassword: 'een ander woord' },
    }),
    app.call('/api/profile/verification', { method: 'POST' }),
    get('/api/profile/export'),
    get('/api/preferences'),
    patch('/api/preferences', { reminders: false }),
    get('/api/profile/sessions'),
    app.call('/api/profile/sessions', { method: 'DELETE' }),
    app.call('/api/profile/sessions/x', { method: 'DELETE' }),
    // What is sent along makes no difference.
    patch('/api/preferences', { language: 'de' }),
    app.call('/api/profile', { method: 'DELETE' }),
  ])
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    Array(13).fill('401 unauthorized'),
  )
})

describe('the profile', () => {
  it('is read, and changed field by field', async () => {
    const cookie = await register({ phone: '0612345678' })
    const before = (await get('/api/profile', cookie)).body
    expect(profileAnswer.parse(before)).toEqual(before)
    const changed = await patch('/api/profile', { firstName: ' Sara ', dateOfBirth: '1990-02-28' }, cookie)
    expect(changed.status).toBe(200)
    expect(changed.body).toEqual({ ...before, firstName: 'Sara', dateOfBirth: '1990-02-28' })
    expect((await patch('/api/profile', { phone: null, dateOfBirth: '' }, cookie)).body).toMatchObject({
      phone: null,
      dateOfBirth: null,
      firstName: 'Sara',
    })
    const arabic = await patch('/api/profile', { phone: '٠٦١٢٣٤٥٦٧٨', dateOfBirth: '١٩٩٠-٠٢-٢٨' }, cookie)
    expect(arabic.body).toMatchObject({ phone: '+31612345678', dateOfBirth: '1990-02-28' })
    expect((await patch('/api/profile', {}, cookie)).body.firstName).toBe('Sara')
    expect((await get('/api/auth/session', cookie)).body.client.firstName).toBe('Sara')
  })

  it('does not touch anybody else', async () => {
    const cookie = await register()
    const other = await register({ username: 'other', email: 'other@example.nl', firstName: 'Piet' })
    await patch('/api/profile', { firstName: 'Sara', id: 'x', username: 'other' }, cookie)
    expect((await get('/api/profile', other)).body.firstName).toBe('Piet')
    expect((await get('/api/profile', cookie)).body).toMatchObject({ username: 'noor', firstName: 'Sara' })
  })

  it.each([
    ['firstName', ''],
    ['lastName', 'x'.repeat(81)],
    ['email', 'geen adres'],
    ['phone', '12'],
    ['dateOfBirth', '2030-01-01'],
    ['dateOfBirth', '1990-02-30'],
  ])('is not changed when %s is %j', async (field, value) => {
    const cookie = await register()
    const answer = await patch('/api/profile', { [field]: value }, cookie)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it('takes a new address in place of one that was never proven, and mails it a link', async () => {
    const cookie = await register()
    const answer = await patch('/api/profile', { email: 'nieuw@example.nl' }, cookie)
    expect(answer.body).toMatchObject({ email: 'nieuw@example.nl', emailVerified: false })
    const recipients = (await mailsOf('account-verify-email')).map((mail) => mail.recipient)
    expect(recipients.toSorted()).toEqual(['nieuw@example.nl', 'noor@example.nl'])
    expect(await mailsOf('account-email-changed')).toEqual([])
  })

  it('leaves a proven address with the password only, and tells the old one', async () => {
    const cookie = await register()
    await verify(cookie)
    const change = (currentPassword?: string) =>
      patch('/api/profile', { email: 'nieuw@example.nl', currentPassword }, cookie)
    expect((await change()).body.fields).toEqual({ currentPassword: expect.any(String) })
    expect((await change('verkeerd woord')).body.fields).toEqual({ currentPassword: expect.any(String) })
    expect((await patch('/api/profile', { email: 'NOOR@example.nl' }, cookie)).body.emailVerified).toBe(true)
    expect((await change(password)).body).toMatchObject({ email: 'nieuw@example.nl', emailVerified: false })
    expect((await mailsOf('account-email-changed')).map((mail) => mail.recipient)).toEqual([
      'NOOR@example.nl',
    ])
  })

  it('stops the links that were mailed to the old address', async () => {
    const cookie = await register()
    await app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
    const [mail] = await mailsOf('account-reset-password')
    const composed = await accountMailComposers(app.deps)['account-reset-password']?.(mail?.data, 'nl')
    const token = /\?token=(\S+)/.exec(composed?.text ?? '')?.[1]
    await patch('/api/profile', { email: 'nieuw@example.nl' }, cookie)
    const reset = await app.call('/api/auth/reset', { body: { token, password: 'een heel ander woord' } })
    expect(reset.body.code).toBe('link_invalid')
  })

  it('mails the link that proves the address again, until it is proven', async () => {
    const cookie = await register()
    const again = () => app.call('/api/profile/verification', { method: 'POST', cookie })
    expect((await again()).body).toEqual({ status: 'pending' })
    const mails = await mailsOf('account-verify-email')
    expect(mails).toHaveLength(2)
  })
})

describe('a new password', () => {
  const change = (cookie: string, currentPassword: string, newPassword: string) =>
    app.call('/api/profile/password', { body: { currentPassword, newPassword }, cookie })

  it('ends every session everywhere and goes on with a new one here', async () => {
    const here = await register()
    await verify(here)
    const there = sessionOf(await login())
    const answer = await change(here, password, 'een heel ander woord')
    expect(answer.status).toBe(200)
    const statuses = [here, there, sessionOf(answer)].map(
      async (one) => (await get('/api/profile', one)).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 401, 200])
    expect([(await login()).status, (await login('een heel ander woord')).status]).toEqual([401, 200])
    expect(await mailsOf('account-password-changed')).toHaveLength(1)
  })

  it('needs the old one, and has to be a good one', async () => {
    const cookie = await register()
    const fieldsOf = async (...typed: [string, string]) => (await change(cookie, ...typed)).body.fields
    expect(await fieldsOf('verkeerd woord', 'een heel ander woord')).toEqual({
      currentPassword: 'Dit wachtwoord klopt niet. Probeer het opnieuw.',
    })
    expect(await fieldsOf(password, 'kort')).toEqual({ newPassword: 'Gebruik ten minste 10 tekens.' })
    expect(Object.keys(await fieldsOf(password, 'Password123'))).toEqual(['newPassword'])
    expect((await get('/api/profile', cookie)).status).toBe(200)
  })
})

describe('the export', () => {
  it('holds everything about the client, and nothing of anybody else or of how the account is kept', async () => {
    const cookie = await register({ dateOfBirth: '1990-02-28' })
    await verify(cookie)
    await book(cookie, { notes: 'Eerste keer', subscribeNewsletter: true })
    await writeMessage()
    const other = await register({ username: 'other', email: 'other@example.nl' })
    await book(other, { notes: 'van een ander', email: 'other@example.nl' })
    const answer = await get('/api/profile/export', cookie)
    expect(answer.headers.get('Content-Disposition')).toContain('attachment')
    expect(answer.body).toMatchObject({
      profile: { username: 'noor', dateOfBirth: '1990-02-28' },
      preferences: { reminders: true },
      appointments: [
        {
          treatmentType: 'Gratis consult',
          notes: 'Eerste keer',
          phone: '+31612345678',
          room: expect.any(Number),
        },
      ],
      newsletter: { name: 'Noor', askedAt: expect.any(String), confirmedAt: null },
      sessions: [{}],
    })
    expect(answer.body.mails.map((mail: { kind: string }) => mail.kind)).toContain('booking-confirmation')
    expect(answer.body.messages).toMatchObject([{ subject: 'Vraag', message: 'Doet het pijn?' }])
    expect(JSON.stringify(answer.body)).not.toMatch(/van een ander|other@|argon2|token|hash/i)
  })

  it('tells what is kept by address alone only to who has proven the address', async () => {
    await app.call('/api/appointments', { body: bookingOf({ subscribeNewsletter: true }) })
    await writeMessage()
    const cookie = await register()
    const unproven = (await get('/api/profile/export', cookie)).body
    expect([unproven.mails, unproven.messages, unproven.newsletter]).toEqual([[], [], undefined])
    const page = (await get('/api/profile/export?format=html', cookie)).body
    expect(page).toContain('Bevestig uw e-mailadres')
    expect(page).not.toContain('Doet het pijn?')
    await verify(cookie)
    const proven = (await get('/api/profile/export', cookie)).body
    expect(proven.mails.map((mail: { kind: string }) => mail.kind)).toContain('booking-confirmation')
    expect([proven.messages.length, proven.newsletter.name]).toEqual([1, 'Noor'])
    const whole = (await get('/api/profile/export?format=html', cookie)).body
    expect(whole).toContain('Afspraak geboekt · De cliënt, op de site')
    expect(whole).not.toContain('visit.booked')
  })

  it.each(languages)('names every kind of mail that a client gets, in %s', (language) => {
    const t = translatorFor(language)
    const kinds = Object.keys(mailComposers(app.deps)).filter((kind) => !kind.endsWith('-notice'))
    const named = kinds.filter(
      (kind) => t(`dataExport.mail.${kind}` as MessageKey) !== `dataExport.mail.${kind}`,
    )
    expect(named).toEqual(kinds)
  })

  it.each(languages)('can be read as a page in %s', async (language) => {
    const cookie = await register({ firstName: '<b>Noor</b>' })
    await verify(cookie)
    await book(cookie, { notes: '<script>' })
    await writeMessage()
    const answer = await get(`/api/profile/export?format=html&language=${language}`, cookie)
    expect(answer.headers.get('Content-Type')).toContain('text/html')
    expect(answer.body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(answer.body).toContain('&lt;b&gt;Noor')
    expect(answer.body).not.toMatch(
      /\{\{|dataExport\.|appointment\.|undefined|<script|account-verify|contact-copy/,
    )
  })

  it('names each treatment of a message on a line of its own, since names hold commas', async () => {
    const cookie = await register()
    await verify(cookie)
    const message = { name: 'Noor', email: 'noor@example.nl', subject: 'Vraag', message: 'Doet het pijn?' }
    const treatments = ['Lipfiller 0,5 ml', 'Lipfiller 1 ml']
    await app.call('/api/contact', { body: { ...message, treatments } })
    const page = (await get('/api/profile/export?format=html', cookie)).body
    expect(page).toContain('Lipfiller 0,5 ml\nLipfiller 1 ml')
  })

  it('comes in the formats there are', async () => {
    expect((await get('/api/profile/export?format=pdf', await register())).status).toBe(422)
  })
})

describe('the preferences', () => {
  it('are read, and changed one by one', async () => {
    const cookie = await register()
    const before = await get('/api/preferences', cookie)
    expect(preferencesAnswer.parse(before.body)).toEqual({
      language: 'nl',
      reminders: true,
      newsletter: false,
    })
    expect((await patch('/api/preferences', { language: 'ar' }, cookie)).body.language).toBe('ar')
    expect((await patch('/api/preferences', { reminders: false }, cookie)).body).toEqual({
      language: 'ar',
      reminders: false,
      newsletter: false,
    })
    expect((await get('/api/auth/session', cookie)).body.client.language).toBe('ar')
  })

  it('put a proven address on the newsletter list at once, and take it off', async () => {
    const cookie = await register()
    await verify(cookie)
    const listed = () => app.database.db.selectFrom('subscribers').select('confirmed_at').execute()
    expect((await patch('/api/preferences', { newsletter: true }, cookie)).body.newsletter).toBe(true)
    expect(await listed()).toEqual([{ confirmed_at: new Date(testNow) }])
    expect((await patch('/api/preferences', { newsletter: false }, cookie)).body.newsletter).toBe(false)
    expect(await listed()).toEqual([])
    expect((await patch('/api/preferences', { newsletter: true }, cookie)).body.newsletter).toBe(true)
    expect(await listed()).toEqual([{ confirmed_at: new Date(testNow) }])
  })

  it('change the language of the newsletter too, once the address is proven', async () => {
    const cookie = await register()
    const inLanguage = async () =>
      (await app.database.db.selectFrom('subscribers').select('language').execute()).map(
        ({ language }) => language,
      )
    await patch('/api/preferences', { newsletter: true }, cookie)
    await patch('/api/preferences', { language: 'es' }, cookie)
    expect(await inLanguage()).toEqual(['nl'])
    await verify(cookie)
    expect(await inLanguage()).toEqual(['es'])
    await patch('/api/preferences', { language: 'ar' }, cookie)
    expect(await inLanguage()).toEqual(['ar'])
    await patch('/api/preferences', { language: 'en', newsletter: true }, cookie)
    expect(await inLanguage()).toEqual(['en'])
  })

  it('ask by mail before an address that is not proven gets the newsletter', async () => {
    const cookie = await register()
    expect((await patch('/api/preferences', { newsletter: true }, cookie)).body.newsletter).toBe(true)
    const listed = () => app.database.db.selectFrom('subscribers').select('confirmed_at').execute()
    expect(await listed()).toEqual([{ confirmed_at: null }])
    await verify(cookie)
    expect(await listed()).toEqual([{ confirmed_at: new Date(testNow) }])
  })

  it.each([
    ['language', 'fr'],
    ['reminders', 'yes'],
    ['newsletter', null],
  ])('are not changed when %s is %j', async (field, value) => {
    const answer = await patch('/api/preferences', { [field]: value }, await register())
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })
})
