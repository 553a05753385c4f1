import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clientTreatments } from '#shared/features/portal/contract.ts'
import type { CallOptions, TestApp } from '../../../../tests/app.ts'
import {
  bookAs,
  bookingOf,
  openTestApp,
  registrationOf,
  sessionOf,
  signUp,
  testNow,
} from '../../../../tests/app.ts'
import { signInAs } from '../../../../tests/desk.ts'

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
const treatments = (cookie?: string, options: CallOptions = {}) =>
  app.call('/api/treatments', { cookie, ...options })

describe('the treatment record', () => {
  it('needs a session', async () => {
    expect((await treatments()).status).toBe(401)
  })

  it('has past visits, completed unless the clinic noted otherwise, newest first', async () => {
    const cookie = await register()
    const [first, missed, cancelled] = [
      await book(cookie, '2026-11-20T10:00'),
      await book(cookie, '2026-11-21T10:00'),
      await book(cookie, '2026-11-23T10:00'),
    ]
    await book(cookie, '2026-11-24T10:00')
    await book(await register('other'), '2026-11-20T10:00')
    await app.call(`/api/appointments/${cancelled}/cancel`, { method: 'POST', cookie })
    const { db } = app.database
    await db.updateTable('appointments').set({ status: 'no_show' }).where('id', '=', missed).execute()
    app.travelTo('2026-11-24T09:30:00Z')
    const { status, body } = await treatments(cookie)
    expect(status).toBe(200)
    expect(clientTreatments.parse(body)).toEqual(body)
    expect(body).toMatchObject([
      { id: missed, status: 'no_show', aftercare: [] },
      { id: first, status: 'completed', treatmentDate: '2026-11-20T09:00:00.000Z', course: null },
    ])
    app.travelTo('2026-11-24T10:00:00Z')
    expect((await treatments(cookie)).body).toHaveLength(3)
  })

  it('has no visit that is still to come, also one that the desk has marked already', async () => {
    const cookie = await register()
    const [done, missed] = [await book(cookie, '2026-11-24T10:00'), await book(cookie, '2026-11-25T10:00')]
    const mark = (id: string, status: 'completed' | 'no_show') =>
      app.database.db.updateTable('appointments').set({ status }).where('id', '=', id).execute()
    await mark(done, 'completed')
    await mark(missed, 'no_show')
    expect((await treatments(cookie)).body).toEqual([])
    app.travelTo('2026-11-25T09:00:00Z')
    expect((await treatments(cookie)).body).toMatchObject([{ id: missed }, { id: done }])
  })

  it('tells how far a course is, when its next visit makes sense and what is allowed from when', async () => {
    const cookie = await register()
    const course = 'Hydra facial gezicht kuur van 3'
    await book(cookie, '2026-11-20T10:00', course)
    await book(cookie, '2026-11-24T10:00', course)
    app.travelTo('2026-11-25T08:00:00Z')
    const [latest, first] = (await treatments(cookie)).body
    expect([latest.course, first.course]).toEqual([
      { number: 2, visits: 3 },
      { number: 1, visits: 3 },
    ])
    expect(latest.nextFrom).toMatch(/^202[67]-\d\d-\d\d$/)
    expect([first.nextFrom, latest.nextBooked]).toEqual([null, null])
    const times = latest.aftercare.map((step: { allowedFrom: string }) => step.allowedFrom)
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted())
    expect(times[0] >= latest.endedAt).toBe(true)
  })

  it('tells when the next visit of a course is booked already, at its latest visit', async () => {
    const cookie = await register()
    const course = 'Hydra facial gezicht kuur van 3'
    await book(cookie, '2026-11-20T10:00', course)
    await book(cookie, '2026-12-22T10:00', course)
    const next = await book(cookie, '2026-12-18T10:00', course)
    await book(cookie, '2026-12-11T10:00')
    app.travelTo('2026-11-25T08:00:00Z')
    const [only] = (await treatments(cookie)).body
    expect(only.nextBooked).toEqual({ id: next, appointmentDate: '2026-12-18T09:00:00.000Z' })
  })

  describe('of who shares an address with others', () => {
    const course = 'Hydra facial gezicht kuur van 3'
    const guest = (firstName: string, appointmentDate: string) =>
      app.call('/api/appointments', {
        body: bookingOf({ firstName, treatmentType: course, appointmentDate }),
      })
    async function prove() {
      await app.database.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
      const { username, password } = registrationOf()
      return sessionOf(await app.call('/api/auth/login', { body: { username, password } }))
    }
    const isCovered = async (id: string) => {
      const { cookie } = await signInAs(app, 'desk')
      return (await app.call(`/api/desk/appointments/${id}`, { cookie })).body.isCovered
    }

    it.each([
      ['Noor', true],
      ['Anna', false],
      ['N.', false],
    ])('promises the next visit of a course that %s began where the till asks no price', async (name, is) => {
      await guest(name, '2026-11-20T10:00')
      await register()
      app.travelTo('2026-11-21T08:00:00Z')
      const cookie = await prove()
      const [first] = (await treatments(cookie)).body
      expect([first.course, first.nextFrom !== null]).toEqual([{ number: 1, visits: 3 }, is])
      expect(await isCovered(await book(cookie, '2026-12-22T10:00', course))).toBe(is)
    })

    it('counts the visits of each by themselves', async () => {
      await register()
      const cookie = await prove()
      await book(cookie, '2026-11-20T10:00', course)
      await guest('Anna', '2026-11-21T10:00')
      await guest('Anna', '2026-12-22T10:00')
      const mine = await book(cookie, '2026-11-24T10:00', course)
      app.travelTo('2026-11-25T08:00:00Z')
      const [second, annas, first] = (await treatments(await prove())).body
      expect([second.id, second.course.number, annas.course.number, first.course.number]).toEqual([
        ...[mine, 2, 1, 1],
      ])
      expect([second.nextFrom, second.nextBooked, annas.nextFrom]).toEqual([expect.any(String), null, null])
    })

    it('counts what the desk entered for a caller, as the till does, and offers nothing beside what is booked', async () => {
      await register()
      const cookie = await prove()
      const { card_id: clientId } = await app.database.db
        .selectFrom('clients')
        .select('card_id')
        .executeTakeFirstOrThrow()
      const caller = { firstName: 'Noor', lastName: 'de Vries', source: 'phone', treatmentType: course }
      const enter = async (appointmentDate: string) => {
        const desk = await signInAs(app, 'desk')
        const body = { ...caller, clientId, appointmentDate }
        expect((await app.call('/api/desk/appointments', { cookie: desk.cookie, body })).status).toBe(201)
      }
      await enter('2026-11-19T16:00')
      await book(cookie, '2026-11-20T10:00', course)
      app.travelTo('2026-11-21T08:00:00Z')
      const second = { course: { number: 2, visits: 3 }, nextFrom: expect.any(String) }
      const again = await prove()
      expect((await treatments(again)).body).toMatchObject([second])
      await enter('2026-12-22T10:00')
      expect((await treatments(again)).body).toMatchObject([{ ...second, nextFrom: null, nextBooked: null }])
    })
  })
})
