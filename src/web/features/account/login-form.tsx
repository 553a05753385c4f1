import { useMutation } from '@tanstack/react-query'
import { loginRequest, sessionAnswer } from '#shared/features/account/contract.ts'
import type { LoginRequest, Session } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { typedLimits } from '#shared/lib/typed.ts'
import { useAccountForm } from '#web/features/account/account-form.ts'
import { Password } from '#web/features/account/password-fields.tsx'
import { useSignedOutOnly } from '#web/features/account/signed-out-only.ts'
import { postJson } from '#web/lib/api-client.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import { explainFailure } from '#web/lib/form-problems.ts'
import { keepSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { TextField } from '#web/ui/field.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland, useNotify } from '#web/ui/island.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

export const LoginIsland = asIsland(Login)

/** `/login`: who has signed in goes on to the portal. */
function Login() {
  const { t } = useWords()
  useSignedOutOnly()
  return (
    <LoginForm
      onEntered={(session) => {
        carryToast({
          variant: 'default',
          title: t('auth.login.success_title'),
          description: t('auth.login.success_message'),
        })
        // The session is kept last: it is what sends this page on to the portal.
        keepSession(session)
      }}
    />
  )
}

/** A username and a password, nothing else. `onEntered` gets the session and decides where it leads. */
export function LoginForm({ onEntered }: { onEntered: (session: Session) => void }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const form = useAccountForm(loginRequest)
  const login = useMutation({
    mutationFn: (values: LoginRequest) => postJson('/api/auth/login', values, sessionAnswer, { language }),
    onSuccess: onEntered,
  })
  const { register, formState } = form
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('auth.login.title')}
      onSubmit={(event) => void form.handleSubmit(enter)(event)}
    >
      <TextField
        label={t('auth.username')}
        error={formState.errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        maxLength={typedLimits.email}
        aria-required
        {...register('username')}
      />
      <Password
        label={t('auth.password')}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        aria-required
        {...register('password')}
      />
      <div className={styles.actions}>
        <SubmitButton isBusy={login.isPending} busyLabel={t('auth.login.submitting')}>
          {t('auth.login.submit')}
        </SubmitButton>
        <a className={styles.link} href={localized(paths.forgotPassword, language)}>
          {t('auth.login.forgot')}
        </a>
      </div>
      <p className={styles.small}>
        {t('auth.login.no_account')}{' '}
        <a href={localized(paths.register, language)}>{t('auth.login.register')}</a>
      </p>
    </form>
  )

  async function enter(values: LoginRequest) {
    if (login.isPending) return
    try {
      await login.mutateAsync(values)
    } catch (failure) {
      notify({
        variant: 'destructive',
        title: t('auth.login.error_title'),
        description: explainFailure(failure, t, t('auth.login.error_message'), form),
      })
    }
  }
}
