import { useState } from 'react'
import { mostCancelled } from '#shared/features/desk/rules.ts'
import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'

/** Asks before many are cancelled at once, and who is told: nobody, as addresses of a flood are made up, or each. */
export function CancelFlood({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useWords()
  const tell = useTell()
  const [notify, setNotify] = useState(false)
  const { change, isBusy, problem } = useDeskChange<{ cancelled: number }>()

  async function cancel() {
    const path = '/api/desk/floods/cancel'
    let count = 0
    for (let from = 0; from < ids.length; from += mostCancelled) {
      const done = await change({ path, body: { ids: ids.slice(from, from + mostCancelled), notify } })
      if (done === null) return refresh('/api/desk/floods')
      count += done.answer.cancelled
    }
    refresh('/api/desk/floods')
    tell({ text: t('deskFloods.done', { count }) })
    onClose()
  }

  return (
    <Question
      title={t('deskFloods.question', { count: ids.length })}
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
