import type { PerLanguage } from '#shared/i18n/languages.ts'

/** 0 is Sunday (SPEC 9). */
export const weekStartsOn: PerLanguage<0 | 1 | 6> = { nl: 1, en: 0, ar: 6, es: 1 }

/** The day of January that the first week of a year holds (SPEC 9). */
export const firstWeekContainsDate: PerLanguage<1 | 4> = { nl: 4, en: 1, ar: 1, es: 1 }
