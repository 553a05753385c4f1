import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountMailComposers } from '#server/features/account/emails.tsx'
import { sessionAnswer } from '#shared/features/account/contract.ts'
import type { CallOptions, TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const register = (changes: Record<string, unknown> = {}, options: CallOptions = {}) =>
  app.call('/api/auth/register', { body: registrationOf(changes), ...options })
const login = (username = 'noor', password = 'vier woorden op rij') =>
  app.call('/api/auth/login', { body: { username, password } })
const sessionStatus = async (cookie: string) => (await app.call('/api/auth/session', { cookie })).status
const mailsOf = (kind: string) =>
  app.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('created_at').execute()

/** The token in the link of the latest mail of a kind, found where a reader finds it: in its text. */
async function mailedToken(kind: string): Promise<string> {
  const mail = (await mailsOf(kind)).at(-1)
  if (mail === undefined) throw new Error(`no mail of the kind ${kind}`)
  const composed = await accountMailComposers(app.deps)[kind]?.(mail.data, mail.language)
  return /\?token=(\S+)/.exec(composed?.text ?? '')?.[1] ?? ''
}

describe('a registration', () => {
  it('answers with the session, sets its cookie and mails a link to verify the address', async () => {
    const answer = await register({ phone: '06 12345678', dateOfBirth: '1990-02-28' }, { language: 'es' })
    expect(answer.status).toBe(201)
    expect(sessionAnswer.parse(answer.body)).toEqual(answer.body)
    expect(answer.body.client).toMatchObject({
      username: 'noor',
      firstName: 'Noor',
      email: 'noor@example.nl',
      emailVerified: false,
      phone: '+31612345678',
      dateOfBirth: '1990-02-28',
      language: 'es',
    })
    expect(JSON.stringify(answer.body)).not.toContain('argon2')
    const [cookie, mark] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(mark).toBe('signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax')
    expect(await sessionStatus(sessionOf(answer))).toBe(200)
    expect(await mailsOf('account-verify-email')).toMatchObject([
      { recipient: 'noor@example.nl', language: 'es' },
    ])
  })

  it('keeps neither the password nor the token of the session', async () => {
    const answer = await register()
    const token = sessionOf(answer).split('=')[1] ?? ''
    const { db } = app.database
    const stored = JSON.stringify([
      await db.selectFrom('clients').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ])
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(stored).not.toContain('vier woorden')
    expect(stored).not.toContain(token)
  })

  it('takes a username once, however it is written', async () => {
    await register()
    const answer = await register({ username: 'NOOR', email: 'piet@example.nl' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'username_taken', fields: { username: answer.body.error } })
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  it('at the same moment makes one account of one username', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register()))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, ...Array(7).fill(409)])
  })

  it('answers the same when the address belongs to somebody, who is told by mail', async () => {
    const cookie = sessionOf(await register())
    const body = { token: await mailedToken('account-verify-email') }
    await app.call('/api/auth/verify-email', { body, cookie })
    const answer = await register({ username: 'stranger' })
    expect(answer.status).toBe(201)
    expect(answer.body.client).toMatchObject({ email: 'noor@example.nl', emailVerified: false })
    expect(await mailsOf('account-verify-email')).toHaveLength(1)
    expect(await mailsOf('account-exists')).toMatchObject([
      { recipient: 'noor@example.nl', data: { username: 'noor' } },
    ])
  })

  it.each([
    ['username', ''],
    ['username', 'ab'],
    ['username', 'x'.repeat(41)],
    ['username', 'noor de vries'],
    ['password', 'negen let'],
    ['password', '😀😃😄😁😆😅😂🙂🙃'],
    ['password', 'x'.repeat(201)],
    ['password', 'Password123'],
    ['password', '1234567890'],
    ['password', 'abababababab'],
    ['password', 'NOOR@example.nl'],
    ['firstName', ' '],
    ['lastName', undefined],
    ['email', 'noor'],
    ['phone', '12345'],
    ['dateOfBirth', '31-12-1990'],
    ['dateOfBirth', '2027-01-01'],
  ])('is refused when %s is %j', async (field, value) => {
    const answer = await register({ [field]: value })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect(answer.body.fields[field]).not.toMatch(/\{\{|errors\./)
    expect(await app.database.db.selectFrom('clients').select('id').execute()).toEqual([])
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a name with an apostrophe', { firstName: 'Siobhán', lastName: "O'Brien-d’Arc" }, {}],
    ['a name of one letter', { firstName: 'O', lastName: 'Y' }, {}],
    ['a leap day', { dateOfBirth: '1988-02-29' }, {}],
    ['a day in Arabic-Indic digits', { dateOfBirth: '١٩٨٨-٠٢-٢٩' }, { dateOfBirth: '1988-02-29' }],
    ['a telephone number from abroad', { phone: '0032 (0)470-12 34 56' }, { phone: '+32470123456' }],
    [
      'an address and a name pasted with spaces around them',
      { email: ' \u00a0noor@example.nl \t', username: '  noor ', firstName: ' Noor ' },
      { email: 'noor@example.nl', username: 'noor', firstName: 'Noor' },
    ],
    ['a username in capitals, shown as it was typed', { username: 'NOOR' }, { username: 'NOOR' }],
    ['a password of ten emoji', { password: '😀😃😄😁😆😅😂🙂🙃🦉' }, {}],
    ['a password that starts and ends with a space', { password: ' vier woorden ' }, {}],
  ])('takes %s, and the login does too', async (_what, typed, kept) => {
    const answer = await register(typed)
    const { password: _, ...shown } = { ...typed, ...kept }
    expect([answer.status, answer.body.client]).toMatchObject([201, shown])
    const { username, password } = registrationOf(typed)
    expect((await login(username, password)).status).toBe(200)
    expect((await login(username, password.trim().slice(0, -1))).status).toBe(401)
  })

  it('takes a name in any script and empty optional fields as none', async () => {
    const answer = await register({ username: 'فاطمة', firstName: 'فاطمة', phone: '', dateOfBirth: null })
    expect([answer.status, answer.body.client.phone]).toEqual([201, null])
    expect((await login('فاطمة')).status).toBe(200)
  })
})

