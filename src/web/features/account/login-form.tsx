import { useId, useState } from 'react'
import { CircleAlert } from 'lucide-react'
import { loginRequest, sessionAnswer } from '#shared/features/account/contract.ts'
import type { LoginRequest, Session } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'
import { KnownPassword } from '#web/features/account/password-fields.tsx'
import { useSignedOutOnly } from '#web/features/account/signed-out-only.ts'
import { ApiError, postJson } from '#web/lib/api-client.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import { keepSession } from '#web/lib/session.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { useWords } from '#web/lib/words.ts'
import field from '#web/ui/field.module.css'
import { TextField } from '#web/ui/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland } from '#web/ui/island.tsx'

export const LoginIsland = asIsland(Login)

/** `/login`: who has signed in goes on to the portal. */
function Login() {
  const { t } = useWords()
  useSignedOutOnly()
  return (
    <LoginForm
      onEntered={(session) => {
        const [title, description] = [t('auth.login.success_title'), t('auth.login.success_message')]
        carryToast({ variant: 'default', title, description })
        // The session is kept last: it is what sends this page on to the portal.
        keepSession(session)
      }}
    />
  )
}

/**
 * A username and a password, nothing else; that they were wrong stays above the button until something is typed.
 * `onEntered` gets the session and decides where it leads.
 */
export function LoginForm({ onEntered }: { onEntered: (session: Session) => void }) {
  const { language, t } = useWords()
  const form = useTypedForm(loginRequest)
  const { control } = form
  const [isWrong, setWrong] = useState(false)
  const wrongId = useId()
  // Nobody is told which of the two is wrong.
  const marks = isWrong ? ({ 'aria-invalid': true, 'aria-describedby': wrongId } as const) : {}
  return (
    <Form
      form={form}
      submit={enter}
      failure={{ title: t('auth.login.error_title'), message: t('auth.login.error_message') }}
      aria-label={t('auth.login.title')}
      onInput={() => setWrong(false)}
    >
      <TextField
        name="username"
        control={control}
        label={t('auth.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={typedLimits.email}
        aria-required
        {...marks}
      />
      <KnownPassword name="password" control={control} label={t('auth.password')} {...marks} />
      {isWrong && (
        <p id={wrongId} className={field.error}>
          <CircleAlert aria-hidden strokeWidth={1.5} />
          {t('auth.login.wrong')}
        </p>
      )}
      <div className={styles.actions}>
        <SubmitButton busyLabel={t('auth.login.submitting')}>{t('auth.login.submit')}</SubmitButton>
        <a className={styles.link} href={localized(paths.forgotPassword, language)}>
          {t('auth.login.forgot')}
        </a>
      </div>
      <p className={styles.small}>
        {t('auth.login.no_account')}{' '}
        <a href={localized(paths.register, language)}>{t('auth.login.register')}</a>
      </p>
    </Form>
  )

  async function enter(values: LoginRequest) {
    setWrong(false)
    try {
      onEntered(await postJson('/api/auth/login', values, sessionAnswer, { language }))
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.status === 401) setWrong(true)
      throw refusal
    }
  }
}
