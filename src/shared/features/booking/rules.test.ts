import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays } from '#shared/lib/weekdays.ts'
import type { BookingClinic, Occupancy } from '#shared/features/booking/rules.ts'
import {
  bookableDates,
  byDayPart,
  cellsOf,
  freeRooms,
  gridOfDay,
  refusalOf,
  roomsToTry,
} from '#shared/features/booking/rules.ts'
import { clinic } from '../../../../tests/clinic.ts'
import { daysOfYear, onMachinesOfTheWorld, shownByIntl } from '../../../../tests/time-zones.ts'

const now = new Date('2026-11-19T08:00:00Z')
const wholeDay = { first: '00:00', last: '23:30' }
const openAlways: BookingClinic = {
  ...clinic,
  booking: {
    ...clinic.booking,
    closedDates: [],
    grid: Object.fromEntries(weekdays.map((day) => [day, wholeDay])) as BookingClinic['booking']['grid'],
  },
}
const gridTimes = Array.from({ length: 17 }, (_, index) => {
  const minutes = 9 * 60 + index * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

onMachinesOfTheWorld(() => {
  it.each([2026, 2027, 2028])('puts every slot of every day of %i at its instant', (year) => {
    for (const date of daysOfYear(year)) {
      const slots = gridOfDay(date, clinic)
      const isClosed =
        new Date(`${date}T00:00:00Z`).getUTCDay() === 0 || clinic.booking.closedDates.includes(date)
      expect(slots.map((slot) => slot.time)).toEqual(isClosed ? [] : gridTimes)
      for (const { time, start } of slots) expect(shownByIntl(start, clinic.timeZone)).toBe(`${date} ${time}`)
    }
  })

  it('leaves out the hour that the clock skips, and offers the hour that it repeats once', () => {
    const spring = gridOfDay('2026-03-29', openAlways)
    expect(spring).toHaveLength(46)
    expect(spring.map((slot) => slot.time)).not.toContain('02:30')
    const autumn = gridOfDay('2026-10-25', openAlways)
    expect(autumn).toHaveLength(48)
    expect(new Set(autumn.map((slot) => slot.start.getTime())).size).toBe(48)
    for (const [date, slots] of [
      ['2026-03-29', spring],
      ['2026-10-25', autumn],
    ] as const)
      for (const { time, start } of slots) expect(shownByIntl(start, clinic.timeZone)).toBe(`${date} ${time}`)
  })
})

describe('a start', () => {
  it.each([
    ['2026-11-18T09:00:00Z', 'slot_in_past'],
    ['2026-11-19T07:59:00Z', 'slot_in_past'],
    ['2026-11-19T08:30:00Z', 'slot_too_soon'],
    ['2026-11-19T09:00:00Z', null],
    ['2026-11-19T16:00:00Z', null],
    ['2026-11-19T16:30:00Z', 'slot_off_grid'],
    ['2026-11-19T09:15:00Z', 'slot_off_grid'],
    ['2026-11-19T09:00:30Z', 'slot_off_grid'],
    ['2026-11-22T09:00:00Z', 'slot_closed'],
    ['2026-12-25T09:00:00Z', 'slot_closed'],
    ['2027-05-18T08:00:00Z', null],
    ['2027-05-19T08:00:00Z', 'slot_beyond_horizon'],
  ])('at %s is refused as %s', (start, refusal) => {
    expect(refusalOf(new Date(start), now, clinic)).toBe(refusal)
  })

  it('can be booked from today to 180 days from now, by the calendar of the clinic', () => {
    expect(bookableDates(now, clinic)).toEqual({ first: '2026-11-19', last: '2027-05-18' })
    expect(bookableDates(new Date('2026-11-19T23:30:00Z'), clinic).first).toBe('2026-11-20')
  })
})

it('takes whole half hours: 45 minutes take two', () => {
  const start = new Date('2026-11-24T09:00:00Z')
  expect([5, 30, 31, 45, 60, 90].map((minutes) => cellsOf(start, minutes).length)).toEqual([1, 1, 2, 2, 2, 3])
})

it('groups slots by part of the day and leaves out empty parts', () => {
  const slots = gridOfDay('2026-11-24', clinic)
  const groups = byDayPart(slots).map(({ part, slots: inPart }) => [part, inPart[0]?.time, inPart.length])
  expect(groups).toEqual([
    ['morning', '09:00', 6],
    ['afternoon', '12:00', 10],
    ['evening', '17:00', 1],
  ])
  expect(byDayPart(slots.slice(0, 3)).map(({ part }) => part)).toEqual(['morning'])
})

describe('rooms', () => {
  const occupancies: fc.Arbitrary<Occupancy> = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 4 })), { maxLength: 30 })
    .map((pairs) => {
      const occupancy = new Map<number, Set<number>>()
      for (const [cell, room] of pairs) occupancy.set(cell, (occupancy.get(cell) ?? new Set()).add(room))
      return occupancy
    })
  const visits = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 4 }))

  it('are tried when they are free for the whole visit, each once', () => {
    fc.assert(
      fc.property(occupancies, visits, (occupancy, [first, length]) => {
        const cells = Array.from({ length }, (_, index) => first + index)
        const free = freeRooms(cells, occupancy, 4)
        for (const room of [1, 2, 3, 4]) {
          expect(free.includes(room)).toBe(cells.every((cell) => !occupancy.get(cell)?.has(room)))
        }
        expect(roomsToTry(cells, occupancy, 4, Math.random).toSorted()).toEqual(free)
      }),
    )
  })

  it('beside another visit come first, so that long gaps stay whole', () => {
    const occupancy = new Map([
      [1, new Set([3])],
      [4, new Set([3, 2])],
    ])
    expect(roomsToTry([2, 3], occupancy, 4, () => 0).slice(0, 2)).toEqual([3, 2])
  })
})
