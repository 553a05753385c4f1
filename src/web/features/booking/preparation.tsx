import styles from '#web/features/booking/preparation.module.css'
import { useWords } from '#web/lib/words.ts'

/** How to prepare; nothing where nothing is asked. */
export function Preparation({ lines }: { lines: readonly string[] }) {
  const { t } = useWords()
  if (lines.length === 0) return null
  return (
    <div className={styles.preparation}>
      <h3>{t('appointment.receipt_prepare')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
