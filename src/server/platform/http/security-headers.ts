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

/** What every answer carries. Transport security only where the site is on https. */
export function securityHeadersFor(publicUrl: string): Readonly<Record<string, string>> {
  return {
    ...fixedHeaders,
    'Content-Security-Policy': dataPolicy,
    ...(publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${yearSeconds}; includeSubDomains` }
      : {}),
  }
}

/** Adds them; one that a handler has set stays. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = securityHeadersFor(publicUrl)
  return async (c, next) => {
    await next()
    // Not by `c.header`, which makes the answer anew for each of them: most of what a page cost.
    const { headers: answered } = c.res
    for (const [name, value] of Object.entries(headers)) if (!answered.has(name)) answered.set(name, value)
  }
}
