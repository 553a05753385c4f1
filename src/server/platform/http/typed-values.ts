import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { latinDigits } from '#shared/lib/digits.ts'
import { plainPhone } from '#shared/lib/phone.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'
import { typedLine } from '#shared/lib/typed.ts'

/** What is said at a field: `always`, or of a value that is `wrong` though neither missing nor of a wrong length. */
export type FieldRule = { readonly always?: MessageKey; readonly wrong?: MessageKey }
export type FieldRules = Readonly<Record<string, FieldRule>>

/** Of the values that have one meaning wherever they are typed. */
export const typedRules: FieldRules = {
  email: { always: 'appointment.invalid_email' },
  phone: { wrong: 'appointment.invalid_phone' },
  website: { always: 'errors.field.leave_empty' },
}

/** A subscriber's number in the Netherlands has nine digits; the library also takes short numbers of services. */
const dutchDigits = 9

/** The number that somebody typed, Dutch where it names no country; undefined where it is none. */
function numberIn(typed: string) {
  const phone = parsePhoneNumberFromString(plainPhone(typed), { defaultCountry: 'NL', extract: false })
  const isShort = phone?.country === 'NL' && phone.nationalNumber.length < dutchDigits
  // An extension would be lost: E.164 has no place for it.
  return phone?.isValid() === true && !isShort && phone.ext === undefined ? phone : undefined
}

/** For a schema's `transform`: a typed telephone number as E.164; numbers without a country are Dutch. */
export function toE164(typed: string, context: z.RefinementCtx): string {
  const phone = numberIn(typed)
  if (phone !== undefined) return phone.number
  context.addIssue({ code: 'custom', message: 'not a telephone number' })
  return z.NEVER
}

/** For a schema's `preprocess`: an optional field that was left empty counts as none. */
export function emptyToNull(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value
}

/** An optional telephone number as E.164; null where it was left empty. */
export const postedPhone = z.preprocess(emptyToNull, typedLine(typedLimits.phone).transform(toE164).nullish())

/** The honeypot: people never see the field, so whoever types into it is a robot; anything else in it is no field of ours. */
export const postedTrap = z.preprocess(
  (value) => (typeof value === 'string' ? value : undefined),
  z
    .string()
    .refine((text) => text === '')
    .optional(),
)

/** For the `preprocess` of an optional day: Arabic-Indic digits are digits (DECISIONS 3). */
export function dayOrNull(value: unknown): unknown {
  return emptyToNull(typeof value === 'string' ? latinDigits(value) : value)
}

/** What a number that is kept as it was typed dials, as E.164; undefined where it is none. */
export function dialledByTyped(typed: string): string | undefined {
  return numberIn(typed)?.number
}

/** A stored number as people write it: "+31 6 12345678". */
export function shownPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

/** The same of one that is kept as it was typed; what is no number stays so, in plain signs. */
export function shownTypedPhone(typed: string): string {
  return numberIn(typed)?.formatInternational() ?? plainPhone(typed)
}
