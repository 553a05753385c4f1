import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { clinic } from '#content/clinic.ts'
import { bookableDates } from '#shared/features/booking/rules.ts'
import { daysLookedAt, useDay, useFirstFree, useFreeDays } from '#web/features/booking/booking-queries.ts'
import type { Named, Slot } from '#web/features/booking/booking-queries.ts'
import { onServer } from '#web/lib/api-call.ts'
import { useWords } from '#web/lib/words.ts'
import { TimeZoneNote } from '#web/ui/time-zone-note.tsx'
import { kindOfDay, mayBeFree, soonestDay } from '#web/features/booking/day-kind.ts'
import { DaySlots } from '#web/features/booking/day-slots.tsx'
import { FirstFree } from '#web/features/booking/first-free.tsx'
import { LoadFailed } from '#web/features/booking/load-state.tsx'
import { MonthCalendar } from '#web/features/booking/month-calendar.tsx'
import { daysOffered, NextDays } from '#web/features/booking/next-days.tsx'
import { WeekStrip } from '#web/features/booking/week-strip.tsx'
import { weekStartsOn } from '#web/features/booking/week-start.ts'
import { addDays, daysOfMonth } from '#shared/lib/time.ts'
import { dateIn, monthOf, noonOf, weekOf, weekStartOf } from '#web/lib/calendar-date.ts'
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
  /** What is wrong, where the hint stands that it takes the place of; it says what to choose. */
  dateNote?: ReactNode
  timeNote?: ReactNode
  /** What follows once a time is chosen, under the times wherever they are. */
  children?: ReactNode
}

