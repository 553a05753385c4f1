import { createHmac } from 'node:crypto'
import type { Attempter } from '#server/platform/http/attempt-limit.ts'

type Guesser = { readonly own: Attempter; readonly household: Attempter; readonly account?: Attempter }

/**
 * Tries at the desk's door, each failure with a longer pause after it: for a household everywhere, and for a household at
 * one account. An account is slowed from everywhere only after many, so that a stranger cannot lock its owner out.
 */
export function guessLimits(secret: string, household: string, account: string): Guesser {
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(['desk', ...parts].join('\0'))
      .digest('base64url')
  return {
    own: { key: keyOf('own', account.toLowerCase(), household), free: 5 },
    household: { key: keyOf('household', household), free: 15 },
    account: { key: keyOf('account', account.toLowerCase()), free: 50 },
  }
}

/** Links and keys cannot be guessed; what is counted is a household that tries them nevertheless. */
export function doorLimit(secret: string, household: string): Attempter {
  return {
    key: createHmac('sha256', secret).update(`desk\0door\0${household}`).digest('base64url'),
    free: 15,
  }
}
