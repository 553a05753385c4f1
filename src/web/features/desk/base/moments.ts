import { useCallback } from 'react'
import { clinic } from '#content/clinic.ts'
import { dateFormat, locales } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { dateIn, noonOf } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

/**
 * Says an instant of the server as day and time of the clinic: "ma 23 nov 14:30"; with the year where it is another than this
 * one: "ma 24 nov 2025, 14:30".
 */
export function useMoment(): (instant: string) => string {
  const { language } = useWords()
  return useCallback((instant) => momentText(new Date(instant), language), [language])
}

/** Says a calendar day "yyyy-mm-dd" with its weekday, and with the year where it is another than this one: "di 24 nov". */
export function dayText(date: string, language: Language, width: 'short' | 'long'): string {
  return dateFormat(locales[language], {
    weekday: width,
    day: 'numeric',
    month: width,
    year: unlessThis(date),
    timeZone: 'UTC',
  }).format(noonOf(date))
}

/** A day breaks in front of its time at most. */
const unbroken = '\u00a0'

function momentText(instant: Date, language: Language): string {
  return dateFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: unlessThis(dateIn(clinic.timeZone, instant)),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: clinic.timeZone,
  })
    .format(instant)
    .replace(/ (?=.* )/g, unbroken)
}

/** How the year of a day is written: this year's goes without saying. */
function unlessThis(date: string): 'numeric' | undefined {
  return date.slice(0, 4) === dateIn(clinic.timeZone, new Date()).slice(0, 4) ? undefined : 'numeric'
}
