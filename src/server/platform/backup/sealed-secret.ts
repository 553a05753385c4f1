import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'

const cipher = 'aes-256-gcm'
/** 128 MB and half a second for each guess at the passphrase (OWASP, Password Storage Cheat Sheet). */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** A secret that only who knows the passphrase can read; every value is base64url. */
export type SealedSecret = {
  readonly salt: string
  readonly nonce: string
  readonly text: string
  readonly tag: string
}

export function seal(secret: string, passphrase: string): SealedSecret {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const sealing = createCipheriv(cipher, keyOf(passphrase, salt), nonce)
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return { salt: encode(salt), nonce: encode(nonce), text: encode(text), tag: encode(sealing.getAuthTag()) }
}

/** Null when the passphrase is another, or the sealed text was changed. */
export function unseal(sealed: SealedSecret, passphrase: string): string | null {
  const key = keyOf(passphrase, decode(sealed.salt))
  const opening = createDecipheriv(cipher, key, decode(sealed.nonce), { authTagLength: 16 })
  try {
    opening.setAuthTag(decode(sealed.tag))
    return Buffer.concat([opening.update(decode(sealed.text)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize('NFKC'), salt, 32, cost)
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url')
}

function decode(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
