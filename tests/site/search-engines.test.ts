import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { schemaProblems } from '../schema-org.ts'
import { openBuiltSite } from './built-site.ts'
import { ask, inTurns, readHeads, readSitemap } from './whole-site.ts'
import type { ServedPage, SitemapEntry } from './whole-site.ts'

/** What the pages tell search engines, feed readers and the previews of shared links. */

let origin = ''
let sitemap: SitemapEntry[] = []
let pages: ServedPage[] = []

let site: Awaited<ReturnType<typeof openBuiltSite>>

beforeAll(async () => {
  site = await openBuiltSite()
  origin = site.origin
  sitemap = await readSitemap(origin)
  const addresses = sitemap.map(({ address }) => address)
  pages = await readHeads(origin, addresses)
}, 300_000)
afterAll(() => site.close())

it('every page has a title and a description of its own in its language', () => {
  for (const language of languages) {
    const own = pages.filter((page) => page.language === language)
    for (const text of ['title', 'description'] as const) {
      const seen = new Map<string, string>()
      const twice = own.flatMap((page) => {
        const said = text === 'title' ? titleOf(page) : contentOf(page, 'meta[name=description]')
        const other = seen.get(said)
        seen.set(said, page.address)
        return said === '' || other !== undefined ? [`${page.address} and ${other}: ${said}`] : []
      })
      expect(twice, text).toEqual([])
    }
  }
})

it('every page names its own address and those in the other languages, and the sitemap says the same', () => {
  const known = new Set(sitemap.map(({ address }) => address))
  for (const [index, page] of pages.entries()) {
    const links = (rel: string) => page.root.querySelectorAll(`link[rel=${rel}]`)
    expect(
      links('canonical').map((link) => link.getAttribute('href')),
      page.address,
    ).toEqual([origin + page.address])
    const expected = {
      ...Object.fromEntries(languages.map((language) => [language, localized(page.path, language)])),
      'x-default': page.path,
    }
    for (const address of Object.values(expected)) expect(known, page.address).toContain(address)
    const said = links('alternate').filter((link) => link.hasAttribute('hreflang'))
    expect(
      said.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      page.address,
    ).toEqual(Object.entries(expected).map(([language, address]) => [language, origin + address]))
    expect(Object.fromEntries(sitemap[index]?.alternates ?? [])).toEqual(expected)
  }
})

it('pages of one person, pages behind links in mails and errors stay out of search engines', async () => {
  const kept = [
    ...[paths.portal, paths.portalAppointments, paths.portalTreatments, paths.portalPreferences],
    ...[paths.portalProfile, paths.manageBooking, paths.resetPassword, paths.verifyEmail],
    ...[paths.newsletterConfirm, paths.newsletterUnsubscribe, '/bestaat/niet', paths.category('geen')],
    ...[paths.login, paths.register, paths.forgotPassword],
  ]
  const addresses = kept.flatMap((path) => languages.map((language) => localized(path, language)))
  const known = new Set(sitemap.map(({ address }) => address))
  const heads = await readHeads(origin, addresses)
  const robotsOf = (page: ServedPage) => contentOf(page, 'meta[name=robots]')
  expect(heads.filter((page) => robotsOf(page) !== 'noindex').map(({ address }) => address)).toEqual([])
  expect(addresses.filter((address) => known.has(address))).toEqual([])
  expect(pages.filter((page) => robotsOf(page) !== '').map(({ address }) => address)).toEqual([])
})

it('robots may read everything but the API, and find the sitemap', async () => {
  const robots = String((await ask(origin, '/robots.txt')).body)
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
  expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
})

it('feed readers get the articles of each language, newest first', async () => {
  for (const language of languages) {
    const address = localized(paths.feed, language)
    const { type, body } = await ask(origin, address)
    expect(type).toMatch(/xml/)
    const feed = parse(body.toString().replaceAll(/<(\/?)link>/g, '<$1address>'))
    expect(feed.querySelector('channel > language')?.text).toBe(language)
    const links = feed.querySelectorAll('item > address').map(({ text }) => text)
    expect(links).toHaveLength(6)
    for (const link of links) expect(pageAt(link.replace(origin, ''))?.language, link).toBe(language)
    const days = feed.querySelectorAll('item > pubDate').map(({ text }) => Date.parse(text))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    const blog = pageAt(localized(paths.blog, language))
    const named = blog?.root.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')
    expect(named).toBe(origin + address)
  }
})

