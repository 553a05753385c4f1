import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Dialog } from '#web/features/desk/base/dialog.tsx'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { teamPath } from '#web/features/desk/team/team-path.ts'
import styles from '#web/features/desk/team/team.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type RemoveDialogProps = { person: { id: string; name: string }; onClose: () => void }

/** Asks before somebody loses their way in. */
export function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { t } = useWords()
  const tell = useTell()
  const { change, isBusy, problem } = useDeskChange<undefined>()
  const { name } = person

  async function remove() {
    if (isBusy) return
    if ((await change({ method: 'DELETE', path: `${teamPath}/${person.id}` })) === null) return
    refresh(teamPath, '/api/desk/session')
    tell({ text: t('deskTeam.removed', { name }) })
    onClose()
  }

  return (
    <Dialog title={t('deskTeam.remove_of', { name })} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('deskTeam.remove_text', { name })}</p>
        <Refusal problem={problem} />
        <div className={styles.buttons}>
          <Button isCompact variant="ghost" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button isCompact isBusy={isBusy} onClick={() => void remove()}>
            {t('deskTeam.remove')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
