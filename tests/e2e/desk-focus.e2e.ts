import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bookAtDesk, bookCaller, enterDesk, freePlace, openDay, visitOf } from './desk-steps.ts'
import { origin } from './lane.ts'

/** One day for each test: nobody else books there. */
async function startOn(page: Page, day: string, firstName: string): Promise<void> {
  await enterDesk(page, `Keyboard ${firstName}`)
  await bookAtDesk(page, { appointmentDate: `${day}T10:00`, room: 1, firstName, lastName: 'Focus' })
  await openDay(page, day)
}

test('a panel that is closed leaves the focus at its visit, whether by its button or by Escape', async ({
  page,
}) => {
  await startOn(page, '2028-11-06', 'Anna')
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  for (const close of ['Enter', 'Escape']) {
    await visitOf(page, 'Anna Focus').press('Enter')
    await panel.getByRole('button', { name: 'Sluiten' }).press(close)
    await expect(panel).toBeHidden()
    await expect(visitOf(page, 'Anna Focus')).toBeFocused()
  }
})

test('who books on a free place goes on from the visit that stands there now', async ({ page }) => {
  await startOn(page, '2028-11-07', 'Bram')
  await freePlace(page, '12:00', 2).press('Enter')
  await bookCaller(page, 'Carla', 'Nieuw')
  await expect(freePlace(page, '12:00', 2)).toBeHidden()
  await expect(visitOf(page, 'Carla Nieuw')).toBeFocused()
})

test('who cancels goes on in the panel', async ({ page }) => {
  await startOn(page, '2028-11-08', 'Daan')
  await visitOf(page, 'Daan Focus').press('Enter')
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Annuleren' })).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Sluiten' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(freePlace(page, '10:00', 1)).toBeFocused()
})

test('who opens blocked time again goes on from where it began', async ({ page }) => {
  await startOn(page, '2028-11-09', 'Eva')
  const block = { room: 2, start: '2028-11-09T11:00', end: '2028-11-09T12:00', reason: 'Pauze' }
  expect((await page.request.post('/api/desk/blocks', { data: block })).status()).toBe(201)
  await page.getByRole('button', { name: 'Geblokkeerd: Pauze' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkade opheffen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Geblokkeerd: Pauze' })).toBeHidden()
  await expect(freePlace(page, '11:00', 2)).toBeFocused()
})

test('the Tab key leads back into the agenda when what it led to has gone', async ({ page }) => {
  await startOn(page, '2028-11-13', 'Gijs')
  await freePlace(page, '10:00', 2).focus()
  await page.getByRole('button', { name: 'Nieuwe afspraak' }).focus()
  const block = { room: 2, start: '2028-11-13T09:30', end: '2028-11-13T12:00', reason: 'Pauze' }
  expect((await page.request.post('/api/desk/blocks', { data: block })).status()).toBe(201)
  await expect(freePlace(page, '10:00', 2)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(freePlace(page, '09:00', 2)).toBeFocused()
})

test('who moves a visit to another room by keyboard stays on it', async ({ page }) => {
  await startOn(page, '2028-11-10', 'Finn')
  await visitOf(page, 'Finn Focus').press('Alt+ArrowRight')
  await page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).press('Enter')
  await expect(freePlace(page, '10:00', 1)).toBeVisible()
  await expect(visitOf(page, 'Finn Focus')).toBeFocused()
})

test('keys that would move a visit out of the agenda do nothing, in the browser neither', async ({
  page,
}) => {
  await enterDesk(page, 'Edge of day')
  const day = '2028-06-21'
  await bookAtDesk(page, { appointmentDate: `${day}T07:00`, room: 1, firstName: 'Vroeg', lastName: 'Op' })
  await openDay(page, day)
  await visitOf(page, 'Vroeg Op').focus()
  await page.evaluate(() =>
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'ArrowLeft') document.body.dataset['prevented'] = String(defaultPrevented)
    }),
  )
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.locator('body')).toHaveAttribute('data-prevented', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('dialog', { name: 'Verplaatsen: Vroeg Op' })).toContainText('07:00 → 07:30')
})

test('what was done in a dialog is said where the page spoke before it closed', async ({ page }) => {
  await enterDesk(page, 'Said aloud')
  await openDay(page, '2028-11-15')
  await page.getByRole('button', { name: 'Tijd blokkeren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tijd blokkeren' })
  await dialog.getByLabel('Reden').fill('Inventaris')
  // A region that comes together with its words is passed over in silence.
  const corner = page.locator('astro-island > [role=status]')
  await expect(corner).toHaveCount(1)
  await corner.evaluate((element) => element.setAttribute('data-stood', ''))
  await dialog.getByRole('button', { name: 'Blokkeren' }).click()
  await expect(page.locator('[data-stood]')).toContainText('De tijd is geblokkeerd.')
})

