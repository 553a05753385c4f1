import { clinic } from '#content/clinic.ts'
import { dueCents } from '#shared/features/booking/due.ts'
import { firstOpenDate } from '#shared/features/booking/first-open-date.ts'
import type { DeskVisitDetails } from '#shared/features/desk/agenda-contract.ts'
import { formatCalendarDate } from '#shared/i18n/format.ts'
import { useActs } from '#web/features/desk/agenda/acts.ts'
import { clockOf } from '#web/features/desk/agenda/agenda-clock.ts'
import { FoldedPart } from '#web/features/desk/agenda/folded-part.tsx'
import { MoveAndCancel } from '#web/features/desk/agenda/move-and-cancel.tsx'
import { today } from '#web/features/desk/agenda/use-agenda-address.ts'
import styles from '#web/features/desk/agenda/visit-panel.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/**
 * What is done more seldom than marking a visit: moved, cancelled, and booked again, the next of a course from the day on
 * which it makes sense.
 */
export function VisitActs({ visit }: { visit: DeskVisitDetails }) {
  const { language, t } = useWords()
  const { ask } = useActs()
  const { next } = visit
  const { date, minute } = clockOf(visit.start)
  const earliest = next?.fromDate ?? date
  const open = firstOpenDate(earliest < today() ? today() : earliest, clinic)
  const at = { date: open, minute, room: visit.room }
  return (
    <>
      <div className={styles.acts}>
        {visit.status !== 'cancelled' && !isDoneAndPaid(visit) && (
          <MoveAndCancel visit={visit} variant="ghost" />
        )}
        <Button
          isCompact
          variant="ghost"
          onClick={() => ask({ kind: 'book', at, prefill: { person: visit, again: visit } })}
        >
          {t(next === null ? 'deskAgenda.panel.book_again' : 'deskAgenda.panel.book_next')}
        </Button>
      </div>
      {next !== null && (
        <p className={styles.quiet}>
          {t('deskAgenda.panel.next', { date: formatCalendarDate(next.fromDate, language) })}
        </p>
      )}
    </>
  )
}

/** Of what is done and paid nobody changes the time any more, save by mistake: folded away, below what is asked more often. */
export function LateChanges({ visit }: { visit: DeskVisitDetails }) {
  const { t } = useWords()
  if (!isDoneAndPaid(visit)) return null
  return (
    <FoldedPart title={t('deskAgenda.panel.late_changes')}>
      <div className={styles.acts}>
        <MoveAndCancel visit={visit} variant="ghost" />
      </div>
    </FoldedPart>
  )
}

function isDoneAndPaid(visit: DeskVisitDetails): boolean {
  return visit.status === 'completed' && dueCents(visit) <= visit.settledCents
}
