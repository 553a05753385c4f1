import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { accountLimits, doneAnswer, resetRequest } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { useAccountForm } from '#web/features/account/account-form.ts'
import { Done } from '#web/features/account/done.tsx'
import { Password, StrengthHint } from '#web/features/account/password-fields.tsx'
import { ApiError, postJson } from '#web/lib/api-client.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import { explainFailure } from '#web/lib/form-problems.ts'
import { forgetSession } from '#web/lib/session.ts'
import { useAddressQuery } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland, useNotify } from '#web/ui/island.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

const newPassword = z.object({
  password: resetRequest.shape.password,
  confirmPassword: z.string().min(1),
})
type NewPassword = z.infer<typeof newPassword>

export const ResetIsland = asIsland(ResetForm)

/** The page behind the link of a mail: a new password, which ends every session. */
function ResetForm() {
  const { language, t } = useWords()
  const notify = useNotify()
  const token = useAddressQuery()?.get('token')
  const form = useAccountForm(newPassword)
  const { errors } = form.formState
  const reset = useMutation({
    mutationFn: (password: string) =>
      postJson('/api/auth/reset', { token, password }, doneAnswer, { language }),
  })
  if (token === null || isDeadLink(reset.error)) {
    return (
      <Done isProblem text={t('auth.reset.bad_link')}>
        <ButtonLink variant="secondary" isCompact href={localized(paths.forgotPassword, language)}>
          {t('auth.reset.again')}
        </ButtonLink>
      </Done>
    )
  }
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('auth.reset.title')}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <Password
        label={t('auth.new_password')}
        error={errors.password?.message}
        autoComplete="new-password"
        maxLength={accountLimits.passwordMax}
        aria-required
        {...form.register('password')}
      />
      <StrengthHint password={form.watch('password') ?? ''} />
      <Password
        label={t('auth.confirm_new_password')}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        maxLength={accountLimits.passwordMax}
        aria-required
        {...form.register('confirmPassword')}
      />
      <div className={styles.actions}>
        <SubmitButton isBusy={reset.isPending} busyLabel={t('auth.busy')}>
          {t('auth.reset.submit')}
        </SubmitButton>
      </div>
    </form>
  )

  async function save({ password, confirmPassword }: NewPassword) {
    if (reset.isPending) return
    if (password !== confirmPassword) {
      const description = t('auth.register.password_mismatch_message')
      form.setError('confirmPassword', { type: 'custom', message: description }, { shouldFocus: true })
      notify({ variant: 'destructive', title: t('auth.register.password_mismatch_title'), description })
      return
    }
    try {
      await reset.mutateAsync(password)
      forgetSession()
      const title = t('auth.reset.success_title')
      carryToast({ variant: 'default', title, description: t('auth.reset.success_message') })
      location.replace(localized(paths.login, language))
    } catch (failure) {
      const description = explainFailure(failure, t, t('auth.check_fields'), form)
      notify({ variant: 'destructive', title: t('auth.reset.error_title'), description })
    }
  }
}

/** Used already, too old, or never given out; not a password that must be better. */
export function isDeadLink(failure: Error | null): boolean {
  return failure instanceof ApiError && failure.status < 500 && failure.code === 'link_invalid'
}
