import { z } from 'zod'
import { longestEmail, longestName, longestPhone } from '#shared/lib/typed-limits.ts'

/** Limits of what people type, shared by forms and server. */
export const typedLimits = { name: longestName, email: longestEmail, phone: longestPhone } as const

/** Marks that turn round what follows them: no name needs them, and with them one sentence reads as another. */
const orderMarks = /[\u202a-\u202e\u2066-\u2069]/g
const withoutOrderMarks = (text: string) => text.replace(orderMarks, '')

/** A line that somebody types: no line breaks or other control characters, which have no place in a name or in a mail's header. */
export function typedLine(maxLength: number) {
  return z
    .string()
    .overwrite(withoutOrderMarks)
    .trim()
    .min(1)
    .max(maxLength)
    .refine(isOneLine)
    .refine(showsSomething)
}

/** Several lines that somebody types; with `minLength` 0 they may be left out. */
export function typedText(maxLength: number, minLength = 1) {
  return z
    .string()
    .overwrite(withoutOrderMarks)
    .trim()
    .min(minLength)
    .max(maxLength)
    .refine(isPlainText)
    .refine((text) => minLength === 0 || showsSomething(text))
}

/** True for text without control characters but those that end and indent lines, and without halves of a sign. */
function isPlainText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\r\t]/g, ''))
}

/** False for signs that leave no mark: nobody can be called by such a name. U+2800 is an empty cell of braille. */
export function showsSomething(text: string): boolean {
  return text === '' || /[^\p{C}\p{Z}\p{DI}\u2800]/u.test(text)
}

/** A check and not a pattern: the `u` that the pattern needs cannot be said in the API's description. */
function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
}

/**
 * An address of a mailbox, as mail delivers it (DECISIONS 3): one spelling for all that reach the same box, so that nobody
 * counts twice by writing it otherwise. Compared without regard to case. Invisible signs are refused, not taken out:
 * whoever pasted one should see that something is wrong.
 */
export const typedEmail = z
  .string()
  .trim()
  .min(1)
  .max(typedLimits.email)
  .refine(hasNothingInvisible)
  .overwrite(asDelivered)
  .regex(
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/,
  )

/** Formatting signs, and letters that show nothing. */
function hasNothingInvisible(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{DI}]/u.test(text)
}

/** Full-width letters as plain ones, the domain in the letters that the network knows (punycode). */
function asDelivered(text: string): string {
  const plain = text.normalize('NFKC')
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return plain
  const host = hostOf(domain)
  return host === null ? plain : `${plain.slice(0, at)}@${host}`
}

/** Null for what can be no host. The parser of addresses is in every browser and in Node, though not in the language's own library. */
function hostOf(domain: string): string | null {
  const { URL } = globalThis as unknown as { URL: new (address: string) => { readonly hostname: string } }
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}

/** A calendar day yyyy-mm-dd that exists. */
export const calendarDate = z.iso.date()

/** How many signs a text has: Unicode code points, so that an emoji of two units counts once. */
export function signCount(text: string): number {
  return [...text].length
}
