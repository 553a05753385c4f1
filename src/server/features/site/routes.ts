import { Hono } from 'hono'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { isbot } from 'isbot'
import type { Encoding } from '#server/features/site/present.ts'
import type { Found, Site } from '#server/features/site/service.ts'
import { answerFile, isFresh } from '#server/platform/http/file-answer.ts'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import { isOfDesk, localized, splitLanguage } from '#shared/i18n/paths.ts'
import { languageRedirectMark, languageStorageKey, preferredLanguage } from '#shared/i18n/preference.ts'

const cacheControl = {
  page: 'no-cache',
  'not-found': 'no-cache',
  asset: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
} as const

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
      c.header('Vary', 'Accept-Language, Cookie')
      const wanted = localized(pathname, languageFor(c))
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

/** Without slash at the end, without doubled slashes at the start, and Dutch without its prefix (DECISIONS 2). */
function canonicalPath(pathname: string): string {
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
  if (path !== '/nl' && !path.startsWith('/nl/')) return path
  return canonicalPath(path.slice('/nl'.length))
}

/** Only pages without prefix may lead elsewhere: a prefixed address always shows its own language. */
function isNegotiable(site: Site, pathname: string): boolean {
  return site.hasPage(pathname) && splitLanguage(pathname).language === defaultLanguage
}

function languageFor(c: Context) {
  const stored = getCookie(c, languageStorageKey)
  if (isCrawler(c.req.header('user-agent') ?? '')) return preferredLanguage(stored, undefined)
  const first = parseAccept(c.req.header('accept-language') ?? '').find(({ q }) => q > 0)
  return preferredLanguage(stored, first?.type)
}

/** Programs that name only themselves ("curl/8.5") and headless browsers act for somebody who set a language. */
function isCrawler(userAgent: string): boolean {
  return isbot(userAgent) && !/Headless/.test(userAgent) && !/^[\w.-]+(\/[\w.-]+)?$/.test(userAgent)
}

async function answerFound(
  c: Context,
  { kind, file, presented }: Found,
  pathname: string,
): Promise<Response> {
  // What the desk showed must not come back from a cache on a machine that several people use.
  const caching = { 'Cache-Control': isOfDesk(pathname) ? 'private, no-store' : cacheControl[kind] }
  if (presented === undefined) return answerFile(file, c.req.raw, caching)
  const encoding = encodingFor(c.req.header('accept-encoding') ?? '')
  const headers = {
    ...caching,
    ETag: presented.etag(encoding),
    ...(presented.policy === undefined ? {} : { 'Content-Security-Policy': presented.policy }),
  }
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (kind !== 'not-found' && isFresh(c.req.raw, headers.ETag)) return c.body(null, 304, headers)
  const body = await presented.body(encoding)
  return c.body(body, kind === 'not-found' ? 404 : 200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
}

function encodingFor(acceptEncoding: string): Encoding {
  const accepted = parseAccept(acceptEncoding).filter(({ q }) => q > 0)
  const takes = (encoding: Encoding) => accepted.some(({ type }) => type.toLowerCase() === encoding)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
