import { useEffect, useState } from 'react'
import { z } from 'zod'
import { resetRequest } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { doneAnswer, pendingAnswer } from '#shared/lib/answers.ts'
import { isDeadLink } from '#web/features/account/dead-link.ts'
import { DeadLinkNotice } from '#web/features/account/dead-link-notice.tsx'
import { Done } from '#web/features/account/done.tsx'
import { NewPassword, withoutRepeat } from '#web/features/account/password-fields.tsx'
import { postJson } from '#web/lib/api-client.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import { forgetSession } from '#web/lib/session.ts'
import { useOnceOnly } from '#web/lib/use-once-only.ts'
import { useAddressQuery } from '#web/lib/use-hydrated.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland } from '#web/ui/island.tsx'

const newPassword = z.object({
  password: resetRequest.shape.password,
  confirmPassword: z.string().min(1),
})

export const ResetIsland = asIsland(ResetForm)

/** The page behind the link of a mail: a new password, which ends every session. */
function ResetForm() {
  const { language, t } = useWords()
  const token = useAddressQuery()?.get('token')
  const form = useTypedForm(newPassword)
  const once = useOnceOnly(isDeadLink)
  const [isDead, setDead] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  // Before anything is typed in vain. An answer that does not come says nothing of the link: saving asks once more.
  useEffect(() => {
    if (!token) return
    postJson('/api/auth/reset/check', { token }, pendingAnswer, { language }).catch((failure: unknown) =>
      setDead(isDeadLink(failure)),
    )
  }, [token, language])
  const again = { href: localized(paths.forgotPassword, language), text: t('auth.reset.again') }
  const login = { href: localized(paths.login, language), text: t('auth.back_to_login') }
  if (isUnsure)
    return (
      <Done
        title={t('form.unsure_title')}
        text={t('auth.reset.unsure')}
        ways={<Ways ways={[login, again]} />}
      />
    )
  if (token === null || token === '' || isDead)
    return <DeadLinkNotice text={t('auth.reset.bad_link')} ways={<Ways ways={[again, login]} />} />
  return (
    <Form
      form={form}
      submit={save}
      check={(typed) => withoutRepeat(typed, typed.password, t)}
      failure={{ title: t('auth.reset.error_title'), message: t('form.check_fields') }}
      aria-label={t('auth.reset.title')}
    >
      <NewPassword
        name="password"
        control={form.control}
        label={t('auth.new_password')}
        confirmLabel={t('auth.confirm_new_password')}
      />
      <div className={styles.actions}>
        <SubmitButton>{t('auth.reset.submit')}</SubmitButton>
      </div>
    </Form>
  )

  async function save(typed: z.infer<typeof newPassword>) {
    const { password } = withoutRepeat(typed, typed.password, t)
    try {
      const isSet = await once(() =>
        postJson('/api/auth/reset', { token, password }, doneAnswer, { language }),
      )
      if (!isSet) return setUnsure(true)
    } catch (failure) {
      if (!isDeadLink(failure)) throw failure
      return setDead(true)
    }
    forgetSession()
    const title = t('auth.reset.success_title')
    carryToast({ variant: 'default', title, description: t('auth.reset.success_message') })
    location.replace(localized(paths.login, language))
  }
}

/** Nothing more is to be done here; the first way is the likelier one. */
function Ways({ ways }: { ways: readonly { href: string; text: string }[] }) {
  return ways.map(({ href, text }, index) => (
    <ButtonLink key={href} variant={index === 0 ? 'primary' : 'secondary'} href={href}>
      {text}
    </ButtonLink>
  ))
}
