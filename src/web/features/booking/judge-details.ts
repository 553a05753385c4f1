import { typedFields } from '#shared/features/booking/fields.ts'
import type { PaymentOption } from '#shared/features/booking/fields.ts'
import { looksLikePhone } from '#shared/lib/phone.ts'
import { judgeTyped } from '#shared/lib/typed-rules.ts'
import type { TypedRefusal } from '#shared/lib/typed-rules.ts'
import { birthDateOf } from '#web/lib/birth-date.ts'

type TypedField = keyof typeof typedFields

/** Step 3 as it is filled in. */
export type Details = Record<TypedField, string> & {
  /** Day-month-year; empty where it is not told. */
  dateOfBirth: string
  paymentOption: PaymentOption
  saveDetails: boolean
  subscribeNewsletter: boolean
  /** The honeypot: people never see it. */
  website: string
}

export type RefusedDetails = Partial<Record<TypedField | 'dateOfBirth', TypedRefusal>>

/**
 * The details as they are sent, and what is refused of them, by the rules that the contract is built from; the server has
 * the last word on telephone numbers, whose library is too heavy to send.
 */
export function judgeDetails(typed: Details): { details: Details; refused: RefusedDetails } {
  const details = { ...typed }
  const refused: RefusedDetails = {}
  for (const field of Object.keys(typedFields) as TypedField[]) {
    const judged = judgeTyped(typedFields[field], typed[field])
    if (judged.ok) details[field] = judged.value
    else refused[field] = judged.reason
  }
  if (!looksLikePhone(details.phone)) refused.phone ??= 'unfit'
  if (typed.dateOfBirth.trim() !== '' && birthDateOf(typed.dateOfBirth) === null)
    refused.dateOfBirth = 'unfit'
  return { details, refused }
}
