import { useId, useLayoutEffect, useRef } from 'react'
import styles from '#web/features/booking/close-question.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** Asked before what was typed is thrown away. */
export function CloseQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed before it leaves the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.question}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Left to the browser, Escape would close both dialogs: neither was opened by a hand since the last one closed.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onStay()
      }}
      onClose={onStay}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t('appointment.close_title')}
      </h2>
      <p id={`${id}-text`}>{t('appointment.close_text')}</p>
      <p className={styles.buttons}>
        <Button autoFocus onClick={onStay}>
          {t('appointment.close_stay')}
        </Button>
        <Button variant="danger" onClick={onLeave}>
          {t('appointment.close_leave')}
        </Button>
      </p>
    </dialog>
  )
}
