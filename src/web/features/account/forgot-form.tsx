import { useState } from 'react'
import type { z } from 'zod'
import { forgotRequest } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { pendingAnswer } from '#shared/lib/answers.ts'
import { Done } from '#web/features/account/done.tsx'
import { postJson } from '#web/lib/api-client.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { useWords } from '#web/lib/words.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland } from '#web/ui/island.tsx'

export const ForgotIsland = asIsland(ForgotForm)

/** Asks for the link to a new password; what is shown does not tell whether the address is known. */
function ForgotForm() {
  const { language, t } = useWords()
  const form = useTypedForm(forgotRequest)
  const [isSent, setSent] = useState(false)
  if (isSent)
    return (
      <Done title={t('auth.forgot.done_title')} text={t('auth.forgot.done_message')}>
        <p>{t('auth.forgot.next')}</p>
      </Done>
    )
  return (
    <Form
      form={form}
      submit={send}
      failure={{ title: t('auth.forgot.error_title'), message: t('form.check_fields') }}
      aria-label={t('auth.forgot.title')}
    >
      <EmailField name="email" control={form.control} />
      <div className={styles.actions}>
        <SubmitButton>{t('auth.forgot.submit')}</SubmitButton>
        <a className={styles.link} href={localized(paths.login, language)}>
          {t('auth.back_to_login')}
        </a>
      </div>
      <p className={styles.small}>{t('auth.forgot.next')}</p>
    </Form>
  )

  async function send(values: z.infer<typeof forgotRequest>) {
    await postJson('/api/auth/forgot', values, pendingAnswer, { language })
    setSent(true)
  }
}
