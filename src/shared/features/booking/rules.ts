import type { Clinic } from '#shared/content/clinic.ts'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import {
  addDays,
  addMinutes,
  clockText,
  instantOf,
  minutesOfClock,
  wallClock,
  weekdayOf,
} from '#shared/lib/time.ts'

/** What the rules need to know of a clinic. */
export type BookingClinic = Pick<Clinic, 'timeZone' | 'booking'>

/** A start that the clinic's grid has; `time` is what the clinic's clock shows. */
export type GridSlot = { readonly time: string; readonly start: Date }

/** Why no visit can start at an instant, whether or not a room is free. */
export type Refusal =
  'slot_in_past' | 'slot_too_soon' | 'slot_beyond_horizon' | 'slot_closed' | 'slot_off_grid'

/** Rooms that are taken, by the number of the half hour (`cellOf`). */
export type Occupancy = ReadonlyMap<number, ReadonlySet<number>>

/** The half hours of a room are numbered from 1970: one number is one row of the table of taken rooms. */
const cellMs = slotMinutes * 60_000

/** The number of the half hour that an instant lies in. */
export function cellOf(instant: Date): number {
  return Math.floor(instant.getTime() / cellMs)
}

/** When a half hour starts. */
export function startOfCell(cell: number): Date {
  return new Date(cell * cellMs)
}

/** The half hours that a visit takes, in order: 45 minutes take two (DECISIONS 3). */
export function cellsOf(start: Date, durationMinutes: number): number[] {
  const first = cellOf(start)
  return Array.from({ length: Math.ceil(durationMinutes / slotMinutes) }, (_, index) => first + index)
}

/** False on a weekday or date without bookings. */
export function isOpenOn(date: string, { booking }: BookingClinic): boolean {
  return booking.grid[weekdayOf(date)] !== null && !booking.closedDates.includes(date)
}

/** The clinic's grid of one day, in order; none where it is not open. */
export function gridOfDay(date: string, clinic: BookingClinic): GridSlot[] {
  const { booking, timeZone } = clinic
  const grid = isOpenOn(date, clinic) ? booking.grid[weekdayOf(date)] : null
  if (grid === null) return []
  const opens = minutesOfClock(grid.first)
  const starts = Math.floor((minutesOfClock(grid.last) - opens) / slotMinutes) + 1
  const times = Array.from({ length: starts }, (_, index) => clockText(opens + index * slotMinutes))
  return instantsOf(date, times, timeZone)
}

/** Reading the zone's rules is slow: between two ends that lie as far apart as the clock says, no clock was changed. */
function instantsOf(date: string, times: readonly string[], timeZone: string): GridSlot[] {
  const first = instantOf(date, times[0] ?? '', timeZone)
  const last = instantOf(date, times.at(-1) ?? '', timeZone)
  const spanMinutes = (times.length - 1) * slotMinutes
  if (first !== null && last?.getTime() === addMinutes(first, spanMinutes).getTime()) {
    return times.map((time, index) => ({ time, start: addMinutes(first, index * slotMinutes) }))
  }
  return times.flatMap((time) => {
    const start = instantOf(date, time, timeZone)
    return start === null ? [] : [{ time, start }]
  })
}

/** The first and the last day on which a visit may be booked (DECISIONS 3, horizon). */
export function bookableDates(now: Date, clinic: BookingClinic): { first: string; last: string } {
  const first = wallClock(now, clinic.timeZone).date
  return { first, last: addDays(first, clinic.booking.horizonDays) }
}

/** True when a visit may still start then: not in the past and not sooner than the lead time. */
export function isInTime(start: Date, now: Date, clinic: BookingClinic): boolean {
  return start >= addMinutes(now, clinic.booking.leadMinutes)
}

/** True when even the last start of an open day comes too soon. By the clock, which a browser reads more lightly than the grid. */
export function isDayTooSoon(date: string, now: Date, { timeZone, booking }: BookingClinic): boolean {
  const earliest = wallClock(addMinutes(now, booking.leadMinutes), timeZone)
  const last = booking.grid[weekdayOf(date)]?.last ?? ''
  return date < earliest.date || (date === earliest.date && last < earliest.time)
}

/** Why no visit can start at this instant, or null when it may, if a room is free. */
export function refusalOf(start: Date, now: Date, clinic: BookingClinic): Refusal | null {
  const { date } = wallClock(start, clinic.timeZone)
  if (start < now) return 'slot_in_past'
  if (date > bookableDates(now, clinic).last) return 'slot_beyond_horizon'
  const grid = gridOfDay(date, clinic)
  if (grid.length === 0) return 'slot_closed'
  if (!grid.some((slot) => slot.start.getTime() === start.getTime())) return 'slot_off_grid'
  return isInTime(start, now, clinic) ? null : 'slot_too_soon'
}

/** The rooms, from 1, that are free for the whole visit. */
export function freeRooms(cells: readonly number[], occupancy: Occupancy, rooms: number): number[] {
  return Array.from({ length: rooms }, (_, index) => index + 1).filter((room) =>
    cells.every((cell) => occupancy.get(cell)?.has(room) !== true),
  )
}

/**
 * Free rooms in the order to try them: first where the visit leaves the smallest gaps, so that long visits keep
 * finding a room; rooms that are alike come in the order of `random` (0 to 1), so that rivals spread.
 */
export function roomsToTry(
  cells: readonly number[],
  occupancy: Occupancy,
  rooms: number,
  random: () => number,
): number[] {
  const sides = [(cells[0] ?? 0) - 1, (cells.at(-1) ?? 0) + 1]
  return freeRooms(cells, occupancy, rooms)
    .map((room) => ({
      room,
      neighbours: sides.filter((cell) => occupancy.get(cell)?.has(room) === true).length,
      tie: random(),
    }))
    .sort((one, other) => other.neighbours - one.neighbours || one.tie - other.tie)
    .map(({ room }) => room)
}

const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** Morning is before 12, evening from 17 (SPEC 9); `time` is "hh:mm". */
function dayPartOf(time: string): DayPart {
  if (time < '12:00') return 'morning'
  return time < '17:00' ? 'afternoon' : 'evening'
}

/** Slots by part of the day; a part without slots is left out (SPEC 2). */
export function byDayPart<Slot extends { readonly time: string }>(
  slots: readonly Slot[],
): { part: DayPart; slots: Slot[] }[] {
  return dayParts
    .map((part) => ({ part, slots: slots.filter((slot) => dayPartOf(slot.time) === part) }))
    .filter((group) => group.slots.length > 0)
}
