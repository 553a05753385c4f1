import { useCallback } from 'react'
import { clinic } from '#content/clinic.ts'
import { dateFormat, locales } from '#shared/i18n/format.ts'
import { useWords } from '#web/lib/words.ts'

/** Says an instant of the server as day and time of the clinic: "ma 23 nov 14:30". */
export function useMoment(): (instant: string) => string {
  const { language } = useWords()
  return useCallback(
    (instant) =>
      dateFormat(locales[language], {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: clinic.timeZone,
      }).format(new Date(instant)),
    [language],
  )
}

/** The same with the year, for what may be long ago: "di 24 nov 2026, 14:30". */
export function useDatedMoment(): (instant: string) => string {
  const { language } = useWords()
  return useCallback(
    (instant) =>
      dateFormat(locales[language], {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: clinic.timeZone,
      }).format(new Date(instant)),
    [language],
  )
}
