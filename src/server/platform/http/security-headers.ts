import type { MiddlewareHandler } from 'hono'

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** For answers that are data: whoever opens one in a browser runs nothing. Pages bring their own. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const yearSeconds = 365 * 24 * 60 * 60

/** Headers that every answer carries; one that a handler has set stays. Transport security only where the site is on https. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = {
    ...fixedHeaders,
    'Content-Security-Policy': dataPolicy,
    ...(publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${yearSeconds}; includeSubDomains` }
      : {}),
  }
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value)
  }
}
