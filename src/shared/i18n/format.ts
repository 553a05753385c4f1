import type { Language, PerLanguage } from '#shared/i18n/languages.ts'

/** Prices, dates and times (DECISIONS 2). Arabic keeps Latin digits, so that a price or time reads the same at the desk. */
export const locales: PerLanguage<string> = {
  nl: 'nl-NL',
  en: 'en-GB',
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  es: 'es-ES',
}

/** "€ 99,00" in the way of the language; cents are whole euro cents. */
export function formatPrice(cents: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

/** A clock time "14:00" of an instant in the given IANA zone. */
export function formatTime(instant: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)
}

/** "dinsdag 24 november 2026": the day of an instant in the given IANA zone. */
export function formatFullDate(instant: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone }).format(instant)
}

/** The same where it may take two lines: one ends after the weekday or before the year. */
export function keepDayWithMonth(date: string): string {
  return date.replace(/\d+ (de )?\p{L}+/u, (day) => day.replaceAll(' ', '\u00a0'))
}

/** "24 november 2026": a calendar day `yyyy-mm-dd` of which the weekday does not matter. */
export function formatCalendarDate(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`)
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(noon)
}

/** "dinsdag 24 november" where the year goes without saying. */
export function formatDay(instant: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(instant)
}

/** "di 24 nov" for chips and narrow lists. */
export function formatShortDate(instant: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(instant)
}

/** "november 2026": the caption of a calendar month. */
export function formatMonth(instant: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone }).format(
    instant,
  )
}

/** "M" (narrow), "ma" (short) or "maandag" (long): the head of a calendar column. */
export function formatWeekday(
  instant: Date,
  language: Language,
  timeZone: string,
  width: 'narrow' | 'short' | 'long' = 'short',
): string {
  return new Intl.DateTimeFormat(locales[language], { weekday: width, timeZone }).format(instant)
}

/** The short form of Arabic is a single letter that nobody reads. */
const shortUnit: PerLanguage<'short' | 'long'> = { nl: 'short', en: 'short', ar: 'long', es: 'short' }

/** "45 minuten" (long) or "45 min" (short, where the language has a short form). */
export function formatDuration(
  minutes: number,
  language: Language,
  width: 'long' | 'short' = 'short',
): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: width === 'short' ? shortUnit[language] : width,
  }).format(minutes)
}

/** "50%" of a share from 0 to 1. */
export function formatPercent(share: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share)
}

/** SPEC 2 names these. */
const articleLocales: PerLanguage<string> = {
  nl: 'nl-NL',
  en: 'en-US',
  ar: locales.ar,
  es: 'es-ES',
}

/** The publish date of an article in the locales that SPEC 2 names; `date` is a calendar day `yyyy-mm-dd`. */
export function formatArticleDate(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`)
  return new Intl.DateTimeFormat(articleLocales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    noon,
  )
}
