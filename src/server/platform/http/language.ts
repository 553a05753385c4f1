import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { defaultLanguage, isLanguage } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** The first of the site's languages that an Accept-Language header asks for; Dutch when it asks for none of them. */
export function languageAskedFor(header: string | undefined): Language {
  const wishes = parseAccept(header ?? '').filter(({ q }) => q > 0)
  return wishes.map(({ type }) => type.toLowerCase().split('-', 1)[0]).find(isLanguage) ?? defaultLanguage
}

/** The language of the answer to this request. */
export function languageOf(c: Context): Language {
  return languageAskedFor(c.req.header('Accept-Language'))
}
