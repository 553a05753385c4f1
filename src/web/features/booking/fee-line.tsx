import { CalendarClock } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { changeFreeUntil, missedFeeCents, priceKind } from '#shared/features/booking/fees.ts'
import { formatPercent, formatPrice } from '#shared/i18n/format.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import styles from '#web/features/booking/fee-line.module.css'
import { shortMomentText } from '#web/features/booking/moments.ts'
import { onServer } from '#web/lib/api-call.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

type FeeLineProps = {
  start: string
  treatment: Pick<Treatment, 'priceCents' | 'courseVisits'>
  /** Now, where the visit is still to be booked. */
  bookedAt?: Date
}

/**
 * The policy of cancelling, said of this visit and directly above the button that binds: until when a change costs
 * nothing, and what it costs then (SPEC 2 and 9, DECISIONS 3).
 */
export function FeeLine({ start, treatment, bookedAt }: FeeLineProps) {
  const words = useWords()
  const { language, t } = words
  const now = onServer(useNow().getTime())
  const startsAt = new Date(start)
  const visit = { startsAt, ...treatment }
  const { freeUntilHours: hours, lateShare } = clinic.fees
  const fee = formatPrice(missedFeeCents(visit, clinic), language)
  const share = formatPercent(lateShare, language)
  const cost = t(`appointment.late_${priceKind(treatment)}`, { share, fee })
  const booked = { bookedAt: bookedAt ?? now, movedFeeCents: 0 }
  const until = changeFreeUntil({ ...visit, ...booked }, clinic)
  const moment = shortMomentText(until, words)
  const [before = '', rest = ''] = t('appointment.free_until', { moment, cost }).split(moment)
  const end = rest.indexOf('. ') + 1
  return (
    <p className={styles.line}>
      <CalendarClock aria-hidden strokeWidth={1.5} />
      <span>
        {now < until ? (
          <>
            <span className={styles.sentence}>
              {before}
              <span className={styles.moment}>{moment}</span>
              {rest.slice(0, end)}
            </span>{' '}
            <span className={styles.sentence}>{rest.slice(end + 1)}</span>
          </>
        ) : (
          t('appointment.free_no_more', { hours, cost })
        )}
      </span>
    </p>
  )
}
