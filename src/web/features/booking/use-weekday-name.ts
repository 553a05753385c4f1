import { formatWeekday } from '#shared/i18n/format.ts'
import { useWords } from '#web/lib/words.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** A longer one touches the next where seven heads stand side by side. */
const longestShortName = 4

/** Heads of calendar columns. Some languages, as Arabic, have no short names: they use letters. */
export function useWeekdayName(): (date: CalendarDate) => string {
  const { language } = useWords()
  return (date) => {
    const nameOf = (length: 'short' | 'narrow') => formatWeekday(noonOf(date), language, 'UTC', length)
    const name = nameOf('short')
    return name.length > longestShortName ? nameOf('narrow') : name
  }
}
