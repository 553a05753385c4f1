import { ArrowRight } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { formatShortDate } from '#shared/i18n/format.ts'
import type { Slot, useFirstFree } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/first-free.module.css'
import { CallClinic } from '#web/features/booking/load-state.tsx'
import { noonOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

type FirstFreeProps = {
  query: ReturnType<typeof useFirstFree>
  /** The day that it will probably be. */
  likely: CalendarDate
  onChoose: (date: CalendarDate, slot: Slot) => void
}

/** The shortcut to the first free moment. When it cannot be read, the calendar still can. */
export function FirstFree({ query, likely, onChoose }: FirstFreeProps) {
  const { language, t } = useWords()
  if (query.isError) return null
  // Unseen, its words take as many lines as those that come: nothing below moves.
  if (query.isPending)
    return (
      <div className={styles.loading} aria-hidden>
        <Moment date={formatShortDate(noonOf(likely), language, 'UTC')} time="09:00" />
      </div>
    )
  const { first } = query.data
  if (first === null) return <CallClinic lead={t('appointment.first_free_none')} />
  return (
    <button
      type="button"
      className={styles.first}
      onClick={() => onChoose(first.date, { time: first.time, start: first.start, available: true })}
    >
      <Moment date={formatShortDate(new Date(first.start), language, clinic.timeZone)} time={first.time} />
    </button>
  )
}

function Moment(moment: { date: string; time: string }) {
  const { t } = useWords()
  return (
    <>
      <span className={styles.dot} aria-hidden />
      <span>
        {t('appointment.first_free')}: <strong>{t('appointment.moment', moment)}</strong>
      </span>
      <ArrowRight aria-hidden size={18} strokeWidth={1.5} className="flip" />
    </>
  )
}
