import '#web/lib/zod-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { contactLimits, contactRequest } from '#shared/features/contact/contract.ts'
import type { ContactRequest } from '#shared/features/contact/contract.ts'
import type { Translator } from '#shared/i18n/messages.ts'

const { name, email, subject, message } = contactRequest.shape

/** The contract's own fields, as a form holds them. */
const fieldsSchema = z.object({
  name,
  email,
  phone: z.string().trim().max(contactLimits.phone),
  subject,
  message,
  website: z.string(),
})
export type ContactFields = z.infer<typeof fieldsSchema>

/** No default values: what somebody typed before the script was there stays in the fields. */
export function useContactFields(t: Translator) {
  return useForm<ContactFields>({
    resolver: zodResolver(fieldsSchema, {
      error: ({ code, path, maximum }) => messageFor(t, code, path?.[0], maximum),
    }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
}

export function toRequest(fields: ContactFields, treatments: string[]): ContactRequest {
  return { ...fields, phone: fields.phone === '' ? null : fields.phone, treatments }
}

function messageFor(
  t: Translator,
  code: string | undefined,
  field: PropertyKey | undefined,
  maximum: unknown,
): string {
  if (code === 'too_big') return t('contact.form.too_long', { max: Number(maximum) })
  if (field === 'email') return t('contact.form.invalid_email')
  return t('contact.form.required')
}
