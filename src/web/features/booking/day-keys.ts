import { addDays, daysOfMonth } from '#shared/lib/time.ts'
import { monthAfter, monthBefore, monthOf, weekOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** Where the days of a calendar stand. */
type Calendar = {
  first: CalendarDate
  last: CalendarDate
  isRightToLeft: boolean
  /** 0 is Sunday. */
  weekStartsOn: number
}

/**
 * The days that a key leads to, over the edges of months, in the order in which they are tried until the focus can stay at
 * one. Undefined for a key that leads nowhere.
 */
export function daysByKey(key: string, from: CalendarDate, calendar: Calendar): CalendarDate[] | undefined {
  return wayOf(key, from, calendar)?.filter((day) => day >= calendar.first && day <= calendar.last)
}

function wayOf(key: string, from: CalendarDate, calendar: Calendar): CalendarDate[] | undefined {
  const onward = calendar.isRightToLeft ? -1 : 1
  const week = weekOf(from, calendar.weekStartsOn)
  switch (key) {
    case 'ArrowRight':
      return inSteps(from, onward, calendar)
    case 'ArrowLeft':
      return inSteps(from, -onward, calendar)
    case 'ArrowDown':
      return inSteps(from, 7, calendar)
    case 'ArrowUp':
      return inSteps(from, -7, calendar)
    case 'Home':
      return week.filter((day) => day < from)
    case 'End':
      return week.filter((day) => day > from).toReversed()
    case 'PageDown':
      return inMonths(from, monthAfter, calendar)
    case 'PageUp':
      return inMonths(from, monthBefore, calendar)
    default:
      return undefined
  }
}

function inSteps(from: CalendarDate, step: number, { first, last }: Calendar): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = addDays(from, step); day >= first && day <= last; day = addDays(day, step)) days.push(day)
  return days
}

/** Of each month the same day and those after it, then those before, the nearest first. */
function inMonths(from: CalendarDate, next: (month: string) => string, { first, last }: Calendar) {
  const days: CalendarDate[] = []
  const isInside = (month: string) => month >= monthOf(first) && month <= monthOf(last)
  for (let month = next(monthOf(from)); isInside(month); month = next(month)) {
    const same = month + from.slice(7)
    const all = daysOfMonth(month)
    days.push(...all.filter((day) => day >= same), ...all.filter((day) => day < same).toReversed())
  }
  return days
}
