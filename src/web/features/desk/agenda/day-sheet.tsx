import type { DeskBlock, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { formatFullDate } from '#shared/i18n/format.ts'
import { clockText } from '#shared/lib/time.ts'
import styles from '#web/features/desk/agenda/day-sheet.module.css'
import { roomOf, roomsOf } from '#web/features/desk/agenda/day-shape.ts'
import type { Day, Placed } from '#web/features/desk/agenda/day-shape.ts'
import { visitPrice } from '#web/features/desk/base/visit-price.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

/** The day on paper: a table for each room, by time, with a place for a tick. Only a printer shows it. */
export function DaySheet({ day }: { day: Day }) {
  const { language, t } = useWords()
  return (
    <div className={styles.sheet} aria-hidden="true">
      <h2 className={styles.date}>{formatFullDate(noonOf(day.date), language, 'UTC')}</h2>
      {roomsOf(day).map((room) => (
        <section key={room} className={styles.room}>
          <h3>{t('deskAgenda.room', { room })}</h3>
          <table className={styles.table}>
            <tbody>
              {inOrder(roomOf(day, room)).map(({ thing, span }) => (
                <tr key={thing.id}>
                  <td className={styles.time}>
                    {clockText(span.from)}–{clockText(span.to)}
                  </td>
                  {'reason' in thing ? (
                    <td colSpan={5}>{t('deskAgenda.blocked', { reason: thing.reason })}</td>
                  ) : (
                    <VisitCells visit={thing} />
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

function VisitCells({ visit }: { visit: DeskVisit }) {
  const words = useWords()
  const { t } = words
  return (
    <>
      <td>
        {visit.firstName} {visit.lastName}
        {visit.isNew && ` (${t('deskAgenda.is_new')})`}
      </td>
      <td>
        {visit.label}
        {visit.notes !== null && (
          <div className={styles.notes}>
            <bdi>{visit.notes}</bdi>
          </div>
        )}
      </td>
      <td dir="ltr">{visit.shownPhone}</td>
      <td>{visitPrice(visit, words)}</td>
      <td className={styles.tick}>☐</td>
    </>
  )
}

function inOrder({ visits, blocks }: ReturnType<typeof roomOf>): Placed<DeskVisit | DeskBlock>[] {
  return [...visits, ...blocks].toSorted((one, other) => one.span.from - other.span.from)
}
