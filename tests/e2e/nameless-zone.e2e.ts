import { expect, test } from '@playwright/test'
import { chooseMoment, chooseTreatment, openDialog } from './booking-steps.ts'

// Where the system's zone cannot be told Chromium names it so, and refuses that name itself.
test.use({ timezoneId: 'UTC' })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { prototype } = Intl.DateTimeFormat
    const told = Object.getOwnPropertyDescriptor(prototype, 'resolvedOptions')?.value
    prototype.resolvedOptions = function () {
      return { ...told.call(this), timeZone: 'Etc/Unknown' }
    }
  }),
)

test('a browser that cannot name its zone books, and is told whose clock the times follow', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await expect(dialog.getByText(/Bij u is het dan \d\d:\d\d\./)).toBeVisible()
})

test('a browser that cannot name its zone can send the contact form', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('button', { name: 'Versturen', exact: true })).toBeEnabled()
  await expect(page.locator('[data-zone-note]')).toBeVisible()
})
