import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { directionOf } from '#shared/i18n/languages.ts'
import { daysByKey } from '#web/features/booking/day-keys.ts'
import { mayBeFree } from '#web/features/booking/day-kind.ts'
import type { DaysProps } from '#web/features/booking/days-props.ts'
import { weekStartsOn } from '#web/features/booking/week-start.ts'
import { monthOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

/** Where the keys are among the days in sight; all days are one stop for Tab. */
export function useDayFocus(days: readonly CalendarDate[], calendar: Omit<DaysProps, 'onChoose'>) {
  const { language } = useWords()
  const { first, last, chosen, kindOf, onAnchor } = calendar
  const [place, setPlace] = useState<{ date: CalendarDate; hasFocus: boolean } | null>(null)
  const hasFocus = (date: CalendarDate) => place?.hasFocus === true && place.date === date
  const canStop = (date: CalendarDate) => days.includes(date) && (hasFocus(date) || kindOf(date) === 'free')
  const stop = [place?.date, chosen, first, ...days].find((date) => typeof date === 'string' && canStop(date))

  function onKeyDown(event: KeyboardEvent) {
    if (place === null || event.altKey || event.ctrlKey || event.metaKey) return
    const way = daysByKey(event.key, place.date, {
      first,
      last,
      isRightToLeft: directionOf(language) === 'rtl',
      weekStartsOn: weekStartsOn[language],
    })
    if (way === undefined) return
    event.preventDefault()
    // A month that is not read yet may hold free days: the keys go there and see.
    const date = way.find((day) => mayBeFree(kindOf(day)))
    if (date === undefined) return
    setPlace({ date, hasFocus: true })
    if (!days.includes(date)) onAnchor(`${monthOf(date)}-01`)
  }

  function leave(date: CalendarDate) {
    setPlace((latest) => (latest?.date === date ? { date, hasFocus: false } : latest))
  }

  const focusOf = (date: CalendarDate) => ({
    hasFocus: hasFocus(date),
    tabIndex: date === stop ? 0 : -1,
    onFocus: () => setPlace({ date, hasFocus: true }),
    // In another window the focus is not elsewhere on the page.
    onBlur: ({ currentTarget }: FocusEvent) => document.activeElement !== currentTarget && leave(date),
  })
  return { onKeyDown, focusOf }
}
