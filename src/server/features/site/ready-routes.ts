import {
  bodyHeaders,
  encodingFor,
  isNegotiable,
  languageFor,
  versionHeaders,
} from '#server/features/site/policy.ts'
import type { Encoding } from '#server/features/site/present.ts'
import type { Site } from '#server/features/site/service.ts'
import { isFresh } from '#server/platform/http/file-answer.ts'
import type { FindReady, ReadyAnswer } from '#server/platform/http/ready-answers.ts'
import { defaultLanguage } from '#shared/i18n/languages.ts'

type ReadyPage = {
  readonly etag: string
  readonly whole: ReadyAnswer
  readonly unchanged: ReadyAnswer
}

/**
 * The pages that somebody has asked for already, as they go out. All else is left to the routes of the site: what is asked for
 * the first time, leads to another language, has a query or is no page.
 */
export function readyPages(site: Site): FindReady {
  const ready = new Map<string, ReadyPage>()

  function make(pathname: string, encoding: Encoding): ReadyPage | undefined {
    const { presented, file } = site.pageAtHand(pathname) ?? {}
    const body = presented?.bodyAtHand(encoding)
    if (presented === undefined || file === undefined || body === undefined) return undefined
    const vary = isNegotiable(site, pathname) ? 'Accept-Language, Cookie, Accept-Encoding' : 'Accept-Encoding'
    const headers = { ...versionHeaders('page', presented, pathname, encoding), Vary: vary }
    const whole = { ...headers, ...bodyHeaders(file.type, body, encoding) }
    return {
      etag: headers.ETag,
      whole: { status: 200, headers: whole, body },
      unchanged: { status: 304, headers },
    }
  }

  return (url, header) => {
    if (!site.hasPage(url)) return undefined
    if (isNegotiable(site, url) && languageFor(header) !== defaultLanguage) return undefined
    const encoding = encodingFor(header)
    const key = `${encoding} ${url}`
    const page = ready.get(key) ?? make(url, encoding)
    if (page === undefined) return undefined
    ready.set(key, page)
    return isFresh(header('if-none-match'), page.etag) ? page.unchanged : page.whole
  }
}
