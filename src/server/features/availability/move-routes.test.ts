import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, somebody, testNow } from '../../../../tests/app.ts'

const hour = 'Hydra facial gezicht'
const day = '2026-11-24'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

type Visit = { id: string; search: string }
async function book(time: string, treatmentType = hour, date = day): Promise<Visit> {
  const body = bookingOf({ treatmentType, appointmentDate: `${date}T${time}`, email: somebody() })
  const booked = await app.call('/api/appointments', { body })
  expect(booked.status).toBe(201)
  return { id: booked.body.id, search: new URL(booked.body.manageUrl).search }
}

const timesOf = ({ id, search }: Visit, of: string, query = {}) =>
  app.call(`/api/appointments/${id}/availability${of}?${new URLSearchParams(query)}&${search.slice(1)}`)
async function takenTimes(visit: Visit): Promise<string[]> {
  const { slots } = (await timesOf(visit, '', { date: day })).body as {
    slots: { time: string; available: boolean }[]
  }
  return slots.filter(({ available }) => !available).map(({ time }) => time)
}
/** The other three rooms, from half past nine until half past twelve. */
async function fillOtherRooms(): Promise<void> {
  for (let room = 0; room < 3; room++) for (const time of ['09:30', '10:30', '11:30']) await book(time)
}

it('lets a visit that is moved stand in nobody’s way, its own neither, and offers it every moment but its own', async () => {
  const mine = await book('10:00')
  await fillOtherRooms()
  const { slots } = (await app.call(`/api/availability?date=${day}&treatment=${hour}`)).body
  const openToAll = slots.filter((slot: { available: boolean }) => slot.available)
  expect(openToAll.map(({ time }: { time: string }) => time)).not.toContain('10:30')
  expect(await takenTimes(mine)).toEqual(['10:00'])
  const move = { appointmentDate: `${day}T10:30` }
  expect(
    (await app.call(`/api/appointments/${mine.id}/reschedule${mine.search}`, { body: move })).status,
  ).toBe(200)
  expect(await takenTimes(mine)).toEqual(['10:30'])
})

it('names as the first moment, and as a free day, what only its own half hours stood in the way of', async () => {
  const mine = await book('10:00')
  await fillOtherRooms()
  app.travelTo('2026-11-24T07:15:00Z')
  const first = async (path: string) => (await app.call(path)).body.first?.time
  expect(await first(`/api/availability/first?treatment=${hour}`)).toBe('11:00')
  expect((await timesOf(mine, '/first')).body.first.time).toBe('09:30')
  const { days } = (await timesOf(mine, '/days', { month: '2026-11' })).body
  expect(days.find(({ date }: { date: string }) => date === day)).toEqual({ date: day, available: true })
})

it('asks for as long as the visit was booked, whatever its treatment takes by now', async () => {
  const mine = await book('15:00')
  for (let room = 0; room < 4; room++) await book('11:00', 'Gratis consult')
  expect(await takenTimes(mine)).toEqual(['10:30', '11:00', '15:00'])
  await app.database.db
    .updateTable('appointments')
    .set({ duration_minutes: 90 })
    .where('id', '=', mine.id)
    .execute()
  expect(await takenTimes(mine)).toEqual(['10:00', '10:30', '11:00', '15:00'])
})

it('answers only who may move the visit', async () => {
  const [mine, other] = [await book('10:00'), await book('12:00')]
  for (const [of, query] of [
    ['', { date: day }],
    ['/days', { month: '2026-11' }],
    ['/first', {}],
  ] as const) {
    expect((await timesOf({ ...mine, search: '' }, of, query)).status).toBe(401)
    expect((await timesOf({ ...mine, search: other.search }, of, query)).status).toBe(403)
  }
  expect((await timesOf(mine, '', { date: 'soon' })).status).toBe(422)
})
