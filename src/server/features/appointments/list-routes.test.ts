import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clientAppointments } from '#shared/features/booking/appointment-contract.ts'
import type { CallOptions, TestApp } from '../../../../tests/app.ts'
import { bookAs, openTestApp, signUp, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const register = (username?: string) => signUp(app, username)
const book = (cookie: string, appointmentDate: string, treatmentType?: string) =>
  bookAs(app, cookie, appointmentDate, treatmentType)
const list = (cookie?: string, options: CallOptions = {}) =>
  app.call('/api/appointments', { cookie, ...options })

describe('the list of appointments', () => {
  it('has the own ones only, newest first, each with its status and what a change costs now', async () => {
    const cookie = await register()
    const [past, soon, later, cancelled] = [
      await book(cookie, '2026-11-20T10:00'),
      await book(cookie, '2026-11-24T10:00'),
      await book(cookie, '2026-12-01T10:00'),
      await book(cookie, '2026-12-02T10:00'),
    ]
    await book(await register('other'), '2026-11-24T11:00')
    await app.call(`/api/appointments/${cancelled}/cancel`, { method: 'POST', cookie })
    await app.database.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
    app.travelTo('2026-11-23T12:00:00Z')
    const { status, body } = await list(cookie)
    expect(status).toBe(200)
    expect(clientAppointments.parse(body)).toEqual(body)
    const half = body[0].priceCents / 2
    expect(body).toMatchObject([
      { id: cancelled, status: 'cancelled', feeCents: 0, freeUntil: null },
      { id: later, status: 'confirmed', feeCents: 0, freeUntil: '2026-11-30T09:00:00.000Z' },
      { id: soon, status: 'confirmed', feeCents: half, freeUntil: '2026-11-23T09:00:00.000Z' },
      { id: past, status: 'completed', feeCents: null, freeUntil: null },
    ])
  })

  it('speaks the language of the page', async () => {
    const cookie = await register()
    await book(cookie, '2026-11-24T10:00')
    const [arabic] = (await list(cookie, { language: 'ar' })).body
    expect(arabic.treatmentLabel).toMatch(/\p{Script=Arabic}/u)
    expect(arabic.treatmentType).toBe('Hydra facial gezicht')
    expect(arabic.categorySlug).toBe('gezichtsbehandelingen')
  })

  it('needs a session', async () => {
    expect((await list()).status).toBe(401)
    expect((await list('__Host-session=made-up')).body.code).toBe('unauthorized')
  })
})

describe('one appointment', () => {
  it('says what to do before and after it, in the language of the page', async () => {
    const cookie = await register()
    const id = await book(cookie, '2026-11-24T10:00')
    const { body } = await app.call(`/api/appointments/${id}`, { cookie, language: 'es' })
    expect(body.preparation.length).toBeGreaterThan(1)
    expect(body.aftercare.length).toBeGreaterThan(1)
    const dutch = (await app.call(`/api/appointments/${id}`, { cookie })).body
    expect(dutch.preparation).not.toEqual(body.preparation)
  })
})
