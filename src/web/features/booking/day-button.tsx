import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { formatFullDate, formatShortDate } from '#shared/i18n/format.ts'
import styles from '#web/features/booking/calendar.module.css'
import type { DayKind } from '#web/features/booking/day-kind.ts'
import { useReasonId } from '#web/features/booking/day-reasons.tsx'
import { noonOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

type DayButtonProps = Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onBlur'> & {
  date: CalendarDate
  kind: DayKind
  isChosen: boolean
  isToday: boolean
  /** Where the visit that is moved lies now. */
  isOwn: boolean
  /** Its month stands over its number, as the first of it in sight. */
  isNamed?: boolean
  /** A key may have sent it here. A browser takes it from what is disabled: a day that cannot be chosen then only says so. */
  hasFocus?: boolean
  onChoose: (date: CalendarDate) => void
}

/** A day, named by its full date; why it cannot be chosen is read with it. */
export function DayButton({
  date,
  kind,
  isChosen,
  isToday,
  isOwn,
  isNamed = false,
  hasFocus = false,
  onChoose,
  ...button
}: DayButtonProps) {
  const { language, t } = useWords()
  const reasonId = useReasonId(kind)
  const isFree = kind === 'free'
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) place.current?.focus()
  }, [hasFocus])
  return (
    <button
      ref={place}
      type="button"
      className={styles.day}
      data-kind={kind}
      // The month ends a short date in every language.
      data-month={isNamed ? formatShortDate(noonOf(date), language, 'UTC').split(' ').at(-1) : undefined}
      data-chosen={isChosen ? '' : undefined}
      disabled={!isFree && !hasFocus}
      aria-disabled={!isFree && hasFocus ? true : undefined}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      title={isOwn ? t('change.own_day') : undefined}
      aria-label={formatFullDate(noonOf(date), language, 'UTC')}
      aria-describedby={reasonId}
      onClick={() => isFree && onChoose(date)}
      {...button}
    >
      {Number(date.slice(8))}
    </button>
  )
}
