import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { makeLink } from '#server/features/team/service.ts'
import type { NamedNetwork, NamedNetworks } from '#server/platform/http/rate-limit.ts'
import { eventsPath, unaskedHeader } from '#shared/features/desk/rules.ts'
import { openTestApp, sessionOf } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { createAuthenticator } from '../../../../tests/authenticator.ts'
import { clearTeam, signInAs } from '../../../../tests/desk.ts'

const now = '2026-11-19T08:00:00Z'
const home = 'https://clinic.example'
let app: TestApp
let household = 'a house'
let aroundIt: NamedNetwork[] = []
beforeAll(async () => {
  const networksOf = (): NamedNetworks => [{ key: household, share: 1 }, ...aroundIt]
  app = await openTestApp({ limits: { take: async () => null, networksOf } })
})
beforeEach(async () => {
  household = 'a house'
  aroundIt = []
  app.travelTo(now)
  await app.clear()
  await clearTeam(app)
})
afterAll(() => app.close())

const post = (path: string, body: unknown = {}, cookie?: string) =>
  app.call(`/api/desk/${path}`, { body, cookie, headers: { Origin: home } })

/** Somebody of the team with a link that was just made for them. */
async function invited(role: 'owner' | 'desk' | 'practitioner' = 'owner') {
  const person = await signInAs(app, role, 'Sanne Bakker')
  const made = await makeLink(app.deps, null, person.id)
  if (!made.ok) throw new Error('no link')
  return { person, token: new URL(made.url).searchParams.get('token') ?? '' }
}

/** A device with a key of that person, made through their link. */
async function withKey() {
  const { person, token } = await invited()
  const device = createAuthenticator(home)
  const { body } = await post('link/options', { token })
  const made = await post('link/verify', { token, response: device.register(body.options), name: 'Laptop' })
  return { person, device, made, token }
}

describe('a link', () => {
  it('says whose it is, as often as it is opened, and changes nothing', async () => {
    const { token } = await invited()
    for (const _ of [1, 2]) {
      const opened = await post('link/open', { token })
      expect(opened.body.staff).toMatchObject({ name: 'Sanne Bakker', role: 'owner' })
      expect(opened.body.expiresAt).toBe('2026-11-20T08:00:00.000Z')
    }
  })

  it('makes one key, hands out ten codes, signs in, and is used up', async () => {
    const { made, token } = await withKey()
    expect(made.status).toBe(201)
    expect(new Set(made.body.recoveryCodes).size).toBe(10)
    expect(made.headers.get('Set-Cookie')).toMatch(/^__Host-desk=.*HttpOnly.*Secure.*SameSite=Strict/)
    const session = await app.call('/api/desk/session', { cookie: sessionOf(made) })
    expect(session.body.staff).toEqual({
      id: expect.any(String),
      name: 'Sanne Bakker',
      email: expect.any(String),
      role: 'owner',
    })
    const again = await post('link/open', { token })
    expect([again.status, again.body.code]).toEqual([422, 'link_invalid'])
    expect(again.body.error).toContain('eigenaar')
  })

  it('works for a day and no longer, and a newer one ends it', async () => {
    const { person, token } = await invited()
    const newer = await makeLink(app.deps, null, person.id)
    expect((await post('link/open', { token })).status).toBe(422)
    const second = newer.ok ? (new URL(newer.url).searchParams.get('token') ?? '') : ''
    expect((await post('link/open', { token: second })).status).toBe(200)
    app.travelTo('2026-11-20T08:00:01Z')
    expect((await post('link/open', { token: second })).status).toBe(422)
  })

  it('makes no key with the answer to somebody else’s question, and stays good', async () => {
    const { token } = await invited()
    const other = await invited('desk')
    const { body } = await post('link/options', { token: other.token })
    const device = createAuthenticator(home)
    const answer = await post('link/verify', { token, response: device.register(body.options) })
    expect([answer.status, answer.body.code]).toEqual([422, 'key_refused'])
    expect((await post('link/open', { token })).status).toBe(200)
  })

  it('stays good where the key is known already', async () => {
    const { person, device } = await withKey()
    const link = await makeLink(app.deps, null, person.id)
    const token = link.ok ? new URL(link.url).searchParams.get('token') : ''
    const { body } = await post('link/options', { token })
    const answer = await post('link/verify', { token, response: device.register(body.options) })
    expect([answer.status, answer.body.code]).toEqual([422, 'key_refused'])
    expect((await post('link/open', { token })).status).toBe(200)
  })

  it('makes no key that says what no database can keep, and stays good', async () => {
    const { token } = await invited()
    const { body } = await post('link/options', { token })
    const made = createAuthenticator(home).register(body.options)
    const response = { ...made, response: { ...made.response, transports: ['\u0000'] } }
    const answer = await post('link/verify', { token, response })
    expect([answer.status, answer.body.code, app.errors()]).toEqual([422, 'invalid_input', []])
    expect((await post('link/open', { token })).status).toBe(200)
  })

  it('makes no key for a page of another site', async () => {
    const { token } = await invited()
    const { body } = await post('link/options', { token })
    const response = createAuthenticator('https://clinic.evil').register(body.options)
    expect((await post('link/verify', { token, response })).status).toBe(422)
  })
})

