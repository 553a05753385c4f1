import { formatWeekday } from '#shared/i18n/format.ts'
import { useWords } from '#web/lib/words.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

/** Heads of calendar columns. Arabic has no short names; where seven full ones do not fit, it is known by letters. */
export function useWeekdayName(): (date: CalendarDate) => string {
  const { language } = useWords()
  const isNarrow = useMediaQuery('(max-width: 40rem)') && language === 'ar'
  return (date) => formatWeekday(noonOf(date), language, 'UTC', isNarrow ? 'narrow' : 'short')
}
