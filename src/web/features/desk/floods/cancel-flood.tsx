import { useState } from 'react'
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
    const done = await change({ path: '/api/desk/floods/cancel', body: { ids, notify } })
    refresh('/api/desk/floods')
    if (done === null) return
    tell({ text: t('deskFloods.done', { count: done.answer.cancelled }) })
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