describe('a login', () => {
  it('opens a session, whatever the case of the username', async () => {
    await register()
    const answer = await login('Noor ')
    expect(answer.status).toBe(200)
    expect(answer.body.client.firstName).toBe('Noor')
    expect(await sessionStatus(sessionOf(answer))).toBe(200)
  })

  it('says the same to a wrong password and to an unknown username', async () => {
    await register()
    const wrong = await login('noor', 'vijf woorden op rij')
    const unknown = await login('niemand')
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    expect(wrong.body.error).toContain('Ongeldige inloggegevens')
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    expect(unknown.headers.get('Set-Cookie')).toBeNull()
  })

  it('asks for both fields', async () => {
    const answer = await app.call('/api/auth/login', { body: { username: ' ' } })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['username', 'password']])
  })

  it('replaces the session that the browser had', async () => {
    const before = sessionOf(await register())
    const body = { username: 'noor', password: 'vier woorden op rij' }
    await app.call('/api/auth/login', { body, cookie: before })
    expect(await sessionStatus(before)).toBe(401)
  })
})

describe('a session', () => {
  it('is needed, and made-up ones do not count', async () => {
    const none = await app.call('/api/auth/session')
    expect([none.status, none.body.code]).toEqual([401, 'unauthorized'])
    expect(await sessionStatus('__Host-session=made-up')).toBe(401)
  })

  it('lasts 30 days from its last use', async () => {
    const cookie = sessionOf(await register())
    app.travelTo('2026-12-18T08:00:00Z')
    const used = await app.call('/api/auth/session', { cookie })
    expect([used.status, sessionOf(used)]).toEqual([200, cookie])
    app.travelTo('2027-01-17T07:59:00Z')
    expect(await sessionStatus(cookie)).toBe(200)
    app.travelTo('2027-02-16T08:00:00Z')
    expect(await sessionStatus(cookie)).toBe(401)
  })

  it('ends with the logout, which succeeds without one too', async () => {
    const cookie = sessionOf(await register())
    const answer = await app.call('/api/auth/logout', { method: 'POST', cookie })
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([
      200,
      expect.stringContaining('Max-Age=0'),
    ])
    // Going back does not show the portal from the browser's memory.
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"')
    expect(await sessionStatus(cookie)).toBe(401)
    expect((await app.call('/api/auth/logout', { method: 'POST' })).status).toBe(200)
  })
})

