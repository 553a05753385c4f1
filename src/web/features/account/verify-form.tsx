import { useMutation } from '@tanstack/react-query'
import { doneAnswer } from '#shared/features/account/contract.ts'
import type { Session } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { Done } from '#web/features/account/done.tsx'
import { LoginForm } from '#web/features/account/login-form.tsx'
import { isDeadLink } from '#web/features/account/reset-form.tsx'
import { ApiError, postJson } from '#web/lib/api-client.ts'
import { explainFailure } from '#web/lib/form-problems.ts'
import { keepSession, useSession } from '#web/lib/session.ts'
import { useAddressQuery } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland, useNotify } from '#web/ui/island.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

export const VerifyIsland = asIsland(VerifyForm)

/**
 * The page behind the link of a mail: mail scanners open links too, so only the press of the button confirms. Whoever is
 * not signed in to the account that gave the address signs in here, and the page goes on by itself.
 */
function VerifyForm() {
  const { language, t } = useWords()
  const notify = useNotify()
  const token = useAddressQuery()?.get('token')
  const verify = useMutation({
    mutationFn: () => postJson('/api/auth/verify-email', { token }, doneAnswer, { language }),
    onError: (failure) => {
      // The page itself says what these mean.
      if (isDeadLink(failure) || wantsSignIn(failure)) return
      notify({
        variant: 'destructive',
        title: t('auth.verify.error_title'),
        description: explainFailure(failure, t, t('auth.connection')),
      })
    },
  })
  const isDead = token === null || isDeadLink(verify.error)
  const isVerified = useIsVerified(isDead)
  const toPortal = (
    <ButtonLink variant="secondary" isCompact href={localized(paths.portal, language)}>
      {t('auth.verify.to_portal')}
    </ButtonLink>
  )
  if (verify.isSuccess || (isDead && isVerified)) {
    return (
      <Done title={t('auth.verify.done_title')} text={t('auth.verify.done_message')}>
        {toPortal}
      </Done>
    )
  }
  if (isDead) {
    return (
      <Done isProblem text={t('auth.verify.bad_link')}>
        {toPortal}
      </Done>
    )
  }
  if (wantsSignIn(verify.error)) {
    const isOther = verify.error instanceof ApiError && verify.error.code === 'other_account'
    return (
      <div className={styles.form}>
        <Done
          text={isOther ? explainFailure(verify.error, t, '') : t('auth.verify.sign_in')}
          isProblem={isOther}
        >
          <p className={styles.small}>{t('auth.verify.not_you')}</p>
        </Done>
        <LoginForm onEntered={goOn} />
      </div>
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

  function goOn(session: Session) {
    keepSession(session)
    verify.mutate()
  }
}

/** A link that was used before has done its work where the address of the session is proven. */
function useIsVerified(isWanted: boolean): boolean {
  const { language } = useWords()
  return useSession(language, isWanted).data?.client.emailVerified === true
}

function wantsSignIn(failure: Error | null): boolean {
  return failure instanceof ApiError && (failure.code === 'unauthorized' || failure.code === 'other_account')
}
