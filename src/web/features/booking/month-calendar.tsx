import { formatMonths, formatWeekday } from '#shared/i18n/format.ts'
import { daysOfMonth } from '#shared/lib/time.ts'
import { CalendarHead } from '#web/features/booking/calendar-head.tsx'
import styles from '#web/features/booking/calendar.module.css'
import { DayButton } from '#web/features/booking/day-button.tsx'
import { mayBeFree } from '#web/features/booking/day-kind.ts'
import { DayReasons } from '#web/features/booking/day-reasons.tsx'
import type { DaysProps } from '#web/features/booking/days-props.ts'
import { useDayFocus } from '#web/features/booking/use-day-focus.ts'
import { useWeekdayName } from '#web/features/booking/use-weekday-name.ts'
import { weekStartsOn } from '#web/features/booking/week-start.ts'
import { monthAfter, monthBefore, monthOf, noonOf, weekOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

/** A month of days, and those before it that share its first week and are free, or may be; only days with a free slot can be chosen. */
export function MonthCalendar({ onChoose, ...calendar }: DaysProps) {
  const { language, t } = useWords()
  const { first, last, anchor, chosen, today, own, kindOf, onAnchor } = calendar
  const month = monthOf(anchor)
  const weeks = weeksOf(daysOfMonth(month), weekStartsOn[language])
  const days = weeks
    .flat()
    .filter((date) => monthOf(date) === month || (monthOf(date) < month && mayBeFree(kindOf(date))))
  const [start = anchor] = days
  // Two months in one grid are each named over the first of their days.
  const isShared = start !== `${month}-01`
  const caption = formatMonths(noonOf(start), noonOf(anchor), language, 'UTC')
  const { onKeyDown, focusOf } = useDayFocus(days, calendar)
  return (
    <section aria-label={t('appointment.calendar')}>
      <CalendarHead
        caption={caption}
        back={{
          label: t('appointment.previous_month'),
          isPossible: start > first,
          onTurn: () => onAnchor(`${monthBefore(month)}-01`),
        }}
        onward={{
          label: t('appointment.next_month'),
          isPossible: month < monthOf(last),
          onTurn: () => onAnchor(`${monthAfter(month)}-01`),
        }}
      />
      <DayReasons>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of buttons that keys walk is a grid */}
        <table role="grid" aria-label={caption} className={styles.grid} onKeyDown={onKeyDown}>
          <WeekdayNames week={weekOf(anchor, weekStartsOn[language])} />
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <td key={date} className={styles.cell} aria-selected={date === chosen || undefined}>
                    {days.includes(date) && (
                      <DayButton
                        date={date}
                        kind={kindOf(date)}
                        isChosen={date === chosen}
                        isToday={date === today}
                        isOwn={date === own}
                        isNamed={isShared && (date === start || date.endsWith('-01'))}
                        onChoose={onChoose}
                        {...focusOf(date)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </DayReasons>
    </section>
  )
}

/** Hidden from who listens: a day is named with its weekday. */
function WeekdayNames({ week }: { week: readonly CalendarDate[] }) {
  const { language } = useWords()
  const weekdayName = useWeekdayName()
  return (
    <thead aria-hidden>
      <tr>
        {week.map((date) => (
          <th
            key={date}
            scope="col"
            className={styles.weekday}
            aria-label={formatWeekday(noonOf(date), language, 'UTC', 'long')}
          >
            {weekdayName(date)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Whole weeks, those at the edges with days of the months around. */
function weeksOf(days: readonly CalendarDate[], weekStart: number): CalendarDate[][] {
  const starts = days.filter((day, index) => index === 0 || noonOf(day).getUTCDay() === weekStart)
  return starts.map((day) => weekOf(day, weekStart))
}
