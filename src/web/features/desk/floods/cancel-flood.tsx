import { useState } from 'react'
import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Dialog } from '#web/features/desk/base/dialog.tsx'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import styles from '#web/features/desk/floods/floods.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'

/** Asks before many are cancelled at once, and who is told: nobody, as addresses of a flood are made up, or each. */
export function CancelFlood({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useWords()
  const tell = useTell()
  const [notify, setNotify] = useState(false)
  const { change, isBusy, problem } = useDeskChange<{ cancelled: number }>()

  async function cancel() {
    if (isBusy) return
    const done = await change({ path: '/api/desk/floods/cancel', body: { ids, notify } })
    refresh('/api/desk/floods')
    if (done === null) return
    tell({ text: t('deskFloods.done', { count: done.answer.cancelled }) })
    onClose()
  }

  return (
    <Dialog title={t('deskFloods.question', { count: ids.length })} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void cancel()
        }}
      >
        <p>{t('deskFloods.effect')}</p>
        <Choice
          type="checkbox"
          label={t('deskFloods.notify')}
          help={t('deskFloods.notify_help')}
          checked={notify}
          onChange={({ target }) => setNotify(target.checked)}
        />
        <Refusal problem={problem} />
        <div className={styles.actions}>
          <Button isCompact variant="ghost" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button isCompact type="submit" isBusy={isBusy}>
            {t('deskFloods.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
