import { clinic } from '#content/clinic.ts'
import { bookableDates, isDayTooSoon, isInTime, isOpenOn } from '#shared/features/booking/rules.ts'
import { addDays } from '#shared/lib/time.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** Why a day can or cannot be chosen; each looks and sounds different. */
export type DayKind = 'free' | 'full' | 'closed' | 'too_soon' | 'out_of_range' | 'loading'

/** `isFree` is what the server said about the day, undefined while it has not answered. */
export function kindOfDay(date: CalendarDate, isFree: boolean | undefined, now: Date): DayKind {
  if (!isBookableDate(date, now)) return 'out_of_range'
  if (!isOpenOn(date, clinic)) return 'closed'
  // No server is needed to know it: what nobody waits for is not drawn as if it might still be free.
  if (isFree !== true && isDayTooSoon(date, now, clinic)) return 'too_soon'
  if (isFree === undefined) return 'loading'
  return isFree ? 'free' : 'full'
}

/** True of a day that has a free slot, or of which nothing is known yet. */
export function mayBeFree(kind: DayKind): boolean {
  return kind === 'free' || kind === 'loading'
}

/** The first day that has a free slot if no room is taken: what can be said before the server has answered. */
export function soonestDay(now: Date): CalendarDate {
  let { first } = bookableDates(now, clinic)
  while (isBookableDate(first, now) && kindOfDay(first, undefined, now) !== 'loading')
    first = addDays(first, 1)
  return first
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
