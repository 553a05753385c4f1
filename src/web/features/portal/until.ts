import { clinic } from '#content/clinic.ts'
import { locales } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { dateIn, daysBetween } from '#web/lib/calendar-date.ts'

const hourMs = 3_600_000

/** "Morgen", "Over 3 dagen": by the days of the clinic's calendar. */
export function daysUntil(moment: Date, now: Date, language: Language): string {
  return sentence(daysBetween(dateIn(clinic.timeZone, now), dateIn(clinic.timeZone, moment)), 'day', language)
}

/** The same, and within a day by the hours, counted up: what is not fine yet is not said to be. */
export function timeUntil(moment: Date, now: Date, language: Language): string {
  const hours = Math.ceil((moment.getTime() - now.getTime()) / hourMs)
  return hours < 24 ? sentence(hours, 'hour', language) : daysUntil(moment, now, language)
}

/** Arabic of `Intl` says "within 5 hours", which invites at once what is only fine after them. */
function sentence(count: number, unit: 'day' | 'hour', language: Language): string {
  const text = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
    .format(count, unit)
    .replace(/^خلال /, 'بعد ')
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
