import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
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
  return Uint8Array.from(Buffer.concat([head, signatureOf(head, purpose, env)]))
}

/** When this challenge (base64url) expires, or null when it is not ours, for something else, or expired. */
export function readChallenge(challenge: string, purpose: string, now: Date, env: Settings): Date | null {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, nonceBytes + expiryBytes)
  const given = bytes.subarray(nonceBytes + expiryBytes)
  const right = signatureOf(head, purpose, env)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const expiresAt = new Date(Number(head.readBigUInt64BE(nonceBytes)))
  return expiresAt > now ? expiresAt : null
}

function signatureOf(head: Uint8Array, purpose: string, { secret }: Settings): Buffer {
  return createHmac('sha256', secret).update(`desk-challenge\0${purpose}\0`).update(head).digest()
}