test('who tries again to read what failed keeps a place to go on from', async ({ page }) => {
  await enterDesk(page, 'Tries again')
  await page.route('**/api/desk/messages?*', (route) => route.abort())
  await page.goto('/balie/berichten')
  const again = page.getByRole('button', { name: 'Opnieuw proberen' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/desk/messages?*')
  await again.press('Enter')
  await expect(again).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('who begins to write in a dialog writes in its first field', async ({ page }) => {
  await enterDesk(page, 'Writes at once')
  await openDay(page, '2028-11-16')
  await freePlace(page, '12:00', 2).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await expect(dialog).toBeVisible()
  await page.keyboard.type('Anna Maria')
  await expect(dialog.getByLabel('Voornaam')).toHaveValue('Anna Maria')
})

test('who takes over a known client goes on with the treatment', async ({ page }) => {
  await startOn(page, '2028-11-20', 'Gerarda')
  await freePlace(page, '12:00', 2).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await dialog.getByLabel('Voornaam').fill('Gerarda')
  await dialog.getByRole('button', { name: /^Gerarda Focus/ }).press('Enter')
  await expect(dialog.getByLabel('Behandeling')).toBeFocused()
})

test('a visit dropped elsewhere goes there by Enter', async ({ page }) => {
  await startOn(page, '2028-11-21', 'Hugo')
  await visitOf(page, 'Hugo Focus').press('Alt+ArrowDown')
  await expect(page.getByRole('dialog', { name: 'Verplaatsen: Hugo Focus' })).toContainText('10:00 → 10:30')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(visitOf(page, 'Hugo Focus')).toContainText('10:30')
})

test('who puts a reply aside goes on from the message that they read', async ({ page, request }) => {
  const subject = `Vraag ${randomUUID()}`
  const data = { name: 'Noor Vraag', email: 'noor@example.nl', phone: '', subject, message: 'Kan dit?' }
  expect((await request.post('/api/contact', { headers: { Origin: origin }, data })).status()).toBe(202)
  await enterDesk(page, 'Puts aside')
  await page.goto('/balie/berichten')
  const message = page.getByRole('article').filter({ hasText: subject })
  await message.getByRole('button', { name: 'Beantwoorden' }).press('Enter')
  await expect(message.getByLabel('Antwoord aan Noor Vraag')).toBeFocused()
  await message.getByRole('button', { name: 'Terug' }).press('Enter')
  await expect(message.getByRole('heading').first()).toBeFocused()
})

test('who enters a payment goes on where they pay, also when a colleague enters one meanwhile', async ({
  page,
}) => {
  await startOn(page, '2029-01-08', 'Jip')
  await visitOf(page, 'Jip Focus').press('Enter')
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Aangekomen' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Aangekomen' })).toHaveAttribute('aria-pressed', 'true')
  const amount = panel.getByLabel('Bedrag in euro')
  await amount.fill('10,00')
  await amount.press('Enter')
  await expect(panel.getByText('10,00 · Pin')).toBeVisible()
  await expect(amount).not.toHaveValue('10,00')
  await expect(amount).toBeFocused()
  await amount.fill('5,00')
  await panel.getByLabel('Manier').selectOption('cash')
  const enter = panel.getByRole('button', { name: 'Betaling invoeren' })
  await enter.press('Enter')
  await expect(panel.getByText('5,00 · Contant')).toBeVisible()
  await expect(enter).toBeFocused()
  // What was chosen for one payment is not chosen for the next.
  await expect(panel.getByLabel('Manier')).toHaveValue('card')
  await amount.fill('7,00')
  const id = new URL(page.url()).searchParams.get('afspraak')
  const data = { amountCents: 200, method: 'transfer' }
  expect((await page.request.post(`/api/desk/appointments/${id}/payments`, { data })).status()).toBe(200)
  await expect(panel.getByText('2,00 · Overschrijving')).toBeVisible()
  await expect(amount).toBeFocused()
  // No Enter enters what nobody typed, neither the next nor the one after it.
  await expect(amount).toHaveValue('')
  await amount.press('Enter')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveValue('')
  await panel.getByLabel('Manier').selectOption('cash')
  await expect(amount).toHaveValue('')
})

test('who opens the day of whom a week has no room for goes on from them, also late in the day', async ({
  page,
}) => {
  await enterDesk(page, 'Opens a day')
  await page.setViewportSize({ width: 1280, height: 600 })
  const day = '2029-01-15'
  const times = ['10:00', '17:30']
  for (const time of times)
    for (const room of [1, 2, 3])
      await bookAtDesk(page, {
        ...{ appointmentDate: `${day}T${time}`, room },
        ...{ firstName: `Gast${room}`, lastName: time.replace(':', '') },
      })
  for (const time of times) {
    await page.goto(`/balie?datum=${day}&dagen=7`)
    await page.getByRole('button', { name: new RegExp(`^\\+1 vanaf ${time}`) }).press('Enter')
    await expect(page).toHaveURL(/dagen=1/)
    const focused = page.locator('[data-visit]:focus')
    await expect(focused).toContainText(`Gast3 ${time.replace(':', '')}`)
    await expect(focused).toBeInViewport()
  }
})

test('who takes a mark back goes on in the dialog of the visit @phone', async ({ page }) => {
  await enterDesk(page, 'Takes back')
  const person = { firstName: 'Iris', lastName: 'Focus' }
  const { id } = await bookAtDesk(page, { appointmentDate: '2028-11-22T10:00', ...person })
  await page.goto(`/balie?datum=2028-11-22&dagen=1&afspraak=${id}`)
  const panel = page.getByRole('dialog', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Aangekomen' }).press('Enter')
  const back = panel.getByRole('button', { name: 'Terugzetten op verwacht' })
  await back.press('Enter')
  await expect(back).toBeHidden()
  await expect(panel.locator(':focus')).toHaveCount(1)
})
