import type { Attempter, GuessLimits } from '#server/platform/http/attempt-limit.ts'
import { keyedHash } from '#server/platform/http/keyed-hash.ts'
import type { NamedNetworks } from '#server/platform/http/rate-limit.ts'

/** Failures of one household that cost nothing. */
const free = 15

/**
 * Recovery codes that are typed, each failure with a longer pause after it: for a household and the networks around it
 * everywhere, and for a household at one account. An account has no count of its own, with which strangers could keep its
 * owner out: a code of 78 random bits is not guessed from however many households.
 */
export function guessLimits(secret: string, account: string, networks: NamedNetworks): GuessLimits {
  const own = { key: keyedHash(secret, 'desk', 'own', account.toLowerCase(), networks[0].key), free: 5 }
  const neighbours = countersOf(secret, 'household', networks)
  return { counted: [own, ...neighbours], cleared: [own], refunded: neighbours }
}

/** Links and keys cannot be guessed; what is counted are networks that try them nevertheless. */
export function doorLimits(secret: string, networks: NamedNetworks): GuessLimits {
  const counted = countersOf(secret, 'door', networks)
  return { counted, cleared: counted.slice(0, 1), refunded: counted.slice(1) }
}

function countersOf(secret: string, name: string, networks: NamedNetworks): Attempter[] {
  return networks.map(({ key, share }) => ({ key: keyedHash(secret, 'desk', name, key), free: free * share }))
}
