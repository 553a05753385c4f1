import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { confirm, fillDetails, freeTimes, goOn } from './booking-steps.ts'

const treatmentPath = '/behandelingen/massages/hotstone-massage'
const bookLink = (page: Page) => page.locator('[data-dock] a[href*="/afspraak"]')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the bar knows the treatment, its price and its first free moment, and keeps them', async ({
    page,
  }) => {
    await page.goto(treatmentPath)
    const link = page.locator('[data-dock] a[data-first-free=known]')
    await link.waitFor({ state: 'attached' })
    await expect(link).toHaveText(/^Boek: Hotstone massage · €\s95,00 · \S+ (\d+ \S+ )?\d\d:\d\d$/)
    const time = /\d\d:\d\d$/.exec((await link.textContent()) ?? '')?.[0] ?? ''
    await page.getByRole('heading', { name: 'Vragen', exact: true }).scrollIntoViewIfNeeded()
    await link.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('region', { name: 'Gekozen behandeling' })).toContainText(
      'Hotstone massage',
    )
    await expect(dialog.getByRole('radio', { name: time })).toBeChecked()
  })

  test.describe('far from the clinic', () => {
    test.use({ timezoneId: 'Europe/London' })
    test('the bar says whose clock its moment follows', async ({ page }) => {
      await page.goto(treatmentPath)
      const link = page.locator('[data-dock] a[data-first-free=known]')
      await expect(link).toHaveText(/ \d\d:\d\d \(Nederlandse tijd\)$/)
    })
  })

  test('what comes after a consultation books that first, and promises no moment', async ({ page }) => {
    await page.goto('/behandelingen/fillers-injectables/traangootfiller')
    await expect(page.locator('[data-dock] a[href*="/afspraak"]')).toContainText('Traangootfiller')
    await expect(page.locator('[data-first-free]')).toHaveCount(0)
    // At the top of the page and at its foot.
    const consult = page.getByRole('main').getByRole('link', { name: 'Boek eerst het consult' })
    await expect(consult).toHaveCount(2)
    await expect(page.getByText('Boek een gratis consult.')).toHaveCount(0)
    await consult.last().click()
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Gekozen behandeling' })).toContainText(
      'Medisch consult bij de arts',
    )
  })

  test('the bar stays away while the button of the hero can be seen whole', async ({ page }) => {
    for (const path of ['/', treatmentPath]) {
      await page.goto(path)
      const button = page.locator('[data-hero-actions] a').first()
      await button.evaluate((element) => {
        element.scrollIntoView({ block: 'end', behavior: 'instant' })
        // A page scrolls by whole pixels, and its parts may end between two.
        scrollBy(0, 1)
      })
      await expect(button).toBeInViewport({ ratio: 1 })
      await expect(bookLink(page)).toBeHidden()
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(bookLink(page)).toBeVisible()
    }
  })

  test('a page ends with its footer, which keeps room for the bar where there is one', async ({ page }) => {
    const room = async (path: string) => {
      await page.goto(path)
      return page.locator('body > footer').evaluate((footer) => {
        const { bottom } = footer.getBoundingClientRect()
        const words = footer.lastElementChild?.getBoundingClientRect().bottom ?? 0
        return { below: document.body.getBoundingClientRect().bottom - bottom, within: bottom - words }
      })
    }
    const withoutBar = await room('/afspraak')
    const withBar = await room('/')
    expect(withoutBar.below).toBeLessThan(2)
    expect(withBar.below).toBeLessThan(2)
    expect(withBar.within - withoutBar.within).toBeGreaterThan(60)
  })
})

for (const [width, height] of [
  [390, 844],
  [640, 512],
] as const)
  test(`at ${width} by ${height} the bar covers nothing that the keys have reached`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/contact')
    await page.locator('html[data-ready]').waitFor()
    const covered: string[] = []
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const dock = document.querySelector('[data-dock]')
        const reached = document.activeElement
        if (
          !dock ||
          !reached ||
          reached === document.body ||
          reached.closest('[data-dock], [data-scroll-to-top]')
        )
          return ''
        const isUnder = reached.getBoundingClientRect().top >= dock.getBoundingClientRect().top - 1
        return isUnder ? reached.outerHTML.slice(0, 80) : ''
      })
      if (name !== '') covered.push(name)
    }
    expect(covered).toEqual([])
  })

test('the words of the bar stay inside their button on the smallest phones, in every language', async ({
  page,
}) => {
  for (const path of ['/', '/en', '/ar', '/es'])
    for (const width of [320, 346, 360]) {
      await page.setViewportSize({ width, height: 568 })
      await page.goto(path)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
      await expect(page.locator('[data-scroll-to-top]')).toBeVisible()
      const link = bookLink(page)
      await expect(link).toBeVisible()
      const room = await link.evaluate((button) => {
        const words = document.createRange()
        words.selectNodeContents(button)
        const [around, within] = [button.getBoundingClientRect(), words.getBoundingClientRect()]
        return Math.min(within.left - around.left, around.right - within.right)
      })
      expect(room, `${path} ${width}`).toBeGreaterThan(8)
    }
})

for (const path of ['/klachten', '/login', '/register', '/afspraak/beheer', '/afspraak'])
  test(`${path} is about something else than booking: nothing floats that books`, async ({ page }) => {
    await page.goto(path)
    await expect(bookLink(page)).toHaveCount(0)
  })

test('the header and the round button of a treatment start with it', { tag: '@wide' }, async ({ page }) => {
  await page.goto(treatmentPath)
  for (const link of [bookLink(page), page.locator('[data-header] a[href*="/afspraak"]').last()])
    await expect(link).toHaveAttribute('href', /\/afspraak\?behandeling=hotstone-massage/)
})

test(
  'the first free moment below the buttons of a treatment is asked for once, and kept',
  { tag: '@wide' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/availability/first')) asked.push(request.url())
    })
    await page.goto(treatmentPath)
    const link = page.locator('main a[data-first-free=known]')
    await expect(link).toHaveText(/^Boek het eerste vrije moment \S+ \d+ \S+, \d\d:\d\d$/)
    const time = /\d\d:\d\d$/.exec((await link.textContent()) ?? '')?.[0] ?? ''
    expect(asked).toHaveLength(1)
    await link.click()
    await expect(page.getByRole('dialog').getByRole('radio', { name: time })).toBeChecked()
  },
)

test('the round button can be told from the footer it floats over', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  const contrast = await bookLink(page).evaluate((button) => {
    const edge = getComputedStyle(button).borderTopColor
    return { edge, ground: getComputedStyle(button).backgroundColor }
  })
  expect(contrast.edge).not.toBe(contrast.ground)
  expect(contrast.edge).not.toBe('rgba(0, 0, 0, 0)')
})

test('from a treatment to the receipt: seven taps at most, and four fields', async ({ page }) => {
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as { countTap: () => void }).countTap(), true),
  )
  await page.goto(treatmentPath)
  await page.locator('[data-hero-actions] a').first().click()
  const dialog = page.getByRole('dialog')
  const offered = dialog.getByRole('list', { name: 'Eerstvolgende dagen' }).getByRole('button')
  // Late in the day its own row is short: of the times themselves the last.
  await offered
    .filter({ hasText: /^\d\d:\d\d$/ })
    .last()
    .click()
  await expect(freeTimes(dialog).first()).toBeVisible()
  await goOn(dialog)
  await fillDetails(dialog)
  await confirm(dialog)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  expect(taps).toBeGreaterThan(2)
  expect(taps).toBeLessThanOrEqual(7)
})
