import { createHmac } from 'node:crypto'
import type { Attempter } from '#server/platform/http/attempt-limit.ts'

type Guesser = { readonly own: Attempter; readonly household: Attempter }

/**
 * Recovery codes that are typed, each failure with a longer pause after it: for a household everywhere, and for a household
 * at one account. An account has no count of its own, with which strangers could keep its owner out: a code of 78 random
 * bits is not guessed from however many households.
 */
export function guessLimits(secret: string, household: string, account: string): Guesser {
  return {
    own: { key: keyOf(secret, 'own', account.toLowerCase(), household), free: 5 },
    household: { key: keyOf(secret, 'household', household), free: 15 },
  }
}

/** Links and keys cannot be guessed; what is counted is a household that tries them nevertheless. */
export function doorLimit(secret: string, household: string): Attempter {
  return { key: keyOf(secret, 'door', household), free: 15 }
}

function keyOf(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(['desk', ...parts].join('\0'))
    .digest('base64url')
}
