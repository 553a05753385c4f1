import { formatShortDate } from '#shared/i18n/format.ts'
import styles from '#web/features/booking/summary-line.module.css'
import type { Booking } from '#web/features/booking/use-booking.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

/** The summary of a phone: service, date, time and total cost in one line that stays in sight (SPEC 2). */
export function SummaryLine({ booking }: { booking: Extract<Booking, { step: 'details' }> }) {
  const { language, t } = useWords()
  const { treatment, date, slot } = booking
  const facts = [
    ['service', treatment.label],
    ['date', formatShortDate(noonOf(date), language, 'UTC')],
    ['time', slot.time],
    ['total', treatment.price],
  ] as const
  return (
    <section className={styles.line} aria-label={t('appointment.summary')}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} data-fact={name}>
            <dt className="visually-hidden">{t(`appointment.summary_${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
