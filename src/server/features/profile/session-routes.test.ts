import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sessionsAnswer } from '#shared/features/account/contract.ts'
import type { OpenSessions } from '#shared/features/account/contract.ts'
import { addDays } from '#shared/lib/time.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const path = '/api/profile/sessions'
const laptop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/18 Safari/604'

const register = async (changes = {}, browser = laptop) => {
  const answer = await app.call('/api/auth/register', {
    body: registrationOf(changes),
    headers: { 'User-Agent': browser },
  })
  return sessionOf(answer)
}
const login = async (browser: string) => {
  const body = { username: 'noor', password: 'vier woorden op rij' }
  return sessionOf(await app.call('/api/auth/login', { body, headers: { 'User-Agent': browser } }))
}
const listed = async (cookie: string): Promise<OpenSessions['sessions']> =>
  sessionsAnswer.parse((await app.call(path, { cookie })).body).sessions
const end = (cookie: string, id?: string) =>
  app.call(id === undefined ? path : `${path}/${id}`, { method: 'DELETE', cookie })
const isSignedIn = async (cookie: string) => (await app.call('/api/auth/session', { cookie })).status === 200

describe('a client', () => {
  it('sees each browser that is signed in: what it is, since when, when last used, and which is this one', async () => {
    const first = await register()
    app.travelTo('2026-11-20T08:00:00Z')
    const second = await login(iPhone)
    expect(await listed(second)).toMatchObject([
      { device: 'Safari, iPhone', startedAt: '2026-11-20T08:00:00.000Z', isCurrent: true },
      { device: 'Chrome, Windows', startedAt: '2026-11-19T08:00:00.000Z', isCurrent: false },
    ])
    app.travelTo('2026-11-21T09:30:00Z')
    await listed(first)
    expect((await listed(second))[1]?.lastSeenAt).toBe('2026-11-21T09:30:00.000Z')
  })

  it('hears that an id is none, not that it is missing', async () => {
    const answer = await end(await register(), 'x')
    expect([answer.status, answer.body.fields]).toEqual([422, { id: 'Deze waarde is niet geldig.' }])
  })

  it('ends one session, and only that one', async () => {
    const [here, there, elsewhere] = [await register(), await login(iPhone), await login(laptop)]
    const phone = (await listed(here)).find(({ device }) => device === 'Safari, iPhone')
    expect((await end(here, phone?.id)).status).toBe(200)
    expect(await Promise.all([here, there, elsewhere].map(isSignedIn))).toEqual([true, false, true])
    expect((await end(here, phone?.id)).status).toBe(404)
  })

  it('ends all others at once', async () => {
    const [here, there, elsewhere] = [await register(), await login(iPhone), await login(laptop)]
    expect((await end(here)).status).toBe(200)
    expect(await Promise.all([here, there, elsewhere].map(isSignedIn))).toEqual([true, false, false])
    expect(await listed(here)).toHaveLength(1)
  })

  it('neither sees nor ends the sessions of anybody else', async () => {
    const own = await register()
    const other = await register({ username: 'other', email: 'other@example.nl' })
    const [foreign] = await listed(other)
    expect((await end(own, foreign?.id)).status).toBe(404)
    await end(own)
    expect([await listed(own), await listed(other)].map(({ length }) => length)).toEqual([1, 1])
  })

  it('is not shown a session that has run out', async () => {
    await register()
    app.travelTo('2026-12-20T08:00:00Z')
    expect(await listed(await login(iPhone))).toHaveLength(1)
  })

  it('neither sees nor takes home a session that no longer opens the account, however often it was used', async () => {
    const old = await register()
    const afterDays = (days: number) => app.travelTo(`${addDays('2026-11-19', days)}T08:00:00Z`)
    for (let days = 28; days < 180; days += 28) {
      afterDays(days)
      expect(await isSignedIn(old)).toBe(true)
    }
    afterDays(180)
    expect(await isSignedIn(old)).toBe(false)
    const cookie = await login(iPhone)
    expect(await listed(cookie)).toHaveLength(1)
    expect((await app.call('/api/profile/export', { cookie })).body.sessions).toMatchObject([
      { device: 'Safari, iPhone' },
    ])
  })

  it('is shown a browser without a name, and what a foreign site asks for changes nothing', async () => {
    const cookie = await register({}, 'curl/8.9.1')
    expect((await listed(cookie))[0]?.device).toBe('')
    const foreign = await app.call(path, {
      method: 'DELETE',
      cookie,
      headers: { Origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(403)
  })
})
