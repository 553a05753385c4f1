import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { languages } from '#shared/i18n/languages.ts'
import { splitLanguage } from '#shared/i18n/paths.ts'
import { readSitemap } from './whole-site.ts'

/** Every address of the sitemap, each opened once in the browser. */

const widths = [320, 390, 768, 1440]

for (const language of languages) {
  test(`every page in ${language} loads in silence from this site alone, and is as wide as its window`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const origin = baseURL ?? ''
    const entries = await readSitemap(origin)
    const addresses = entries
      .map(({ address }) => address)
      .filter((address) => splitLanguage(address).language === language)
    expect(addresses.length).toBeGreaterThan(100)
    const heard = listen(page, origin)
    const wrong: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      wrong.push(...(await tooWide(page)).map((problem) => `${address}: ${problem}`))
      wrong.push(...heard.splice(0).map((problem) => `${address}: ${problem}`))
    }
    expect(wrong).toEqual([])
  })
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
