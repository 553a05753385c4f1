import { clinic } from '#content/clinic.ts'
import { formatDay, keepDayWithMonth } from '#shared/i18n/format.ts'
import type { Booking } from '#web/features/booking/use-booking.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/booking-summary.module.css'
import { noonOf } from '#web/lib/calendar-date.ts'

/** What is booked so far: service, date, time and total cost (SPEC 2). */
export function BookingSummary({ booking }: { booking: Booking }) {
  const { language, t } = useWords()
  const { treatment, date, slot, wish } = booking
  return (
    <section className={styles.summary} aria-label={t('appointment.summary')}>
      <p className={styles.eyebrow}>{t('appointment.summary')}</p>
      <dl className={styles.facts}>
        <Fact
          name={t('appointment.summary_service')}
          value={treatment?.label ?? t('appointment.summary_empty')}
          isLead
        />
        <Fact
          name={t('appointment.summary_date')}
          value={date && keepDayWithMonth(formatDay(noonOf(date), language, 'UTC'))}
        />
        <Fact
          name={t('appointment.summary_time')}
          value={slot?.time ?? wish ?? (date && t('appointment.summary_empty'))}
        />
        <Fact name={t('appointment.summary_duration')} value={treatment?.duration} />
        <Fact
          name={t('appointment.summary_place')}
          value={treatment?.remote ? t(`appointment.by_${treatment.remote}`) : clinic.city[language]}
        />
        <Fact name={t('appointment.summary_total')} value={treatment?.price} isTotal />
      </dl>
    </section>
  )
}

function Fact({
  name,
  value,
  isLead,
  isTotal,
}: {
  name: string
  value: string | null | undefined
  isLead?: boolean
  isTotal?: boolean
}) {
  if (!value) return null
  return (
    <div className={styles.fact} data-lead={isLead} data-total={isTotal}>
      <dt className={isLead ? 'visually-hidden' : undefined}>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
