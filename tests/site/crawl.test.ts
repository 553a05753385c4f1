import { HTMLElement, TextNode } from 'node-html-parser'
import type { Node } from 'node-html-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { entries, findCategory } from '#shared/content/catalogue.ts'
import { directionOf, languages } from '#shared/i18n/languages.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { localized, newsletterOutcome, paths } from '#shared/i18n/paths.ts'
import { openBuiltSite } from './built-site.ts'
import { ask, inTurns, isPage, linksOf, readPages, readSitemap } from './whole-site.ts'
import type { ServedPage } from './whole-site.ts'

/** Every address of the sitemap, and every other kind of page, as the server gives them, without a browser. */

/** Pages that only mails lead to; the portal's own come to life in the browser and have tests of their own. */
const unlisted = [
  paths.manageBooking,
  paths.resetPassword,
  paths.verifyEmail,
  ...[paths.newsletterConfirm, paths.newsletterUnsubscribe].flatMap((link) => [
    link,
    newsletterOutcome(link, 'done'),
    newsletterOutcome(link, 'invalid'),
  ]),
]
/** What is not there, and the heading that says so (SPEC 2). */
const missing = new Map<string, MessageKey>([
  ['/404', 'not_found.title'],
  ['/bestaat/niet', 'not_found.title'],
  [paths.category('bestaat-niet'), 'treatments.category.not_found'],
  [paths.treatment('bestaat-niet', 'bestaat-niet'), 'treatments.category.not_found'],
  [paths.treatment('botox', 'bestaat-niet'), 'treatments.detail.not_found'],
  [`${paths.treatment('botox', 'bestaat')}/niet`, 'not_found.title'],
  [paths.article('bestaat-niet'), 'blog.not_found'],
  [paths.article('bestaat/niet'), 'not_found.title'],
])

let origin = ''
let pages = new Map<string, ServedPage>()
let indexed: string[] = []

let site: Awaited<ReturnType<typeof openBuiltSite>>

beforeAll(async () => {
  site = await openBuiltSite()
  origin = site.origin
  indexed = (await readSitemap(origin)).map(({ address }) => address)
  const others = languages.flatMap((language) =>
    [...unlisted, ...missing.keys()].map((path) => localized(path, language)),
  )
  pages = await readPages(origin, [...indexed, ...others])
}, 300_000)
afterAll(() => site.close())

it('every page is there, in its language and direction, with one main heading', () => {
  expect(new Set(indexed).size).toBe(indexed.length)
  expect(indexed.length).toBeGreaterThan(4 * entries.length)
  const wrong = [...pages.values()].flatMap(({ address, path, language, status, root }) => {
    const expected = missing.has(path) ? 404 : 200
    const html = root.querySelector('html')
    const said = [html?.getAttribute('lang'), html?.getAttribute('dir')].join()
    const headings = root.querySelectorAll('h1').filter((heading) => heading.text.trim() !== '').length
    return [
      ...(status === expected ? [] : [`${address}: status ${status}`]),
      ...(said === `${language},${directionOf(language)}` ? [] : [`${address}: lang and dir are ${said}`]),
      ...(headings === 1 ? [] : [`${address}: ${headings} main headings`]),
    ]
  })
  expect(wrong).toEqual([])
})

it('the parts of a page stand in the order of SPEC 2', () => {
  const { address, phones, emails } = clinic
  const orders: [path: string, within: string, parts: string[]][] = [
    [
      paths.home,
      '#contact',
      [phones.landline, phones.mobile, emails.general, address.street, 'Naar de contactpagina'],
    ],
    [
      paths.contact,
      'main',
      [address.street, phones.landline, phones.mobile, emails.general, 'Openingstijden'],
    ],
    [
      paths.treatment('massages', 'hotstone-massage'),
      'main',
      ['Terug naar Massages', 'Hotstone massage', 'Duur', 'Prijs', 'Afspraak maken', 'Gratis Consult'],
    ],
    [
      paths.article('botox-gids'),
      'main article',
      [
        'Behandelingen',
        '18 juni 2026',
        '6 minuten lezen',
        'Botox: wat het doet',
        'Een nuchtere gids',
        'In het kort',
      ],
    ],
    [
      paths.complaints,
      'main',
      ['Bespreek het met uw behandelaar', 'Onafhankelijke geschilleninstantie', 'Een klacht doorgeven'],
    ],
  ]
  for (const [path, within, parts] of orders) {
    const text = pages.get(path)?.root.querySelector(within)?.text ?? ''
    const found = parts.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
    expect(found, path).toEqual(parts)
    expect(text).toContain(parts[0])
  }
})

it('the ratings stand in the page in one piece', async () => {
  const sent = async (path: string) => String((await ask(origin, path)).body)
  expect(await sent(paths.home)).toContain('4.7/5')
  expect(await sent(paths.reviews)).toContain('5.0/5')
})

it('what is not there is called by its name, and what could not be by none', () => {
  const wrong = [...pages.values()].flatMap(({ address, path, language, root }) => {
    const heading = missing.get(path)
    const said = root.querySelector('h1')?.text.trim()
    return heading === undefined || said === translatorFor(language)(heading) ? [] : [`${address}: ${said}`]
  })
  expect(wrong).toEqual([])
})

