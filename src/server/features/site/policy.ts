import { parseAccept } from 'hono/utils/accept'
import { parse as parseCookie } from 'hono/utils/cookie'
import { isbot } from 'isbot'
import type { Encoding, Presented } from '#server/features/site/present.ts'
import type { Found, Site } from '#server/features/site/service.ts'
import type { HeaderOf } from '#server/platform/http/ready-answers.ts'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { isOfDesk, splitLanguage } from '#shared/i18n/paths.ts'
import { languageStorageKey, preferredLanguage } from '#shared/i18n/preference.ts'

/** Only pages without prefix may lead elsewhere: a prefixed address always shows its own language. */
export function isNegotiable(site: Pick<Site, 'hasPage'>, pathname: string): boolean {
  return site.hasPage(pathname) && splitLanguage(pathname).language === defaultLanguage
}

export function languageFor(header: HeaderOf): Language {
  const stored = parseCookie(header('cookie') ?? '', languageStorageKey)[languageStorageKey]
  // Who comes from another language of the site has pressed its link to Dutch, and has no script that would store it.
  const isPressed = header('sec-fetch-site') === 'same-origin' && header('sec-fetch-mode') === 'navigate'
  if (isPressed && stored === undefined) return defaultLanguage
  const first = parseAccept(header('accept-language') ?? '').find(({ q }) => q > 0)
  const language = preferredLanguage(stored, first?.type)
  // Asked last: looking for the names of all crawlers takes longer than the rest.
  if (language === defaultLanguage || !isCrawler(header('user-agent') ?? '')) return language
  return preferredLanguage(stored, undefined)
}

/** Programs that name only themselves ("curl/8.5") and headless browsers act for somebody who set a language. */
function isCrawler(userAgent: string): boolean {
  return isbot(userAgent) && !/Headless/.test(userAgent) && !/^[\w.-]+(\/[\w.-]+)?$/.test(userAgent)
}

export function encodingFor(header: HeaderOf): Encoding {
  const accepted = parseAccept(header('accept-encoding') ?? '').filter(({ q }) => q > 0)
  const takes = (encoding: Encoding) => accepted.some(({ type }) => type.toLowerCase() === encoding)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

const cacheControl = {
  page: 'no-cache',
  'not-found': 'no-cache',
  asset: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
} as const

/** How long it may be kept. What the desk showed must not come back from a cache on a machine that several people use. */
export function caching(kind: Found['kind'], pathname: string) {
  return { 'Cache-Control': isOfDesk(pathname) ? 'private, no-store' : cacheControl[kind] }
}

/** What a text is sent with whether the asker holds it already or not. */
export function versionHeaders(
  kind: Found['kind'],
  presented: Presented,
  pathname: string,
  encoding: Encoding,
) {
  return {
    ...caching(kind, pathname),
    ETag: presented.etag(encoding),
    ...(presented.policy === undefined ? {} : { 'Content-Security-Policy': presented.policy }),
  }
}

/** What the text itself is sent with besides. */
export function bodyHeaders(type: string, body: Buffer, encoding: Encoding) {
  return {
    'Content-Type': type,
    'Content-Length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
}
