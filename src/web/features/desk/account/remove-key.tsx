import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useWords } from '#web/lib/words.ts'

type RemoveKeyProps = {
  removed: { id: string; name: string }
  onRemoved: () => Promise<void>
  onClose: () => void
}

/** Asks before a way in is lost. */
export function RemoveKey({ removed: { id, name }, onRemoved, onClose }: RemoveKeyProps) {
  const { t } = useWords()
  const { change, isBusy, problem } = useDeskChange<undefined>()

  async function remove() {
    const path = `/api/desk/keys/${encodeURIComponent(id)}`
    const done = await change({ method: 'DELETE', path })
    // Where only the answer was lost it has gone, too.
    await onRemoved()
    if (done !== null) onClose()
  }

  return (
    <Question
      isFinal
      title={t('desk.account.remove_title')}
      answer={t('desk.account.remove')}
      onAnswer={remove}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <p>{t('desk.account.remove_text', { name })}</p>
    </Question>
  )
}
