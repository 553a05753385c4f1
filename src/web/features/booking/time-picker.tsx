import { Suspense, useState } from 'react'
import { clinic } from '#content/clinic.ts'
import { useDay, useFirstFree, useFreeDays } from '#web/features/booking/booking-queries.ts'
import type { Named, Slot } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { TimeZoneNote } from '#web/ui/time-zone-note.tsx'
import { kindOfDay, lastBookableDate } from '#web/features/booking/day-kind.ts'
import { DaySlots } from '#web/features/booking/day-slots.tsx'
import { FirstFree } from '#web/features/booking/first-free.tsx'
import { LoadFailed } from '#web/features/booking/load-state.tsx'
import { LazyMonthCalendar } from '#web/features/booking/lazy-month-calendar.tsx'
import { WeekStrip } from '#web/features/booking/week-strip.tsx'
import { weekStartsOn } from '#web/features/booking/week-start.ts'
import { addDays, dateIn, monthOf, noonOf, weekStartOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import styles from '#web/features/booking/time-picker.module.css'

type TimePickerProps = {
  treatment: Named
  date: CalendarDate | null
  slot: Slot | null
  /** A phone shows one week of days before the month. */
  isCompact: boolean
  onDate: (date: CalendarDate) => void
  onMoment: (date: CalendarDate, slot: Slot) => void
}

/** A day, then one of its times. */
export function TimePicker({ treatment, date, slot, isCompact, ...on }: TimePickerProps) {
  const { language, t } = useWords()
  const [now] = useState(() => new Date())
  const [isWeekly, setWeekly] = useState(isCompact)
  const [anchor, setAnchor] = useState<CalendarDate | null>(null)
  const firstFree = useFirstFree(treatment, language)
  const today = dateIn(clinic.timeZone, now)
  const shown = anchor ?? date ?? firstFree.data?.first?.date ?? today
  const isStrip = isCompact && isWeekly
  const weekStart = weekStartOf(shown, weekStartsOn[language])
  const months = isStrip ? [monthOf(weekStart), monthOf(addDays(weekStart, 6))] : [monthOf(shown)]
  const freeDays = useFreeDays([...new Set(months)], treatment, language)
  const day = useDay(date, treatment, language)
  const calendar = {
    today,
    last: lastBookableDate(now),
    anchor: shown,
    onAnchor: setAnchor,
    chosen: date,
    onChoose: on.onDate,
    kindOf: (each: CalendarDate) => kindOfDay(each, freeDays.days.get(each), now),
  }
  return (
    <div className={styles.columns}>
      <section
        className={styles.calendar}
        aria-label={t('appointment.step_time')}
        aria-busy={freeDays.isLoading}
      >
        {freeDays.isFailed && <LoadFailed onRetry={freeDays.retry} />}
        {isStrip ? (
          <WeekStrip {...calendar} />
        ) : (
          <Suspense fallback={<div className={styles.monthPlace} />}>
            <LazyMonthCalendar {...calendar} />
          </Suspense>
        )}
        <div className={styles.under}>
          {!isStrip && <Legend />}
          {isCompact && (
            <button type="button" className={styles.toggle} onClick={() => setWeekly(!isWeekly)}>
              {t(isWeekly ? 'appointment.show_month' : 'appointment.show_week')}
            </button>
          )}
        </div>
        <output className="visually-hidden">{freeDays.isLoading ? t('appointment.loading_days') : ''}</output>
      </section>
      <section className={styles.times} aria-label={t('appointment.times')}>
        <FirstFree query={firstFree} chosen={slot} onChoose={on.onMoment} />
        <DaySlots
          date={date}
          query={day}
          chosen={slot}
          onChoose={(chosen) => date !== null && on.onMoment(date, chosen)}
          now={now}
        />
        <TimeZoneNote at={slot !== null ? new Date(slot.start) : date !== null ? noonOf(date) : now}>
          {(time) => (
            <>
              {t('appointment.time_zone_note')} {slot !== null && t('appointment.time_zone_local', { time })}
            </>
          )}
        </TimeZoneNote>
      </section>
    </div>
  )
}

function Legend() {
  const { t } = useWords()
  return (
    <ul className={styles.legend} aria-hidden>
      <li data-kind="free">{t('appointment.day_free')}</li>
      <li data-kind="full">{t('appointment.day_full')}</li>
      <li data-kind="closed">{t('appointment.day_closed')}</li>
    </ul>
  )
}
