import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { accountMailComposers } from '#server/features/account/emails.tsx'
import { accountBudget } from '#server/features/account/policy.ts'
import type { NamedNetworks } from '#server/platform/http/rate-limit.ts'
import { createRateLimits } from '#server/platform/http/rate-limit.ts'
import { mailsPerDay } from '#server/platform/mail/queue.ts'
import type { TestApp } from './app.ts'
import { openTestApp, registrationOf, sessionOf, testNow } from './app.ts'

let app: TestApp
beforeAll(async () => {
  const networksOf = (): NamedNetworks => [{ key: 'one', share: 1 }]
  app = await openTestApp({ limits: { take: () => Promise.resolve(null), networksOf } })
})
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const password = 'vier woorden op rij'
const register = async (changes: Record<string, unknown> = {}) =>
  sessionOf(await app.call('/api/auth/register', { body: registrationOf(changes) }))
const prove = (username = 'noor') =>
  app.database.db
    .updateTable('clients')
    .set({ email_verified_at: new Date(testNow) })
    .where('username', '=', username)
    .execute()
const kindsTo = async (recipient: string) =>
  (await app.database.db.selectFrom('mails').select('kind').where('recipient', '=', recipient).execute()).map(
    ({ kind }) => kind,
  )
const composed = async (kind: string) => {
  const mail = await app.database.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return (await accountMailComposers(app.deps)[kind]?.(mail?.data, 'nl'))?.text ?? ''
}

describe('the address of a stranger, named at a registration,', () => {
  it('hears nothing of new passwords and of the end of that account, as its owner does once it is proven', async () => {
    const changed = async (cookie: string) => {
      const body = { currentPassword: password, newPassword: password }
      return sessionOf(await app.call('/api/profile/password', { body, cookie }))
    }
    let cookie = await register()
    for (let n = 0; n < 3; n++) cookie = await changed(cookie)
    expect(await kindsTo('noor@example.nl')).toEqual(['account-verify-email'])
    await app.call('/api/profile', { method: 'DELETE', body: { password }, cookie })
    expect(await kindsTo('noor@example.nl')).toEqual(['account-verify-email'])
    cookie = await register()
    await prove()
    await app.call('/api/profile', { method: 'DELETE', body: { password }, cookie: await changed(cookie) })
    expect(await kindsTo('noor@example.nl')).toContain('account-deleted')
  })

  it('is told the username only by who used a link that was mailed there', async () => {
    await register({ username: 'bel-0900-1234567' })
    const forgot = () => app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
    await forgot()
    const asked = await composed('account-reset-password')
    expect(asked).toContain('Voor een account met dit e-mailadres')
    expect(asked).not.toContain('0900')
    const token = /\?token=(\S+)/.exec(asked)?.[1]
    const reset = await app.call('/api/auth/reset', { body: { token, password: 'een heel ander woord' } })
    expect(reset.status).toBe(200)
    expect(await composed('account-password-changed')).toContain('bel-0900-1234567')
    await prove('bel-0900-1234567')
    app.travelTo('2026-11-19T08:30:00Z')
    await forgot()
    expect(await composed('account-reset-password')).toContain('bel-0900-1234567')
  })

  it.each([
    ['nobody has proven', 'account-verify-email'],
    ['somebody has proven', 'account-exists'],
  ] as const)(
    'is asked only so often a day, by however many accounts, where %s it; a new password is still mailed',
    async (_, kind) => {
      const owned = await register({ username: 'eigenaar', email: 'vera@example.nl' })
      if (kind === 'account-exists') await prove('eigenaar')
      for (let n = 0; n < mailsPerDay / 3 + 2; n++) {
        const cookie = await register({ username: `vreemd${n}`, email: `vreemd${n}@example.nl` })
        const patch = { method: 'PATCH', body: { email: 'vera@example.nl' }, cookie } as const
        await app.call('/api/profile', patch)
        for (let again = 0; again < 3; again++)
          await app.call('/api/profile/verification', { body: {}, cookie })
      }
      expect((await kindsTo('vera@example.nl')).filter((one) => one === kind)).toHaveLength(mailsPerDay)
      await app.call('/api/auth/forgot', { body: { email: 'vera@example.nl' } })
      expect(await kindsTo('vera@example.nl')).toContain('account-reset-password')
      expect((await app.call('/api/profile', { cookie: owned })).status).toBe(200)
    },
  )
})

it('a new password is asked for only as often as an account may be asked for anything', async () => {
  const cookie = await register()
  const settings = { trustProxy: [], secret: 'secret', pool: undefined, log: app.deps.log }
  const server = createApp({ ...app.deps, limits: createRateLimits(settings) })
  const incoming = { socket: { remoteAddress: '203.0.113.7' } }
  const headers = { 'Content-Type': 'application/json', Cookie: cookie, Origin: app.deps.env.publicUrl }
  const statuses: number[] = []
  for (let n = 0; n <= accountBudget.inTenMinutes; n++) {
    const asked = { method: 'POST', headers, body: '{}' }
    statuses.push((await server.request('/api/profile/password', asked, { incoming })).status)
  }
  expect(statuses).toEqual([...Array(accountBudget.inTenMinutes).fill(422), 429])
})
