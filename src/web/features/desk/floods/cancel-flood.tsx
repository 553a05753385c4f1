import { useState } from 'react'
import type { FloodVisit } from '#web/features/desk/floods/flood-group.tsx'
import { mostCancelled } from '#shared/features/desk/rules.ts'
import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'

type CancelFloodProps = { visits: readonly FloodVisit[]; onClose: () => void }

/** Asks before many are cancelled at once, and who is told: nobody, as addresses of a flood are made up, or each. */
export function CancelFlood({ visits, onClose }: CancelFloodProps) {
  const { t } = useWords()
  const tell = useTell()
  const [notify, setNotify] = useState(false)
  const { change, isBusy, problem } = useDeskChange<{ cancelled: number }>()

  // As they were when this was asked: one that is moved meanwhile is another decision.
  const [asked] = useState(visits)

  async function cancel() {
    const path = '/api/desk/floods/cancel'
    let count = 0
    for (let from = 0; from < asked.length; from += mostCancelled) {
      const some = asked.slice(from, from + mostCancelled)
      const body = { ids: some.map(({ id }) => id), sequences: some.map(({ sequence }) => sequence), notify }
      const done = await change({ path, body })
      if (done === null) return refresh('/api/desk/floods')
      count += done.answer.cancelled
    }
    refresh('/api/desk/floods')
    // Once some of it failed nobody knows how many of the rest an earlier press has cancelled.
    const left = problem === null ? asked.length - count : 0
    const done = t('deskFloods.done', { count })
    tell({ text: left === 0 ? done : `${done} ${t('deskFloods.left', { count: left })}` })
    onClose()
  }

  return (
    <Question
      title={t('deskFloods.question', { count: asked.length })}
      answer={t('deskFloods.cancel')}
      onAnswer={cancel}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <p>{t('deskFloods.effect')}</p>
      <Choice
        type="checkbox"
        label={t('deskFloods.notify')}
        help={t('deskFloods.notify_help')}
        checked={notify}
        onChange={({ target }) => setNotify(target.checked)}
      />
    </Question>
  )
}
