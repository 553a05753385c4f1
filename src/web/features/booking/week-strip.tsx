import { formatMonths } from '#shared/i18n/format.ts'
import { addDays } from '#shared/lib/time.ts'
import { CalendarHead } from '#web/features/booking/calendar-head.tsx'
import styles from '#web/features/booking/calendar.module.css'
import { DayButton } from '#web/features/booking/day-button.tsx'
import { DayReasons } from '#web/features/booking/day-reasons.tsx'
import type { DaysProps } from '#web/features/booking/days-props.ts'
import { useWeekdayName } from '#web/features/booking/use-weekday-name.ts'
import { weekStartsOn } from '#web/features/booking/week-start.ts'
import { noonOf, weekOf, weekStartOf } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

/** One week of days in a row: what a phone shows before the month. */
export function WeekStrip({ first, last, anchor, chosen, today, own, kindOf, ...on }: DaysProps) {
  const { language, t } = useWords()
  const weekdayName = useWeekdayName()
  const start = weekStartOf(anchor, weekStartsOn[language])
  const end = addDays(start, 6)
  return (
    <section aria-label={t('appointment.calendar')}>
      <CalendarHead
        caption={formatMonths(noonOf(start), noonOf(end), language, 'UTC')}
        back={{
          label: t('appointment.previous_week'),
          isPossible: start > first,
          onTurn: () => on.onAnchor(addDays(start, -7)),
        }}
        onward={{
          label: t('appointment.next_week'),
          isPossible: end < last,
          onTurn: () => on.onAnchor(addDays(start, 7)),
        }}
      />
      <DayReasons>
        <div className={styles.strip}>
          {weekOf(anchor, weekStartsOn[language]).map((date) => (
            <div key={date} className={styles.stripDay}>
              <span className={styles.weekday} aria-hidden>
                {weekdayName(date)}
              </span>
              <DayButton
                date={date}
                kind={kindOf(date)}
                isChosen={date === chosen}
                isToday={date === today}
                isOwn={date === own}
                onChoose={on.onChoose}
              />
            </div>
          ))}
        </div>
      </DayReasons>
    </section>
  )
}
