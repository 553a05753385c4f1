import type { AppDeps } from '#server/deps.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import { findOccupancy } from '#server/features/appointments/service.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import type { GridSlot } from '#shared/features/booking/rules.ts'
import {
  bookableDates,
  cellOf,
  cellsOf,
  freeRooms,
  gridOfDay,
  isInTime,
} from '#shared/features/booking/rules.ts'
import { addDays, daysOfMonth } from '#shared/lib/time.ts'

/** What free times are asked for: a visit of this length; where one is moved, it does not stand in its own way, and it has its moment already. */
export type Wanted = {
  readonly durationMinutes: number
  readonly moved?: Pick<Appointment, 'id' | 'starts_at'>
}
export type SlotState = GridSlot & { readonly isAvailable: boolean }
type DayState = { readonly date: string; readonly slots: readonly SlotState[] }

export type AvailabilityDeps = Pick<AppDeps, 'db' | 'clinic' | 'now'>

/** How far ahead one query looks for the first free moment, before the next one. */
const searchDays = 14

/** The slots of one day, and which of them can be booked; no slots on a day that cannot be booked. */
export async function slotsOfDate(
  deps: AvailabilityDeps,
  date: string,
  wanted: Wanted,
): Promise<readonly SlotState[]> {
  const [day] = await statesOf(deps, [date], wanted)
  return day?.slots ?? []
}

/** Every day of a month "yyyy-mm" and whether it has a free slot; one query for the whole month. */
export async function daysOfMonthState(
  deps: AvailabilityDeps,
  month: string,
  wanted: Wanted,
): Promise<{ date: string; isAvailable: boolean }[]> {
  const days = await statesOf(deps, daysOfMonth(month), wanted)
  return days.map(({ date, slots }) => ({ date, isAvailable: slots.some((slot) => slot.isAvailable) }))
}

/** The first moment that can be booked, or null when there is none up to the horizon. */
export async function firstFreeSlot(
  deps: AvailabilityDeps,
  wanted: Wanted,
): Promise<(GridSlot & { date: string }) | null> {
  const { first, last } = bookableDates(deps.now(), deps.clinic)
  for (let from = first; from <= last; from = addDays(from, searchDays)) {
    const dates = Array.from({ length: searchDays }, (_, index) => addDays(from, index))
    for (const { date, slots } of await statesOf(deps, dates, wanted)) {
      const free = slots.find((slot) => slot.isAvailable)
      if (free !== undefined) return { date, time: free.time, start: free.start }
    }
  }
  return null
}

async function statesOf(
  { db, clinic, now }: AvailabilityDeps,
  dates: readonly string[],
  { durationMinutes, moved }: Wanted,
): Promise<DayState[]> {
  const at = now()
  const { first, last } = bookableDates(at, clinic)
  const days = dates.map((date) => ({
    date,
    slots: date < first || date > last ? [] : knownGrid(date, clinic),
  }))
  const starts = days.flatMap(({ slots }) => slots.map((slot) => slot.start))
  const [firstStart, lastStart] = [starts[0], starts.at(-1)]
  if (firstStart === undefined || lastStart === undefined) {
    return days.map(({ date }) => ({ date, slots: [] }))
  }
  const endCell = (cellsOf(lastStart, durationMinutes).at(-1) ?? 0) + 1
  const firstCell = cellOf(firstStart)
  const occupancy = await findOccupancy(db, { firstCell, endCell, except: moved?.id })
  const isAvailable = (start: Date) =>
    start.getTime() !== moved?.starts_at.getTime() &&
    isInTime(start, at, clinic) &&
    freeRooms(cellsOf(start, durationMinutes), occupancy, clinic.booking.rooms).length > 0
  return days.map(({ date, slots }) => ({
    date,
    slots: slots.map((slot) => ({ ...slot, isAvailable: isAvailable(slot.start) })),
  }))
}

const grids = new WeakMap<Clinic, Map<string, readonly GridSlot[]>>()

/** The grid of a day, worked out once: reading the rules of a time zone takes longer than all the rest of a month. */
function knownGrid(date: string, clinic: Clinic): readonly GridSlot[] {
  const known = grids.get(clinic) ?? new Map<string, readonly GridSlot[]>()
  grids.set(clinic, known)
  const grid = known.get(date) ?? gridOfDay(date, clinic)
  known.set(date, grid)
  return grid
}

/** Warns while days can be booked that nobody has looked at for public holidays: those after the last closed date. */
export function warnOfOpenHolidays({ clinic, log, now }: Pick<AppDeps, 'clinic' | 'log' | 'now'>): void {
  const last = clinic.booking.closedDates.toSorted().at(-1)
  const bookable = bookableDates(now(), clinic).last
  if (last === undefined || last < bookable)
    log.warn(
      `People book up to ${bookable}, and the last closed date is ${last ?? 'missing'}. Add the next public holidays to "closedDates" of content/clinic.ts.`,
    )
}
