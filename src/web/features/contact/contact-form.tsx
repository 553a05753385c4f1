import { ArrowRight, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SubmitHandler } from 'react-hook-form'
import { contactLimits } from '#shared/features/contact/contract.ts'
import { directionOf } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Messages } from '#shared/i18n/messages.ts'
import { toRequest, useContactFields } from '#web/features/contact/contact-fields.ts'
import type { ContactFields } from '#web/features/contact/contact-fields.ts'
import styles from '#web/features/contact/contact-form.module.css'
import { typedFields, useEnquiryDraft } from '#web/features/contact/enquiry-draft.ts'
import { preselection } from '#web/features/contact/preselection.ts'
import { TreatmentChoice } from '#web/features/contact/treatment-choice.tsx'
import type { TreatmentGroup } from '#web/features/contact/treatment-groups.ts'
import { useSend } from '#web/features/contact/use-send.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { ToastArea } from '#web/ui/toast.tsx'
import type { ToastMessage } from '#web/ui/toast.tsx'

type ContactFormProps = {
  language: Language
  /** The group `contact`; only its `form` is needed. */
  messages: Messages['contact']['form']
  groups: readonly TreatmentGroup[]
}

/** The enquiry form: idle, submitting, success (SPEC 4); a failed send and another language keep everything typed. */
export function ContactForm({ language, messages, groups }: ContactFormProps) {
  const [t] = useState(() =>
    createTranslator(language, { contact: { form: messages } as Messages['contact'] }),
  )
  const isReady = useIsReady()
  const form = useContactFields(t)
  const send = useSend(language)
  const { chosen, setChosen, add } = useChosen(groups, () => notify('max'))
  useEnquiryDraft(form, chosen, setChosen)
  const [isSent, setSent] = useState(false)
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const success = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isReady || button.current?.dataset.wanted === undefined) return
    delete button.current.dataset.wanted
    button.current.form?.requestSubmit()
  }, [isReady])
  useEffect(() => {
    if (isSent) success.current?.focus()
  }, [isSent])
  const { isSubmitting } = form.formState

  function notify(kind: 'max' | 'failed', text?: string) {
    const max = contactLimits.treatments
    const words =
      kind === 'max'
        ? {
            title: t('contact.form.max_treatments_title'),
            description: t('contact.form.max_treatments_message', { max }),
          }
        : { title: t('contact.form.error_title'), description: text ?? t('contact.form.error_message') }
    setToast((last) => ({ id: (last?.id ?? 0) + 1, variant: 'destructive', ...words }))
  }

  const onSubmit: SubmitHandler<ContactFields> = async (fields) => {
    setSent(false)
    try {
      await send(toRequest(fields, chosen))
    } catch (failure) {
      const isOurs = failure instanceof ApiError && failure.status < 500
      for (const [field, message] of Object.entries(isOurs ? failure.fields : {}))
        if (isField(field)) form.setError(field, { message })
      notify('failed', isOurs ? (failure.fields['treatments'] ?? failure.visitorMessage) : undefined)
      return
    }
    form.reset()
    setChosen([])
    setToast(null)
    setSent(true)
  }

  const line = (field: 'name' | 'email' | 'phone' | 'subject') => ({
    ...form.register(field),
    label: t(`contact.form.${field}`),
    error: form.formState.errors[field]?.message,
    maxLength: contactLimits[field],
  })
  return (
    <>
      <form
        className={styles.form}
        method="post"
        noValidate
        aria-label={t('contact.form.title')}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void form.handleSubmit(onSubmit)(event)
        }}
      >
        {isSent && (
          <div ref={success} className={styles.success} role="status" tabIndex={-1}>
            <CircleCheck aria-hidden strokeWidth={1.5} />
            <div>
              <strong>{t('contact.form.success_title')}</strong>
              <p>{t('contact.form.success_message')}</p>
            </div>
          </div>
        )}
        <TextField {...line('name')} autoComplete="name" aria-required />
        <TextField {...line('email')} type="email" dir="ltr" autoComplete="email" aria-required />
        <TextField
          {...line('phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          help={t('contact.form.phone_help')}
        />
        <TextField {...line('subject')} autoComplete="off" aria-required />
        <TreatmentChoice
          t={t}
          groups={isReady ? groups : []}
          chosen={chosen}
          error={undefined}
          onAdd={add}
          onRemove={(name) => setChosen(chosen.filter((each) => each !== name))}
        />
        <TextAreaField
          {...form.register('message')}
          className={styles.wide}
          label={t('contact.form.message')}
          error={form.formState.errors.message?.message}
          rows={6}
          aria-required
        />
        <div className={styles.trap} aria-hidden="true">
          <label>
            {t('contact.form.honeypot')}
            <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </div>
        {/* Before the script is there a submit would send what was typed to nowhere; a press is remembered. */}
        <Button
          ref={button}
          className={styles.send}
          type={isReady ? 'submit' : 'button'}
          data-send=""
          isBusy={isSubmitting}
          iconEnd={<ArrowRight className="flip" aria-hidden strokeWidth={1.5} />}
        >
          {t(isSubmitting ? 'contact.form.submitting' : 'contact.form.submit')}
        </Button>
      </form>
      {isReady && (
        <ToastArea
          message={toast}
          container={document.body}
          direction={directionOf(language)}
          regionLabel={t('contact.form.toasts')}
          dismissLabel={t('contact.form.dismiss')}
        />
      )}
    </>
  )
}

/** False while the page is as it was rendered ahead of time, true once the script runs. */
function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

/** The chosen treatments, at first those of the address; one too many is told to the visitor instead of added. */
function useChosen(groups: readonly TreatmentGroup[], onTooMany: () => void) {
  const [chosen, setChosen] = useState<string[]>([])
  const max = contactLimits.treatments
  useEffect(() => {
    const asked = preselection(window.location.search, groups)
    if (asked.length === 0) return
    setChosen(asked.slice(0, max))
    if (asked.length > max) onTooMany()
    // oxlint-disable-next-line react/exhaustive-deps -- the address is read once, when the form comes to life
  }, [])
  const add = (name: string) => {
    if (chosen.includes(name)) return
    if (chosen.length >= max) onTooMany()
    else setChosen([...chosen, name])
  }
  return { chosen, setChosen, add }
}

function isField(name: string): name is keyof ContactFields {
  return typedFields.some((field) => field === name)
}
