import { clinic } from '#content/clinic.ts'
import { isBookableOutsideHours } from '#shared/features/contact/rules.ts'
import { formatWeekday } from '#shared/i18n/format.ts'
import { weekdays } from '#shared/lib/weekdays.ts'
import type { Weekday } from '#shared/lib/weekdays.ts'
import type { Page } from '#web/lib/page.ts'

/** The days of the week, Monday first, and the clinic's hours of each, in the words of the page. */
export function hoursOfWeek(page: Page): { weekday: Weekday; name: string; hours: string }[] {
  return weekdays.map((weekday, position) => ({
    weekday,
    name: formatWeekday(mondayPlus(position), page.language, 'UTC', 'long'),
    hours: hoursOf(weekday, page),
  }))
}

/** The sentence that says so where the booking offers times at which the clinic is closed to others; else null. */
export function otherTimes({ t }: Page): string | null {
  return isBookableOutsideHours(clinic) ? t('footer.other_times') : null
}

/** 1 January 2024 was a Monday. */
function mondayPlus(days: number): Date {
  return new Date(Date.UTC(2024, 0, 1 + days, 12))
}

function hoursOf(weekday: Weekday, { t }: Page): string {
  const hours = clinic.openingHours[weekday]
  if (hours === null) return t('footer.closed')
  if (hours === 'appointment') return t('footer.by_appointment', { time: clinic.appointmentsUntil })
  // Not isolated: from right to left the opening time stands at the right, where it is read first.
  return `${hours.opens} – ${hours.closes}`
}
