import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { paths, splitLanguage } from '#shared/i18n/paths.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** A page as the server gave it to somebody without a language preference. */
export type ServedPage = {
  /** "/en/blog" */
  readonly address: string
  readonly language: Language
  /** The address without its language prefix. */
  readonly path: string
  readonly status: number
  readonly root: HTMLElement
}

/** An entry of the sitemap: the address, and those of the same page per `hreflang`. */
export type SitemapEntry = { readonly address: string; readonly alternates: ReadonlyMap<string, string> }

/** Somebody without a preference; compressing a whole site for one reader would take longer than reading it. */
const headers = { 'Accept-Language': 'nl', 'Accept-Encoding': 'identity' }
/** One server on two cores: more requests at once are no faster. */
const atOnce = 8

/** Throws when the sitemap names another origin than the one it was asked at. */
export async function readSitemap(origin: string): Promise<SitemapEntry[]> {
  const text = String((await ask(origin, '/sitemap.xml')).body)
  return parse(text)
    .querySelectorAll('url')
    .map((entry) => ({
      address: addressAt(origin, entry.querySelector('loc')?.text ?? ''),
      alternates: new Map(
        entry
          .querySelectorAll('[hreflang]')
          .map((link) => [
            link.getAttribute('hreflang') ?? '',
            addressAt(origin, link.getAttribute('href') ?? ''),
          ]),
      ),
    }))
}

/** The pages at these addresses and all that they lead to, by address; a page is read once, whatever its query. */
export async function readPages(
  origin: string,
  addresses: readonly string[],
): Promise<Map<string, ServedPage>> {
  const pages = new Map<string, ServedPage>()
  let next = [...new Set(addresses)]
  while (next.length > 0) {
    const read = await inTurns(next, (address) => readPage(origin, address))
    for (const page of read) pages.set(page.address, page)
    const found = read.flatMap((page) => linksOf(page, origin).map(({ pathname }) => pathname))
    next = [...new Set(found)].filter((address) => !pages.has(address) && isPage(address))
  }
  return pages
}

/** What search engines read of the pages at these addresses, which takes a fraction of the time of whole pages. */
export async function readHeads(origin: string, addresses: readonly string[]): Promise<ServedPage[]> {
  return inTurns(addresses, (address) => readPage(origin, address, forSearchEngines))
}

/** The head, and the structured data at the end of the page. */
function forSearchEngines(html: string): string {
  const data = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []
  return html.slice(0, html.indexOf('</head>')) + data.join('')
}

async function readPage(origin: string, address: string, part = (html: string) => html): Promise<ServedPage> {
  const { status, body } = await ask(origin, address)
  const html = body.toString()
  // What stands in `noscript` is read like the rest.
  const options = { blockTextElements: { script: true, style: true } }
  const root = parse(part(html), options)
  return { address, ...splitLanguage(address), status, root }
}

/** Every link that stays on the site, with query and hash. */
export function linksOf({ address, root }: ServedPage, origin: string): URL[] {
  return root
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href') ?? '', origin + address))
    .filter((url) => url.origin === origin)
}

/** Files have an ending in their name, and what `/api` answers is no page either. */
export function isPage(pathname: string): boolean {
  return !/\.\w+$/.test(pathname) && !pathname.startsWith('/api/')
}

export type Answer = { readonly status: number; readonly type: string; readonly body: Buffer }

/**
 * What the server answers at an address of the site or a full address. Over a connection of its own: one that is kept
 * may be closed by the server while pages are taken apart here.
 */
export async function ask(origin: string, address: string, method = 'GET'): Promise<Answer> {
  const asked = request(new URL(address, origin), { method, headers, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return {
    status: answer.statusCode ?? 0,
    type: answer.headers['content-type'] ?? '',
    body: await buffer(answer),
  }
}

/** Does the work for each, some at once; answers come in the order of `items`. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let turn = 0
  async function takeTurns() {
    for (let index = turn++; index < items.length; index = turn++)
      results[index] = await work(items[index] as Item)
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
  return results
}

function addressAt(origin: string, address: string): string {
  const url = new URL(address)
  if (url.origin !== origin) throw new Error(`The sitemap names ${address}, which is not at ${origin}`)
  return url.pathname
}

/**
 * The pages on which a layout is most likely to break: of each kind of page and each language those with the most text,
 * the longest word and the longest title. Pages of which there is one of a kind are all among them.
 */
export async function demandingPages(origin: string, addresses: readonly string[]): Promise<string[]> {
  const pages = await inTurns(addresses, async (address) => {
    const html = (await ask(origin, address)).body.toString()
    const text = html
      .slice(html.indexOf('<main'))
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, ' ')
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
    const longestWord = Math.max(...text.split(/\s+/).map(({ length }) => length))
    return { address, kind: kindOf(address), lengths: [text.length, longestWord, title.length] }
  })
  const chosen = Map.groupBy(pages, ({ kind }) => kind)
  const most = [...chosen.values()].flatMap((alike) =>
    [0, 1, 2].flatMap((measure) =>
      alike
        .toSorted((one, other) => (other.lengths[measure] ?? 0) - (one.lengths[measure] ?? 0))
        .slice(0, 2)
        .map(({ address }) => address),
    ),
  )
  return [...new Set(most)]
}

/** Treatments, categories and articles are many of a kind; any other page is its own. */
function kindOf(address: string): string {
  const { language, path } = splitLanguage(address)
  const [, folder = '', ...rest] = path.split('/')
  const isOneOfMany = [paths.treatments, paths.blog].some((list) => list === `/${folder}`)
  return `${language} ${isOneOfMany && rest.length > 0 ? `${folder} ${rest.length}` : path}`
}
