import { clinic } from '#content/clinic.ts'
import { locales } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { dateIn, daysBetween } from '#web/lib/calendar-date.ts'

/** "Morgen", "Over 3 dagen": by the days of the clinic's calendar. */
export function daysUntil(moment: Date, now: Date, language: Language): string {
  return sentence(daysBetween(dateIn(clinic.timeZone, now), dateIn(clinic.timeZone, moment)), 'day', language)
}

function sentence(count: number, unit: 'day', language: Language): string {
  const text = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(count, unit)
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