it('figures are written in Latin digits, in Arabic too', () => {
  const wrong = [...pages.values()].flatMap(({ address, root }) => {
    const [found] = /.{0,20}[٠-٩۰-۹]/.exec(root.text) ?? []
    return found === undefined ? [] : [`${address}: ${found}`]
  })
  expect(wrong).toEqual([])
})

it('headings go down one level at a time', () => {
  const wrong = [...pages.values()].flatMap(({ address, root }) => {
    const levels = root
      .querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')
      .map(({ tagName }) => Number(tagName[1]))
    const skip = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1)
    return skip === -1 ? [] : [`${address}: h${levels[skip]} after h${levels[skip - 1]}`]
  })
  expect(wrong).toEqual([])
})

it('no link leads nowhere, and no anchor to a place that the page does not have', () => {
  const wrong = new Map<string, string>()
  for (const page of pages.values())
    for (const { pathname, search, hash } of linksOf(page, origin)) {
      const target = pages.get(pathname)
      if (!isPage(pathname)) continue
      const id = decodeURIComponent(hash.slice(1))
      // From a not-found page the other languages lead to the same answer in their words.
      const isSame = page.status === 404 && target?.status === 404
      if (target?.status !== 200 && !isSame) wrong.set(pathname, page.address)
      else if (id !== '' && target?.root.getElementById(id) === null) wrong.set(pathname + hash, page.address)
      if (!isKnownQuery(new URLSearchParams(search))) wrong.set(pathname + search, page.address)
    }
  expect([...wrong].map(([link, from]) => `${link} on ${from}`)).toEqual([])
})

it('a link that opens a tab of its own says so', () => {
  const says = /tabblad|venster|tab\b|window|تبويب|نافذة|pestaña|ventana/
  const silent = new Map(
    [...pages.values()].flatMap(({ address, root }) =>
      root
        .querySelectorAll('a[target="_blank"]')
        .filter((link) => !says.test(link.getAttribute('aria-label') ?? link.text))
        .map((link) => [link.getAttribute('href') ?? '', address] as const),
    ),
  )
  expect([...silent].map(([link, address]) => `${link} on ${address}`)).toEqual([])
})

it('words in Latin letters on Arabic pages stand apart, so that the line around them keeps its order', () => {
  const arabic = [...pages.values()].filter(({ language }) => language === 'ar')
  expect(arabic.length).toBeGreaterThan(entries.length)
  const wrong = new Map(
    arabic.flatMap(({ address, root }) =>
      latinTexts(root.querySelector('body')).map((text) => [text, address] as const),
    ),
  )
  expect([...wrong].map(([text, address]) => `${text} on ${address}`)).toEqual([])
})

it('every picture, font, script and file that a page names is there, and on this site', async () => {
  const named = new Map<string, string>()
  for (const page of pages.values())
    for (const file of filesOf(page)) if (!named.has(file)) named.set(file, page.address)
  const files = [...named.keys()].filter((file) => file.startsWith(`${origin}/`))
  expect(files.length).toBeGreaterThan(100)
  const statuses = await inTurns(files, async (file) => (await ask(origin, file, 'HEAD')).status)
  const missing = files.filter((_, index) => statuses[index] !== 200)
  const foreign = [...named.keys()].filter((file) => !files.includes(file))
  expect([...missing, ...foreign].map((file) => `${file} on ${named.get(file)}`)).toEqual([])
})

/** Names of treatments and categories in links are those that the target knows. */
function isKnownQuery(query: URLSearchParams): boolean {
  const treatment = query.get('behandeling')
  const category = query.get('categorie') ?? query.get('category')
  return (
    (treatment === null || entries.some(({ slug }) => slug === treatment)) &&
    (category === null || findCategory(category) !== undefined)
  )
}

/** Texts with Latin letters that neither `bdi` nor a `dir` of their own sets apart. */
function latinTexts(node: Node | null): string[] {
  if (node === null) return []
  if (node instanceof TextNode) return /\p{Script=Latin}/u.test(node.text) ? [node.text.trim()] : []
  if (!(node instanceof HTMLElement)) return []
  const isApart = ['BDI', 'SCRIPT', 'STYLE'].includes(node.tagName) || node.hasAttribute('dir')
  return isApart ? [] : node.childNodes.flatMap(latinTexts)
}

/** Full addresses of what the browser fetches for a page, and of files that it offers. */
function filesOf(page: ServedPage): string[] {
  const { root, address } = page
  const attributes = (selector: string, name: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')
  const sets = [...attributes('[srcset]', 'srcset'), ...attributes('[imagesrcset]', 'imagesrcset')].flatMap(
    (set) => set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  )
  const links = attributes('link:not([rel=canonical], [rel=alternate])', 'href')
  const offered = linksOf(page, origin)
    .filter(({ pathname }) => !isPage(pathname))
    .map(({ href }) => href)
  return [
    ...sets,
    ...links,
    ...offered,
    ...attributes('[src]', 'src'),
    ...attributes('[poster]', 'poster'),
    ...attributes('astro-island', 'component-url'),
    ...attributes('astro-island', 'renderer-url'),
  ]
    .filter((file) => file !== '' && !file.startsWith('data:'))
    .map((file) => new URL(file, origin + address).href)
}
