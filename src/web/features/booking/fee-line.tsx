import { CalendarClock } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { freeUntil, lateFeeCents } from '#shared/features/booking/fees.ts'
import { formatPrice, formatShortDate, formatTime } from '#shared/i18n/format.ts'
import styles from '#web/features/booking/fee-line.module.css'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/** Directly above the button that binds: until when a change costs nothing, and what it costs then (SPEC 9). */
export function FeeLine({ start, priceCents }: { start: string; priceCents: number }) {
  const { language, t } = useWords()
  const now = useNow()
  const startsAt = new Date(start)
  const visit = { startsAt, priceCents, isFreeConsult: priceCents === 0 }
  const fee = formatPrice(lateFeeCents(visit, startsAt, clinic), language)
  const until = freeUntil(startsAt, clinic)
  const moment = `${formatShortDate(until, language, clinic.timeZone)} ${formatTime(until, language, clinic.timeZone)}`
  return (
    <p className={styles.line}>
      <CalendarClock aria-hidden strokeWidth={1.5} />
      <span>
        {now < until
          ? t('appointment.free_until', { moment, fee })
          : t('appointment.free_no_more', { hours: clinic.fees.freeUntilHours, fee })}
      </span>
    </p>
  )
}
