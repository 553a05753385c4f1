import { formatShortDate } from '#shared/i18n/format.ts'
import { useDay } from '#web/features/booking/booking-queries.ts'
import type { Named, Slot } from '#web/features/booking/booking-queries.ts'
import styles from '#web/features/booking/next-days.module.css'
import { spread } from '#web/features/booking/spread.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

type NextDaysProps = {
  /** The next days with a free time; null while they are being looked for. */
  dates: readonly CalendarDate[] | null
  treatment: Named
  /** The start of a moment that is offered elsewhere. */
  except: string | undefined
  onDay: (date: CalendarDate) => void
  onChoose: (date: CalendarDate, slot: Slot) => void
}

/** How many days are offered, with how many of their times. */
export const daysOffered = 3
const timesOfDay = 4

const waitingTimes = Array.from({ length: timesOfDay }, (_, place) => (
  <span key={place} className={styles.waiting} aria-hidden />
))

/** Before a day is chosen: the next days with some of their times, from early to late; one tap chooses both. */
export function NextDays({ dates, ...day }: NextDaysProps) {
  const { t } = useWords()
  if (dates === null) return <WaitingDays />
  return (
    <ul className={styles.days} aria-label={t('appointment.next_days')}>
      {dates.map((date) => (
        <NextDay key={date} date={date} {...day} />
      ))}
    </ul>
  )
}

type NextDayProps = Omit<NextDaysProps, 'dates'> & { date: CalendarDate }

/** Nothing where its times cannot be read, or none is left. */
function NextDay({ date, treatment, except, onDay, onChoose }: NextDayProps) {
  const { language, t } = useWords()
  const { data, isError } = useDay(date, treatment, language)
  const free = data?.slots.filter(({ available, start }) => available && start !== except)
  if (isError || free?.length === 0) return null
  const day = formatShortDate(noonOf(date), language, 'UTC')
  return (
    <li className={styles.day}>
      <button type="button" className={styles.name} onClick={() => onDay(date)}>
        {day} <span>{t('appointment.all_times')}</span>
      </button>
      {free === undefined
        ? waitingTimes
        : spread(free, timesOfDay).map((slot) => (
            <button
              key={slot.start}
              type="button"
              className={styles.time}
              aria-label={t('appointment.time_on_day', { time: slot.time, date: day })}
              onClick={() => onChoose(date, slot)}
            >
              {slot.time}
            </button>
          ))}
    </li>
  )
}

/** As high as what comes, so that the calendar does not move. */
function WaitingDays() {
  return (
    <div className={styles.days} aria-hidden>
      {Array.from({ length: daysOffered }, (_, place) => (
        <div key={place} className={styles.day}>
          <span className={styles.name} />
          {waitingTimes}
        </div>
      ))}
    </div>
  )
}
