import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { bookingRequest } from '#shared/features/booking/contract.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { looksLikePhone } from '#shared/lib/phone.ts'
import { birthDateOf } from '#web/features/booking/birth-date-of.ts'
import { readSavedDetails } from '#web/features/booking/saved-details.ts'

const { firstName, lastName, email, phone, notes } = bookingRequest.shape

/** The contract's own fields; the server has the last word on telephone numbers, whose library is too heavy to send. */
const detailsSchema = z.object({
  firstName,
  lastName,
  email: email.refine((text) => text.includes('@')),
  phone: phone.refine(looksLikePhone),
  dateOfBirth: z.string().refine((text) => text.trim() === '' || birthDateOf(text) !== null),
  notes: notes.unwrap().unwrap(),
  paymentOption: bookingRequest.shape.paymentOption.unwrap(),
  saveDetails: z.boolean(),
  subscribeNewsletter: z.boolean(),
  website: z.string(),
})

export type Details = z.infer<typeof detailsSchema>
export type DetailsForm = ReturnType<typeof useDetailsForm>

/** The form of step 3. */
export function useDetailsForm(t: Translator) {
  return useForm<Details>({
    defaultValues: emptyDetails(),
    resolver: zodResolver(detailsSchema, { error: ({ code, path }) => messageFor(t, code, path?.[0]) }),
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

function messageFor(t: Translator, code: string | undefined, field: PropertyKey | undefined): string {
  if (code === 'too_big') return t('appointment.too_long')
  if (field === 'email') return t('appointment.invalid_email')
  if (field === 'dateOfBirth') return t('appointment.invalid_date_of_birth')
  if (field === 'phone' && code === 'custom') return t('appointment.invalid_phone')
  return t('appointment.required_field')
}
