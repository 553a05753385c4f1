import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { keyedHash } from '#server/platform/http/keyed-hash.ts'
import { cookieRules, hostCookie } from '#server/platform/http/session.ts'
import { readToken, signToken } from '#server/platform/http/signed-token.ts'

type Settings = { readonly env: { readonly publicUrl: string; readonly secret: string } }

const purpose = 'known-device'
const yearSeconds = 365 * 24 * 60 * 60

/** Marks a browser in which somebody signed in to the account. It opens nothing: guesses here are only counted apart. */
export function rememberDevice(c: Context, { env }: Settings, account: string): void {
  const value = `${hiddenName(env.secret, account)}:${randomBytes(16).toString('base64url')}`
  const cookie = { ...cookieRules({ env }), maxAge: yearSeconds }
  setCookie(c, hostCookie('device', { env }), signToken(env.secret, purpose, value), cookie)
}

/** What tells this browser from others of the account; null where nobody signed in to it before. */
export function deviceOf(c: Context, { env }: Settings, account: string): string | null {
  const token = getCookie(c, hostCookie('device', { env }))
  const [owner, device] = (token && readToken(env.secret, purpose, token))?.split(':') ?? []
  return owner === hiddenName(env.secret, account) && device !== undefined ? device : null
}

/** For an account that is no more. */
export function forgetDevice(c: Context, { env }: Settings): void {
  deleteCookie(c, hostCookie('device', { env }), cookieRules({ env }))
}

/**
 * Not the name itself: whoever looks at the cookies of a shared browser should not find out who was here. With a purpose of
 * its own: with that of the cookie it would be the signature of one.
 */
function hiddenName(secret: string, account: string): string {
  return keyedHash(secret, 'known-device-account', account)
}
