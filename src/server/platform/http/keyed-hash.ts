import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What only who has the secret can compute of these words, base64url: a signature, or a name that nobody reads back, not
 * even with a list of names. `purpose` keeps the hash of one use from serving another.
 */
export function keyedHash(secret: string, purpose: string, ...words: readonly string[]): string {
  return createHmac('sha256', secret)
    .update([purpose, ...words].join('\0'))
    .digest('base64url')
}

/** What the database keeps of a token that is too long to be guessed, base64url: it opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares in a time that does not tell where the two differ. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
