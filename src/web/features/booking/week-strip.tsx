import { ChevronRight } from 'lucide-react'
import { formatFullDate, formatMonth } from '#shared/i18n/format.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/calendar.module.css'
import type { DayKind } from '#web/features/booking/day-kind.ts'
import type { DaysProps } from '#web/features/booking/days-props.ts'
import { DayReasons, useReasonId } from '#web/features/booking/day-reasons.tsx'
import { useWeekdayName } from '#web/features/booking/use-weekday-name.ts'
import { weekStartsOn } from '#web/features/booking/week-start.ts'
import { addDays } from '#shared/lib/time.ts'
import { noonOf, weekStartOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** One week of days in a row: what a phone shows before the month. */
export function WeekStrip({ today, last, anchor, chosen, kindOf, ...on }: DaysProps) {
  const { language, t } = useWords()
  const start = weekStartOf(anchor, weekStartsOn[language])
  const days = Array.from({ length: 7 }, (_, index) => addDays(start, index))
  return (
    <section aria-label={t('appointment.calendar')}>
      <div className={styles.weekHead}>
        <p className={styles.captionLabel} aria-live="polite">
          {captionOf(start, addDays(start, 6), (day) => formatMonth(noonOf(day), language, 'UTC'))}
        </p>
        <div className={styles.nav}>
          <button
            type="button"
            className={styles.navButton}
            aria-label={t('appointment.previous_week')}
            aria-disabled={start <= today}
            onClick={() => start > today && on.onAnchor(addDays(start, -7))}
          >
            <span className="flip">
              <ChevronRight aria-hidden strokeWidth={1.5} data-back="" />
            </span>
          </button>
          <button
            type="button"
            className={styles.navButton}
            aria-label={t('appointment.next_week')}
            aria-disabled={addDays(start, 7) > last}
            onClick={() => addDays(start, 7) <= last && on.onAnchor(addDays(start, 7))}
          >
            <span className="flip">
              <ChevronRight aria-hidden strokeWidth={1.5} />
            </span>
          </button>
        </div>
      </div>
      <DayReasons>
        <div className={styles.strip}>
          {days.map((date) => (
            <DayOfWeek
              key={date}
              date={date}
              kind={kindOf(date)}
              isChosen={date === chosen}
              isToday={date === today}
              onChoose={on.onChoose}
            />
          ))}
        </div>
      </DayReasons>
    </section>
  )
}

function DayOfWeek({
  date,
  kind,
  isChosen,
  isToday,
  onChoose,
}: {
  date: CalendarDate
  kind: DayKind
  isChosen: boolean
  isToday: boolean
  onChoose: (date: CalendarDate) => void
}) {
  const { language } = useWords()
  const weekdayName = useWeekdayName()
  const reasonId = useReasonId(kind)
  return (
    <div className={styles.stripDay}>
      <span className={styles.weekday} aria-hidden>
        {weekdayName(date)}
      </span>
      <button
        type="button"
        className={styles.day}
        data-kind={kind}
        data-chosen={isChosen ? '' : undefined}
        disabled={kind !== 'free'}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        aria-label={formatFullDate(noonOf(date), language, 'UTC')}
        aria-describedby={reasonId}
        onClick={() => onChoose(date)}
      >
        {Number(date.slice(8))}
      </button>
    </div>
  )
}

/** A week that lies in two months names both. */
function captionOf(first: CalendarDate, last: CalendarDate, nameOf: (day: CalendarDate) => string): string {
  return first.slice(0, 7) === last.slice(0, 7) ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`
}
