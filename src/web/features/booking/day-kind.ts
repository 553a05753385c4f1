import { clinic } from '#content/clinic.ts'
import { bookableDates, isDayTooSoon, isInTime, isOpenOn } from '#shared/features/booking/rules.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** Why a day can or cannot be chosen; each looks and sounds different. */
export type DayKind = 'free' | 'full' | 'closed' | 'too_soon' | 'out_of_range' | 'loading'

/** `isFree` is what the server said about the day, undefined while it has not answered. */
export function kindOfDay(date: CalendarDate, isFree: boolean | undefined, now: Date): DayKind {
  if (!isBookableDate(date, now)) return 'out_of_range'
  if (!isOpenOn(date, clinic)) return 'closed'
  if (isFree === undefined) return 'loading'
  if (isFree) return 'free'
  return isDayTooSoon(date, now, clinic) ? 'too_soon' : 'full'
}

/** Whether the day lies between today and the horizon. */
export function isBookableDate(date: CalendarDate, now: Date): boolean {
  const { first, last } = bookableDates(now, clinic)
  return first <= date && date <= last
}

/** True when a visit that starts then can no longer be booked online. */
export function isStartTooSoon(start: string, now: Date): boolean {
  return !isInTime(new Date(start), now, clinic)
}
