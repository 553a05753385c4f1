import type { DayKind } from '#web/features/booking/day-kind.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** A stretch of days of which those with a free slot can be chosen. */
export type DaysProps = {
  /** No day before it can be chosen. */
  first: CalendarDate
  last: CalendarDate
  /** The week or the month that this day lies in is shown. */
  anchor: CalendarDate
  onAnchor: (day: CalendarDate) => void
  chosen: CalendarDate | null
  today: CalendarDate
  /** The day on which a visit that is moved lies now. */
  own: CalendarDate | undefined
  onChoose: (date: CalendarDate) => void
  kindOf: (date: CalendarDate) => DayKind
}
