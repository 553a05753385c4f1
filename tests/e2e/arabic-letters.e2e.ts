import { expect, test } from '@playwright/test'

/** Apart they are a fault of spelling to who reads Arabic; a face that is cut to fewer features loses the joined form. */
test('a headline writes a lam and the alef after it as one letter', async ({ page }) => {
  await page.goto('/ar')
  await page.evaluate(() => document.fonts.ready)
  const [joined, apart] = await page.locator('h1').evaluate((headline) =>
    ['normal', 'none'].map((ligatures) => {
      const letters = document.createElement('span')
      letters.textContent = 'لا'
      letters.style.fontVariantLigatures = ligatures
      headline.append(letters)
      return letters.getBoundingClientRect().width
    }),
  )
  expect(joined).not.toBeCloseTo(apart ?? 0, 0)
})
