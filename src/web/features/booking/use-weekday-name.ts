import { formatWeekday } from '#shared/i18n/format.ts'
import { useWords } from '#web/lib/words.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

/** A longer one does not fit where seven heads stand side by side on a phone. */
const longestShortName = 4

/** Heads of calendar columns. Some languages, as Arabic, have no short names; where seven full ones do not fit, they use letters. */
export function useWeekdayName(): (date: CalendarDate) => string {
  const { language } = useWords()
  const isSmall = useMediaQuery('(max-width: 40rem)')
  return (date) => {
    const nameOf = (length: 'short' | 'narrow') => formatWeekday(noonOf(date), language, 'UTC', length)
    const name = nameOf('short')
    return isSmall && name.length > longestShortName ? nameOf('narrow') : name
  }
}
