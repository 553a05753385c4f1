import { useCallback } from 'react'
import { clinic } from '#content/clinic.ts'
import { dateFormat, locales } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { wallClock } from '#shared/lib/time.ts'
import { useWords } from '#web/lib/words.ts'

/** Says an instant of the server as day and time of the clinic: "ma 23 nov 14:30". */
export function useMoment(): (instant: string) => string {
  const { language } = useWords()
  return useCallback((instant) => momentText(instant, language, undefined), [language])
}

/** The same with the year where it is another than this one, for what may be long ago: "ma 24 nov 2025, 14:30". */
export function useDatedMoment(): (instant: string) => string {
  const { language } = useWords()
  return useCallback(
    (instant) => {
      const isOfThisYear = yearOf(new Date(instant)) === yearOf(new Date())
      return momentText(instant, language, isOfThisYear ? undefined : 'numeric')
    },
    [language],
  )
}

/** A day breaks in front of its time at most. */
const unbroken = '\u00a0'

function momentText(instant: string, language: Language, year: 'numeric' | undefined): string {
  return dateFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: clinic.timeZone,
  })
    .format(new Date(instant))
    .replace(/ (?=.* )/g, unbroken)
}

function yearOf(instant: Date): string {
  return wallClock(instant, clinic.timeZone).date.slice(0, 4)
}
