import type { UseFormRegister } from 'react-hook-form'
import { paymentOptions } from '#shared/features/booking/fields.ts'
import { useWords } from '#web/lib/words.ts'
import type { Details } from '#web/features/booking/judge-details.ts'
import styles from '#web/features/booking/payment-choice.module.css'
import { Choice } from '#web/ui/choice.tsx'

type PaymentChoiceProps = {
  register: UseFormRegister<Details>
  /** Only who cancels late or does not come has something to pay. */
  isFree: boolean
}

/** Pay at the clinic, or through a link that the clinic sends: no dead end without a payment provider (DECISIONS 5). */
export function PaymentChoice({ register, isFree }: PaymentChoiceProps) {
  const { t } = useWords()
  return (
    <fieldset className={styles.payment}>
      <legend className={styles.legend}>{t('appointment.payment')}</legend>
      {paymentOptions.map((option) => (
        <Choice
          key={option}
          type="radio"
          value={option}
          label={t(`appointment.${option}`)}
          help={t(`appointment.${option}_${isFree ? 'free' : 'help'}`)}
          {...register('paymentOption')}
        />
      ))}
    </fieldset>
  )
}
