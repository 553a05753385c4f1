import { expect, test } from '@playwright/test'
import { flawsOf } from './accessibility.ts'

const words = {
  nl: {
    prefix: '',
    tabs: ['Features', 'Afspraken', 'Behandelingen', 'Live Chat'],
    next: 'ArrowRight',
    client: 'Cliënt A',
    home: 'Terug naar de website',
    contact: 'Neem contact op',
  },
  ar: {
    prefix: '/ar',
    tabs: ['المزايا', 'المواعيد', 'العلاجات', 'المحادثة المباشرة'],
    next: 'ArrowLeft',
    client: 'A',
    home: 'العودة إلى الموقع',
    contact: 'التواصل معنا',
  },
} as const

for (const language of ['nl', 'ar'] as const) {
  const w = words[language]

  test.describe(language, () => {
    test('the demo shows one of four parts at a time, by click and by keys, and asks nothing of the server', async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.url().includes('/api/')) asked.push(request.url())
      })
      await page.addInitScript(() =>
        document.addEventListener('page:rested', () =>
          document.documentElement.setAttribute('data-rested', ''),
        ),
      )
      await page.goto(`${w.prefix}/demo`)
      await page.locator('html[data-rested]').waitFor()
      const [features, appointments, treatments, chat] = w.tabs
      await expect(page.getByRole('tab')).toHaveText([...w.tabs])
      await expect(page.getByRole('tabpanel', { name: features })).toBeVisible()
      await page.getByRole('tab', { name: treatments }).click()
      const prices = page.getByRole('tabpanel', { name: treatments }).getByRole('row')
      for (const [index, euros] of ['350', '425', '275', '450', '195', '225'].entries())
        await expect(prices.nth(index + 1)).toContainText(euros)
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await page.keyboard.press(w.next)
      await expect(page.getByRole('tab', { name: chat })).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: chat }).getByRole('listitem')).toHaveCount(6)
      await page.keyboard.press(w.next)
      await expect(page.getByRole('tab', { name: features })).toBeFocused()
      await page.keyboard.press(w.next)
      await expect(page.getByRole('tabpanel', { name: appointments })).toContainText(w.client)
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      expect(asked).toEqual([])
      expect(await flawsOf(page, 'appointments')).toEqual([])
    })

    test('the demo leads back to the home page and to its contact section', async ({ page }) => {
      await page.goto(`${w.prefix}/demo`)
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: w.home })).toHaveAttribute('href', w.prefix || '/')
      await main.getByRole('link', { name: w.contact }).click()
      await expect(page).toHaveURL(`${w.prefix || '/'}#contact`)
      await expect(page.locator('#contact')).toBeInViewport()
    })
  })
}
