import { createHmac } from 'node:crypto'
import type { FieldSentences, Sentence } from '#server/errors.ts'
import type { Attempter } from '#server/platform/http/attempt-limit.ts'
import type { Budget } from '#server/platform/http/rate-limit.ts'
import { isCommonPassword } from '#server/platform/passwords/common.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { isEasyToGuess } from '#shared/features/account/rules.ts'
import { ageOn, wallClock } from '#shared/lib/time.ts'

/** Whatever an account is asked for, signed in or not. */
export const accountBudget: Budget = { name: 'account', inTenMinutes: 30, inDay: 150 }

/** Nobody alive is older, and a typing error in the century should not pass. */
const oldestAge = 120

/** Why a password is refused whatever its length, or null. The clinic's own words are what its clients think of first. */
export function passwordSentence(
  password: string,
  person: { readonly username: string; readonly email: string },
  clinic: Pick<Clinic, 'name' | 'city'>,
): Sentence | null {
  const own = [clinic.name, ...Object.values(clinic.city)].flatMap((name) => name.split(' '))
  const isCommon = (typed: string) => isCommonPassword(typed, [...own, 'kliniek', 'clinic', 'botox'])
  return isEasyToGuess(password, person, isCommon) ? { key: 'errors.field.password_common' } : null
}

/** Why a date of birth cannot be true, or null. */
export function birthDateSentence(
  dateOfBirth: string | null | undefined,
  now: Date,
  timeZone: string,
): Sentence | null {
  if (dateOfBirth === null || dateOfBirth === undefined) return null
  const today = wallClock(now, timeZone).date
  const isImpossible = dateOfBirth > today || ageOn(dateOfBirth, today) > oldestAge
  return isImpossible ? { key: 'errors.field.birth_date_impossible' } : null
}

/** The sentences that are one, by field; null when there is none. */
export function sentencesOf(fields: Readonly<Record<string, Sentence | null>>): FieldSentences | null {
  const wrong = Object.entries(fields).filter((entry): entry is [string, Sentence] => entry[1] !== null)
  return wrong.length === 0 ? null : Object.fromEntries(wrong)
}

/** Who guesses, by account and household; the key of either is worthless without the secret. */
export type GuessLimits = {
  readonly own: Attempter
  readonly account: Attempter
  readonly household: Attempter
}

/**
 * Guesses count three times: for this household at this account (strictest, a person who mistypes), for the account
 * from everywhere, and for the household at every account. Whether the account exists makes no difference.
 */
export function guessLimits(secret: string, account: string, household: string): GuessLimits {
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\0')).digest('base64url')
  return {
    own: { key: keyOf('own', account, household), free: 5 },
    account: { key: keyOf('account', account), free: 20 },
    household: { key: keyOf('household', household), free: 30 },
  }
}

/** Asking for a mail to the same address again and again: the third and later wait ever longer. */
export function mailLimit(secret: string, email: string): Attempter {
  return {
    key: createHmac('sha256', secret).update(`mail\0${email.toLowerCase()}`).digest('base64url'),
    free: 3,
  }
}
