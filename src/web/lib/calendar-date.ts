import { addDays, wallClock } from '#shared/lib/time.ts'

/** A calendar day "yyyy-mm-dd" without a zone; strings of this form sort by time. */
export type CalendarDate = string

const dayMs = 24 * 60 * 60_000

/** The day it is now in an IANA zone. */
export function dateIn(timeZone: string, now: Date): CalendarDate {
  return wallClock(now, timeZone).date
}

/** The instant to hand to formatters, together with the zone UTC. */
export function noonOf(date: CalendarDate): Date {
  return new Date(`${date}T12:00:00Z`)
}

/** How many days later `to` is; negative when it is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / dayMs)
}

/** The first day of the week a day lies in; 0 is Sunday, as in `Date`. */
export function weekStartOf(date: CalendarDate, weekStartsOn: number): CalendarDate {
  return addDays(date, -((noonOf(date).getUTCDay() - weekStartsOn + 7) % 7))
}

/** The seven days of the week a day lies in. */
export function weekOf(date: CalendarDate, weekStartsOn: number): CalendarDate[] {
  const start = weekStartOf(date, weekStartsOn)
  return Array.from({ length: 7 }, (_, index) => addDays(start, index))
}

/** "yyyy-mm" */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7)
}

/** Months are "yyyy-mm". */
export function monthAfter(month: string): string {
  return monthOf(addDays(`${month}-28`, 4))
}

export function monthBefore(month: string): string {
  return monthOf(addDays(`${month}-01`, -1))
}

/** True for a day that exists: not for 2027-02-29. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = noonOf(text)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}
