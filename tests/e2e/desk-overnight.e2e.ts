import { expect, test } from '@playwright/test'
import { enterDesk } from './desk-steps.ts'

test('a desk that is left open over night shows the new day, and leaves another day alone', async ({
  page,
}) => {
  await enterDesk(page, 'Night')
  await page.clock.install({ time: '2028-07-03T23:58:00+02:00' })
  const shown = page.locator('[aria-live=polite]', { hasText: 'juli' })
  await page.goto('/balie')
  await expect(shown).toHaveText('maandag 3 juli')
  const atMidnight = page.waitForRequest('**/api/desk/agenda?from=2028-07-04&*')
  await page.clock.fastForward('05:00')
  await expect(shown).toHaveText('dinsdag 4 juli')
  // Nobody asked for it: the session ends as if the desk had been shut.
  expect((await atMidnight).headers()).toHaveProperty('x-unasked')
  await page.getByRole('button', { name: 'Nieuwe afspraak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await expect(dialog.getByLabel('Dag')).toHaveValue('2028-07-04')
  await dialog.getByLabel('Dag').fill('2028-07-03')
  await expect(dialog.getByText('Deze dag is al voorbij.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ja, stoppen' }).click()

  const byHand = page.waitForRequest('**/api/desk/agenda?from=2028-07-05&*')
  await page.getByRole('button', { name: 'Volgende dag' }).click()
  await expect(shown).toHaveText('woensdag 5 juli')
  expect((await byHand).headers()).not.toHaveProperty('x-unasked')
  await page.clock.fastForward('24:00:00')
  await expect(shown).toHaveText('woensdag 5 juli')
})

test('a look at a tab that was left alone keeps no session alive', async ({ page }) => {
  await enterDesk(page, 'Left alone')
  await page.clock.install()
  await page.goto('/balie/berichten')
  await expect(page.locator('[data-screen-head]')).toBeVisible()
  await expect(page.locator('p[role=status]:not(:empty)')).toHaveCount(0)
  await page.clock.fastForward('10:00')
  const atLook = page.waitForRequest(/messages\?state=open$/)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  expect((await atLook).headers()).toHaveProperty('x-unasked')

  const byHand = page.waitForRequest(/messages\?state=done$/)
  await page.getByRole('button', { name: 'Afgehandeld' }).click()
  expect((await byHand).headers()).not.toHaveProperty('x-unasked')
})
