import type { Translator } from '#shared/i18n/messages.ts'
import type { Details } from '#web/features/booking/judge-details.ts'
import { ApiError } from '#web/lib/api-call.ts'

/** What the server refused at a field of step 3. */
export type RefusedField = { field: keyof Details; message: string }

type Refusal = {
  /** For the toast. */
  message: string
  /** Where the visitor can repair it, when that is not step 3. */
  step: 'treatment' | 'time' | null
  fields: RefusedField[]
}

const fieldsOfStep3: readonly (keyof Details)[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'notes',
  'paymentOption',
]

/** What a failed confirmation means for the visitor; without an answer of ours nothing is known but that it failed. */
export function readRefusal(failure: unknown, t: Translator): Refusal {
  const nothingKnown: Refusal = { message: t('appointment.error_message'), step: null, fields: [] }
  if (!(failure instanceof ApiError) || failure.status >= 500) return nothingKnown
  if (failure.code === 'slot_taken')
    return { ...nothingKnown, message: t('appointment.slot_taken'), step: 'time' }
  const fields = fieldsOfStep3.flatMap((field) => {
    const message = failure.fields[field]
    return message === undefined ? [] : [{ field, message }]
  })
  const { treatmentType, appointmentDate, website } = failure.fields
  // Filled in by the browser: step 3 has emptied it by now.
  if (website !== undefined && Object.keys(failure.fields).length === 1)
    return { ...nothingKnown, message: t('appointment.trap_emptied') }
  return {
    message: treatmentType ?? appointmentDate ?? failure.visitorMessage ?? nothingKnown.message,
    step: treatmentType !== undefined ? 'treatment' : appointmentDate !== undefined ? 'time' : null,
    fields,
  }
}
