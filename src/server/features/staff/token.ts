import { randomBytes, randomInt } from 'node:crypto'
import { keyedHash } from '#server/platform/http/keyed-hash.ts'
import { latinDigits } from '#shared/lib/digits.ts'

/** What cookies and links hold; the database keeps only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

const codeAlphabet = '23456789abcdefghjkmnpqrstvwxyz'
const codeLength = 16

/** Sixteen signs that cannot be misread, in groups of four: some 78 bits, so that guessing is hopeless. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)])
  return signs.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Keyed, and of the code as it is compared: case, spaces, dashes and the script of its figures do not count. */
export function codeHashOf(code: string, staffId: string, { secret }: { readonly secret: string }): string {
  const compared = latinDigits(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return keyedHash(secret, 'desk-recovery', staffId, compared)
}
