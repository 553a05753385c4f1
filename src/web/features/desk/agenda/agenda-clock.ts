import { clinic } from '#content/clinic.ts'
import { clockText, minutesOfClock, wallClock } from '#shared/lib/time.ts'

/** A moment of the agenda: a calendar day and minutes since its midnight, by the clinic's clock. */
export type DayMinute = { readonly date: string; readonly minute: number }

/** Where an instant of the server stands on the clinic's clock. */
export function clockOf(instant: string | Date): DayMinute {
  if (typeof instant !== 'string') return readClock(instant)
  const known = clocks.get(instant) ?? readClock(new Date(instant))
  clocks.set(instant, known)
  return known
}

/** A day holds few half hours and many visits that begin and end on them; reading a zone's clock is slow. */
const clocks = new Map<string, DayMinute>()

function readClock(instant: Date): DayMinute {
  const { date, time } = wallClock(instant, clinic.timeZone)
  return { date, minute: minutesOfClock(time) }
}

/** What the server reads as clinic time. */
export function writtenMoment({ date, minute }: DayMinute): string {
  return `${date}T${clockText(minute)}`
}
