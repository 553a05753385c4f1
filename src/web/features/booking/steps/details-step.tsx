import { useImperativeHandle } from 'react'
import type { Ref } from 'react'
import { limits } from '#shared/features/booking/fields.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { AgeNotice } from '#web/features/booking/age-notice.tsx'
import { useDetailsDraft } from '#web/features/booking/details-draft.ts'
import { useDetailsForm } from '#web/features/booking/details-form.ts'
import type { DetailsForm } from '#web/features/booking/details-form.ts'
import type { Details } from '#web/features/booking/judge-details.ts'
import { PrivacyLine } from '#web/features/booking/notices.tsx'
import { useProfileDetails } from '#web/features/booking/profile-details.ts'
import type { RefusedField } from '#web/features/booking/refusal.ts'
import { PaymentChoice } from '#web/features/booking/payment-choice.tsx'
import { BirthDateField } from '#web/ui/birth-date-field.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { TelephoneField } from '#web/ui/telephone-field.tsx'
import { Trap } from '#web/ui/trap.tsx'
import styles from '#web/features/booking/steps/details-step.module.css'

type DetailsStepProps = {
  /** The confirm button stands outside and submits by this id. */
  formId: string
  /** Null while another step is shown. */
  treatment: Treatment | null
  /** Filled with the answer to whether closing would lose something. */
  hasTyped: Ref<() => boolean>
  /** Resolves with what was refused at fields. */
  onSubmit: (details: Details) => Promise<readonly RefusedField[]>
}

/** Step 3. It lives as long as the dialog, shown or not, so that what was typed survives a walk back. */
export function DetailsStep({ formId, treatment, hasTyped, onSubmit }: DetailsStepProps) {
  const { language, t } = useWords()
  const form = useDetailsForm(t)
  useImperativeHandle(hasTyped, () => () => {
    const fields = Object.keys(form.getValues()) as (keyof Details)[]
    return fields.some((field) => form.getFieldState(field).isDirty)
  })
  useProfileDetails(form, language)
  useDetailsDraft(form)
  if (treatment === null) return null
  return <Fields formId={formId} form={form} treatment={treatment} onSubmit={submit} />

  async function submit(details: Details) {
    const refused = await onSubmit(details)
    // A password manager may fill in what nobody sees: the next press must not fail for it again.
    form.setValue('website', '')
    refused.forEach(({ field, message }, index) =>
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
  }
}

type FieldsProps = {
  formId: string
  form: DetailsForm
  treatment: Treatment
  onSubmit: (details: Details) => Promise<void>
}

/** Who comes, how it is paid, and what is agreed. */
function Fields({ formId, form, treatment, onSubmit }: FieldsProps) {
  const { t } = useWords()
  const { register, formState } = form
  const errorOf = (field: keyof Details) => formState.errors[field]?.message
  const line = (field: 'firstName' | 'lastName' | 'email' | 'phone', maxLength: number) => ({
    ...register(field),
    error: errorOf(field),
    maxLength,
    'aria-required': true,
  })
  return (
    <form
      ref={keepRefusedInSight}
      id={formId}
      className={styles.form}
      noValidate
      aria-label={t('appointment.heading_details')}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      <TextField
        label={t('appointment.first_name')}
        dir="auto"
        autoComplete="given-name"
        {...line('firstName', limits.name)}
      />
      <TextField
        label={t('appointment.last_name')}
        dir="auto"
        autoComplete="family-name"
        {...line('lastName', limits.name)}
      />
      <TextField
        label={t('appointment.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        {...line('email', limits.email)}
      />
      <TelephoneField label={t('appointment.phone')} {...line('phone', limits.phone)} />
      {treatment.isInjectable && <AgeNotice />}
      <BirthDateField
        label={t('appointment.date_of_birth')}
        help={t('appointment.date_of_birth_help')}
        error={errorOf('dateOfBirth')}
        placeholder={t('appointment.date_of_birth_pattern')}
        {...register('dateOfBirth')}
      />
      <TextAreaField
        label={t('appointment.notes')}
        help={t('appointment.notes_help')}
        error={errorOf('notes')}
        rows={3}
        {...register('notes')}
      />
      <Trap label={t('appointment.honeypot')} {...register('website')} />
      <PaymentChoice register={register} treatment={treatment} />
      <div className={styles.choices}>
        <Choice
          type="checkbox"
          label={t('appointment.save_details')}
          help={t('appointment.save_details_help')}
          {...register('saveDetails')}
        />
        <Choice
          type="checkbox"
          label={t('appointment.newsletter')}
          help={t('appointment.newsletter_help')}
          {...register('subscribeNewsletter')}
        />
      </div>
      <PrivacyLine />
    </form>
  )
}

/**
 * The field that was refused gets the focus before its reason stands below it, and before the toast that makes itself room in
 * the foot: both push it out of sight. Only what takes room scrolls, so that who looked elsewhere is not led back.
 */
function keepRefusedInSight(form: HTMLFormElement) {
  const body = form.parentElement ?? form
  const room = () => body.clientHeight - form.offsetHeight
  let last = 0
  const observer = new ResizeObserver(() => {
    if (room() < last)
      form.querySelector('[aria-invalid]:focus')?.parentElement?.scrollIntoView({ block: 'nearest' })
    last = room()
  })
  observer.observe(form)
  observer.observe(body)
  return () => observer.disconnect()
}
