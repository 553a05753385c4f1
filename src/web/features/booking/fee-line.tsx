import { CalendarClock } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { changeFreeUntil, missedFeeCents } from '#shared/features/booking/fees.ts'
import { formatDay, formatPrice, formatTime } from '#shared/i18n/format.ts'
import styles from '#web/features/booking/fee-line.module.css'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

type FeeLineProps = {
  start: string
  priceCents: number
  /** Now, where the visit is still to be booked. */
  bookedAt?: Date
}

/** Directly above the button that binds: until when a change costs nothing, and what it costs then (SPEC 9, DECISIONS 3). */
export function FeeLine({ start, priceCents, bookedAt }: FeeLineProps) {
  const { language, t } = useWords()
  const now = useNow()
  const startsAt = new Date(start)
  const visit = { startsAt, priceCents }
  const fee = formatPrice(missedFeeCents(visit, clinic), language)
  const booked = { bookedAt: bookedAt ?? now, movedFeeCents: 0 }
  const until = changeFreeUntil({ ...visit, ...booked }, clinic)
  const moment = t('appointment.free_until_moment', {
    date: formatDay(until, language, clinic.timeZone),
    time: formatTime(until, language, clinic.timeZone),
  })
  const [before, after] = t('appointment.free_until', { moment, fee }).split(moment)
  return (
    <p className={styles.line}>
      <CalendarClock aria-hidden strokeWidth={1.5} />
      <span>
        {now < until ? (
          <>
            {before}
            <span className={styles.moment}>{moment}</span>
            {after}
          </>
        ) : (
          t('appointment.free_no_more', { hours: clinic.fees.freeUntilHours, fee })
        )}
      </span>
    </p>
  )
}
