import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cancelQuietly } from '#server/features/appointments/cancel.ts'
import { mailedManageUrlOf } from '#server/features/appointments/token.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, signUp, testNow } from '../../../../tests/app.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const { password } = registrationOf()
const visitAt = '2026-11-24T10:00'

async function register(username: string): Promise<string> {
  const cookie = await signUp(app, username)
  await prove(username)
  return cookie
}
const prove = (username: string) =>
  app.deps.db
    .updateTable('clients')
    .set({ email_verified_at: app.deps.now() })
    .where('username', '=', username)
    .execute()
const login = async (username: string) =>
  sessionOf(await app.call('/api/auth/login', { body: { username, password } }))
const desk = async (path: string, body: unknown, method: 'GET' | 'POST' | 'DELETE' = 'POST') =>
  app.call(`/api/desk${path}`, { cookie: (await signInAs(app, 'owner')).cookie, body, method })
const stored = (id: string) =>
  app.deps.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function book(cookie: string | undefined, changes: Readonly<Record<string, unknown>> = {}) {
  const body = bookingOf({ email: 'vreemd@example.nl', appointmentDate: visitAt, ...changes })
  const booked = await app.call('/api/appointments', { body, cookie })
  expect(booked.status).toBe(201)
  return booked.body as { readonly id: string; readonly manageUrl: string }
}
async function takeAddress(cookie: string, email: string): Promise<void> {
  const body = { email, currentPassword: password }
  expect((await app.call('/api/profile', { method: 'PATCH', body, cookie })).status).toBe(200)
}
async function leave(cookie: string, cancelAppointments = false): Promise<void> {
  const body = { password, cancelAppointments }
  expect((await app.call('/api/profile', { method: 'DELETE', body, cookie })).status).toBe(200)
}
async function erase(id: string, cancelAppointments: boolean): Promise<void> {
  const { card_id } = await stored(id)
  expect((await desk(`/clients/${card_id}`, { cancelAppointments }, 'DELETE')).status).toBe(200)
}

describe("visits that an account leaves under a stranger's address, which it never proved,", () => {
  /** Books as often as one may, takes the address of Noor, and goes. */
  async function plant(count = 8) {
    const cookie = await register('vreemd')
    const planted: Awaited<ReturnType<typeof book>>[] = []
    for (let n = 0; n < count; n++)
      planted.push(
        await book(cookie, { appointmentDate: `2026-11-${24 + (n % 4)}T${10 + Math.floor(n / 4)}:00` }),
      )
    await takeAddress(cookie, 'noor@example.nl')
    return { cookie, planted }
  }

  it('come to no account of its owner, and use up nothing of theirs', async () => {
    await register('noor')
    const { cookie } = await plant()
    await leave(cookie)
    const noor = await login('noor')
    expect((await app.call('/api/appointments', { cookie: noor })).body).toEqual([])
    await book(noor, { email: 'noor@example.nl', appointmentDate: '2026-12-02T10:00' })
  })

  it('are known to the desk as what nobody has proven, and cancelled with a flood', async () => {
    await register('noor')
    const { cookie, planted } = await plant(1)
    const [{ id } = { id: '' }] = planted
    await leave(cookie)
    await login('noor')
    const actor = { kind: 'system' } as const
    const cancelled = await inTransaction(app.deps.db, (trx) => cancelQuietly(app.deps, trx, actor, id))
    expect(cancelled).toBe(true)
    app.travelTo('2026-11-24T12:00:00Z')
    const { visitList } = (await desk(`/clients/${(await stored(id)).card_id}`, undefined, 'GET')).body
    expect(visitList).toMatchObject([{ isProven: false, mailTo: 'noor@example.nl' }])
  })

  it('open by no link of before, whoever signs in', async () => {
    await register('noor')
    const { cookie, planted } = await plant(1)
    const [visit = { id: '', manageUrl: '' }] = planted
    await leave(cookie)
    await login('noor')
    for (const link of [visit.manageUrl, mailedManageUrlOf(visit.id, 'nl', app.deps.env)])
      expect((await app.call(`/api/appointments/${visit.id}${new URL(link).search}`)).status).toBe(403)
  })

  it('leave a fee that they carry with who owed it', async () => {
    await register('noor')
    const { cookie, planted } = await plant(1)
    const [{ id } = { id: '' }] = planted
    app.travelTo('2026-11-23T20:00:00Z')
    const late = await app.call(`/api/appointments/${id}/cancel`, { body: {}, cookie })
    expect(late.body.feeCents).toBe(2000)
    await leave(cookie)
    expect((await app.call('/api/appointments', { cookie: await login('noor') })).body).toEqual([])
  })

  it('are a guest’s that nobody has proven where the desk erased the card, whatever link of before is used', async () => {
    await register('noor')
    const cookie = await register('vreemd')
    const own = await book(cookie)
    const child = await book(cookie, { firstName: 'Sam', appointmentDate: '2026-11-25T10:00' })
    await takeAddress(cookie, 'noor@example.nl')
    await erase(own.id, false)
    expect(await stored(child.id)).toMatchObject({ email: 'noor@example.nl', proven_at: null })
    app.travelTo('2026-11-24T20:00:00Z')
    const { search } = new URL(mailedManageUrlOf(child.id, 'nl', app.deps.env))
    const body = { appointmentDate: '2026-11-27T10:00' }
    const moved = await app.call(`/api/appointments/${child.id}/reschedule${search}`, { body })
    expect([moved.status, moved.body.feeCents]).toEqual([200, 0])
    expect((await stored(child.id)).proven_at).toBeNull()
    expect((await app.call('/api/appointments', { cookie: await login('noor') })).body).toEqual([])
  })
})

describe('what the desk cancelled or moved a moment ago', () => {
  const undo = (id: string, sequence: number) => desk(`/appointments/${id}/undo`, { sequence })
  const cells = () => app.deps.db.selectFrom('slot_occupancy').select('slot').execute()

  it('does not come back once its client deleted the account', async () => {
    const cookie = await register('noor')
    const { id } = await book(cookie)
    const { sequence } = (await desk(`/appointments/${id}/cancel`, { notify: true, waiveFee: false })).body
    await leave(cookie, true)
    const undone = await undo(id, sequence)
    expect([undone.status, undone.body.code]).toEqual([409, 'too_late_to_undo'])
    expect([(await stored(id)).status, await cells()]).toEqual(['cancelled', []])
  })

  it('does not come back once the desk erased its card, nor why a fee was waived', async () => {
    const { id } = await book(undefined)
    const waived = { notify: true, waiveFee: true, reason: 'Lag ziek' }
    const { sequence } = (await desk(`/appointments/${id}/cancel`, waived)).body
    await erase(id, true)
    expect(await app.deps.db.selectFrom('undo_steps').selectAll().execute()).toEqual([])
    const undone = await undo(id, sequence)
    expect([undone.status, undone.body.code]).toEqual([409, 'too_late_to_undo'])
    expect([(await stored(id)).status, await cells()]).toEqual(['cancelled', []])
  })

  it('is still put right where the visit stands: its person can be reached', async () => {
    const { id } = await book(undefined)
    const there = (await stored(id)).starts_at
    const wish = { appointmentDate: '2026-11-25T10:00', notify: true }
    const { sequence } = (await desk(`/appointments/${id}/move`, wish)).body
    await erase(id, false)
    expect((await undo(id, sequence)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ starts_at: there, email: 'vreemd@example.nl' })
  })
})
