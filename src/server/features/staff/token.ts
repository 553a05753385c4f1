import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** What cookies and links hold; the database keeps only `hashOf` it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const codeAlphabet = '23456789abcdefghjkmnpqrstvwxyz'
const codeLength = 16

/** Sixteen signs that cannot be misread, in groups of four: some 78 bits, so that guessing is hopeless. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)])
  return signs.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Keyed, and of the code as it is compared: case, spaces and dashes do not count. */
export function codeHashOf(code: string, staffId: string, { secret }: { readonly secret: string }): string {
  const compared = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', secret).update(`desk-recovery\0${staffId}\0${compared}`).digest('base64url')
}
