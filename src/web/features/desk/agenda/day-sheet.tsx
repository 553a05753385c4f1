import { formatFullDate, formatPrice } from '#shared/i18n/format.ts'
import { timeText } from '#web/features/desk/agenda/agenda-clock.ts'
import styles from '#web/features/desk/agenda/day-sheet.module.css'
import { roomOf } from '#web/features/desk/agenda/day-shape.ts'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

/** The day on paper: a table for each room, with a place for a tick. Only a printer shows it. */
export function DaySheet({ day }: { day: Day }) {
  const { language, t } = useWords()
  const rooms = Array.from({ length: day.rooms }, (_, index) => index + 1)
  return (
    <div className={styles.sheet} aria-hidden="true">
      <h2 className={styles.date}>{formatFullDate(noonOf(day.date), language, 'UTC')}</h2>
      {rooms.map((room) => (
        <section key={room} className={styles.room}>
          <h3>{t('deskAgenda.room', { room })}</h3>
          <table className={styles.table}>
            <tbody>
              {roomOf(day, room).visits.map(({ thing: visit, span }) => (
                <tr key={visit.id}>
                  <td className={styles.time}>
                    {timeText(span.from)}–{timeText(span.to)}
                  </td>
                  <td>
                    {visit.firstName} {visit.lastName}
                    {visit.isNew && ` (${t('deskAgenda.is_new')})`}
                  </td>
                  <td>
                    {visit.label}
                    {visit.notes !== null && <div className={styles.notes}>{visit.notes}</div>}
                  </td>
                  <td dir="ltr">{visit.phone}</td>
                  <td>{formatPrice(visit.priceCents, language)}</td>
                  <td className={styles.tick}>☐</td>
                </tr>
              ))}
              {roomOf(day, room).blocks.map(({ thing: block, span }) => (
                <tr key={block.id}>
                  <td className={styles.time}>
                    {timeText(span.from)}–{timeText(span.to)}
                  </td>
                  <td colSpan={5}>{t('deskAgenda.blocked', { reason: block.reason })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
