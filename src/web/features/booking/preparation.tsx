import { CallClinic } from '#web/features/booking/load-state.tsx'
import styles from '#web/features/booking/preparation.module.css'
import { useWords } from '#web/lib/words.ts'

type PreparationProps = {
  lines: readonly string[]
  /** Some of it is to be done, or left, for days or weeks before. */
  canBeTooLate: boolean
}

/** How to prepare, and who to ask where that is too late; nothing where nothing is asked. */
export function Preparation({ lines, canBeTooLate }: PreparationProps) {
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
      {canBeTooLate && <CallClinic lead={t('appointment.receipt_too_late')} />}
    </div>
  )
}
