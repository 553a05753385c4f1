import { ArrowRight } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { dateFormat, formatFullDate, formatTime, keepDayWithMonth, locales } from '#shared/i18n/format.ts'
import type { AppointmentStatus } from '#shared/features/booking/fields.ts'
import styles from '#web/features/portal/visit-line.module.css'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { VisitStatus } from '#web/ui/visit-status.tsx'

type VisitLineProps = {
  label: string
  start: string
  status: AppointmentStatus
  /** What a change costs, where it can still be changed. */
  cost?: string | undefined
  /** Where the whole line leads somewhere. */
  hasArrow?: boolean
}

/** One visit in a line: the day as a figure, the treatment, the moment, and how it stands. */
export function VisitLine({ label, start, status, cost, hasArrow = false }: VisitLineProps) {
  const { language, t } = useWords()
  const instant = new Date(start)
  const now = useNow()
  const part = (options: Intl.DateTimeFormatOptions, at = instant) =>
    dateFormat(locales[language], { timeZone: clinic.timeZone, ...options }).format(at)
  const isOtherYear = part({ year: 'numeric' }) !== part({ year: 'numeric' }, now)
  return (
    <span className={styles.line} data-status={status}>
      <span className={styles.day} aria-hidden>
        <b>{part({ day: 'numeric' })}</b>
        {part({ month: 'short', ...(isOtherYear && { year: 'numeric' }) })}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.moment} aria-hidden>
          {t('portal.moment', {
            date: part({ weekday: 'long' }),
            time: formatTime(instant, language, clinic.timeZone),
          })}
        </span>
        <span className="visually-hidden">
          {t('portal.moment', {
            date: keepDayWithMonth(formatFullDate(instant, language, clinic.timeZone)),
            time: formatTime(instant, language, clinic.timeZone),
          })}
        </span>
      </span>
      <span className={styles.status}>
        <VisitStatus status={status}>{t(`portal.status.${status}`)}</VisitStatus>
      </span>
      {cost !== undefined && <span className={styles.cost}>{cost}</span>}
      {hasArrow && <ArrowRight aria-hidden strokeWidth={1.5} className={`flip ${styles.arrow}`} />}
    </span>
  )
}
