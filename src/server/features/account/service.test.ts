import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { accountMailComposers } from '#server/features/account/emails.tsx'
import { mailComposers } from '#server/mails.ts'
import type { NamedNetwork, NamedNetworks } from '#server/platform/http/rate-limit.ts'
import { createRateLimits } from '#server/platform/http/rate-limit.ts'
import { mailsPerDay } from '#server/platform/mail/queue.ts'
import { addMinutes } from '#shared/lib/time.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
let household = 'one'
let aroundIt: NamedNetwork[] = []
beforeAll(async () => {
  const networksOf = (): NamedNetworks => [{ key: household, share: 1 }, ...aroundIt]
  const limits = { take: () => Promise.resolve(null), networksOf }
  app = await openTestApp({ limits })
})
afterAll(() => app.close())
afterEach(async () => {
  household = 'one'
  aroundIt = []
  app.travelTo(testNow)
  await app.clear()
})
const guess = (username: string, password = 'verkeerd woord') =>
  app.call('/api/auth/login', { body: { username, password } })
const guesses = async (count: number, username: string) => {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await guess(username)).status)
  return statuses
}

const mailsTo = (recipient: string) =>
  app.database.db.selectFrom('mails').select('id').where('recipient', '=', recipient).execute()

describe('guessing', () => {
  it('at one account is slowed down ever more, and tells how long to wait', async () => {
    await app.call('/api/auth/register', { body: registrationOf() })
    expect(await guesses(6, 'noor')).toEqual(Array(6).fill(401))
    const first = await guess('noor', 'vier woorden op rij')
    expect([first.status, first.body.code, first.headers.get('Retry-After')]).toEqual([
      429,
      'rate_limited',
      '2',
    ])
    app.travelTo('2026-11-19T08:00:02Z')
    expect((await guess('noor')).status).toBe(401)
    expect((await guess('noor')).headers.get('Retry-After')).toBe('4')
    app.travelTo('2026-11-19T08:00:06Z')
    expect((await guess('noor', 'vier woorden op rij')).status).toBe(200)
    expect((await guess('noor')).status).toBe(401)
  })

  it('from everywhere keeps nobody out of a browser that signed in before', async () => {
    const home = (await app.call('/api/auth/register', { body: registrationOf() })).headers.getSetCookie()
    const cookie = home.map((line) => line.split(';')[0]).join('; ')
    for (let n = 0; n < 22; n++) {
      household = `stranger ${n}`
      await guess('noor')
    }
    household = 'new browser'
    expect((await guess('noor', 'vier woorden op rij')).status).toBe(429)
    const body = { username: 'noor', password: 'vier woorden op rij' }
    expect((await app.call('/api/auth/login', { body, cookie })).status).toBe(200)
  })

  it('on a browser that signed in before is slowed down too, and such a browser helps at no other account', async () => {
    const home = (await app.call('/api/auth/register', { body: registrationOf() })).headers.getSetCookie()
    const cookie = home.map((line) => line.split(';')[0]).join('; ')
    const statuses = async (username: string) => {
      const all: number[] = []
      for (let n = 0; n < 7; n++)
        all.push((await app.call('/api/auth/login', { body: { username, password: 'mis' }, cookie })).status)
      return all
    }
    expect(await statuses('noor')).toEqual([...Array(6).fill(401), 429])
    expect(await statuses('piet')).toEqual([...Array(6).fill(401), 429])
    expect((await guesses(1, 'noor'))[0]).toBe(401)
  })

  it('no longer keeps the owner out once a mail has proven them', async () => {
    await app.call('/api/auth/register', { body: registrationOf() })
    for (let n = 0; n < 22; n++) {
      household = `stranger ${n}`
      await guess('noor')
    }
    household = 'home'
    await app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
    const [mail] = await app.database.db
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'account-reset-password')
      .execute()
    const composed = await accountMailComposers(app.deps)['account-reset-password']?.(mail?.data, 'nl')
    const token = /\?token=(\S+)/.exec(composed?.text ?? '')?.[1] ?? ''
    const password = 'een heel ander wachtwoord'
    expect((await app.call('/api/auth/reset', { body: { token, password } })).status).toBe(200)
    expect((await guess('noor', password)).status).toBe(200)
  })

  it('at the door does not keep who is signed in from confirming with the password', async () => {
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    for (let n = 0; n < 22; n++) {
      household = `stranger ${n}`
      await guess('noor')
    }
    household = 'home'
    const body = { currentPassword: 'vier woorden op rij', newPassword: 'een heel ander woord' }
    expect((await app.call('/api/profile/password', { body, cookie })).status).toBe(200)
  })

  it('is slowed down alike for accounts that do not exist', async () => {
    expect(await guesses(7, 'niemand')).toEqual([...Array(6).fill(401), 429])
  })

  it('does not keep the owner out at home when somebody elsewhere guesses a few times', async () => {
    await app.call('/api/auth/register', { body: registrationOf() })
    await guesses(7, 'noor')
    household = 'home'
    expect((await guess('noor', 'vier woorden op rij')).status).toBe(200)
  })

  it('at many accounts from one household is slowed down too', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 32; n++) statuses.push((await guess(`somebody${n}`)).status)
    expect(statuses).toEqual([...Array(31).fill(401), 429])
  })

  it('from many households of one larger network is slowed down too', async () => {
    aroundIt = [{ key: 'site', share: 0.1 }]
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) {
      household = `house ${n}`
      statuses.push((await guess(`somebody${n}`)).status)
    }
    expect(statuses).toEqual([...Array(4).fill(401), 429])
  })

  it('of the password in a session is slowed down too', async () => {
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    const body = { currentPassword: 'verkeerd woord', newPassword: 'een heel ander woord' }
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) {
      statuses.push((await app.call('/api/profile/password', { body, cookie })).status)
    }
    expect(statuses).toEqual([...Array(6).fill(422), 429])
  })
})

