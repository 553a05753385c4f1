import { z } from 'zod'

/** Limits of what people type, shared by forms and server. */
export const typedLimits = { name: 80, email: 254, phone: 32 } as const

/** Marks that turn round what follows them: no name needs them, and with them one sentence reads as another. */
const orderMarks = /[\u202a-\u202e\u2066-\u2069]/g
const withoutOrderMarks = (text: string) => text.replace(orderMarks, '')

/** A line that somebody types: no line breaks or other control characters, which have no place in a name or in a mail's header. */
export function typedLine(maxLength: number) {
  return z.string().overwrite(withoutOrderMarks).trim().min(1).max(maxLength).refine(isOneLine)
}

/** Several lines that somebody types. */
export function typedText(maxLength: number, minLength = 1) {
  return z.string().overwrite(withoutOrderMarks).trim().min(minLength).max(maxLength).refine(isPlainText)
}

/** True for text without control characters but those that end and indent lines. */
function isPlainText(text: string): boolean {
  return !/\p{Cc}/u.test(text.replace(/[\n\r\t]/g, ''))
}

/** A check and not a pattern: the `u` that the pattern needs cannot be said in the API's description. */
function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/** SPEC 5 asks for an @ only; white space and list signs would make it more than one address. */
export const typedEmail = typedLine(typedLimits.email).regex(/^[^\s@,;<>]+@[^\s@,;<>]+$/)

/** A calendar day yyyy-mm-dd that exists. */
export const calendarDate = z.iso.date()

/** How many signs a text has: Unicode code points, so that an emoji of two units counts once. */
export function signCount(text: string): number {
  return [...text].length
}
