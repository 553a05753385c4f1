import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import styles from '#web/features/booking/treatment-summary.module.css'

/** What was chosen in step 1, and the way back to it. */
export function TreatmentSummary({ treatment, onChange }: { treatment: Treatment; onChange: () => void }) {
  const { t } = useWords()
  return (
    <section className={styles.summary} aria-label={t('appointment.chosen_treatment')}>
      <p className={styles.name}>{treatment.label}</p>
      <p className={styles.facts}>
        <bdi>{treatment.duration}</bdi>
        <span aria-hidden>·</span>
        <bdi>{treatment.price}</bdi>
      </p>
      <Button variant="secondary" isCompact className={styles.change} onClick={onChange}>
        {t('appointment.change')}
      </Button>
    </section>
  )
}
