import { useState } from 'react'
import { CircleCheck } from 'lucide-react'
import type { LinkRequest } from '#shared/features/booking/link-contract.ts'
import { linkRequest, longestReference } from '#shared/features/booking/link-contract.ts'
import { pendingAnswer } from '#shared/lib/answers.ts'
import styles from '#web/features/booking/lost-link.module.css'
import { postJson } from '#web/lib/api-client.ts'
import { useArrivalFocus } from '#web/lib/use-focus.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { useWords } from '#web/lib/words.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'

/** Mails the link of a visit once more, by its code; what is shown does not tell whether that is known. */
export function LostLink() {
  const { language, t } = useWords()
  const form = useTypedForm(linkRequest)
  const [isSent, setSent] = useState(false)
  if (isSent) return <Sent />
  return (
    <Form
      form={form}
      submit={send}
      failure={{ title: t('change.error_title'), message: t('form.check_fields') }}
      className={styles.form}
      aria-labelledby="lost-link"
    >
      <p id="lost-link">{t('change.lost_link')}</p>
      <TextField
        name="reference"
        control={form.control}
        label={t('appointment.reference')}
        help={t('change.reference_help')}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestReference}
        aria-required
      />
      <EmailField name="email" control={form.control} />
      <SubmitButton>{t('change.lost_link_send')}</SubmitButton>
    </Form>
  )

  async function send(typed: LinkRequest) {
    await postJson('/api/appointments/link', typed, pendingAnswer, { language })
    setSent(true)
  }
}

function Sent() {
  const { t } = useWords()
  const place = useArrivalFocus<HTMLOutputElement>()
  return (
    <output ref={place} className={styles.sent} tabIndex={-1}>
      <CircleCheck aria-hidden size={20} strokeWidth={1.5} />
      {t('change.lost_link_sent')}
    </output>
  )
}