it('a shared link shows title, description and a picture of 1200 by 630', async () => {
  const pictures = new Map<string, string>()
  for (const page of pages) {
    const said = (name: string) => contentOf(page, `meta[property="og:${name}"]`)
    expect(said('url'), page.address).toBe(origin + page.address)
    expect(said('description'), page.address).toBe(contentOf(page, 'meta[name=description]'))
    expect(titleOf(page), page.address).toContain(said('title'))
    expect(said('image'), page.address).toContain(`/social/${page.language}/`)
    pictures.set(said('image'), page.address)
  }
  // Home and five pages, 18 categories, six articles; in four languages.
  expect(pictures.size).toBe(30 * languages.length)
  const sizes = await inTurns([...pictures.keys()], async (address) => {
    const { width, height, format } = await sharp((await ask(origin, address)).body).metadata()
    return `${format} ${width} ${height}`
  })
  expect(new Set(sizes)).toEqual(new Set(['jpeg 1200 630']))
})

it('structured data keeps to schema.org and says what the page is', () => {
  for (const page of pages) {
    const data = structuredData(page)
    expect(schemaProblems(data), page.address).toEqual([])
    const types = data['@graph'].map((node) => node['@type'])
    expect(types, page.address).toEqual(expect.arrayContaining(typesAt(page)))
  }
})

it('the clinic, a treatment and an article are described with what a search result shows', () => {
  const nodeAt = (address: string, type: string) => {
    const page = pageAt(address)
    return page && structuredData(page)['@graph'].find((node) => node['@type'] === type)
  }
  for (const prefix of ['', '/ar']) {
    expect(nodeAt(`${prefix}/contact`, 'BeautySalon')).toMatchObject({
      address: { '@type': 'PostalAddress', addressCountry: 'NL' },
      telephone: expect.stringMatching(/^\+31/),
      openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '10:00' })]),
    })
    expect(
      nodeAt(`${prefix}/behandelingen/gezichtsbehandelingen/hydra-facial-gezicht`, 'Service'),
    ).toMatchObject({ offers: { '@type': 'Offer', priceCurrency: 'EUR' }, provider: expect.anything() })
    expect(nodeAt(`${prefix}/blog/botox-gids`, 'BlogPosting')).toMatchObject({
      headline: expect.any(String),
      datePublished: expect.stringMatching(/^\d{4}-/),
      inLanguage: prefix === '' ? 'nl' : 'ar',
    })
  }
})

function pageAt(address: string): ServedPage | undefined {
  return pages.find((page) => page.address === address)
}

type Graph = { readonly '@graph': readonly Readonly<Record<string, unknown>>[] }

function structuredData({ root }: ServedPage): Graph {
  const blocks = root.querySelectorAll('script[type="application/ld+json"]')
  expect(blocks).toHaveLength(1)
  return JSON.parse(blocks[0]?.text ?? '') as Graph
}

function typesAt({ path }: ServedPage): string[] {
  const depth = path.split('/').length - 1
  if (path === paths.home) return ['BeautySalon', 'FAQPage']
  if (path === paths.contact) return ['BreadcrumbList', 'BeautySalon']
  if (path.startsWith(`${paths.treatments}/`))
    return ['BreadcrumbList', 'FAQPage', depth === 3 ? 'Service' : 'ItemList']
  if (path.startsWith(`${paths.blog}/`)) return ['BreadcrumbList', 'BlogPosting']
  return ['BreadcrumbList']
}

function titleOf({ root }: { root: HTMLElement }): string {
  return root.querySelector('title')?.text.trim() ?? ''
}

function contentOf({ root }: { root: HTMLElement }, selector: string): string {
  return root.querySelector(selector)?.getAttribute('content')?.trim() ?? ''
}
