import type { Clinic } from '#shared/content/clinic.ts'
import { weekdays } from '#shared/lib/weekdays.ts'
import type { Weekday } from '#shared/lib/weekdays.ts'
import { addDays, weekdayOf } from '#shared/lib/time.ts'

export type Opening =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'appointment' }
  | { readonly state: 'closed'; readonly next: NextOpening | null }
type NextOpening = { readonly weekday: Weekday; readonly time: string; readonly isToday: boolean }

/** What decides when the clinic is open. */
export type Hours = Pick<Clinic, 'openingHours'> & { booking: Pick<Clinic['booking'], 'closedDates'> }

/** A weekday alone names a day within a week. */
const horizonDays = 6

/**
 * Whether the clinic is open at a day (yyyy-mm-dd) and time (hh:mm) of its own clock, and if not when it opens again without
 * an appointment; `next` is null when it does not within a week. Closing time itself counts as closed.
 */
export function openingAt({ date, time }: { date: string; time: string }, clinic: Hours): Opening {
  const today = hoursOn(date, clinic)
  if (today === 'appointment') return { state: 'appointment' }
  if (today !== null && time >= today.opens && time < today.closes) {
    return { state: 'open', until: today.closes }
  }
  return { state: 'closed', next: nextOpening(date, time, clinic) }
}

function nextOpening(date: string, time: string, clinic: Hours): NextOpening | null {
  for (let days = 0; days <= horizonDays; days += 1) {
    const day = addDays(date, days)
    const hours = hoursOn(day, clinic)
    if (hours === null || hours === 'appointment') continue
    const isToday = days === 0
    if (isToday && time >= hours.opens) continue
    return { weekday: weekdayOf(day), time: hours.opens, isToday }
  }
  return null
}

/** Whether an appointment can begin while the clinic is closed to who has none. */
export function isBookableOutsideHours({ openingHours, booking }: Pick<Clinic, 'openingHours' | 'booking'>) {
  return weekdays.some((weekday) => {
    const [grid, hours] = [booking.grid[weekday], openingHours[weekday]]
    if (grid === null) return false
    return hours === null || hours === 'appointment' || grid.first < hours.opens || grid.last >= hours.closes
  })
}

function hoursOn(date: string, { openingHours, booking }: Hours) {
  return booking.closedDates.includes(date) ? null : openingHours[weekdayOf(date)]
}
