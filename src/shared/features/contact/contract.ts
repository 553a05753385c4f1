import { z } from 'zod'
import { typedEmail, typedLine, typedText } from '#shared/lib/typed.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'

/** Limits shared by the form and the server. */
export const contactLimits = {
  ...typedLimits,
  name: 120,
  subject: 150,
  message: 4000,
  treatments: 3,
} as const

/** `POST /api/contact` (SPEC 3). `website` is the honeypot: people never see it. */
export const contactRequest = z.object({
  name: typedLine(contactLimits.name),
  email: typedEmail,
  /** As it was typed: somebody reads it, and the desk dials what is in it. */
  phone: typedLine(contactLimits.phone).nullish(),
  subject: typedLine(contactLimits.subject),
  message: typedText(contactLimits.message),
  /** Dutch catalogue names. */
  treatments: z.array(z.string().trim()).max(contactLimits.treatments).default([]),
  website: z.string().optional(),
})
export type ContactRequest = z.infer<typeof contactRequest>

/** It is stored; the mails are on their way. */
export const contactAnswer = z.object({ status: z.literal('received') })
