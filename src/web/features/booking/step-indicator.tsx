import { Check } from 'lucide-react'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/step-indicator.module.css'
import { steps } from '#web/features/booking/use-booking.ts'
import type { Step } from '#web/features/booking/use-booking.ts'

/** Where the visitor is: three names where there is room, "2 of 3" and one name where there is not. */
export function StepIndicator({ current }: { current: Step }) {
  const { t } = useWords()
  const position = steps.indexOf(current)
  const values = { step: position + 1, count: steps.length }
  return (
    <ol className={styles.steps} aria-label={t('appointment.progress', values)}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step} aria-current={index === position ? 'step' : undefined}>
          {index < position && <Check aria-hidden strokeWidth={1.75} />}
          <span className={styles.count} aria-hidden>
            {t('appointment.progress_short', values)}
          </span>
          {t(`appointment.step_${step}`)}
        </li>
      ))}
    </ol>
  )
}