it('who tries links from many households of one larger network is slowed down', async () => {
  aroundIt = [{ key: 'site', share: 0.2 }]
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) {
    household = `house ${n}`
    statuses.push((await post('link/open', { token: `made up ${n}` })).status)
  }
  expect(statuses).toEqual([...Array(4).fill(422), 429])
  app.travelTo('2026-11-19T08:00:02Z')
  const { token } = await invited()
  expect((await post('link/open', { token })).status).toBe(200)
})

describe('strangers on the clinic’s own network', () => {
  /** Until the network has to wait, as somebody with a telephone in the waiting room does. */
  async function tryUntilRefused(attempt: () => Promise<{ status: number }>) {
    for (let tries = 0; (await attempt()).status !== 429; tries++) expect(tries).toBeLessThan(40)
  }

  it('keep nobody out who has a key or a link, however often they fail', async () => {
    const { device } = await withKey()
    const { token } = await invited('desk')
    const { options } = (await post('sign-in/options')).body
    const stranger = createAuthenticator(home)
    await tryUntilRefused(() => post('sign-in/verify', { response: stranger.signIn(options) }))
    expect((await post('sign-in/verify', { response: device.signIn(options) })).status).toBe(200)
    expect((await post('link/open', { token })).status).toBe(200)
    const question = (await post('link/options', { token })).body.options
    const response = createAuthenticator(home).register(question)
    expect((await post('link/verify', { token, response })).status).toBe(201)
    expect((await post('link/open', { token })).status).toBe(429)
  })

  it('keep nobody out who has a recovery code, also of whose address they type', async () => {
    const { made } = await withKey()
    const { email } = made.body.staff
    await tryUntilRefused(() => post('sign-in/recovery', { email, code: 'aaaa-bbbb-cccc-dddd' }))
    const entered = await post('sign-in/recovery', { email, code: made.body.recoveryCodes[0] })
    expect([entered.status, entered.body.staff?.email]).toEqual([200, email])
  })
})

