import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailedManageUrlOf } from '#server/features/appointments/token.ts'
import type { Answer, TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, somebody, testNow } from '../../../../tests/app.ts'
import { queriesDuring } from '../../../../tests/database.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  // A connection to a database server listens a moment later.
  await vi.waitUntil(() => app.deps.bell.rung() !== null)
})
beforeEach(() => app.travelTo(testNow))
afterEach(() => app.clear())
afterAll(() => app.close())

const day = '/api/availability?date=2026-11-24&treatment=Gratis%20consult'
const month = '/api/availability/days?month=2026-11&treatment=Gratis%20consult'
const first = '/api/availability/first'
const isFree = async (time: string, path = day): Promise<boolean> =>
  (await app.call(path)).body.slots.find((slot: { time: string }) => slot.time === time).available
const asks = async (work: () => Promise<unknown>) =>
  (await queriesDuring(app.database, work)).filter((text) => text.includes('slot_occupancy')).length
const book = (appointmentDate: string) =>
  app.call('/api/appointments', { body: bookingOf({ appointmentDate, email: somebody() }) })
const fill = async (appointmentDate: string): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let room = 0; room < 4; room++) answers.push(await book(appointmentDate))
  return answers
}
const change = (what: string, { body: { id } }: Answer, body: unknown) => {
  const link = new URL(mailedManageUrlOf(id, 'nl', app.deps.env))
  return app.call(`/api/appointments/${id}/${what}?token=${link.searchParams.get('token')}`, { body })
}

it.each([day, month, first])('%s is worked out once while nothing changes', async (path) => {
  const answers: unknown[] = []
  const ask = async () => void answers.push((await app.call(path)).body)
  expect(await asks(ask)).toBe(1)
  expect(await asks(() => Promise.all([ask(), ask(), ask()]))).toBe(0)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

it('works out once what many ask for at the same moment', async () => {
  expect(await asks(() => Promise.all([1, 2, 3, 4].map(() => app.call(day))))).toBe(1)
})

describe('is old at once', () => {
  it('when a visit is booked, moved or cancelled', async () => {
    expect(await isFree('11:00')).toBe(true)
    const [one, two] = await fill('2026-11-24T11:00')
    expect(await isFree('11:00')).toBe(false)
    expect((await change('reschedule', one as Answer, { appointmentDate: '2026-11-25T09:00' })).status).toBe(
      200,
    )
    expect(await isFree('11:00')).toBe(true)
    await book('2026-11-24T11:00')
    expect(await isFree('11:00')).toBe(false)
    expect((await change('cancel', two as Answer, {})).status).toBe(200)
    expect(await isFree('11:00')).toBe(true)
  })

  it('when the desk blocks a time and gives it back', async () => {
    const { cookie } = await signInAs(app, 'desk')
    const moment = async () => (await app.call(first)).body.first.start as string
    const free = await moment()
    const wish = { room: null, start: '2026-11-19T09:00', end: '2026-11-19T18:00', reason: 'Teamdag' }
    const { body } = await app.call('/api/desk/blocks', { body: wish, cookie })
    expect(await moment()).toBe('2026-11-20T08:00:00.000Z')
    await app.call(`/api/desk/blocks/${body.id}`, { method: 'DELETE', cookie })
    expect(await moment()).toBe(free)
  })

  it('when the clock makes a start too near, and when a new day begins', async () => {
    const today = '/api/availability?date=2026-11-19'
    expect(await isFree('10:00', today)).toBe(true)
    app.travelTo('2026-11-19T08:00:00.001Z')
    expect(await isFree('10:00', today)).toBe(false)
    app.travelTo('2026-11-19T22:59:59.999Z')
    expect((await app.call(today)).body.slots).toHaveLength(17)
    app.travelTo('2026-11-19T23:00:00Z')
    expect((await app.call(today)).body.slots).toEqual([])
  })
})

it('tells a page that looks again that nothing changed, until something does', async () => {
  for (const path of [day, month, first]) {
    const seen = await app.call(path)
    const tag = seen.headers.get('ETag') ?? ''
    expect(seen.headers.get('Cache-Control')).toBe('no-cache')
    const again = await app.call(path, { headers: { 'If-None-Match': tag } })
    expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, '', tag])
    expect(again.headers.get('Cache-Control')).toBe('no-cache')
    expect((await app.call(path, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200)
  }
  const seen = await app.call(day)
  await fill('2026-11-24T15:00')
  const looked = await app.call(day, { headers: { 'If-None-Match': seen.headers.get('ETag') ?? '' } })
  expect([looked.status, looked.headers.get('ETag') === seen.headers.get('ETag')]).toEqual([200, false])
})

it('keeps no failure', async () => {
  const { db } = app.database
  await sql`alter table slot_occupancy rename to lost`.execute(db)
  const failed = await app.call(day)
  await sql`alter table lost rename to slot_occupancy`.execute(db)
  expect(failed.status).toBe(500)
  expect(app.errors()).not.toEqual([])
  expect((await app.call(day)).status).toBe(200)
})
