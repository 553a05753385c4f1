import { useId } from 'react'
import { accountLimits } from '#shared/features/account/contract.ts'
import { passwordStrength, passwordStrengths } from '#shared/features/account/rules.ts'
import { signCount } from '#shared/lib/typed.ts'
import styles from '#web/features/account/password-fields.module.css'
import { useWords } from '#web/lib/words.ts'
import { PasswordField } from '#web/ui/field.tsx'
import type { PasswordFieldProps } from '#web/ui/field.tsx'

/** A password with the button that shows it. */
export function Password(field: Omit<PasswordFieldProps, 'words'>) {
  const { t } = useWords()
  return <PasswordField words={{ show: t('auth.show'), hide: t('auth.hide') }} {...field} />
}

/** How hard the typed password is to guess: a hint, not a rule. */
export function StrengthHint({ password }: { password: string }) {
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
      <p aria-live="polite">
        {password === ''
          ? t('auth.too_short', { min: accountLimits.passwordMin })
          : strength === 'short'
            ? t('auth.strength.short', { count: missing })
            : t(`auth.strength.${strength}`)}
      </p>
    </div>
  )
}
