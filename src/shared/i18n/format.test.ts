import { expect, it } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { formatFullDate, formatPercent, keepDayWithMonth } from '#shared/i18n/format.ts'

const day = new Date('2026-11-25T12:00:00Z')

it.each(languages)(
  'keeps the day of a date on one line with its month in %s, and changes no word',
  (language) => {
    const date = formatFullDate(day, language, 'UTC')
    const kept = keepDayWithMonth(date)
    const lines = kept.split(' ')
    expect(lines.filter((words) => words.includes('25'))).toEqual([
      expect.stringMatching(/^25\u00a0(de\u00a0)?\p{L}+$/u),
    ])
    expect(kept.replaceAll('\u00a0', ' ')).toBe(date)
  },
)

it.each(languages)('writes a share in %s as the texts do', (language) => {
  expect(formatPercent(0.5, language)).toMatch(language === 'ar' ? /^50\u00a0بالمئة$/ : /^50\u00a0?%$/)
})
