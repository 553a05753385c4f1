import { CalendarCheck2 } from 'lucide-react'
import { formatShortDate } from '#shared/i18n/format.ts'
import styles from '#web/features/booking/moment-note.module.css'
import type { Booking } from '#web/features/booking/use-booking.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

type MomentNoteProps = { booking: Booking; onDrop: () => void }

/** In step 1: the moment that was chosen before the treatment. */
export function MomentNote({ booking, onDrop }: MomentNoteProps) {
  const { language, t } = useWords()
  const time = booking.slot?.time ?? booking.wish
  if (booking.date === null || time === null) return null
  const date = formatShortDate(noonOf(booking.date), language, 'UTC')
  return (
    <p className={styles.note}>
      <CalendarCheck2 aria-hidden strokeWidth={1.5} />
      <span>
        {t('appointment.chosen_moment')}: <strong>{t('appointment.moment', { date, time })}</strong>
      </span>
      <button type="button" onClick={onDrop}>
        {t('appointment.drop_moment')}
      </button>
    </p>
  )
}
