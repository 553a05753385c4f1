import { Hono } from 'hono'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import {
  bodyHeaders,
  caching,
  encodingFor,
  isNegotiable,
  languageFor,
  versionHeaders,
} from '#server/features/site/policy.ts'
import type { Found, Site } from '#server/features/site/service.ts'
import { answerFile, isFresh } from '#server/platform/http/file-answer.ts'
import { localized } from '#shared/i18n/paths.ts'
import { languageRedirectMark } from '#shared/i18n/preference.ts'

/** Serves the built site at every address that nothing else took. */
export function siteRoutes(site: Site): Hono {
  return new Hono().all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' })
    // The raw path: decoded, a backslash in it could turn a redirect into one to another host.
    const { pathname, search } = new URL(c.req.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== pathname) return c.redirect(canonical + search, 308)
    if (!site.isBuilt) return c.text('The pages have not been built yet: run "npm run build".', 503)
    if (isNegotiable(site, pathname)) {
      c.header('Vary', 'Accept-Language, Cookie, Sec-Fetch-Site')
      const wanted = localized(
        pathname,
        languageFor((name) => c.req.header(name)),
      )
      if (wanted !== pathname && site.hasPage(wanted)) {
        c.header('Cache-Control', 'no-cache')
        setCookie(c, languageRedirectMark, '1', { maxAge: 10, sameSite: 'Lax' })
        return c.redirect(wanted + search, 302)
      }
    }
    const found = await site.find(pathname)
    return found === undefined ? c.text('Not found', 404) : answerFound(c, found, pathname)
  })
}

/**
 * Without slash at the end, without doubled slashes at the start, and Dutch without its prefix (DECISIONS 2). In one pass:
 * anybody may ask for an address of 16,000 signs, and a pattern that tries again at each of them holds everybody else up.
 */
function canonicalPath(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  let start = 0
  for (;;) {
    while (start < end && pathname[start] === '/') start += 1
    const next = start + 'nl'.length
    const isDutch = pathname.startsWith('nl', start) && (next === end || pathname[next] === '/')
    if (!isDutch) return `/${pathname.slice(start, end)}`
    start = next
  }
}

async function answerFound(
  c: Context,
  { kind, file, presented }: Found,
  pathname: string,
): Promise<Response> {
  if (presented === undefined) return answerFile(file, c.req.raw, caching(kind, pathname))
  const encoding = encodingFor((name) => c.req.header(name))
  const headers = versionHeaders(kind, presented, pathname, encoding)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (kind !== 'not-found' && isFresh(c.req.header('if-none-match'), headers.ETag))
    return c.body(null, 304, headers)
  const body = await presented.body(encoding)
  return c.body(body, kind === 'not-found' ? 404 : 200, {
    ...headers,
    ...bodyHeaders(file.type, body, encoding),
  })
}
