import { useRef } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { useActs } from '#web/features/desk/agenda/acts.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import styles from '#web/features/desk/agenda/mark-buttons.module.css'
import panel from '#web/features/desk/agenda/visit-panel.module.css'
import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

const marks = ['arrived', 'completed', 'no_show'] as const

export function isMark(mood: string): mood is (typeof marks)[number] {
  return marks.some((mark) => mark === mood)
}

/** What became of a visit, and what can still become of it. */
export function MarkButtons({ visit }: { visit: DeskVisit }) {
  const { t } = useWords()
  const { ask } = useActs()
  const { change, problem } = useDeskChange<DeskVisit>()
  const wanted = useRef<DeskVisit['status'] | null>(null)
  const isMarking = useRef(false)
  // As the last mark of this desk left it, until that is read.
  const marked = useRef(0)

  /** What is pressed while a mark is on its way follows it; of several the last one counts. */
  async function mark(status: DeskVisit['status']) {
    wanted.current = status === 'no_show' ? null : status
    const seen = () => ({ ...visit, sequence: Math.max(visit.sequence, marked.current) })
    if (status === 'no_show') return ask({ kind: 'missed', visit: seen() })
    if (isMarking.current) return
    isMarking.current = true
    while (wanted.current !== null) {
      const next = wanted.current
      wanted.current = null
      const body = { status: next, sequence: seen().sequence }
      const done = await change({ path: `${visitsPath}/${visit.id}/status`, body })
      marked.current = done?.answer.sequence ?? 0
    }
    isMarking.current = false
    refreshAgenda()
  }

  return (
    <>
      <div className={styles.marks} role="group" aria-label={t('deskAgenda.panel.status')}>
        {marks.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={visit.status === status}
            onClick={() => void mark(status)}
          >
            {t(`deskAgenda.mark.${status}`)}
          </button>
        ))}
      </div>
      {visit.status !== 'confirmed' && (
        <div className={panel.acts}>
          <Button isCompact variant="ghost" onClick={() => void mark('confirmed')}>
            {t('deskAgenda.panel.back')}
          </Button>
        </div>
      )}
      <Refusal problem={problem} />
    </>
  )
}
