import { clinic } from '#content/clinic.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { addDays, weekdayOf } from '#shared/lib/time.ts'
import { dateIn } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

const { booking, timeZone } = clinic
const minuteMs = 60_000

/** Why a day can or cannot be chosen; each looks and sounds different. */
export type DayKind = 'free' | 'full' | 'closed' | 'too_soon' | 'out_of_range' | 'loading'

/** `isFree` is what the server said about the day, undefined while it has not answered. */
export function kindOfDay(date: CalendarDate, isFree: boolean | undefined, now: Date): DayKind {
  if (date < dateIn(timeZone, now) || date > lastBookableDate(now)) return 'out_of_range'
  const grid = gridOn(date)
  if (grid === null) return 'closed'
  if (isFree === undefined) return 'loading'
  if (isFree) return 'free'
  return isTooSoon(date, grid.last, now) ? 'too_soon' : 'full'
}

export function lastBookableDate(now: Date): CalendarDate {
  return addDays(dateIn(timeZone, now), booking.horizonDays)
}

/** True when a visit that starts then can no longer be booked online. */
export function isStartTooSoon(start: string, now: Date): boolean {
  return new Date(start).getTime() < now.getTime() + booking.leadMinutes * minuteMs
}

function gridOn(date: CalendarDate) {
  return booking.closedDates.includes(date) ? null : booking.grid[weekdayOf(date)]
}

function isTooSoon(date: CalendarDate, lastStart: string, now: Date): boolean {
  const earliest = new Date(now.getTime() + booking.leadMinutes * minuteMs)
  const earliestDate = dateIn(timeZone, earliest)
  return date < earliestDate || (date === earliestDate && lastStart < formatTime(earliest, 'nl', timeZone))
}
