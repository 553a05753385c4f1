import { useEffect, useRef } from 'react'
import { ChevronRight } from 'lucide-react'
import { DayPicker } from 'react-day-picker'
import type { DayButtonProps } from 'react-day-picker'
import { formatFullDate, formatMonth, formatWeekday } from '#shared/i18n/format.ts'
import { directionOf } from '#shared/i18n/languages.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/calendar.module.css'
import { DayReasons, useReasonId } from '#web/features/booking/day-reasons.tsx'
import type { DayKind } from '#web/features/booking/day-kind.ts'
import type { DaysProps } from '#web/features/booking/days-props.ts'
import { useWeekdayName } from '#web/features/booking/use-weekday-name.ts'
import { firstWeekContainsDate, weekStartsOn } from '#web/features/booking/week-start.ts'
import { fromLocalDate, monthOf, noonOf, toLocalDate } from '#web/lib/calendar-date.ts'

/** A month of days; only days with a free slot can be chosen. */
export function MonthCalendar({ today, last, anchor, chosen, kindOf, ...on }: DaysProps) {
  const { language, t } = useWords()
  const weekdayName = useWeekdayName()
  const kindAt = (day: Date) => kindOf(fromLocalDate(day))
  const isShown = (day: Date) => monthOf(fromLocalDate(day)) === monthOf(anchor)
  const month = (day: Date) => formatMonth(noonOf(fromLocalDate(day)), language, 'UTC')
  return (
    <DayReasons>
      <DayPicker
        mode="single"
        required
        lang={language}
        dir={directionOf(language)}
        weekStartsOn={weekStartsOn[language]}
        firstWeekContainsDate={firstWeekContainsDate[language]}
        today={toLocalDate(today)}
        startMonth={toLocalDate(today)}
        endMonth={toLocalDate(last)}
        month={toLocalDate(anchor)}
        onMonthChange={(day) => on.onAnchor(`${monthOf(fromLocalDate(day))}-01`)}
        selected={chosen === null ? undefined : toLocalDate(chosen)}
        onSelect={(day) => on.onChoose(fromLocalDate(day))}
        // A month that is not read yet may hold free days: the arrow keys go there and see.
        disabled={(day) => kindAt(day) !== 'free' && (kindAt(day) !== 'loading' || isShown(day))}
        modifiers={Object.fromEntries(kinds.map((kind) => [kind, (day: Date) => kindAt(day) === kind]))}
        labels={{
          labelNext: () => t('appointment.next_month'),
          labelPrevious: () => t('appointment.previous_month'),
          labelNav: () => t('appointment.calendar'),
          labelGrid: month,
          labelDayButton: (day) => formatFullDate(noonOf(fromLocalDate(day)), language, 'UTC'),
          labelWeekday: (day) => formatWeekday(noonOf(fromLocalDate(day)), language, 'UTC', 'long'),
        }}
        formatters={{
          formatCaption: month,
          formatDay: (day) => String(day.getDate()),
          formatWeekdayName: (day) => weekdayName(fromLocalDate(day)),
        }}
        classNames={classNames}
        components={{ Chevron, DayButton: DayOfMonth }}
      />
    </DayReasons>
  )
}

const kinds = [
  'free',
  'full',
  'closed',
  'too_soon',
  'out_of_range',
  'loading',
] as const satisfies readonly DayKind[]

const classNames = {
  root: styles.month,
  months: styles.months,
  month_caption: styles.caption,
  caption_label: styles.captionLabel,
  nav: styles.nav,
  button_previous: styles.navButton,
  button_next: styles.navButton,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
} as Record<string, string>

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return (
    <span className="flip">
      <ChevronRight aria-hidden strokeWidth={1.5} data-back={orientation === 'left' ? '' : undefined} />
    </span>
  )
}

function DayOfMonth({ day: _day, modifiers, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused === true) ref.current?.focus()
  }, [modifiers.focused])
  const kind = kinds.find((each) => modifiers[each] === true)
  const reasonId = useReasonId(kind ?? 'free')
  return (
    <button
      ref={ref}
      {...button}
      data-kind={kind}
      aria-describedby={reasonId}
      data-chosen={modifiers.selected === true ? '' : undefined}
      aria-pressed={modifiers.selected === true}
      aria-current={modifiers.today === true ? 'date' : undefined}
    />
  )
}
