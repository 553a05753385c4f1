import type { Context, MiddlewareHandler } from 'hono'
import { HttpRefusal } from '#server/platform/http/refusal.ts'
import { hasSessionCookie } from '#server/platform/http/session.ts'

type OriginDeps = { readonly env: { readonly publicUrl: string } }

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site makes in a visitor's browser. Every browser names the page a change comes from
 * (`Origin`; `Sec-Fetch-Site` says the same in the browser's own words), so a foreign name is refused always, and none
 * at all is believed only of programs without a session: mail services that unsubscribe with one click, scripts.
 */
export function sameOrigin(deps: OriginDeps): MiddlewareHandler {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && !isOurs(c, deps)) throw new HttpRefusal('foreign_origin')
    await next()
  }
}

function isOurs(c: Context, deps: OriginDeps): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined) return isOwnOrigin(origin, c, deps)
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return !hasSessionCookie(c, deps)
}

/**
 * The address of the settings. On plain http also the host that was asked, so that a site on one's own machine answers
 * under each of its names; on https the settings are the only truth.
 */
function isOwnOrigin(origin: string, c: Context, { env }: OriginDeps): boolean {
  if (origin === env.publicUrl) return true
  return env.publicUrl.startsWith('http:') && origin === `http://${c.req.header('host')}`
}
