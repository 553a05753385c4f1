import type { Agenda, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { formatDay } from '#shared/i18n/format.ts'
import { clockOf, timeText } from '#web/features/desk/agenda/agenda-clock.ts'
import styles from '#web/features/desk/agenda/day-list.module.css'
import { noonOf } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

type DayListProps = { day: Agenda['days'][number]; isAlone: boolean }

/** One day by time, as a phone shows it. */
export function DayList({ day, isAlone }: DayListProps) {
  const { language, t } = useWords()
  const visits = day.visits.filter(({ status }) => status !== 'cancelled')
  return (
    <section className={styles.day}>
      {!isAlone && <h3 className={styles.date}>{formatDay(noonOf(day.date), language, 'UTC')}</h3>}
      {visits.length === 0 ? (
        <p className={styles.empty}>{t('deskAgenda.nobody')}</p>
      ) : (
        <ul className={styles.list}>
          {visits.map((visit) => (
            <li key={visit.id} className={styles.line} data-status={visit.status}>
              <Line visit={visit} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ visit }: { visit: DeskVisit }) {
  const { t } = useWords()
  return (
    <>
      <span className={styles.time}>{timeText(clockOf(visit.start).minute)}</span>
      <span className={styles.who}>
        <bdi>
          {visit.firstName} {visit.lastName}
        </bdi>
        <span className={styles.what}>{visit.label}</span>
      </span>
      <span className={styles.room}>{t('deskAgenda.room', { room: visit.room })}</span>
    </>
  )
}
