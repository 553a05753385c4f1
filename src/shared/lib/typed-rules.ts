import type { Result } from '#shared/lib/result.ts'
import { longestEmail } from '#shared/lib/typed-limits.ts'

/** What a text that somebody types has to be. Forms judge by it as it is, contracts are built from it; lengths count signs (`signCount`). */
export type TypedRule = {
  readonly minLength: number
  readonly maxLength: number
  /** The text without what nobody meant to write; this is what is judged. */
  readonly tidy: (typed: string) => string
  readonly isFit: (text: string) => boolean
  /** One way to write what can be written in several, and the form that it then has. */
  readonly spelling?: { readonly write: (text: string) => string; readonly pattern: RegExp }
}

/** Why a text is refused; the first that holds. */
export type TypedRefusal = 'too_short' | 'too_long' | 'unfit'

/** The text as it is kept, or why it is refused. */
export function judgeTyped(rule: TypedRule, typed: string): Result<string, TypedRefusal> {
  const text = rule.tidy(typed)
  const length = signCount(text)
  if (length < rule.minLength) return { ok: false, reason: 'too_short' }
  if (length > rule.maxLength) return { ok: false, reason: 'too_long' }
  if (!rule.isFit(text)) return { ok: false, reason: 'unfit' }
  const value = rule.spelling?.write(text) ?? text
  if (rule.spelling?.pattern.test(value) === false) return { ok: false, reason: 'unfit' }
  return { ok: true, value }
}

/** A line that somebody types: no line breaks or other control characters, which have no place in a name or in a mail's header. */
export function lineRule(maxLength: number): TypedRule {
  return { minLength: 1, maxLength, tidy, isFit: (text) => isOneLine(text) && showsSomething(text) }
}

/** Several lines that somebody types; with `minLength` 0 they may be left out. */
export function textRule(maxLength: number, minLength = 1): TypedRule {
  const isFit = (text: string) => isPlainText(text) && (minLength === 0 || showsSomething(text))
  return { minLength, maxLength, tidy, isFit }
}

/**
 * An address of a mailbox, as mail delivers it (DECISIONS 3): one spelling for all that reach the same box, so that nobody
 * counts twice by writing it otherwise. Compared without regard to case. Invisible signs are refused, not taken out:
 * whoever pasted one should see that something is wrong.
 */
export const emailRule: TypedRule = {
  minLength: 1,
  maxLength: longestEmail,
  tidy: (typed) => typed.trim(),
  isFit: hasNothingInvisible,
  spelling: {
    write: asDelivered,
    pattern:
      /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/,
  },
}

/** Without marks that turn round what follows them: no name needs them, and with them one sentence reads as another. */
function tidy(typed: string): string {
  return typed.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').trim()
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

/** How many signs a text has: Unicode code points, so that an emoji of two units counts once. */
export function signCount(text: string): number {
  return [...text].length
}
