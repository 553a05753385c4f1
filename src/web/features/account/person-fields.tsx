import { useFormContext } from 'react-hook-form'
import { typedLimits } from '#shared/lib/typed-limits.ts'
import type { Person } from '#web/features/account/person.ts'
import { useWords } from '#web/lib/words.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { BirthDateField, TelephoneField, TextField } from '#web/ui/form-fields.tsx'
import styles from '#web/ui/form.module.css'

/** Who somebody is, and how the clinic reaches them; of any form that asks for it. */
export function PersonFields() {
  const { t } = useWords()
  const { control } = useFormContext<Person>()
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="firstName"
          control={control}
          label={t('form.first_name')}
          dir="auto"
          autoComplete="given-name"
          maxLength={typedLimits.name}
          aria-required
        />
        <TextField
          name="lastName"
          control={control}
          label={t('form.last_name')}
          dir="auto"
          autoComplete="family-name"
          maxLength={typedLimits.name}
          aria-required
        />
      </div>
      <EmailField name="email" control={control} />
      <div className={styles.pair}>
        <TelephoneField
          name="phone"
          control={control}
          label={t('form.phone')}
          help={t('form.optional')}
          maxLength={typedLimits.phone}
        />
        <BirthDateField
          name="dateOfBirth"
          control={control}
          label={t('form.date_of_birth')}
          help={t('form.date_of_birth_help')}
          placeholder={t('form.date_of_birth_pattern')}
        />
      </div>
    </>
  )
}
