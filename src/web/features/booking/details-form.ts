import { useForm } from 'react-hook-form'
import type { Resolver } from 'react-hook-form'
import type { Translator } from '#shared/i18n/messages.ts'
import type { TypedRefusal } from '#shared/lib/typed-rules.ts'
import { judgeDetails } from '#web/features/booking/judge-details.ts'
import type { Details, RefusedDetails } from '#web/features/booking/judge-details.ts'
import { readSavedDetails } from '#web/features/booking/saved-details.ts'

export type DetailsForm = ReturnType<typeof useDetailsForm>

/** The form of step 3. */
export function useDetailsForm(t: Translator) {
  return useForm<Details>({
    defaultValues: emptyDetails(),
    resolver: judgeWith(t),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
}

/** Empty, but for what an earlier booking was asked to keep. */
function emptyDetails(): Details {
  const saved = readSavedDetails()
  return {
    firstName: saved?.firstName ?? '',
    lastName: saved?.lastName ?? '',
    email: saved?.email ?? '',
    phone: saved?.phone ?? '',
    dateOfBirth: '',
    notes: '',
    paymentOption: 'pay_later',
    saveDetails: saved !== null,
    subscribeNewsletter: false,
    website: '',
  }
}

function judgeWith(t: Translator): Resolver<Details> {
  return (typed) => {
    const { details, refused } = judgeDetails(typed)
    const refusals = Object.entries(refused) as [keyof RefusedDetails, TypedRefusal][]
    if (refusals.length === 0) return { values: details, errors: {} }
    const errors = refusals.map(([field, reason]) => [
      field,
      { type: reason, message: messageFor(t, field, reason) },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
}

function messageFor(t: Translator, field: keyof RefusedDetails, reason: TypedRefusal): string {
  if (reason === 'too_long') return t('appointment.too_long')
  if (field === 'email') return t('appointment.invalid_email')
  if (field === 'dateOfBirth') return t('appointment.invalid_date_of_birth')
  if (field === 'phone' && reason === 'unfit') return t('appointment.invalid_phone')
  return t('appointment.required_field')
}
