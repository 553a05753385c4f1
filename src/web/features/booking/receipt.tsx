import { CalendarPlus, X } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { appointmentIdOf } from '#shared/features/booking/contract.ts'
import { formatFullDate, formatTime } from '#shared/i18n/format.ts'
import type { Booked } from '#web/features/booking/use-flow.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/receipt.module.css'
import { calendarPath } from '#web/features/booking/manage-link.ts'

/** What stays after the toast has gone: the reference, and the links that the mail carries too. */
export function Receipt({ booked, onClose }: { booked: Booked; onClose: () => void }) {
  const { language, t } = useWords()
  const { appointment, treatment } = booked
  const start = new Date(appointment.appointmentDate)
  const token = new URL(appointment.manageUrl).searchParams.get('token') ?? ''
  return (
    <section className={styles.receipt} aria-label={t('appointment.summary')}>
      <h2 className={styles.title}>{treatment.label}</h2>
      <p className={styles.when}>
        {t('appointment.moment', {
          date: formatFullDate(start, language, clinic.timeZone),
          time: formatTime(start, language, clinic.timeZone),
        })}
      </p>
      <p className={styles.reference}>
        {t('appointment.reference')}: <bdi>{appointment.reference}</bdi>
      </p>
      <p className={styles.links}>
        <a href={calendarPath(appointmentIdOf(token), token)} download>
          <CalendarPlus aria-hidden strokeWidth={1.5} />
          {t('appointment.add_to_calendar')}
        </a>
        <a href={appointment.manageUrl}>{t('appointment.manage')}</a>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('appointment.receipt_close')}
        onClick={onClose}
      >
        <X aria-hidden strokeWidth={1.5} />
      </button>
    </section>
  )
}
