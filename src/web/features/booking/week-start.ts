import type { PerLanguage } from '#shared/i18n/languages.ts'

/** 0 is Sunday (SPEC 9). */
export const weekStartsOn: PerLanguage<0 | 1 | 6> = { nl: 1, en: 0, ar: 6, es: 1 }
