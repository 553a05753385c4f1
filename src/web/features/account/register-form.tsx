import { useMutation } from '@tanstack/react-query'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { z } from 'zod'
import { accountLimits, registerRequest, sessionAnswer } from '#shared/features/account/contract.ts'
import type { RegisterRequest } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { birthDateOf, personFields, useAccountForm } from '#web/features/account/account-form.ts'
import { Password, StrengthHint } from '#web/features/account/password-fields.tsx'
import { PersonFields } from '#web/features/account/person-fields.tsx'
import type { Person } from '#web/features/account/person-fields.tsx'
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

const registration = z.object({
  ...personFields,
  username: registerRequest.shape.username,
  password: registerRequest.shape.password,
  confirmPassword: z.string().min(1),
})
type Registration = z.infer<typeof registration>

export const RegisterIsland = asIsland(RegisterForm)

/** `/register`: the repeated password stays here (SPEC 5). */
function RegisterForm() {
  const { language, t } = useWords()
  const notify = useNotify()
  const form = useAccountForm(registration)
  const signUp = useRegistration()
  useSignedOutOnly()
  const problem = (title: string, description: string) =>
    notify({ variant: 'destructive', title, description })
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('auth.register.title')}
      onSubmit={(event) => void form.handleSubmit(enter)(event)}
    >
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('auth.register.about_you')}</legend>
        <PersonFields
          register={form.register as unknown as UseFormRegister<Person>}
          errors={form.formState.errors as FieldErrors<Person>}
        />
      </fieldset>
      <AccountFields form={form} />
      <p className={styles.small}>
        {t('auth.register.privacy')}{' '}
        <a href={localized(paths.privacy, language)}>{t('auth.register.privacy_link')}</a>.
      </p>
      <div className={styles.actions}>
        <SubmitButton isBusy={signUp.isPending} busyLabel={t('auth.register.submitting')}>
          {t('auth.register.submit')}
        </SubmitButton>
      </div>
      <p className={styles.small}>
        {t('auth.register.has_account')}{' '}
        <a href={localized(paths.login, language)}>{t('auth.register.login')}</a>
      </p>
    </form>
  )

  async function enter({ confirmPassword, dateOfBirth, phone, ...values }: Registration) {
    if (signUp.isPending) return
    if (values.password !== confirmPassword) {
      const message = t('auth.register.password_mismatch_message')
      form.setError('confirmPassword', { type: 'custom', message }, { shouldFocus: true })
      problem(t('auth.register.password_mismatch_title'), message)
      return
    }
    const birthDate = birthDateOf(dateOfBirth)
    try {
      await signUp.mutateAsync({
        ...values,
        ...(phone === '' ? {} : { phone }),
        ...(birthDate === null ? {} : { dateOfBirth: birthDate }),
      })
    } catch (failure) {
      problem(
        t('auth.register.error_title'),
        explainFailure(failure, t, t('auth.register.error_message'), form),
      )
    }
  }
}

function AccountFields({ form }: { form: ReturnType<typeof useAccountForm<Registration>> }) {
  const { t } = useWords()
  const { register, formState, watch } = form
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('auth.register.about_account')}</legend>
      <TextField
        label={t('auth.username')}
        help={t('auth.username_help')}
        error={formState.errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        maxLength={accountLimits.usernameMax}
        aria-required
        {...register('username')}
      />
      <Password
        label={t('auth.password')}
        error={formState.errors.password?.message}
        autoComplete="new-password"
        maxLength={accountLimits.passwordMax}
        aria-required
        {...register('password')}
      />
      <StrengthHint password={watch('password') ?? ''} />
      <Password
        label={t('auth.confirm_password')}
        error={formState.errors.confirmPassword?.message}
        autoComplete="new-password"
        maxLength={accountLimits.passwordMax}
        aria-required
        {...register('confirmPassword')}
      />
    </fieldset>
  )
}

function useRegistration() {
  const { language, t } = useWords()
  return useMutation({
    mutationFn: (values: RegisterRequest) =>
      postJson('/api/auth/register', values, sessionAnswer, { language }),
    onSuccess: (session) => {
      carryToast({
        variant: 'default',
        title: t('auth.register.success_title'),
        description: t('auth.register.success_message'),
      })
      keepSession(session)
    },
  })
}
