import { expect, test } from '@playwright/test'

test('the demo shows one part at a time, by click and by arrow keys', async ({ page }) => {
  await page.goto('/demo')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Behandelingen' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Behandelingen' })).toContainText('€ 350,00')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Live Chat' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Live Chat' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Features' })).toBeFocused()
})

test('in Arabic the left arrow key goes on', async ({ page }) => {
  await page.goto('/ar/demo')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
})

test('the demo leads back to the home page and to its contact section', async ({ page }) => {
  await page.goto('/demo')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Terug naar de website' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/#contact')
})
