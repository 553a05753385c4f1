import { clinic } from '#content/clinic.ts'
import { isPossibleBirthDate } from '#shared/lib/birth-date.ts'
import { plainSigns } from '#shared/lib/digits.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { dateIn, isCalendarDate } from '#web/lib/calendar-date.ts'

/** The day that somebody typed, as the contracts want it; null for nothing, and for what can be no date of birth. */
export function birthDateOf(text: string): CalendarDate | null {
  return parseBirthDate(text, dateIn(clinic.timeZone, new Date()))
}

/**
 * "29-02-1988" with any separator, or an ISO day that a browser filled in, as an ISO day; null for what can be no date of
 * birth.
 */
export function parseBirthDate(text: string, today: CalendarDate): CalendarDate | null {
  const written = plainSigns(text)
    .replace(/\s*([-/.])\s*/g, '$1')
    .trim()
  // Digits alone are only clear when day and month have two each.
  const dayFirst =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(written) ??
    /^(\d{2})[-/. ]?(\d{2})[-/. ]?(\d{4})$/.exec(written)
  const date =
    dayFirst === null
      ? written
      : `${dayFirst[3]}-${String(dayFirst[2]).padStart(2, '0')}-${String(dayFirst[1]).padStart(2, '0')}`
  return isCalendarDate(date) && isPossibleBirthDate(date, today) ? date : null
}

/** Sets the hyphens of "dd-mm-yyyy" while digits are typed at the end, in Latin digits; leaves everything else as it was written. */
export function maskBirthDate(typed: string, previous: string): string {
  const text = plainSigns(typed).trimStart()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso !== null) return `${iso[3]}-${iso[2]}-${iso[1]}`
  const isTypedAtEnd = text.length === previous.length + 1 && text.startsWith(previous)
  if (!isTypedAtEnd) return text
  // A year has four digits.
  if (/^(\d{2}-){2}\d{5}$/.test(text)) return previous
  if (/^(\d{2}|\d{2}-\d{2})$/.test(text)) return `${text}-`
  return text.replace(/[/. ]$/, '-').replace(/--$/, '-')
}
