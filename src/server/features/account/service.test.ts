import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../tests/app.ts'
import { openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
let household = 'one'
beforeAll(async () => {
  const limits = { take: () => Promise.resolve(null), callerOf: () => household }
  app = await openTestApp({ limits })
})
afterAll(() => app.close())
afterEach(async () => {
  household = 'one'
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

describe('a mail that anybody can ask for', () => {
  it('to set a password floods no address, and nothing tells of it', async () => {
    await app.call('/api/auth/register', { body: registrationOf() })
    const forgot = () => app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
    const answers = await Promise.all(Array.from({ length: 8 }, forgot))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    expect(await mailsTo('noor@example.nl')).toHaveLength(4)
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
