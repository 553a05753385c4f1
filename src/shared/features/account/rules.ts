import { accountLimits } from '#shared/features/account/contract.ts'
import { signCount } from '#shared/lib/typed-rules.ts'

/**
 * A username as it is compared: the same letters in another case or another way of writing are the same name, and signs that
 * show nothing, which come along when one is copied from a mail, are no part of it.
 */
export function usernameKey(username: string): string {
  return username
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFKC')
    .toLowerCase()
}

const fewestDistinct = 4

/** True for a password that is guessed first: a common one, the person's own name or address, or a few signs repeated. */
export function isEasyToGuess(
  password: string,
  person: { readonly username: string; readonly email: string },
  isCommon: (password: string) => boolean,
): boolean {
  const plain = usernameKey(password)
  const own = [person.username, person.email, person.email.split('@')[0] ?? ''].map(usernameKey)
  return new Set(plain).size < fewestDistinct || own.includes(plain) || isCommon(password)
}

export const passwordStrengths = ['short', 'weak', 'fair', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

const longEnoughAlone = 16
const longEnoughMixed = 12

/** A hint while typing, not a rule: length counts most, then variety. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/\p{Ll}/u, /\p{Lu}|\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]
  const mixed = kinds.filter((kind) => kind.test(password)).length >= 3
  const distinct = new Set(password).size
  const length = signCount(password)
  if (length < accountLimits.passwordMin) return 'short'
  if (distinct < 6) return 'weak'
  const isStrong = length >= longEnoughAlone || (length >= longEnoughMixed && mixed)
  return isStrong ? 'strong' : 'fair'
}
