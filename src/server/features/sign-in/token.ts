import { randomBytes } from 'node:crypto'
import { isSame, keyedHash } from '#server/platform/http/keyed-hash.ts'
import { addMinutes } from '#shared/lib/time.ts'

type Settings = { readonly secret: string }

const nonceBytes = 16
const expiryBytes = 8
const challengeMinutes = 5

/**
 * A challenge that only this server can have made, for one purpose ("sign-in", or a key for one person) and five minutes.
 * Nothing is stored until it is answered, so asking for many costs the database nothing.
 */
export function newChallenge(purpose: string, now: Date, env: Settings): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(expiryBytes)
  expiry.writeBigUInt64BE(BigInt(addMinutes(now, challengeMinutes).getTime()))
  const head = Buffer.concat([randomBytes(nonceBytes), expiry])
  const signature = Buffer.from(signatureOf(head, purpose, env), 'base64url')
  return Uint8Array.from(Buffer.concat([head, signature]))
}

/** When this challenge (base64url) expires, or null when it is not ours, for something else, or expired. */
export function readChallenge(challenge: string, purpose: string, now: Date, env: Settings): Date | null {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, nonceBytes + expiryBytes)
  const signature = bytes.subarray(nonceBytes + expiryBytes).toString('base64url')
  if (!isSame(signature, signatureOf(head, purpose, env))) return null
  const expiresAt = new Date(Number(head.readBigUInt64BE(nonceBytes)))
  return expiresAt > now ? expiresAt : null
}

function signatureOf(head: Buffer, purpose: string, { secret }: Settings): string {
  return keyedHash(secret, 'desk-challenge', purpose, head.toString('base64url'))
}
