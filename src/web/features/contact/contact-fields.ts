import { z } from 'zod'
import { contactLimits, contactRequest } from '#shared/features/contact/contract.ts'
import type { ContactRequest } from '#shared/features/contact/contract.ts'

const { name, email, subject, message } = contactRequest.shape

/** The contract's own fields, as a form holds them. */
export const contactFields = z.object({
  name,
  email,
  phone: z.string().trim().max(contactLimits.phone),
  subject,
  message,
  website: z.string(),
})
export type ContactFields = z.infer<typeof contactFields>

export function toRequest(fields: ContactFields, treatments: string[]): ContactRequest {
  return { ...fields, phone: fields.phone === '' ? null : fields.phone, treatments }
}
