import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { accountLimits, changePasswordRequest, doneAnswer } from '#shared/features/account/contract.ts'
import { useAccountForm } from '#web/features/account/account-form.ts'
import { Password, StrengthHint } from '#web/features/account/password-fields.tsx'
import { postJson } from '#web/lib/api-client.ts'
import { explainFailure } from '#web/lib/form-problems.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/ui/form.module.css'
import { useNotify } from '#web/ui/island.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

const passwords = z.object({ ...changePasswordRequest.shape, confirmPassword: z.string().min(1) })
type Passwords = z.infer<typeof passwords>

/** Another password ends the session on every other device. */
export function ChangePassword({ username }: { username: string }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const form = useAccountForm(passwords)
  const { register, formState, watch } = form
  const change = useMutation({
    mutationFn: (values: z.infer<typeof changePasswordRequest>) =>
      postJson('/api/profile/password', values, doneAnswer, { language }),
  })
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby="password"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <p className={styles.small}>{t('portal.profile.password_help')}</p>
      {/* Tells password managers whose password changes. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Password
        label={t('portal.profile.current_password')}
        error={formState.errors.currentPassword?.message}
        autoComplete="current-password"
        aria-required
        {...register('currentPassword')}
      />
      <Password
        label={t('auth.new_password')}
        error={formState.errors.newPassword?.message}
        autoComplete="new-password"
        maxLength={accountLimits.passwordMax}
        aria-required
        {...register('newPassword')}
      />
      <StrengthHint password={watch('newPassword') ?? ''} />
      <Password
        label={t('auth.confirm_new_password')}
        error={formState.errors.confirmPassword?.message}
        autoComplete="new-password"
        maxLength={accountLimits.passwordMax}
        aria-required
        {...register('confirmPassword')}
      />
      <div className={styles.actions}>
        <SubmitButton variant="secondary" isBusy={change.isPending} busyLabel={t('auth.busy')}>
          {t('portal.profile.password_submit')}
        </SubmitButton>
      </div>
    </form>
  )

  async function save({ confirmPassword, ...values }: Passwords) {
    if (change.isPending) return
    if (values.newPassword !== confirmPassword) {
      const description = t('auth.register.password_mismatch_message')
      form.setError('confirmPassword', { type: 'custom', message: description }, { shouldFocus: true })
      notify({ variant: 'destructive', title: t('auth.register.password_mismatch_title'), description })
      return
    }
    try {
      await change.mutateAsync(values)
      const title = t('portal.profile.password_changed_title')
      notify({ variant: 'default', title, description: t('portal.profile.password_changed_message') })
      form.reset()
    } catch (failure) {
      const description = explainFailure(failure, t, t('auth.check_fields'), form)
      notify({ variant: 'destructive', title: t('portal.error_title'), description })
    }
  }
}
