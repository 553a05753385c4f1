import { expect, test } from '@playwright/test'
import { bookCaller, enterDesk, freePlace, openDay, visitOf } from './desk-steps.ts'

test('booking again after the answer was lost books once', async ({ page }) => {
  await enterDesk(page, 'Lost answer')
  await openDay(page, '2028-06-06')
  await page.route(
    '**/api/desk/appointments/series',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  // Any room will do: another booking would find one.
  await page.getByRole('button', { name: 'Nieuwe afspraak' }).click()
  await bookCaller(page, 'Dubbel', 'Gedrukt')
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Boeken' }).click()
  await expect(dialog).toBeHidden()
  await expect(visitOf(page, 'Dubbel Gedrukt')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^10:00 Kamer \d, vrij$/ })).toHaveCount(3)
})
