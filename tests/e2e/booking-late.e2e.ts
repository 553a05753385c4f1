import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  chooseMoment,
  chooseTreatment,
  confirm,
  fillDetails,
  goOn,
  openDialog,
  reachDetails,
} from './booking-steps.ts'
import { afterAllTries } from './clock.ts'
import { test } from './empty-day.ts'
import { hold } from './hold.ts'

/* What is there before its script, or comes after it, on a connection where that is late or does not come at all. */

const details = /\/assets\/details-step\.[^/]+\.js$/
const toasts = /\/assets\/toast\.[^/]+\.js$/

/** The dialog at step 3, whose code comes when it is released. */
async function waitForDetails(page: Page) {
  const release = await hold(page, details)
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  await expect(dialog.getByText('Het formulier wordt geladen…')).toBeVisible()
  return { dialog, release }
}

test('while step 3 is on its way it says so, and then books what was chosen', async ({ page }) => {
  const { dialog, release } = await waitForDetails(page)
  await expect(dialog.getByRole('button', { name: 'Afspraak bevestigen' })).toBeDisabled()
  release()
  await fillDetails(dialog)
  await confirm(dialog)
  await expect(page.locator('[data-receipt]')).toContainText('Gratis consult')
})

test('stopping asks about what was typed the moment step 3 came', async ({ page }) => {
  const { dialog, release } = await waitForDetails(page)
  release()
  await dialog.getByLabel('Voornaam').fill('Noor')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Stoppen met boeken?' })).toBeVisible()
})

test('a step 3 that could not be fetched comes by a press', async ({ page }) => {
  await page.clock.install()
  await page.route(details, (route) => route.abort())
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  const failed = dialog.getByText('De vrije tijden konden niet worden geladen.')
  await afterAllTries(page, () => expect(failed).toBeVisible({ timeout: 100 }))
  await page.unroute(details)
  await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(dialog.getByRole('heading', { name: 'Uw gegevens' })).toBeFocused()
  await expect(dialog.getByLabel('Voornaam')).toBeVisible()
})

test('stopping asks about what was typed before a reload, also while step 3 is on its way', async ({
  page,
  emptyDay,
}) => {
  await reachDetails(page, emptyDay(), '10:00')
  const release = await hold(page, details)
  await page.reload()
  await expect(page.getByText('Het formulier wordt geladen…')).toBeVisible()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Doorgaan met boeken' }).click()
  release()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Noor')
})

test('a toast whose code comes late still says what it was raised for', async ({ page }) => {
  const release = await hold(page, toasts)
  const dialog = await openDialog(page)
  await goOn(dialog)
  await expect(dialog.locator('[data-toasts]')).toBeEmpty()
  release()
  await expect(page.getByRole('alert').filter({ hasText: 'Fout bij Boeken' })).toContainText(
    'Kies eerst een behandeling.',
  )
})

test('what was typed into the search before the page listens is searched for, and no button pretends', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/booking-page\.[^/]+\.js$/)
  await page.goto('/afspraak', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await search.pressSequentially('hotstone')
  await expect(page.getByRole('button', { name: 'Volgende' })).toBeDisabled()
  release()
  await expect(page.getByRole('radio', { name: /hotstone/i }).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /botox/i })).toHaveCount(0)
  await expect(search).toHaveValue('hotstone')
  await expect(search).toBeFocused()
})
