import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from './app.ts'
import { queueVisitMail } from '#server/features/visit-mails/jobs.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const { password } = registrationOf()
const prove = (email: string) =>
  app.database.db
    .updateTable('clients')
    .set({ email_verified_at: app.deps.now() })
    .where('email', '=', email)
    .execute()

async function register(email: string, { username = 'noor', language = 'nl' } = {}): Promise<string> {
  const answer = await app.call('/api/auth/register', { body: registrationOf({ username, email }), language })
  await prove(email)
  return sessionOf(answer)
}

const book = async (cookie: string, email: string) =>
  (await app.call('/api/appointments', { body: bookingOf({ email, notes: 'zwanger' }), cookie })).body

async function leave(cookie: string): Promise<void> {
  const body = { password, cancelAppointments: false }
  expect((await app.call('/api/profile', { method: 'DELETE', body, cookie })).status).toBe(200)
}

/** What the visit's reminder, which is due then, stored: nothing, or to whom and in which language. */
async function reminded({ id, appointmentDate }: { id: string; appointmentDate: string }) {
  app.travelTo('2026-11-22T09:00:00Z')
  await queueVisitMail(app.deps, { kind: 'visit-reminder', appointmentId: id, startsAt: appointmentDate })
  const mails = app.database.db.selectFrom('mails').select(['recipient', 'language'])
  return mails.where('kind', '=', 'visit-reminder').execute()
}

describe('a visit that a deleted account leaves standing', () => {
  it('is written about at the address that the account had by then, in its language', async () => {
    const cookie = await register('noor@work.example', { language: 'ar' })
    const visit = await book(cookie, 'noor@work.example')
    const patch = { email: 'noor@home.example', currentPassword: password }
    expect((await app.call('/api/profile', { method: 'PATCH', body: patch, cookie })).status).toBe(200)
    await prove('noor@home.example')
    await app.call('/api/preferences', { method: 'PATCH', body: { language: 'es' }, cookie })
    await leave(cookie)
    expect(await reminded(visit)).toEqual([{ recipient: 'noor@home.example', language: 'es' }])
  })

  it('is reminded of no more than before', async () => {
    const cookie = await register('noor@example.nl')
    const visit = await book(cookie, 'noor@example.nl')
    await app.call('/api/preferences', { method: 'PATCH', body: { reminders: false }, cookie })
    await leave(cookie)
    expect(await reminded(visit)).toEqual([])
  })

  it('is never shown to the owner of another address that was typed with it', async () => {
    const cookie = await register('noor@example.nl')
    await book(cookie, 'bo@example.nl')
    await leave(cookie)
    await register('bo@example.nl', { username: 'bo-smit' })
    const session = sessionOf(await app.call('/api/auth/login', { body: { username: 'bo-smit', password } }))
    expect((await app.call('/api/appointments', { cookie: session })).body).toEqual([])
    expect((await app.call('/api/profile/export', { cookie: session })).body.appointments).toEqual([])
  })

  it('belongs to a new account once that has proven the same address', async () => {
    await leave(await bookedBy('noor@example.nl'))
    await register('noor@example.nl', { username: 'noor2' })
    const session = sessionOf(await app.call('/api/auth/login', { body: { username: 'noor2', password } }))
    expect((await app.call('/api/appointments', { cookie: session })).body).toHaveLength(1)
  })
})

async function bookedBy(email: string): Promise<string> {
  const cookie = await register(email)
  await book(cookie, 'typed@example.nl')
  return cookie
}
