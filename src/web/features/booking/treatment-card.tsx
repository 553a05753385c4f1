import { memo, useId } from 'react'
import { Clock } from 'lucide-react'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/treatment-card.module.css'

type TreatmentCardProps = {
  treatment: Treatment
  isChosen: boolean
  onChoose: (treatment: Treatment) => void
}

/** One card of step 1: the whole card is the label of its radio. */
export const TreatmentCard = memo(function TreatmentCard({
  treatment,
  isChosen,
  onChoose,
}: TreatmentCardProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="treatment"
        className={styles.radio}
        value={treatment.slug}
        checked={isChosen}
        onChange={() => onChoose(treatment)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-offer ${id}-description ${id}-facts`}
      />
      <span className={styles.name}>
        <span id={`${id}-name`}>{treatment.label}</span>
        {treatment.isAction && (
          <span id={`${id}-offer`} className={styles.offer}>
            {t('appointment.special_offer')}
          </span>
        )}
      </span>
      <span id={`${id}-description`} className={styles.description}>
        {treatment.description}
      </span>
      <span id={`${id}-facts`} className={styles.facts}>
        <span className={styles.price}>{treatment.price}</span>
        <span className={styles.duration}>
          <Clock aria-hidden strokeWidth={1.5} />
          {treatment.duration}
        </span>
        {treatment.consultFirst !== null && (
          <span className={styles.condition}>{t('appointment.consult_first_short')}</span>
        )}
      </span>
    </label>
  )
})
