import type { Language, PerLanguage } from '#shared/i18n/languages.ts'

/** Prices, dates and times (DECISIONS 2). Arabic keeps Latin digits, so that a price or time reads the same at the desk. */
export const locales: PerLanguage<string> = {
  nl: 'nl-NL',
  en: 'en-GB',
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  es: 'es-ES',
}

type NumberOptions = Intl.NumberFormatOptions
type DateOptions = Intl.DateTimeFormatOptions

/** Making one takes a hundred times as long as writing with it, and a calendar or a price list writes a hundred times. */
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** Writes numbers as the locale does; the same for the same question. */
export function numberFormat(locale: string, options: NumberOptions): Intl.NumberFormat {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options))
}

/** Writes days and times as the locale does; the same for the same question. */
export function dateFormat(locale: string, options: DateOptions): Intl.DateTimeFormat {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

function kept<Format>(
  made: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? make()
  made.set(key, format)
  return format
}

/** "€ 99,00" in the way of the language; cents are whole euro cents. */
export function formatPrice(cents: number, language: Language): string {
  return numberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

/**
 * A clock time "14:00" of an instant in the given IANA zone; of the reader's own clock where that is undefined, as the name
 * that a browser gives its zone may be one that it does not take ("Etc/Unknown").
 */
export function formatTime(instant: Date, language: Language, timeZone: string | undefined): string {
  return dateFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)
}

/** "dinsdag 24 november 2026": the day of an instant in the given IANA zone. */
export function formatFullDate(instant: Date, language: Language, timeZone: string): string {
  return dateFormat(locales[language], { dateStyle: 'full', timeZone }).format(instant)
}

/** The same where it may take two lines: one ends after the weekday or before the year. */
export function keepDayWithMonth(date: string): string {
  return date.replace(/\d+ (de )?\p{L}+/u, (day) => day.replaceAll(' ', '\u00a0'))
}

/** "24 november 2026": a calendar day `yyyy-mm-dd` of which the weekday does not matter. */
export function formatCalendarDate(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`)
  return dateFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(noon)
}

/** "dinsdag 24 november" where the year goes without saying. */
export function formatDay(instant: Date, language: Language, timeZone: string): string {
  return dateFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(instant)
}

/** "di 24 nov" for chips and narrow lists. */
export function formatShortDate(instant: Date, language: Language, timeZone: string): string {
  return dateFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(instant)
}

/** "november 2026", or "november – december 2026": the caption of days that lie in one month or in two. */
export function formatMonths(first: Date, last: Date, language: Language, timeZone: string): string {
  const format = dateFormat(locales[language], { month: 'long', year: 'numeric', timeZone })
  return format.formatRange(first, last)
}

/** "M" (narrow), "ma" (short) or "maandag" (long): the head of a calendar column. */
export function formatWeekday(
  instant: Date,
  language: Language,
  timeZone: string,
  width: 'narrow' | 'short' | 'long' = 'short',
): string {
  return dateFormat(locales[language], { weekday: width, timeZone }).format(instant)
}

/** The short form of Arabic is a single letter that nobody reads. */
const shortUnit: PerLanguage<'short' | 'long'> = { nl: 'short', en: 'short', ar: 'long', es: 'short' }

/** "45 minuten" (long) or "45 min" (short, where the language has a short form). */
export function formatDuration(
  minutes: number,
  language: Language,
  width: 'long' | 'short' = 'short',
): string {
  return numberFormat(locales[language], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: width === 'short' ? shortUnit[language] : width,
  }).format(minutes)
}

/**
 * "50%" of a share from 0 to 1. In Arabic it is said in a word, as the texts do: a sign beside Latin digits stands on either
 * side, by what goes before.
 */
export function formatPercent(share: number, language: Language): string {
  if (language !== 'ar') return numberFormat(locales[language], { style: 'percent' }).format(share)
  return `${numberFormat(locales.ar, { maximumFractionDigits: 0 }).format(share * 100)}\u00a0بالمئة`
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
  return dateFormat(articleLocales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(noon)
}
