import type { Attempter } from '#server/platform/http/attempt-limit.ts'
import { keyedHash } from '#server/platform/http/keyed-hash.ts'
import type { NamedNetworks } from '#server/platform/http/rate-limit.ts'

/** Failures of one household that cost nothing. */
const free = 15

/**
 * Recovery codes that are typed, each failure with a longer pause for the next: for a household and the networks around it
 * everywhere, and for a household at one account. A code of 78 random bits is not guessed from however many households.
 */
export function codeCounters(secret: string, account: string, networks: NamedNetworks): Attempter[] {
  const own = { key: keyedHash(secret, 'desk', 'own', account.toLowerCase(), networks[0].key), free: 5 }
  return [own, ...countersOf(secret, 'household', networks)]
}

/** Links and keys cannot be guessed; what is counted are networks that try them nevertheless. */
export function doorCounters(secret: string, networks: NamedNetworks): Attempter[] {
  return countersOf(secret, 'door', networks)
}

function countersOf(secret: string, name: string, networks: NamedNetworks): Attempter[] {
  return networks.map(({ key, share }) => ({ key: keyedHash(secret, 'desk', name, key), free: free * share }))
}
