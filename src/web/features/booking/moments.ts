import { clinic } from '#content/clinic.ts'
import { formatDay, formatShortDate, formatTime, keepDayWithMonth } from '#shared/i18n/format.ts'
import type { Words } from '#web/lib/words.ts'

/** "dinsdag 24 november om 14:00" on the clinic's clock; day and month stay on one line. */
export function momentText(instant: Date, { language, t }: Words): string {
  return t('change.moment', {
    date: keepDayWithMonth(formatDay(instant, language, clinic.timeZone)),
    time: formatTime(instant, language, clinic.timeZone),
  })
}

/** "ma 30 nov om 12:00" on the clinic's clock, within a sentence. */
export function shortMomentText(instant: Date, { language, t }: Words): string {
  return t('appointment.short_moment', {
    date: formatShortDate(instant, language, clinic.timeZone),
    time: formatTime(instant, language, clinic.timeZone),
  })
}
