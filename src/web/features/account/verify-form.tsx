import { useMutation } from '@tanstack/react-query'
import { doneAnswer } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { Done } from '#web/features/account/done.tsx'
import { isDeadLink } from '#web/features/account/reset-form.tsx'
import { postJson } from '#web/lib/api-client.ts'
import { explainFailure } from '#web/lib/form-problems.ts'
import { useAddressQuery } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland, useNotify } from '#web/ui/island.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

export const VerifyIsland = asIsland(VerifyForm)

/** The page behind the link of a mail: mail scanners open links too, so only the press of the button confirms. */
function VerifyForm() {
  const { language, t } = useWords()
  const notify = useNotify()
  const token = useAddressQuery()?.get('token')
  const verify = useMutation({
    mutationFn: () => postJson('/api/auth/verify-email', { token }, doneAnswer, { language }),
    onError: (failure) =>
      notify({
        variant: 'destructive',
        title: t('auth.verify.error_title'),
        description: explainFailure(failure, t, t('auth.connection')),
      }),
  })
  const toPortal = (
    <ButtonLink variant="secondary" isCompact href={localized(paths.portal, language)}>
      {t('auth.verify.to_portal')}
    </ButtonLink>
  )
  if (verify.isSuccess) {
    return (
      <Done title={t('auth.verify.done_title')} text={t('auth.verify.done_message')}>
        {toPortal}
      </Done>
    )
  }
  if (token === null || isDeadLink(verify.error)) {
    return (
      <Done isProblem text={t('auth.verify.bad_link')}>
        {toPortal}
      </Done>
    )
  }
  return (
    <form
      className={styles.form}
      method="post"
      aria-label={t('auth.verify.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!verify.isPending) verify.mutate()
      }}
    >
      <div className={styles.actions}>
        <SubmitButton isBusy={verify.isPending} busyLabel={t('auth.busy')}>
          {t('auth.verify.submit')}
        </SubmitButton>
      </div>
    </form>
  )
}