it('signing in is slowed down for who owns many networks, and for nobody else', async () => {
  const settings = { trustProxy: ['127.0.0.1'], secret: 'secret', pool: undefined, log: app.deps.log }
  const server = createApp({ ...app.deps, limits: createRateLimits(settings) })
  const incoming = { socket: { remoteAddress: '127.0.0.1' } }
  // What was not typed is not looked up: it costs no hash here.
  const statusFrom = async (address: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
    const asked = { method: 'POST', headers, body: '{}' }
    return (await server.request('/api/auth/login', asked, { incoming })).status
  }
  const statuses: number[] = []
  for (let n = 0; n < 802; n++) statuses.push(await statusFrom(`2001:db8:7:${(n * 80).toString(16)}::1`))
  expect(statuses).toEqual([...Array(800).fill(422), 429, 429])
  expect(await statusFrom('2001:db8:8::1')).toBe(422)
})

describe('a mail that anybody can ask for', () => {
  it('to set a password floods no address, and nothing tells of it', async () => {
    await app.call('/api/auth/register', { body: registrationOf() })
    const forgot = () => app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
    const answers = await Promise.all(Array.from({ length: 8 }, forgot))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    // Beside the one of the registration.
    expect(await mailsTo('noor@example.nl')).toHaveLength(1 + 4)
  })

  it('does not leave once its link has ended, however long it waited', async () => {
    await app.call('/api/auth/register', { body: registrationOf() })
    await app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
    const { data } = await app.database.db
      .selectFrom('mails')
      .select('data')
      .where('kind', '=', 'account-reset-password')
      .executeTakeFirstOrThrow()
    const leaving = () => mailComposers(app.deps)['account-reset-password']?.(data, 'nl')
    expect((await leaving())?.text).toContain('token=')
    app.travelTo(addMinutes(app.deps.now(), 61).toISOString())
    expect(await leaving()).toBeNull()
  })

  it('comes for its owner too, whatever a stranger asks for with the same address', async () => {
    const own = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    const other = registrationOf({ username: 'vreemd' })
    const strange = sessionOf(await app.call('/api/auth/register', { body: other }))
    const verify = async (cookie: string) =>
      (await app.call('/api/profile/verification', { body: {}, cookie })).status
    for (let n = 0; n < 4; n++) expect(await verify(strange)).toBe(200)
    expect(await verify(strange)).toBe(429)
    expect(await verify(own)).toBe(200)
    await app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
    const kinds = await app.database.db.selectFrom('mails').select('kind').execute()
    expect(kinds.filter(({ kind }) => kind === 'account-reset-password')).toHaveLength(2)
  })

  it('by writing, booking and subscribing reaches an address only so often a day, and account mails still do', async () => {
    const email = 'noor@example.nl'
    const message = { name: 'Noor', email, subject: 'Vraag', message: 'Kan dat?' }
    const write = () => app.call('/api/contact', { body: message })
    // All at once: on a server of many connections they count each other.
    await Promise.all(Array.from({ length: mailsPerDay + 5 }, write))
    expect(await mailsTo(email)).toHaveLength(mailsPerDay)
    expect((await app.call('/api/appointments', { body: bookingOf() })).status).toBe(201)
    await app.call('/api/newsletter/subscribe', { body: { email } })
    expect(await mailsTo(email)).toHaveLength(mailsPerDay)
    expect(await mailsTo('balie@clinic.example')).toHaveLength(mailsPerDay + 6)
    await app.call('/api/auth/register', { body: registrationOf() })
    expect(await mailsTo(email)).toHaveLength(mailsPerDay + 1)
    app.travelTo('2026-11-20T08:00:01Z')
    await app.call('/api/contact', { body: message })
    expect(await mailsTo(email)).toHaveLength(mailsPerDay + 2)
  })

  it('keeps no confirmation from a client who has proven the address', async () => {
    const email = 'noor@example.nl'
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    await app.database.db
      .updateTable('clients')
      .set({ email_verified_at: new Date(testNow) })
      .execute()
    const message = { name: 'Vreemd', email, subject: 'Vraag', message: 'Kan dat?' }
    for (let n = 0; n < mailsPerDay; n++) await app.call('/api/contact', { body: message })
    const { body } = await app.call('/api/appointments', { body: bookingOf(), cookie })
    await app.call(`/api/appointments/${body.id}/cancel`, { body: {}, cookie })
    const kinds = (await app.database.db.selectFrom('mails').select(['kind', 'recipient']).execute())
      .filter(({ recipient }) => recipient === email)
      .map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['booking-confirmation', 'booking-cancelled']))
  })

  it('about a visit is one at an address that its account only took, though another was proven before', async () => {
    const firstName = 'Win 500 euro, bel 0900 1234'
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    const prove = () =>
      app.database.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
    await prove()
    const { body } = await app.call('/api/appointments', { body: bookingOf({ firstName }), cookie })
    const patch = { email: 'vera@example.nl', currentPassword: 'vier woorden op rij' }
    await app.call('/api/profile', { method: 'PATCH', body: patch, cookie })
    for (let n = 0; n < mailsPerDay + 5; n++) {
      const wish = { appointmentDate: `2026-11-${n % 2 ? 26 : 27}T10:00` }
      const moved = await app.call(`/api/appointments/${body.id}/reschedule`, { body: wish, cookie })
      expect(moved.status).toBe(200)
    }
    expect(await mailsTo('vera@example.nl')).toHaveLength(mailsPerDay)
    const mail = app.database.db.selectFrom('mails').select('data').where('kind', '=', 'booking-moved')
    const { data } = await mail.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    const startsAt = '2026-11-27T09:00:00.000Z'
    const said = async () => {
      const composers = mailComposers(app.deps)
      const mails = [
        await composers['booking-moved']?.({ ...(data as object), startsAt }, 'nl'),
        await composers['visit-reminder']?.({ appointmentId: body.id, startsAt }, 'nl'),
      ]
      return mails.map((each) => [each?.text.includes('0900'), each?.text.includes('niet geboekt?')])
    }
    expect(await said()).toEqual([
      [false, true],
      [false, true],
    ])
    await prove()
    expect(await said()).toEqual([
      [true, false],
      [true, false],
    ])
    // One that waited while the account took its own address back.
    await app.database.db.updateTable('clients').set({ email: 'noor@example.nl' }).execute()
    expect((await said())[0]).toEqual([false, true])
  })

  it('to set a password costs the same work for an unknown address, which is taken back', async () => {
    const asked: string[] = []
    const other = await openTestApp({
      mails: { enqueue: (_trx, { to }) => Promise.resolve(void asked.push(to)) },
    })
    const call = (path: string, body: object) => other.call(path, { body })
    await call('/api/auth/register', registrationOf())
    for (const email of ['noor@example.nl', 'niemand@example.nl']) await call('/api/auth/forgot', { email })
    expect(asked.slice(1)).toEqual(['noor@example.nl', 'niemand@example.nl'])
    await other.close()
  })

  it('to prove an address floods none that registrations name', async () => {
    for (let n = 0; n < 8; n++) {
      const answer = await app.call('/api/auth/register', { body: registrationOf({ username: `noor${n}` }) })
      expect(answer.status).toBe(201)
    }
    expect(await mailsTo('noor@example.nl')).toHaveLength(4)
  })

  it('floods no address that an account takes again and again', async () => {
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      for (const email of ['piet@example.nl', `ander${n}@example.nl`]) {
        const answer = await app.call('/api/profile', { method: 'PATCH', body: { email }, cookie })
        if (email === 'piet@example.nl') statuses.push(answer.status)
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    expect(await mailsTo('piet@example.nl')).toHaveLength(4)
  })
})

it('a session ends half a year after the sign-in, however often it is used', async () => {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  for (const day of ['2026-12-15', '2027-01-10', '2027-02-05', '2027-03-03', '2027-03-29', '2027-04-24']) {
    app.travelTo(`${day}T08:00:00Z`)
    expect((await app.call('/api/auth/session', { cookie })).status).toBe(200)
  }
  app.travelTo('2027-05-18T08:00:00Z')
  expect((await app.call('/api/auth/session', { cookie })).status).toBe(401)
})