/** A day, then one of its times; before that, the next free moments. */
export function TimePicker({
  treatment,
  date,
  slot,
  isCompact,
  dateNote,
  timeNote,
  children,
  ...on
}: TimePickerProps) {
  const { language, t } = useWords()
  const [openedAt] = useState(Date.now)
  const now = onServer(openedAt)
  const [isWeekly, setWeekly] = useState(isCompact)
  const [anchor, setAnchor] = useState<CalendarDate | null>(null)
  const firstFree = useFirstFree(treatment, language)
  const firstDate = firstFree.data?.first?.date
  const soonest = soonestDay(now)
  const { first: today, last } = bookableDates(now, clinic)
  const isStrip = isCompact && isWeekly
  // A week or month of which the offers above leave hardly a day is not what is looked at next.
  const start = addDays(firstDate ?? soonest, daysOffered)
  const kept = treatment.moved?.start
  const own = kept === undefined ? undefined : dateIn(clinic.timeZone, new Date(kept))
  // Nor is that of a visit which is moved, where it lies before what can be chosen.
  const shown = anchor ?? date ?? (own !== undefined && own > start ? own : start)
  const isOfferFirst = isCompact && date === null && !firstFree.isError
  const weekStart = weekStartOf(shown, weekStartsOn[language])
  // The first week of a month may hold days of the one before.
  const from = isStrip ? weekStart : weekStartOf(`${monthOf(shown)}-01`, weekStartsOn[language])
  const months = [monthOf(from < today ? today : from), monthOf(isStrip ? addDays(weekStart, 6) : shown)]
  const freeDays = useFreeDays(months, treatment, language)
  // Whatever month is looked at, the next days are those after the first free one.
  const offerMonths =
    date === null && firstDate !== undefined
      ? [monthOf(firstDate), monthOf(addDays(firstDate, daysLookedAt))]
      : []
  const offers = useFreeDays(offerMonths, treatment, language)
  const day = useDay(date, treatment, language)
  const isTaken = day.data?.slots.every(({ available }) => !available) === true
  const { times, follow } = useFollow(date, day.isPending, isCompact)
  const isLooking = firstFree.isPending || offers.isLoading
  const nextDates = [...offers.days]
    .filter(([each, isFree]) => isFree && firstDate !== undefined && each >= firstDate)
    .map(([each]) => each)
    .toSorted()
    .slice(0, daysOffered)
  const chooseMoment = (chosenDate: CalendarDate, chosen: Slot) => {
    follow()
    // Its week or month, not the one that was looked at meanwhile.
    setAnchor(null)
    on.onMoment(chosenDate, chosen)
  }
  const calendar = {
    first: firstDate ?? soonest,
    last,
    anchor: shown,
    onAnchor: setAnchor,
    chosen: date,
    today,
    own,
    onChoose: (chosen: CalendarDate) => {
      follow()
      on.onDate(chosen)
    },
    kindOf: (each: CalendarDate) => kindOfDay(each, freeDays.days.get(each), now),
  }
  const inSight = isStrip ? weekOf(shown, weekStartsOn[language]) : daysOfMonth(monthOf(shown))
  // Free days of the month before stand there where they share the first week.
  const isMarked = (day: CalendarDate | undefined) =>
    day !== undefined &&
    (inSight.includes(day) || (day >= from && day < shown && mayBeFree(calendar.kindOf(day))))
  // Where nothing is known yet, what went wrong stands in its place; who turned on from days that are known can turn back.
  const isUnknown = anchor === null && freeDays.isFailed && freeDays.days.size === 0
  // Above the days on a phone; beside them where there is room, or it would push them out of sight.
  const isFailureFirst = isCompact || isUnknown
  const failure = (freeDays.isFailed || offers.isFailed) && (
    <LoadFailed
      text={t('appointment.times_failed')}
      onRetry={() => {
        freeDays.retry()
        offers.retry()
        if (firstFree.isError) void firstFree.refetch()
      }}
    />
  )
  const days = (
    <section
      key="days"
      className={styles.calendar}
      aria-label={t('appointment.step_time')}
      aria-busy={freeDays.isLoading}
    >
      {isFailureFirst && failure}
      {!isUnknown && (isStrip ? <WeekStrip {...calendar} /> : <MonthCalendar {...calendar} />)}
      <div className={styles.under} data-empty={slot === null && freeDays.days.size + offers.days.size === 0}>
        {/* What the days look like of which there are any, or will be. */}
        <ul className={styles.legend} aria-hidden>
          {(['free', 'full'] as const).map(
            (kind) =>
              (inSight.some((each) => calendar.kindOf(each) === kind) ||
                (freeDays.isLoading && kind === 'free')) && (
                <li key={kind} data-kind={kind}>
                  {t(`appointment.day_${kind}`)}
                </li>
              ),
          )}
          {isMarked(today) && <li data-kind="today">{t('appointment.day_today')}</li>}
          {isMarked(own) && <li data-kind="own">{t('change.own_day')}</li>}
        </ul>
        {isCompact && (
          <button type="button" className={styles.toggle} onClick={() => setWeekly(!isWeekly)}>
            {t(isWeekly ? 'appointment.show_month' : 'appointment.show_week')}
          </button>
        )}
      </div>
      <output className="visually-hidden">{freeDays.isLoading ? t('appointment.loading_days') : ''}</output>
    </section>
  )
  const moments = (
    <section key="times" ref={times} className={styles.times} aria-label={t('appointment.times')}>
      {!isFailureFirst && failure}
      {(isTaken || (date === null && kept === undefined)) && (
        <FirstFree query={firstFree} likely={soonest} onChoose={chooseMoment} />
      )}
      {date === null && (
        <NextDays
          dates={isLooking ? null : nextDates}
          treatment={treatment}
          except={kept === undefined ? firstFree.data?.first?.start : undefined}
          onDay={calendar.onChoose}
          onChoose={chooseMoment}
        />
      )}
      {dateNote}
      {/* Where the times could not be read there is none to choose. */}
      {!day.isError && timeNote}
      <DaySlots
        date={date}
        hint={
          isLooking
            ? t('appointment.loading_times')
            : nextDates.length > 0 && !dateNote
              ? t('appointment.choose_day')
              : undefined
        }
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
      {!isCompact && children}
    </section>
  )
  // On a phone the offers come first as long as there is no day and there are any, as its calendar would push them out of
  // sight; then nothing stands between the day and its times.
  return (
    <div className={styles.columns}>
      {isOfferFirst ? [moments, days] : [days, moments]}
      {isCompact && children}
    </div>
  )
}

/** After a day or a moment was chosen elsewhere, its times come into sight, or why there are none. */
function useFollow(date: CalendarDate | null, isPending: boolean, isCompact: boolean) {
  const times = useRef<HTMLElement>(null)
  const isFollowing = useRef(false)
  useEffect(() => {
    const section = times.current
    if (!isFollowing.current || date === null || isPending || section === null) return
    isFollowing.current = false
    const slots = [...section.querySelectorAll('input')]
    const free = slots.find(({ disabled }) => !disabled)
    // Times that are gone fill a low screen: then the first free one is what is looked for.
    const chosen = slots.find(({ checked }) => checked)
    const wanted = chosen ?? (free === slots[0] ? undefined : free)
    // An offered time is gone once it is pressed, and the focus with it.
    if (document.activeElement === document.body) (chosen ?? free)?.focus({ preventScroll: true })
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const isInSight = section.getBoundingClientRect().top < window.innerHeight / 2
    // On a phone from the head of the days on, rather than from a slice of what stands above them.
    const shown = wanted ? wanted.parentElement : isInSight && isCompact ? section.parentElement : section
    shown?.scrollIntoView({
      block: wanted ? 'center' : isInSight && !isCompact ? 'nearest' : 'start',
      behavior: isCalm ? 'instant' : 'smooth',
    })
  }, [date, isPending, isCompact])
  const follow = () => {
    isFollowing.current = true
  }
  return { times, follow }
}
