import type { DeskVisitDetails } from '#shared/features/desk/agenda-contract.ts'
import { outsiderOf } from '#shared/features/desk/record-actions.ts'
import type { VisitDeed } from '#shared/features/desk/record-actions.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { FoldedPart } from '#web/features/desk/agenda/folded-part.tsx'
import styles from '#web/features/desk/agenda/visit-panel.module.css'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { wordsOr } from '#web/features/desk/base/words-or.ts'
import { useWords } from '#web/lib/words.ts'

type Line = DeskVisitDetails['history'][number]

/** What was done with a visit, when and by whom. */
export function VisitHistory({ visit }: { visit: DeskVisitDetails }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <FoldedPart title={t('deskAgenda.panel.history')} sum={visit.history.length}>
      <ul className={styles.lines}>
        {visit.history.map((line) => (
          <li key={`${line.at}-${line.action}`}>
            {doneIn(line, t)}
            <Moved line={line} />
            <span>
              {t('deskAgenda.panel.by', {
                moment: moment(line.at),
                name: line.by ?? t(`deskAgenda.panel.by_${isByTheSite(line) ? 'site' : 'client'}`),
              })}
            </span>
          </li>
        ))}
      </ul>
    </FoldedPart>
  )
}

/** A command of the operator cancels a flood of bookings; no client did. */
function isByTheSite({ action }: Line): boolean {
  return outsiderOf(action) === 'system'
}

/** "visit.moved.client" is "moved". */
function doneIn({ action }: Line, t: Translator): string {
  const done = action.split('.')[1] as VisitDeed
  return wordsOr(t, `deskAgenda.done.${done}`, t('deskAgenda.done.other'))
}

function Moved({ line }: { line: Line }) {
  const { t } = useWords()
  const moment = useMoment()
  const [from, to] = [line.from?.['start'], line.to?.['start']]
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return null
  return `: ${t('deskAgenda.becomes', { from: moment(from), to: moment(to) })}`
}
