import { CircleCheck } from 'lucide-react'
import styles from '#web/features/contact/contact-form.module.css'
import { useArrivalFocus } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'

/** The message has arrived; takes the focus where the pressed button stands below an emptied form. */
export function Sent({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useWords()
  const place = useArrivalFocus<HTMLDivElement>()
  return (
    <div ref={takesFocus ? place : undefined} className={styles.success} role="status" tabIndex={-1}>
      <CircleCheck aria-hidden strokeWidth={1.5} />
      <div>
        <strong>{t('contact.form.success_title')}</strong>
        <p>{t('contact.form.success_message')}</p>
      </div>
    </div>
  )
}
