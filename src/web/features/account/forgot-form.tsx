import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { forgotRequest, pendingAnswer } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { typedLimits } from '#shared/lib/typed.ts'
import { useAccountForm } from '#web/features/account/account-form.ts'
import { Done } from '#web/features/account/done.tsx'
import { postJson } from '#web/lib/api-client.ts'
import { explainFailure } from '#web/lib/form-problems.ts'
import { useWords } from '#web/lib/words.ts'
import { TextField } from '#web/ui/field.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland, useNotify } from '#web/ui/island.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type Forgotten = z.infer<typeof forgotRequest>

export const ForgotIsland = asIsland(ForgotForm)

/** Asks for the link to a new password; what is shown does not tell whether the address is known. */
function ForgotForm() {
  const { language, t } = useWords()
  const notify = useNotify()
  const form = useAccountForm(forgotRequest)
  const ask = useMutation({
    mutationFn: (values: Forgotten) => postJson('/api/auth/forgot', values, pendingAnswer, { language }),
  })
  if (ask.isSuccess) return <Done title={t('auth.forgot.done_title')} text={t('auth.forgot.done_message')} />
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('auth.forgot.title')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <TextField
        label={t('auth.email')}
        error={form.formState.errors.email?.message}
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={typedLimits.email}
        aria-required
        {...form.register('email')}
      />
      <div className={styles.actions}>
        <SubmitButton isBusy={ask.isPending} busyLabel={t('auth.busy')}>
          {t('auth.forgot.submit')}
        </SubmitButton>
        <a className={styles.link} href={localized(paths.login, language)}>
          {t('auth.back_to_login')}
        </a>
      </div>
    </form>
  )

  async function send(values: Forgotten) {
    if (ask.isPending) return
    try {
      await ask.mutateAsync(values)
    } catch (failure) {
      const title = t('auth.forgot.error_title')
      notify({
        variant: 'destructive',
        title,
        description: explainFailure(failure, t, t('auth.check_fields'), form),
      })
    }
  }
}
