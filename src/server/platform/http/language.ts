import type { Context } from 'hono'
import { defaultLanguage, isLanguage } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** The first of the site's languages that an Accept-Language header asks for; Dutch when it asks for none of them. */
export function languageAskedFor(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = /^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1]
    return { code: tag.split('-', 1)[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
  })
  const known = wishes.filter((wish) => isLanguage(wish.code) && wish.weight > 0)
  const best = known.sort((one, other) => other.weight - one.weight)[0]?.code
  return isLanguage(best) ? best : defaultLanguage
}

/** The language of the answer to this request. */
export function languageOf(c: Context): Language {
  return languageAskedFor(c.req.header('Accept-Language'))
}
