import { clinic } from '#content/clinic.ts'
import { parseBirthDate } from '#web/lib/birth-date.ts'
import { dateIn } from '#web/lib/calendar-date.ts'

/** The day that somebody typed; null for what is no day of the past. */
export function birthDateOf(text: string) {
  return parseBirthDate(text, dateIn(clinic.timeZone, new Date()))
}
