import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findByName } from '#shared/content/catalogue.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { flawsOf } from './accessibility.ts'
import { journeys } from './journeys.ts'

const nameOf = (dutch: string, language: Language) => findByName(dutch)?.treatment.name[language] ?? ''

async function openGuide(page: Page, prefix: string, t: Translator) {
  await page.goto(`${prefix}/behandelingen`)
  await page.getByRole('main').getByText(t('guide.title')).click()
}

for (const { language, prefix, t } of journeys) {
  test.describe(language, () => {
    test('by keyboard three answers lead to treatments, and another first answer to other questions', async ({
      page,
    }) => {
      await page.goto(`${prefix}/behandelingen`)
      const summary = page
        .getByRole('main')
        .locator('summary')
        .filter({ hasText: t('guide.title') })
      const radio = (name: string) => page.getByRole('radio', { name, exact: true })
      await summary.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(radio(t('guide.concerns.lines'))).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await expect(radio(t('guide.places.face'))).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await expect(radio(t('guide.times.none'))).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(radio(t('guide.times.days'))).toBeChecked()
      expect(await flawsOf(page, 'guide')).toEqual([])
      await page.keyboard.press('Tab')
      const link = page.getByRole('link', { name: nameOf('Microneedling gezicht', language), exact: true })
      await expect(link.first()).toBeFocused()
      await expect(page.locator('[data-guide-end]:visible')).toHaveCount(1)

      await radio(t('guide.concerns.lines')).focus()
      await page.keyboard.press('ArrowDown')
      await expect(radio(t('guide.concerns.skin'))).toBeChecked()
      await expect(page.locator('[data-guide-end]:visible')).toHaveCount(0)
      await expect(radio(t('guide.places.face'))).toBeVisible()
    })

    test('what a doctor sees first ends at the free consultation, which opens chosen', async ({ page }) => {
      await openGuide(page, prefix, t)
      await page.getByText(t('guide.concerns.volume'), { exact: true }).click()
      const end = page.locator('[data-guide-end]:visible')
      await expect(end).toContainText(t('guide.consult'))
      await expect(end.getByRole('listitem')).toHaveCount(0)
      await end.getByRole('link', { name: t('treatments.free_consult') }).click()
      await expect(page.getByRole('dialog')).toContainText(nameOf('Gratis consult', language))
    })
  })
}

test('the questions stand beside the search, and the first prices are in sight, on a wide screen @wide', async ({
  page,
}) => {
  const { prefix, t } = journeys[0]
  await page.goto(`${prefix}/behandelingen`)
  const main = page.getByRole('main')
  const field = await main.getByRole('searchbox').boundingBox()
  const guide = await main
    .locator('details')
    .filter({ hasText: t('guide.title') })
    .boundingBox()
  expect(guide?.y).toBe(field?.y)
  expect(guide?.height).toBe(field?.height)
  expect(guide?.x ?? 0).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0))
  const prices = main.getByRole('article').first().getByText('€')
  await expect(prices.first()).toBeInViewport({ ratio: 1 })
})

test('where the system chooses the colours a chosen answer and filter still differ', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { prefix, t } = journeys[0]
  await openGuide(page, prefix, t)
  const answer = (name: string) => page.getByText(name, { exact: true })
  await answer(t('guide.concerns.teeth')).click()
  await expect(answer(t('guide.concerns.teeth'))).toHaveCSS('outline-style', 'solid')
  await expect(answer(t('guide.concerns.lines'))).toHaveCSS('outline-style', 'none')
  const filter = page.getByRole('search').locator('[data-filter-category]')
  await expect(filter.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(filter.first()).toHaveCSS('outline-style', 'solid')
  await expect(filter.last()).toHaveCSS('outline-style', 'none')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are answered all the same', async ({ page }) => {
    const { prefix, t } = journeys[0]
    await openGuide(page, prefix, t)
    await page.getByText(t('guide.concerns.teeth'), { exact: true }).click()
    await expect(page.locator('[data-guide-end]:visible').getByRole('link')).toHaveCount(3)
  })
})
