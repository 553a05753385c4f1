import { isSame, keyedHash } from '#server/platform/http/keyed-hash.ts'

/**
 * A value that only this server can have written, for links in mails: "value.signature". `purpose` keeps a token of one
 * kind of link from opening another.
 */
export function signToken(secret: string, purpose: string, value: string): string {
  return `${value}.${keyedHash(secret, purpose, value)}`
}

/** The value of a token of this purpose, or null when it was not signed here for it. */
export function readToken(secret: string, purpose: string, token: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 0) return null
  const value = token.slice(0, dot)
  return isSame(token.slice(dot + 1), keyedHash(secret, purpose, value)) ? value : null
}
