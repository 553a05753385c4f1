import type { FieldSentences, Sentence } from '#server/errors.ts'
import type { Client } from '#server/features/account/data.ts'
import type { Attempter, GuessLimits } from '#server/platform/http/attempt-limit.ts'
import { keyedHash } from '#server/platform/http/keyed-hash.ts'
import type { Budget, NamedNetworks } from '#server/platform/http/rate-limit.ts'
import { isCommonPassword } from '#server/platform/passwords/common.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { isEasyToGuess } from '#shared/features/account/rules.ts'
import { isPossibleBirthDate } from '#shared/lib/birth-date.ts'
import { wallClock } from '#shared/lib/time.ts'

/** Whatever an account is asked for, signed in or not. */
export const accountBudget: Budget = { name: 'account', inTenMinutes: 30, inDay: 150 }

/**
 * Beside the limits of guessing, which count by account and household: who owns many networks has many households. Each try
 * costs a hash, and a whole company or the customers of a mobile network may sign in from one address.
 */
export const loginBudget: Budget = { name: 'login', inTenMinutes: 100, inDay: 1000 }

/** Whether a link of a mail to the address of an account was used: only then what is kept by address alone is its owner's. */
export function hasProvenAddress(client: Client): boolean {
  return client.email_verified_at !== null
}

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
  const isPossible = isPossibleBirthDate(dateOfBirth, wallClock(now, timeZone).date)
  return isPossible ? null : { key: 'errors.field.birth_date_impossible' }
}

/** The sentences that are one, by field; null when there is none. */
export function sentencesOf(fields: Readonly<Record<string, Sentence | null>>): FieldSentences | null {
  const wrong = Object.entries(fields).filter((entry): entry is [string, Sentence] => entry[1] !== null)
  return wrong.length === 0 ? null : Object.fromEntries(wrong)
}

/**
 * Guesses count three times: for this household at this account (strictest, a person who mistypes), for the account
 * from everywhere, and for the household and the networks around it at every account. Whether the account exists makes no
 * difference.
 */
export function guessLimits(secret: string, account: string, networks: NamedNetworks): GuessLimits {
  const own = { key: keyedHash(secret, 'own', account, networks[0].key), free: 5 }
  const everywhere = { key: keyedHash(secret, 'account', account), free: 20 }
  const neighbours = networks.map(({ key, share }) => ({
    key: keyedHash(secret, 'household', key),
    free: 30 * share,
  }))
  return {
    counted: [own, everywhere, ...neighbours],
    cleared: [own, everywhere],
    refunded: neighbours,
  }
}

/** On a browser that signed in to the account before: whatever others guess elsewhere, its owner gets in. */
export function deviceGuessLimits(secret: string, account: string, device: string): GuessLimits {
  const own = { key: keyedHash(secret, 'device', account, device), free: 5 }
  return { counted: [own], cleared: [own], refunded: [] }
}

/** The password asked once more in a session: counted apart, since no stranger gets there. */
export function againLimits(secret: string, clientId: string): GuessLimits {
  const own = { key: keyedHash(secret, 'again', clientId), free: 5 }
  return { counted: [own], cleared: [own], refunded: [] }
}

/**
 * Who asks for a mail to an address: anybody, to set a password or with a new account, or a client in a session. They are
 * counted apart: with one of them a stranger would otherwise use up what the owner of the address may ask for.
 */
export type MailAsker = 'reset' | 'register' | { readonly clientId: string }

/**
 * Asking for a mail to the same address again and again: the third and later wait ever longer. Who resets by the address of
 * another keeps nobody out: each mail brings a link that works for longer than the longest pause.
 */
export function mailLimit(secret: string, email: string, asker: MailAsker): Attempter {
  const who = typeof asker === 'string' ? asker : asker.clientId
  return { key: keyedHash(secret, 'mail', who, email.toLowerCase()), free: 3 }
}