describe('a key', () => {
  it('signs in, and its answer does so once', async () => {
    const { device } = await withKey()
    const { body } = await post('sign-in/options')
    const response = device.signIn(body.options)
    const entered = await post('sign-in/verify', { response })
    expect([entered.status, entered.body.staff.name]).toEqual([200, 'Sanne Bakker'])
    expect((await post('sign-in/verify', { response })).body.code).toBe('key_unknown')
  })

  it('that can be none is refused, and nothing fails', async () => {
    const answer = await post('sign-in/verify', { response: { id: '\u0000', response: {} } })
    expect([answer.status, answer.body.code, app.errors()]).toEqual([422, 'invalid_input', []])
  })

  it('opens nothing five minutes after the question, nor when its owner has left', async () => {
    const { device, person } = await withKey()
    const question = (await post('sign-in/options')).body.options
    app.travelTo('2026-11-19T08:05:01Z')
    expect((await post('sign-in/verify', { response: device.signIn(question) })).status).toBe(401)
    const owner = await signInAs(app, 'owner')
    const gone = await app.call(`/api/desk/team/${person.id}`, { method: 'DELETE', cookie: owner.cookie })
    expect(gone.status).toBe(204)
    const fresh = (await post('sign-in/options')).body.options
    expect((await post('sign-in/verify', { response: device.signIn(fresh) })).status).toBe(401)
    expect((await app.call('/api/desk/session', { cookie: person.cookie })).status).toBe(401)
  })

  it('that was made for another address of the site is shown as one that does not work here', async () => {
    const { made } = await withKey()
    await app.deps.db.updateTable('staff_keys').set({ rp_id: 'old.example' }).execute()
    const { body } = await app.call('/api/desk/account', { cookie: sessionOf(made) })
    expect(body.keys).toMatchObject([{ name: 'Laptop', works: false }])
    expect(body.recoveryCodesLeft).toBe(10)
  })

  it('can be joined by another, and the last one stays', async () => {
    const { made, device } = await withKey()
    const cookie = sessionOf(made)
    const remove = (id: string) => app.call(`/api/desk/keys/${id}`, { method: 'DELETE', cookie })
    expect((await remove(device.id)).body.code).toBe('last_key')
    const { body } = await post('keys/options', {}, cookie)
    const phone = createAuthenticator(home)
    const added = await post('keys', { response: phone.register(body.options), name: 'Telefoon' }, cookie)
    expect(added.body.keys.map((key: { name: string }) => key.name)).toEqual(['Laptop', 'Telefoon'])
    expect((await remove(device.id)).status).toBe(204)
    expect((await remove(phone.id)).body.code).toBe('last_key')
  })
})

describe('a recovery code', () => {
  it('signs in once, however it is typed', async () => {
    const { made } = await withKey()
    const [code = ''] = made.body.recoveryCodes as string[]
    const typed = {
      email: made.body.staff.email.toUpperCase(),
      code: ` ${code.toUpperCase().replaceAll('-', ' ')} `,
    }
    const entered = await post('sign-in/recovery', typed)
    expect([entered.status, entered.body.staff?.name]).toEqual([200, 'Sanne Bakker'])
    expect((await post('sign-in/recovery', typed)).body.code).toBe('code_wrong')
  })

  it('stops working when new ones are made', async () => {
    const { made } = await withKey()
    const renewed = await post('recovery-codes', {}, sessionOf(made))
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    const { email } = made.body.staff
    const old = await post('sign-in/recovery', { email, code: made.body.recoveryCodes[0] })
    expect(old.status).toBe(401)
    const fresh = await post('sign-in/recovery', { email, code: renewed.body.recoveryCodes[9] })
    expect(fresh.status).toBe(200)
  })

  it('cannot be guessed: each wrong one makes the next wait longer', async () => {
    const { made } = await withKey()
    const { email } = made.body.staff
    const guess = () => post('sign-in/recovery', { email, code: 'aaaa-bbbb-cccc-dddd' })
    for (const _ of [1, 2, 3, 4, 5]) expect((await guess()).status).toBe(401)
    await guess()
    const slowed = await guess()
    expect([slowed.status, slowed.body.code]).toEqual([429, 'rate_limited'])
    const first = Number(slowed.headers.get('Retry-After'))
    app.travelTo('2026-11-19T08:00:05Z')
    await guess()
    expect(Number((await guess()).headers.get('Retry-After'))).toBeGreaterThan(first)
  })

  it('lets its owner in whatever was typed in other houses', async () => {
    const { made } = await withKey()
    const { email } = made.body.staff
    for (let n = 0; n < 52; n++) {
      household = `strangers ${n}`
      await post('sign-in/recovery', { email, code: 'aaaa-bbbb-cccc-dddd' })
    }
    household = 'home'
    const entered = await post('sign-in/recovery', { email, code: made.body.recoveryCodes[0] })
    expect([entered.status, entered.body.staff?.email]).toEqual([200, email])
  })

  it('costs the same work for an address of nobody here', async () => {
    const { made } = await withKey()
    const questionsFor = async (email: string) => {
      let questions = 0
      const db = app.deps.db.withPlugin({
        transformQuery: ({ node }) => (questions++, node),
        transformResult: async ({ result }) => result,
      })
      await createApp({ ...app.deps, db }).request('/api/desk/sign-in/recovery', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: home },
        body: JSON.stringify({ email, code: 'aaaa-bbbb-cccc-dddd' }),
      })
      return questions
    }
    const known = await questionsFor(made.body.staff.email)
    expect(await questionsFor('niemand@clinic.example')).toBe(known)
    expect(known).toBeGreaterThan(0)
  })
})

