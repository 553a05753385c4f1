import type { UseFormRegister } from 'react-hook-form'
import { priceKind } from '#shared/features/booking/fees.ts'
import { paymentOptions } from '#shared/features/booking/fields.ts'
import { useWords } from '#web/lib/words.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import type { Details } from '#web/features/booking/judge-details.ts'
import styles from '#web/features/booking/payment-choice.module.css'
import { Choice } from '#web/ui/choice.tsx'

type PaymentChoiceProps = {
  register: UseFormRegister<Details>
  treatment: Pick<Treatment, 'priceCents' | 'courseVisits'>
}

/** Pay at the clinic, or through a link that the clinic sends: no dead end without a payment provider (DECISIONS 5). */
export function PaymentChoice({ register, treatment }: PaymentChoiceProps) {
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
          help={t(`appointment.${option}_${priceKind(treatment)}`)}
          {...register('paymentOption')}
        />
      ))}
    </fieldset>
  )
}
