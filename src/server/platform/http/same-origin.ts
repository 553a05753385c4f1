import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#server/errors.ts'

type OriginDeps = { readonly env: { readonly publicUrl: string } }

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site makes in a visitor's browser. Every browser names the page a change comes from
 * (`Origin`; `Sec-Fetch-Site` says the same in the browser's own words) and lets no page leave that out, so a foreign name
 * is refused always, with or without a session. A request with neither comes from a program, which holds no cookie but
 * its own: scripts. `isOpen` names the paths that anybody's page may post to, because a token in the request is the proof.
 */
export function sameOrigin(deps: OriginDeps, isOpen: (path: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && !isOpen(c.req.path) && !isOurs(c, deps))
      throw new AppError('foreign_origin')
    await next()
  }
}

function isOurs(c: Context, deps: OriginDeps): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined) return isOwnOrigin(origin, c, deps)
  const site = c.req.header('sec-fetch-site')
  return site === undefined || site === 'same-origin' || site === 'none'
}

/**
 * The address of the settings. On plain http also the host that was asked, so that a site on one's own machine answers
 * under each of its names; on https the settings are the only truth.
 */
function isOwnOrigin(origin: string, c: Context, { env }: OriginDeps): boolean {
  if (origin === env.publicUrl) return true
  return env.publicUrl.startsWith('http:') && origin === `http://${c.req.header('host')}`
}
