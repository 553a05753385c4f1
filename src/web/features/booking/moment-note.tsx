import { Clock } from 'lucide-react'
import { formatShortDate } from '#shared/i18n/format.ts'
import styles from '#web/features/booking/moment-note.module.css'
import type { Booking } from '#web/features/booking/use-booking.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'
import { TimeZoneNote } from '#web/ui/time-zone-note.tsx'

type MomentNoteProps = { booking: Booking; onDrop: () => void }

/** In step 1: the moment that was chosen before the treatment. */
export function MomentNote({ booking, onDrop }: MomentNoteProps) {
  const { language, t } = useWords()
  const time = booking.slot?.time ?? booking.wish
  if (booking.date === null || time === null) return null
  const date = formatShortDate(noonOf(booking.date), language, 'UTC')
  const at = booking.slot === null ? noonOf(booking.date) : new Date(booking.slot.start)
  return (
    <div className={styles.moment}>
      <p className={styles.note}>
        <Clock aria-hidden strokeWidth={1.5} />
        <span>
          {t('appointment.chosen_moment')}: <strong>{t('appointment.moment', { date, time })}</strong>
        </span>
        <button type="button" onClick={onDrop}>
          {t('appointment.drop_moment')}
        </button>
      </p>
      <TimeZoneNote at={at}>{() => t('appointment.time_zone_note')}</TimeZoneNote>
    </div>
  )
}
