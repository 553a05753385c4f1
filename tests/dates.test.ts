import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addMinutes, wallClock, weekdayOf } from '#shared/lib/time.ts'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp, somebody } from './app.ts'
import { moments } from './moments.ts'

/** What booking promises about days, on the days that calendars are wrong about. */

type Day = { date: string; available: boolean }
type Slot = { time: string; start: string; available: boolean }

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
beforeEach(() => app.clear())

const daysOf = async (month: string): Promise<Day[]> =>
  (await app.call(`/api/availability/days?month=${month}`)).body.days
const slotsOf = async (date: string): Promise<Slot[]> =>
  (await app.call(`/api/availability?date=${date}`)).body.slots
const book = async (appointmentDate: string) =>
  app.call('/api/appointments', { body: bookingOf({ appointmentDate, email: somebody() }) })

describe.each(moments)('on %s', (_name, instant) => {
  const now = new Date(instant)
  beforeEach(() => app.travelTo(instant))

  it('the first free moment is the soonest that any day offers, and can be booked', async () => {
    const { booking, timeZone } = app.deps.clinic
    const { first } = (await app.call('/api/availability/first')).body
    const today = wallClock(now, timeZone).date
    const soon = Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead))
    const soonest = (await Promise.all(soon.map(slotsOf))).flat().find(({ available }) => available)
    expect(first.start).toBe(soonest?.start)
    const start = new Date(first.start)
    expect(start.getTime()).toBeGreaterThanOrEqual(addMinutes(now, booking.leadMinutes).getTime())
    expect(wallClock(start, timeZone)).toEqual({ date: first.date, time: first.time })
    const grid = booking.grid[weekdayOf(first.date)]
    expect(first.time >= (grid?.first ?? '') && first.time <= (grid?.last ?? '')).toBe(true)
    expect((await book(first.start)).status).toBe(201)
  })

  it('this month and the next name exactly the days that have a free time', async () => {
    const today = wallClock(now, app.deps.clinic.timeZone).date
    const months = [today.slice(0, 7), addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)]
    for (const month of months) {
      const named = await daysOf(month)
      const seen = await Promise.all(
        named.map(async ({ date }) => ({
          date,
          available: (await slotsOf(date)).some(({ available }) => available),
        })),
      )
      expect(named).toEqual(seen)
    }
  })

  it('the last day that can be booked can be booked, the one after it not', async () => {
    const { booking, timeZone } = app.deps.clinic
    const horizon = addDays(wallClock(now, timeZone).date, booking.horizonDays)
    const closedBefore = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(horizon, -days))
    const lastDays = (await Promise.all(closedBefore.map(slotsOf))).flat()
    const last = lastDays.find(({ available }) => available)
    expect((await book(last?.start ?? '')).status).toBe(201)
    const beyond = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(horizon, days))
    const slots = (await Promise.all(beyond.map(slotsOf))).flat()
    expect(slots.filter(({ available }) => available)).toEqual([])
    const refused = await book(addMinutes(new Date(last?.start ?? ''), 8 * 24 * 60).toISOString())
    expect([409, 422]).toContain(refused.status)
  })
})
