import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { typedLimits } from '#shared/lib/typed.ts'
import { useWords } from '#web/lib/words.ts'
import { BirthDateField } from '#web/ui/birth-date-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import styles from '#web/ui/form.module.css'

export type Person = {
  firstName: string
  lastName: string
  email: string
  phone: string
  dateOfBirth: string
}

type PersonFieldsProps = {
  register: UseFormRegister<Person>
  errors: FieldErrors<Person>
}

/** Who somebody is, and how the clinic reaches them. */
export function PersonFields({ register, errors }: PersonFieldsProps) {
  const { t } = useWords()
  const field = (name: keyof Person) => ({ ...register(name), error: errors[name]?.message })
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('auth.first_name')}
          autoComplete="given-name"
          maxLength={typedLimits.name}
          aria-required
          {...field('firstName')}
        />
        <TextField
          label={t('auth.last_name')}
          autoComplete="family-name"
          maxLength={typedLimits.name}
          aria-required
          {...field('lastName')}
        />
      </div>
      <TextField
        label={t('auth.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={typedLimits.email}
        aria-required
        {...field('email')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('auth.phone')}
          help={t('auth.phone_help')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={typedLimits.phone}
          {...field('phone')}
        />
        <BirthDateField
          label={t('auth.date_of_birth')}
          help={t('auth.date_of_birth_help')}
          placeholder={t('auth.date_of_birth_pattern')}
          {...field('dateOfBirth')}
        />
      </div>
    </>
  )
}