describe('a change from elsewhere', () => {
  it('is refused when another site asks for it, with or without a session', async () => {
    const cookie = sessionOf(await register())
    const foreign = { headers: { Origin: 'https://evil.example' } }
    for (const options of [{ ...foreign, cookie }, foreign, { headers: { Origin: 'null' }, cookie }]) {
      const answer = await app.call('/api/auth/logout', { method: 'POST', ...options })
      expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin'])
    }
    const booked = await app.call('/api/appointments', { body: bookingOf(), ...foreign })
    expect(booked.status).toBe(403)
    expect(await sessionStatus(cookie)).toBe(200)
  })

  it('is refused when the browser says it comes from another site, whatever else it leaves out', async () => {
    const cookie = sessionOf(await register())
    const bare = (headers: Record<string, string>) =>
      app.call('/api/auth/logout', { method: 'POST', headers: { Cookie: cookie, ...headers } })
    expect((await bare({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await bare({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
    expect(await sessionStatus(cookie)).toBe(200)
    expect((await bare({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })

  it('is taken from a program with a session of its own, which names no page', async () => {
    const cookie = sessionOf(await register())
    const bare = await app.call('/api/auth/logout', { method: 'POST', headers: { Cookie: cookie } })
    expect(bare.status).toBe(200)
    expect(await sessionStatus(cookie)).toBe(401)
  })
})

describe('a forgotten password', () => {
  const forgot = (email = 'noor@example.nl') => app.call('/api/auth/forgot', { body: { email } })
  const reset = (token: string, password = 'een heel ander wachtwoord') =>
    app.call('/api/auth/reset', { body: { token, password } })
  const check = async (token: string) =>
    (await app.call('/api/auth/reset/check', { body: { token } })).body.code ?? 'good'

  it('is replaced by the link of a mail, once, however often it was looked at, which ends every session', async () => {
    const cookie = sessionOf(await register())
    expect(await forgot('NOOR@example.nl')).toMatchObject({ status: 200, body: { status: 'pending' } })
    const token = await mailedToken('account-reset-password')
    expect([await check(token), await check(token)]).toEqual(['good', 'good'])
    expect((await reset(token)).status).toBe(200)
    expect(await sessionStatus(cookie)).toBe(401)
    expect((await login()).status).toBe(401)
    expect((await login('noor', 'een heel ander wachtwoord')).status).toBe(200)
    expect(await reset(token)).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
    expect(await check(token)).toBe('link_invalid')
    expect(await mailsOf('account-password-changed')).toHaveLength(1)
  })

  it('answers the same for an unknown address, and mails nothing', async () => {
    await register()
    const known = await forgot()
    const unknown = await forgot('niemand@example.nl')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await mailsOf('account-reset-password')).toHaveLength(1)
    expect((await forgot('niemand')).status).toBe(422)
  })

  it('keeps nothing that opens the account', async () => {
    await register()
    await forgot()
    const token = await mailedToken('account-reset-password')
    const { db } = app.database
    const stored = JSON.stringify([
      await db.selectFrom('account_tokens').selectAll().execute(),
      await db.selectFrom('mails').selectAll().execute(),
    ])
    expect(token).toHaveLength(76)
    expect(stored).not.toContain(token)
    expect((await reset(token.split('.')[0] ?? '')).status).toBe(422)
  })

  it('is not replaced by an expired link or a link of another kind', async () => {
    await register()
    const other = await mailedToken('account-verify-email')
    expect([(await reset(other)).status, await check(other)]).toEqual([422, 'link_invalid'])
    await forgot()
    const token = await mailedToken('account-reset-password')
    app.travelTo('2026-11-19T09:00:00Z')
    expect([(await reset(token)).status, await check(token)]).toEqual([422, 'link_invalid'])
    app.travelTo('2026-11-19T08:59:59Z')
    expect((await reset(token)).status).toBe(200)
  })

  it('is not replaced by a bad one, and the link stays good for a better', async () => {
    await register()
    await forgot()
    const token = await mailedToken('account-reset-password')
    for (const bad of ['kort', 'Password123']) {
      expect((await reset(token, bad)).body).toMatchObject({ fields: { password: expect.any(String) } })
    }
    expect((await reset(token)).status).toBe(200)
  })
})

describe('an address', () => {
  const bookAsGuest = async (changes: Record<string, unknown> = {}) =>
    (await app.call('/api/appointments', { body: bookingOf(changes) })).body.id as string
  const ownersOf = async () =>
    Object.fromEntries(
      (await app.database.db.selectFrom('appointments').select(['id', 'client_id']).execute()).map((row) => [
        row.id,
        row.client_id,
      ]),
    )
  const verify = (token: string, cookie: string | undefined) =>
    app.call('/api/auth/verify-email', { body: { token }, cookie })

  it('brings its appointments to the account once it is verified, never before', async () => {
    const mine = await bookAsGuest({ email: 'Noor@Example.nl' })
    const other = await bookAsGuest({ email: 'piet@example.nl' })
    const { client } = (await register()).body
    const cookie = sessionOf(await login())
    expect(await ownersOf()).toEqual({ [mine]: null, [other]: null })
    const token = await mailedToken('account-verify-email')
    expect((await verify(token, cookie)).status).toBe(200)
    expect(await ownersOf()).toEqual({ [mine]: client.id, [other]: null })
    expect((await login()).body.client.emailVerified).toBe(true)
    expect(await verify(token, cookie)).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
  })

  it('of a guest is not given to a stranger who registers with it, whoever presses the button', async () => {
    const visit = await bookAsGuest({ notes: 'zwanger' })
    const stranger = sessionOf(await register({ username: 'noor@example.nl', firstName: 'Bel 0900-1234' }))
    const token = await mailedToken('account-verify-email')
    expect(await verify(token, undefined)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    const own = sessionOf(await register({ username: 'noor2', email: 'anders@example.nl' }))
    expect(await verify(token, own)).toMatchObject({ status: 403, body: { code: 'other_account' } })
    expect(await ownersOf()).toEqual({ [visit]: null })
    expect((await app.call('/api/appointments', { cookie: stranger })).body).toEqual([])
    const data = await app.call('/api/profile/export', { cookie: stranger })
    expect(JSON.stringify(data.body)).not.toContain('zwanger')
    // The next booking of the owner stays a guest's too.
    const next = await bookAsGuest({ appointmentDate: '2026-11-25T10:00' })
    expect((await ownersOf())[next]).toBeNull()
    // The link has not been used up: it still works for who asked, in the session of that account.
    expect((await verify(token, stranger)).status).toBe(200)
  })

  it('is greeted without the names that a stranger typed', async () => {
    await register({ username: 'www.evil.example', firstName: 'Bel 0900-1234' })
    await app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
    for (const kind of ['account-verify-email', 'account-reset-password']) {
      const [mail] = await mailsOf(kind)
      const composed = await accountMailComposers(app.deps)[kind]?.(mail?.data, 'nl')
      expect(composed?.text).toContain('Goedendag,')
      expect(composed?.html).not.toContain('0900')
      if (kind === 'account-verify-email') expect(composed?.html).not.toContain('evil.example')
    }
  })

  it('brings a later booking of a guest to the account too', async () => {
    const registered = await register()
    const { client } = registered.body
    const before = await bookAsGuest()
    expect((await ownersOf())[before]).toBeNull()
    await verify(await mailedToken('account-verify-email'), sessionOf(registered))
    const after = await bookAsGuest({ appointmentDate: '2026-11-25T10:00' })
    expect(await ownersOf()).toEqual({ [before]: client.id, [after]: client.id })
  })

  it('is verified by one account only', async () => {
    const one = sessionOf(await register())
    const first = await mailedToken('account-verify-email')
    app.travelTo('2026-11-19T08:01:00Z')
    const two = sessionOf(await register({ username: 'second' }))
    const second = await mailedToken('account-verify-email')
    expect((await verify(second, two)).status).toBe(200)
    expect((await verify(first, one)).status).toBe(422)
  })

  it('is verified within an hour, not after it, nor by a made-up link', async () => {
    const cookie = sessionOf(await register())
    const token = await mailedToken('account-verify-email')
    expect((await verify(`${token.slice(0, -2)}AA`, cookie)).status).toBe(422)
    expect((await verify('', cookie)).status).toBe(422)
    app.travelTo('2026-11-19T09:00:00Z')
    expect((await verify(token, cookie)).status).toBe(422)
    app.travelTo('2026-11-19T08:59:59Z')
    expect((await verify(token, cookie)).status).toBe(200)
  })
})
