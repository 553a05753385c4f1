import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { contactLimits } from '#shared/features/contact/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { contactFields, toRequest } from '#web/features/contact/contact-fields.ts'
import type { ContactFields } from '#web/features/contact/contact-fields.ts'
import styles from '#web/features/contact/contact-form.module.css'
import { useEnquiryDraft } from '#web/features/contact/enquiry-draft.ts'
import { Sent } from '#web/features/contact/sent.tsx'
import { TreatmentChoice } from '#web/features/contact/treatment-choice.tsx'
import type { TreatmentGroup } from '#web/features/contact/treatment-groups.ts'
import { useChosen } from '#web/features/contact/use-chosen.ts'
import { useSend } from '#web/features/contact/use-send.ts'
import { forgetDraft } from '#web/lib/use-draft.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { TelephoneField, TextAreaField, TextField, Trap } from '#web/ui/form-fields.tsx'
import { Form, useSending } from '#web/ui/form.tsx'
import { asIsland, useNotify } from '#web/ui/island.tsx'

type ContactFormProps = { groups: readonly TreatmentGroup[] }

export const ContactIsland = asIsland(ContactForm)

/** The enquiry form: idle, submitting, success (SPEC 4); a failed send and another language keep everything typed. */
function ContactForm({ groups }: ContactFormProps) {
  const { language, t } = useWords()
  const notify = useNotify()
  const isReady = useHydrated()
  const form = useTypedForm(contactFields)
  const { control } = form
  const send = useSend()
  const { chosen, setChosen, add } = useChosen(groups, () =>
    notify({
      variant: 'destructive',
      title: t('contact.form.max_treatments_title'),
      description: t('contact.form.max_treatments_message', { max: contactLimits.treatments }),
    }),
  )
  useEnquiryDraft(form, chosen, setChosen)
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  const [sent, setSent] = useState<'emptied' | 'written on' | null>(null)
  const message = t('contact.form.error_message')
  return (
    <Form
      form={form}
      submit={submit}
      failure={{ title: t('contact.form.error_title'), message, unanswered: message }}
      className={styles.form}
      aria-label={t('contact.form.title')}
    >
      {sent !== null && <Sent takesFocus={sent === 'emptied'} />}
      <TextField
        name="name"
        control={control}
        label={t('contact.form.name')}
        maxLength={contactLimits.name}
        dir="auto"
        autoComplete="name"
        aria-required
      />
      <EmailField name="email" control={control} />
      <TelephoneField
        name="phone"
        control={control}
        label={t('form.phone')}
        maxLength={contactLimits.phone}
        help={t('form.optional')}
      />
      <TextField
        name="subject"
        control={control}
        label={t('contact.form.subject')}
        maxLength={contactLimits.subject}
        dir="auto"
        autoComplete="off"
        aria-required
      />
      <TreatmentChoice
        groups={isReady ? groups : []}
        chosen={chosen}
        onAdd={add}
        onRemove={(name) => setChosen(chosen.filter((each) => each !== name))}
      />
      <TextAreaField
        name="message"
        control={control}
        className={styles.wide}
        label={t('contact.form.message')}
        rows={6}
        aria-required
      />
      <Trap name="website" control={control} label={t('form.honeypot')} />
      <p className={styles.privacy}>
        {t('contact.form.privacy')}{' '}
        <a href={localized(paths.privacy, language)}>{t('contact.form.privacy_link')}</a>.
      </p>
      <SendButton />
    </Form>
  )

  async function submit(fields: ContactFields) {
    setSent(null)
    const written = () => JSON.stringify([form.getValues(), latest.current])
    const before = written()
    await send(toRequest(fields, chosen))
    // What was typed or chosen meanwhile stays, and nobody is led away from it.
    if (written() !== before) return setSent('written on')
    forgetDraft('enquiry')
    form.reset()
    setChosen([])
    setSent('emptied')
  }
}

/** Before the script is there a submit would send what was typed to nowhere; `start-contact.ts` marks an early press as busy. */
function SendButton() {
  const { t } = useWords()
  const isReady = useHydrated()
  const isSending = useSending()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isReady || button.current?.hasAttribute('aria-busy') !== true) return
    // React leaves what it finds, and it was the first press that said so.
    button.current.removeAttribute('aria-busy')
    button.current.form?.requestSubmit()
  }, [isReady])
  return (
    <Button
      ref={button}
      className={styles.send}
      type={isReady ? 'submit' : 'button'}
      disabled={!isReady}
      data-send=""
      isBusy={isSending}
      iconEnd={<ArrowRight className="flip" aria-hidden strokeWidth={1.5} />}
    >
      {t(isSending ? 'contact.form.submitting' : 'contact.form.submit')}
    </Button>
  )
}
