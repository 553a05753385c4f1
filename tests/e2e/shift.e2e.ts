import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { localized, paths } from '#shared/i18n/paths.ts'
import { hold } from './hold.ts'

/** By Chromium's count, in which 0.1 is where it bothers people: at most a line more or less of a small text. */
const unseen = 0.03

const pages = {
  home: paths.home,
  category: '/behandelingen/botox',
  treatment: '/behandelingen/fillers-injectables/lipfiller-1-ml',
  article: '/blog/botox-gids',
}

for (const language of ['nl', 'ar'] as const)
  for (const [name, path] of Object.entries(pages))
    test(`${language} › the ${name} page stays where it is when its typefaces come late @both`, async ({
      page,
    }) => {
      const release = await hold(page, /\.woff2$/)
      await page.goto(localized(path, language), { waitUntil: 'domcontentloaded' })
      await expectPainted(page)
      release()
      const faces = await page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].filter(({ status }) => status === 'loaded').length
      })
      expect(faces).toBeGreaterThan(1)
      const { sum, moved } = await page.evaluate(shiftSoFar)
      expect(sum, moved.join('\n')).toBeLessThan(unseen)
    })

for (const language of ['nl', 'ar'] as const)
  test(`${language} › the home page stays where it is when its first screen comes in two pieces @both`, async ({
    page,
    baseURL,
  }) => {
    const pieces = await serveInTwoPieces(`${baseURL}${localized(paths.home, language)}`, '</h1>')
    await page.goto(pieces.address, { waitUntil: 'commit' })
    await expectPainted(page)
    pieces.sendTheRest()
    await expect(page.locator('[data-hero-actions] a').first()).toBeVisible()
    const { sum, moved } = await page.evaluate(shiftSoFar)
    expect(sum, moved.join('\n')).toBeLessThan(unseen)
    pieces.close()
  })

/** A page as a slow network brings it: cut at a word, with all it asks for from where it is served. */
async function serveInTwoPieces(address: string, cut: string) {
  const rest = Promise.withResolvers<void>()
  const html = await fetch(address).then((response) => response.text())
  const [first = '', second = '', ...more] = html.split(cut)
  expect(more).toEqual([])
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(307, { location: new URL(request.url ?? '', address).href }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(first)
    void rest.promise.then(() => response.end(cut + second))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    sendTheRest: rest.resolve,
    close: () => server.close(),
  }
}

async function expectPainted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
}

/** In the page: how far it has moved by itself, and what did. */
async function shiftSoFar(): Promise<{ sum: number; moved: string[] }> {
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
  // What the last face has moved is known after the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const shifts = await new Promise<Shift[]>((resolve) => {
    const seen: PerformanceEntry[] = []
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    setTimeout(() => resolve(seen as Shift[]), 100)
  })
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(
      ({ value, sources }) =>
        `${value.toFixed(3)}: ${sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(' | ')}`,
    ),
  }
}
