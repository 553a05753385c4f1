import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  chooseMoment,
  chooseTreatment,
  confirm,
  fillDetails,
  goOn,
  openDialog,
  person,
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
  const failed = dialog.getByText('Dit kon niet worden opgehaald.')
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

for (const [path, script, label, send] of [
  ['/es/contact', /\/assets\/contact\.astro[^/]*\.js$/, 'Correo electrónico', 'Enviar'],
  ['/es/blog', /\/assets\/blog\.astro[^/]*\.js$/, 'Correo electrónico', 'Suscribirse'],
  ['/ar/blog/botox-gids', /\/assets\/_slug_\.astro[^/]*\.js$/, 'البريد الإلكتروني', 'اشتراك'],
] as const)
  test(`no form can be sent before anybody listens, and nothing that was typed goes: ${path}`, async ({
    page,
  }) => {
    const release = await hold(page, script)
    await page.goto(path, { waitUntil: 'commit' })
    const email = page.getByRole('main').getByLabel(label, { exact: true })
    await email.fill('noor@example.nl')
    await email.press('Enter')
    const button = page.getByRole('main').getByRole('button', { name: send, exact: true })
    await expect(button).toBeDisabled()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    release()
    await expect(button).toBeEnabled()
    await expect(email).toHaveValue('noor@example.nl')
  })

test('where the code of the newsletter does not come whoever pressed is told, and no hover sends it later', async ({
  page,
}) => {
  const code = /\/assets\/start-newsletter\.[^/]+\.js$/
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter/subscribe')) sent.push(request.url())
  })
  await page.clock.install()
  await page.route(code, (route) => route.abort())
  await page.goto('/blog')
  const form = page.getByRole('main').getByRole('form', { name: /^Af en toe/ })
  const button = form.getByRole('button')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(person[2])
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  const told = form.getByRole('alert').filter({ hasText: 'Aanmelden is niet gelukt.' })
  await afterAllTries(page, () => expect(told).toBeVisible({ timeout: 100 }))
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.unroute(code)
  const came = page.waitForResponse(code)
  await page.mouse.move(0, 0)
  await button.hover()
  await came
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: 'Bijna klaar' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('who walks down the treatments with the arrow keys asks for the times of the one they stay at', async ({
  page,
}) => {
  await page.clock.install()
  const dialog = await openDialog(page)
  const first = dialog.getByRole('radio', { name: 'Gratis consult', exact: true })
  await first.check()
  // As fast as a key repeats that is held, however long this machine takes for each.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/availability')) asked.push(request.url())
  })
  for (let row = 0; row < 20; row++) {
    await page.keyboard.press('ArrowDown')
    await page.clock.runFor(33)
  }
  await expect(first).not.toBeChecked()
  expect(asked).toEqual([])
  await page.clock.runFor(1000)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const [reached, ...others] = new Set(asked.map((url) => new URL(url).searchParams.get('treatment')))
  expect(others).toEqual([])
  await expect(dialog.getByRole('radio', { name: String(reached), exact: true })).toBeChecked()
})
