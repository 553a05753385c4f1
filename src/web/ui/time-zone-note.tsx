import { Info } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { formatTime } from '#shared/i18n/format.ts'
import type { Slot } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/time-zone-note.module.css'
import { noonOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** Says whose clock the times follow, where the visitor's own shows another time (DECISIONS 2). */
export function TimeZoneNote({
  date,
  slot,
  now,
}: {
  date: CalendarDate | null
  slot: Slot | null
  now: Date
}) {
  const { language, t } = useWords()
  const instant = slot !== null ? new Date(slot.start) : date !== null ? noonOf(date) : now
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const ownTime = formatTime(instant, language, own)
  if (ownTime === formatTime(instant, language, clinic.timeZone)) return null
  return (
    <p className={styles.note}>
      <Info aria-hidden strokeWidth={1.5} />
      <span>
        {t('appointment.time_zone_note')}{' '}
        {slot !== null && t('appointment.time_zone_local', { time: ownTime })}
      </span>
    </p>
  )
}
