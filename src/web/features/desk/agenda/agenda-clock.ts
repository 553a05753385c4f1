import { clinic } from '#content/clinic.ts'
import { wallClock } from '#shared/lib/time.ts'

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
  return { date, minute: minuteOf(time) }
}

/** 570 for "09:30". */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** "09:30" for 570: the same in every language, as a time reads at the desk. */
export function timeText(minute: number): string {
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`
}

/** What the server reads as clinic time. */
export function writtenMoment({ date, minute }: DayMinute): string {
  return `${date}T${timeText(minute)}`
}
