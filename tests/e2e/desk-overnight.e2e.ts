import { expect, test } from '@playwright/test'
import { enterDesk } from './desk-steps.ts'

test('a desk that is left open over night shows the new day, and leaves another day alone', async ({
  page,
}) => {
  await enterDesk(page, 'Night')
  await page.clock.install({ time: '2028-06-12T23:58:00+02:00' })
  const shown = page.locator('[aria-live=polite]', { hasText: 'juni' })
  await page.goto('/balie')
  await expect(shown).toHaveText('maandag 12 juni')
  await page.clock.fastForward('05:00')
  await expect(shown).toHaveText('dinsdag 13 juni')
  await page.getByRole('button', { name: 'Nieuwe afspraak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await expect(dialog.getByLabel('Dag')).toHaveValue('2028-06-13')
  await dialog.getByLabel('Dag').fill('2028-06-12')
  await expect(dialog.getByText('Deze dag is al voorbij.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ja, stoppen' }).click()

  await page.getByRole('button', { name: 'Volgende dag' }).click()
  await expect(shown).toHaveText('woensdag 14 juni')
  await page.clock.fastForward('24:00:00')
  await expect(shown).toHaveText('woensdag 14 juni')
})
