import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { teamPath } from '#web/features/desk/team/team-path.ts'
import { useWords } from '#web/lib/words.ts'

type RemoveDialogProps = { person: { id: string; name: string }; onClose: () => void }

/** Asks before somebody loses their way in. */
export function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { t } = useWords()
  const tell = useTell()
  const { change, isBusy, problem } = useDeskChange<undefined>()
  const { name } = person

  async function remove() {
    if ((await change({ method: 'DELETE', path: `${teamPath}/${person.id}` })) === null)
      return refresh(teamPath)
    refresh(teamPath, '/api/desk/session')
    tell({ text: t('deskTeam.removed', { name }) })
    onClose()
  }

  return (
    <Question
      isFinal
      title={t('deskTeam.remove_of', { name })}
      answer={t('deskTeam.remove')}
      onAnswer={remove}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <p>{t('deskTeam.remove_text', { name })}</p>
    </Question>
  )
}
