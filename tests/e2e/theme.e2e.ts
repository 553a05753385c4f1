import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { localized, paths } from '#shared/i18n/paths.ts'
import { flawsOf } from './accessibility.ts'
import { freeDays } from './booking-steps.ts'
import { journeys } from './journeys.ts'
import { openReady } from './open-ready.ts'

/** The page's own light and dark ground. */
const light = 'rgb(251, 247, 243)'
const dark = 'rgb(28, 17, 18)'
/** What is printed has none. */
const paper = 'rgb(255, 255, 255)'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
/** What a phone paints around the page. */
const bar = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test('the site is as dark as the system, without a script too', async ({ browser, page, baseURL }) => {
  await page.goto('/')
  for (const [colorScheme, color] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await ground(page)).toBe(color)
  }
  expect(await bar(page)).toBe('#1c1112')

  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  const still = await context.newPage()
  await still.goto(`${baseURL}/`)
  await expect(still.locator('html')).toHaveCSS('background-color', dark)
  await expect(still.locator('form[name=theme]')).toBeHidden()
  await context.close()
})

test('where storage is refused a choice in the footer still changes this page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await openReady(page, paths.complaints)
  const choose = (name: string) => page.locator(`form[name=theme] [value=${name}]`)
  await choose('dark').check()
  expect(await ground(page)).toBe(dark)
  expect(await bar(page)).toBe('#1c1112')
  // Another field that changes is no choice of this kind, and takes none back.
  await page.evaluate(() => document.dispatchEvent(new Event('change', { bubbles: true })))
  await expect(choose('dark')).toBeChecked()
  await choose('light').check()
  expect(await ground(page)).toBe(light)
})

for (const { language, t } of journeys) {
  test(`a choice in the footer is there before the first paint of the next page (${language})`, async ({
    page,
  }) => {
    // The mark as it was when the first of the page itself arrived, before which nothing can be painted.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return
        observer.disconnect()
        document.documentElement.setAttribute('data-first', document.documentElement.dataset.theme ?? '')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(localized(paths.complaints, language))
    const choice = page.getByRole('contentinfo').getByRole('radio', { name: t('footer.theme.dark') })
    await expect(
      page.getByRole('contentinfo').getByRole('radio', { name: t('footer.theme.system') }),
    ).toBeChecked()
    await choice.check()
    expect(await ground(page)).toBe(dark)
    expect(await bar(page)).toBe('#1c1112')

    await page.goto(localized(paths.privacy, language))
    await expect(page.locator('html')).toHaveAttribute('data-first', 'dark')
    expect(await ground(page)).toBe(dark)
    await expect(choice).toBeChecked()

    await page.emulateMedia({ media: 'print' })
    expect(await ground(page)).toBe(paper)
    await page.emulateMedia({ media: 'screen' })
    await page
      .getByRole('contentinfo')
      .getByRole('radio', { name: t('footer.theme.system') })
      .check()
    expect(await ground(page)).toBe(light)
    expect(await bar(page)).toBe('#fbf7f3')
  })

  test(`everybody can read every kind of page in the dark (${language})`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme: 'dark' })
    const found: string[] = []
    for (const path of [
      paths.home,
      paths.treatment('fillers-injectables', 'hyaluronidase-filler-oplossen'),
      paths.reviews,
      paths.contact,
      paths.login,
    ]) {
      await openReady(page, localized(path, language))
      found.push(...(await flawsOf(page, path)))
    }
    await page.goto(`${localized(paths.booking, language)}?behandeling=gratis-consult`)
    // The first: a phone shows a week, and late in it few days are left.
    await freeDays(page.getByRole('main')).first().click()
    found.push(...(await flawsOf(page, 'the moment')))
    expect(found).toEqual([])
  })
}