describe('a session', () => {
  it('ends after twelve hours without a call, and not before while it is used', async () => {
    const { cookie } = await signInAs(app, 'desk')
    const asked = async (at: string) => {
      app.travelTo(at)
      return app.call('/api/desk/session', { cookie })
    }
    const prolonged = await asked('2026-11-19T19:59:59Z')
    expect([prolonged.status, prolonged.headers.get('Set-Cookie')?.includes('Max-Age=43200')]).toEqual([
      200,
      true,
    ])
    expect((await asked('2026-11-20T07:59:58Z')).status).toBe(200)
    expect((await asked('2026-11-20T19:59:59Z')).status).toBe(401)
  })

  it('is not kept alive by a desk that only follows what others do', async () => {
    const { cookie } = await signInAs(app, 'desk')
    const follow = async (at: string) => {
      app.travelTo(at)
      const read = await app.call('/api/desk/session', { cookie, headers: { [unaskedHeader]: '1' } })
      const heard = await createApp(app.deps).request(eventsPath, { headers: { Cookie: cookie } })
      await heard.body?.cancel()
      return [read.status, read.headers.get('Set-Cookie'), heard.status]
    }
    for (const time of ['08:30', '14:00', '19:59'])
      expect(await follow(`2026-11-19T${time}:00Z`)).toEqual([200, null, 200])
    expect(await follow('2026-11-19T20:00:00Z')).toEqual([401, null, 401])
  })

  it('is listed with its device, and can be ended from another', async () => {
    const { made } = await withKey()
    const cookie = sessionOf(made)
    const { sessions } = (await app.call('/api/desk/account', { cookie })).body
    const other = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent)
    const ended = await app.call(`/api/desk/sessions/${other.id}`, { method: 'DELETE', cookie })
    expect([sessions.length, ended.status]).toEqual([2, 204])
    expect((await app.call('/api/desk/account', { cookie })).body.sessions).toHaveLength(1)
  })

  it.each(['key', 'recovery code', 'link'])(
    'ends when its browser signs in anew with a %s',
    async (means) => {
      const { made, device, person } = await withKey()
      const cookie = sessionOf(made)
      const status = async (of: string) => (await app.call('/api/desk/session', { cookie: of })).status
      const enter = {
        key: async () => {
          const { options } = (await post('sign-in/options')).body
          return post('sign-in/verify', { response: device.signIn(options) }, cookie)
        },
        'recovery code': () => {
          const { staff, recoveryCodes } = made.body
          return post('sign-in/recovery', { email: staff.email, code: recoveryCodes[0] }, cookie)
        },
        link: async () => {
          const link = await makeLink(app.deps, null, person.id)
          const token = link.ok ? new URL(link.url).searchParams.get('token') : ''
          const { options } = (await post('link/options', { token })).body
          const response = createAuthenticator(home).register(options)
          return post('link/verify', { token, response }, cookie)
        },
      }[means]
      const fresh = sessionOf((await enter?.()) ?? made)
      expect([await status(cookie), await status(fresh)]).toEqual([401, 200])
      // At another browser nothing changes.
      expect(await status(person.cookie)).toBe(200)
    },
  )

  it('ends with signing out, and is no session of a client', async () => {
    const { cookie } = await signInAs(app, 'owner')
    expect((await app.call('/api/auth/session', { cookie })).status).toBe(401)
    expect((await post('sign-out', {}, cookie)).status).toBe(200)
    expect((await app.call('/api/desk/session', { cookie })).status).toBe(401)
  })

  it('tells who is not signed in so, in their language', async () => {
    const { status, body } = await app.call('/api/desk/session', { language: 'ar' })
    expect([status, body.code]).toEqual([401, 'unauthorized'])
    expect(body.error).toMatch(/الاستقبال/)
  })
})
