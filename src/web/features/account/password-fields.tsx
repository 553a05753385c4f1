import { useId } from 'react'
import type { AriaAttributes } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { accountLimits } from '#shared/features/account/contract.ts'
import { passwordStrength, passwordStrengths } from '#shared/features/account/rules.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { signCount } from '#shared/lib/typed-rules.ts'
import styles from '#web/features/account/password-fields.module.css'
import { Refused } from '#web/lib/form-problems.ts'
import { useWords } from '#web/lib/words.ts'
import { PasswordField } from '#web/ui/form-fields.tsx'

type PasswordProps<Values extends FieldValues> = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & {
  name: Path<Values>
  control: Control<Values>
  label: string
  help?: string
}

/** The password of an account that exists. */
export function KnownPassword<Values extends FieldValues>(field: PasswordProps<Values>) {
  return <PasswordField words={useReveal()} autoComplete="current-password" aria-required {...field} />
}

type NewPasswordProps<Values extends FieldValues> = Omit<PasswordProps<Values>, 'help'> & {
  /** Of the field that repeats it, `confirmPassword`. */
  confirmLabel: string
}

/** A password that is chosen: how hard it is to guess, and the same once more. */
export function NewPassword<Values extends FieldValues & { confirmPassword: string }>({
  confirmLabel,
  ...field
}: NewPasswordProps<Values>) {
  const chosen = {
    words: useReveal(),
    autoComplete: 'new-password',
    maxLength: accountLimits.passwordMax,
    'aria-required': true,
  }
  const { control, formState, watch } = useFormContext<
    { confirmPassword: string } & Record<string, string | undefined>
  >()
  const { t } = useWords()
  const password = watch(field.name) ?? ''
  const isRefused = formState.errors[field.name] !== undefined
  // That it is missing does not say how long it has to be.
  const help =
    isRefused && password === '' ? t('form.too_short', { min: accountLimits.passwordMin }) : undefined
  return (
    <>
      <PasswordField {...chosen} {...field} help={help}>
        <StrengthHint password={password} isRefused={isRefused} />
      </PasswordField>
      <PasswordField {...chosen} control={control} name="confirmPassword" label={confirmLabel} />
    </>
  )
}

/** What is left when the repeated password, which is never sent, is the same (SPEC 5). */
export function withoutRepeat<Values extends { confirmPassword: string }>(
  { confirmPassword, ...values }: Values,
  password: string,
  t: Translator,
): Omit<Values, 'confirmPassword'> {
  if (confirmPassword === password) return values
  const title = t('auth.register.password_mismatch_title')
  throw new Refused(title, t('auth.register.password_mismatch_message'), 'confirmPassword')
}

function useReveal() {
  const { t } = useWords()
  return { show: t('auth.show'), hide: t('auth.hide') }
}

/** How hard the typed password is to guess: a hint, not a rule. What was refused says itself why, in the place of its words. */
function StrengthHint({ password, isRefused }: { password: string; isRefused: boolean }) {
  const { t } = useWords()
  const id = useId()
  const strength = passwordStrength(password)
  const level = password === '' ? 0 : passwordStrengths.indexOf(strength)
  const missing = Math.max(0, accountLimits.passwordMin - signCount(password))
  return (
    <div className={styles.hint} data-level={level}>
      <span id={id} className="visually-hidden">
        {t('auth.strength.label')}
      </span>
      {password !== '' && (
        <div
          role="meter"
          className={styles.bars}
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={3}
          aria-valuenow={level}
        >
          <i />
          <i />
          <i />
        </div>
      )}
      <p aria-live="polite">
        {isRefused
          ? null
          : password === ''
            ? t('form.too_short', { min: accountLimits.passwordMin })
            : strength === 'short'
              ? t('auth.strength.short', { count: missing })
              : t(`auth.strength.${strength}`)}
      </p>
    </div>
  )
}
