import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A value that only this server can have written, for links in mails: "value.signature". `purpose` keeps a token of one
 * kind of link from opening another.
 */
export function signToken(secret: string, purpose: string, value: string): string {
  return `${value}.${signatureOf(secret, purpose, value)}`
}

/** The value of a token of this purpose, or null when it was not signed here for it. */
export function readToken(secret: string, purpose: string, token: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 0) return null
  const value = token.slice(0, dot)
  const given = Buffer.from(token.slice(dot + 1))
  const right = Buffer.from(signatureOf(secret, purpose, value))
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}

function signatureOf(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
}
