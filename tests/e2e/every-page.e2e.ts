import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { languages } from '#shared/i18n/languages.ts'
import { splitLanguage } from '#shared/i18n/paths.ts'
import { demandingPages, readSitemap } from '../site/whole-site.ts'
import { withMotion } from './motion.ts'
import { openReady } from './open-ready.ts'

test.use(withMotion)

/**
 * The most demanding pages of each kind in the browser. What can be read off a page without one, as the files it names,
 * is read off every page in `tests/site`.
 */

const widths = [320, 390, 768, 1440]

for (const language of languages) {
  test(`pages in ${language} load in silence from this site alone, and are as wide as their window`, async ({
    context,
    baseURL,
  }) => {
    test.setTimeout(400_000)
    const origin = baseURL ?? ''
    const addresses = (await readSitemap(origin))
      .map(({ address }) => address)
      .filter((address) => splitLanguage(address).language === language)
    expect(addresses.length).toBeGreaterThan(100)
    const demanding = await demandingPages(origin, addresses)
    expect(demanding.length).toBeGreaterThan(20)
    const wrong: string[] = []
    for (const address of demanding)
      wrong.push(...(await problemsOf(context, origin, address)).map((problem) => `${address}: ${problem}`))
    expect(wrong).toEqual([])
  })
}

/** In a window of its own, so that what goes wrong late is not heard on the next page. */
async function problemsOf(context: BrowserContext, origin: string, address: string): Promise<string[]> {
  const page = await context.newPage()
  const problems = listen(page, origin)
  await openReady(page, address)
  problems.push(...(await tooWide(page)))
  await page.close()
  return problems
}

/** What goes wrong on the page from now on, as it happens. */
function listen(page: Page, origin: string): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) heard.push(`asks for ${url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} for ${response.url()}`)
  })
  return heard
}

async function tooWide(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (over > 0) problems.push(`${over} px too wide at ${width} px`)
  }
  return problems
}
