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

  /** What it reads and compresses is what the routes do for the same question, and done once for both. */
  async function prepare(pathname: string, encoding: Encoding): Promise<ReadyPage | undefined> {
    const { file, presented } = (await site.find(pathname)) ?? {}
    if (file === undefined || presented === undefined) return undefined
    const body = await presented.body(encoding)
    const vary = isNegotiable(site, pathname)
      ? 'Accept-Language, Cookie, Sec-Fetch-Site, Accept-Encoding'
      : 'Accept-Encoding'
    const headers = { ...versionHeaders('page', presented, pathname, encoding), Vary: vary }
    const whole = { ...headers, ...bodyHeaders(file.type, body, encoding) }
    return {
      etag: headers.ETag,
      whole: { route: 'page', status: 200, headers: whole, body },
      unchanged: { route: 'page', status: 304, headers },
    }
  }

  return (url, header) => {
    if (!site.hasPage(url)) return undefined
    if (isNegotiable(site, url) && languageFor(header) !== defaultLanguage) return undefined
    const encoding = encodingFor(header)
    const key = `${encoding} ${url}`
    const page = ready.get(key)
    if (page === undefined) {
      prepare(url, encoding).then(
        (prepared) => prepared && ready.set(key, prepared),
        // The routes, which read the same, say what is wrong.
        () => undefined,
      )
      return undefined
    }
    return isFresh(header('if-none-match'), page.etag) ? page.unchanged : page.whole
  }
}
