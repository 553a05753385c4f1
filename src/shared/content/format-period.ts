import type { Period } from '#shared/lib/time.ts'
import { locales, numberFormat } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** "90 dagen", "7 jaar". By itself, so that pages that say no period do not load it. */
export function formatPeriod(period: Period, language: Language): string {
  const [value, unit] = 'days' in period ? [period.days, 'day'] : [period.years, 'year']
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return numberFormat(locales[language], style).format(value)
}
