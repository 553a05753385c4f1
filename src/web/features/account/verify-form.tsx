import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Session } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { doneAnswer } from '#shared/lib/answers.ts'
import { isDeadLink } from '#web/features/account/dead-link.ts'
import { DeadLinkNotice } from '#web/features/account/dead-link-notice.tsx'
import { Done } from '#web/features/account/done.tsx'
import { LoginForm } from '#web/features/account/login-form.tsx'
import { ApiError, postJson } from '#web/lib/api-client.ts'
import { explain } from '#web/lib/form-problems.ts'
import { keepSession, readProfileAnew, useSession } from '#web/lib/session.ts'
import { useAddressQuery } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland, useNotify } from '#web/ui/island.tsx'

export const VerifyIsland = asIsland(VerifyForm)

/**
 * The page behind the link of a mail: mail scanners open links too, so only the press of the button confirms. Whoever is
 * not signed in to the account that gave the address signs in here, and the page goes on by itself.
 */
function VerifyForm() {
  const { language, t } = useWords()
  const notify = useNotify()
  const token = useAddressQuery()?.get('token')
  const form = useForm()
  const [isDone, setDone] = useState(false)
  // What the page itself answers, without a toast.
  const [refusal, setRefusal] = useState<unknown>(null)
  const isDead = token === null || isDeadLink(refusal)
  const isVerified = useIsVerified(isDead)
  const failure = { title: t('auth.verify.error_title'), message: t('form.connection') }
  if (isDone || isDead) {
    const ways = (
      <ButtonLink variant="secondary" href={localized(paths.portal, language)}>
        {t('auth.verify.to_portal')}
      </ButtonLink>
    )
    if (!isDone && !isVerified) return <DeadLinkNotice text={t('auth.verify.bad_link')} ways={ways} />
    return <Done title={t('auth.verify.done_title')} text={t('auth.verify.done_message')} ways={ways} />
  }
  if (wantsSignIn(refusal)) {
    const isOther = refusal.code === 'other_account'
    return (
      <div className={styles.form}>
        <Done
          text={(isOther ? refusal.visitorMessage : undefined) ?? t('auth.verify.sign_in')}
          isProblem={isOther}
        >
          <p className={styles.small}>{t('auth.verify.not_you')}</p>
        </Done>
        <LoginForm onEntered={(session) => void goOn(session)} />
      </div>
    )
  }
  return (
    <Form form={form} submit={confirm} failure={failure} aria-label={t('auth.verify.title')}>
      <div className={styles.actions}>
        <SubmitButton>{t('auth.verify.submit')}</SubmitButton>
      </div>
    </Form>
  )

  async function confirm() {
    try {
      await postJson('/api/auth/verify-email', { token }, doneAnswer, { language })
      setDone(true)
    } catch (problem) {
      if (!isDeadLink(problem) && !wantsSignIn(problem)) throw problem
      // A try that nobody answered may have used it: what this page knows of the address is from before.
      if (isDeadLink(problem)) await readProfileAnew(language).catch(() => undefined)
      setRefusal(problem)
    }
  }

  async function goOn(session: Session) {
    keepSession(session)
    setRefusal(null)
    try {
      await confirm()
    } catch (problem) {
      const { title, description } = explain(problem, t, failure)
      notify({ variant: 'destructive', title, description })
    }
  }
}

/** A link that was used before has done its work where the address of the session is proven. */
function useIsVerified(isWanted: boolean): boolean {
  const { language } = useWords()
  return useSession(language, isWanted).data?.client.emailVerified === true
}

function wantsSignIn(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && (failure.code === 'unauthorized' || failure.code === 'other_account')
}
