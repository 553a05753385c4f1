import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountMailComposers } from '#server/features/account/emails.tsx'
import { findClient } from '#server/features/account/service.ts'
import { changePassword, changePreferences, changeProfile } from '#server/features/profile/service.ts'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from './app.ts'
import { signInAs } from './desk.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const password = 'vier woorden op rij'
const another = 'een heel ander woord'
const caller = { language: 'nl', networks: null, device: '' } as const
const post = (path: string, body: unknown, cookie?: string) => app.call(path, { body, cookie })
const patch = (body: unknown, cookie: string) => app.call('/api/profile', { method: 'PATCH', body, cookie })

/** A request whose headers were read, and whose body comes only with `send`. */
async function hold(path: string, method: 'POST' | 'PATCH', body: unknown, cookie: string) {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  let send = () => {}
  let answer: ReturnType<TestApp['call']> | undefined
  await new Promise<void>((wanted) => {
    const held = new ReadableStream<Uint8Array>(
      {
        pull(stream) {
          send = () => {
            stream.enqueue(bytes)
            stream.close()
          }
          wanted()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }
    answer = app.call(path, { method, body: held, cookie, headers })
  })
  return () => {
    send()
    return answer
  }
}

/** What the link of the last mail of this kind to somebody carries. */
async function tokenOf(kind: 'account-verify-email' | 'account-reset-password', to: string) {
  const mail = await app.database.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', kind)
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()
  const composed = await accountMailComposers(app.deps)[kind]?.(mail.data, 'nl')
  return /\?token=(\S+)/.exec(composed?.text ?? '')?.[1] ?? ''
}

/** Mallory registers with the address of Vera, who has booked without an account. */
async function malloryAsVera() {
  await post('/api/appointments', bookingOf({ email: 'vera@example.nl' }))
  const registration = registrationOf({ username: 'mallory', email: 'vera@example.nl' })
  return sessionOf(await post('/api/auth/register', registration))
}

async function proveOwnAddress(cookie: string) {
  await patch({ email: 'mallory@example.nl' }, cookie)
  const token = await tokenOf('account-verify-email', 'mallory@example.nl')
  expect((await post('/api/auth/verify-email', { token }, cookie)).status).toBe(200)
}

const idOf = async (cookie: string) =>
  (await app.call('/api/auth/session', { cookie })).body.client.id as string
const signedIn = async (cookie: string) => {
  const client = await findClient(app.deps.db, await idOf(cookie))
  if (client === undefined) throw new Error('nobody is signed in')
  return client
}

it('a change that was held back while another address was proven proves no address', async () => {
  const mallory = await malloryAsVera()
  const send = await hold('/api/profile', 'PATCH', { firstName: 'M' }, mallory)
  await proveOwnAddress(mallory)
  expect((await send())?.body).toMatchObject({ email: 'mallory@example.nl', emailVerified: true })
  const again = await post('/api/auth/login', { username: 'mallory', password })
  expect((await app.call('/api/appointments', { cookie: sessionOf(again) })).body).toEqual([])
})

it('a change is judged by the address as it is now, whatever it was when it was asked', async () => {
  const mallory = await malloryAsVera()
  const before = await signedIn(mallory)
  await proveOwnAddress(mallory)
  const named = await changeProfile(app.deps, before, { firstName: 'M' }, caller)
  expect(named).toMatchObject({ ok: true, client: { first_name: 'M', email: 'mallory@example.nl' } })
  const back = await changeProfile(app.deps, before, { email: 'vera@example.nl' }, caller)
  expect(back).toMatchObject({
    ok: false,
    fields: { currentPassword: { key: 'errors.field.password_needed' } },
  })
})

it('a new password that was held back while the owner set another by mail is refused', async () => {
  const thief = sessionOf(await post('/api/auth/register', registrationOf()))
  const typed = { currentPassword: password, newPassword: 'nog een ander woord' }
  const send = await hold('/api/profile/password', 'POST', typed, thief)
  const before = await signedIn(thief)
  await post('/api/auth/forgot', { email: 'noor@example.nl' })
  const token = await tokenOf('account-reset-password', 'noor@example.nl')
  expect((await post('/api/auth/reset', { token, password: another })).status).toBe(200)
  expect(await send()).toMatchObject({ status: 401 })
  expect(await changePassword(app.deps, before, typed, caller, 'ended')).toMatchObject({ ok: false })
  const login = await post('/api/auth/login', { username: 'noor', password: another })
  expect(login.status).toBe(200)
})

it('a password is not replaced by a session that has ended meanwhile', async () => {
  const cookie = sessionOf(await post('/api/auth/register', registrationOf()))
  const typed = { currentPassword: password, newPassword: another }
  const changed = await changePassword(app.deps, await signedIn(cookie), typed, caller, 'ended')
  expect(changed).toEqual({ ok: false, reason: 'unauthorized' })
})

it('a preference that is not named stays as it is now', async () => {
  const cookie = sessionOf(await post('/api/auth/register', registrationOf()))
  const before = await signedIn(cookie)
  await changePreferences(app.deps, before, { newsletter: true })
  const after = await changePreferences(app.deps, before, { language: 'es' })
  expect(after).toEqual({ language: 'es', reminders: true, newsletter: true })
})

it('somebody who left the team cannot finish a call that they held back', async () => {
  const former = await signInAs(app, 'desk')
  const wish = { room: 1, start: '2026-11-24T10:00', end: '2026-11-24T11:00', reason: 'Onderhoud' }
  const send = await hold('/api/desk/blocks', 'POST', wish, former.cookie)
  const owner = await signInAs(app, 'owner')
  const gone = await app.call(`/api/desk/team/${former.id}`, { method: 'DELETE', cookie: owner.cookie })
  expect(gone.status).toBe(204)
  expect(await send()).toMatchObject({ status: 401 })
})
