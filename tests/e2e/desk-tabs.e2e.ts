import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bookAtDesk, enterDesk, freePlace, openDay, visitOf } from './desk-steps.ts'
import { origin } from './lane.ts'

/** A card with a note that was begun. */
async function beginNote(page: Page, appointmentDate: string): Promise<void> {
  const { clientId } = await bookAtDesk(page, { appointmentDate, firstName: 'Kaat', lastName: 'Kaart' })
  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  await page.getByLabel('Nieuwe notitie').fill('Belde over de')
}

function lookAgain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Somebody else sits at the agenda now, and nothing is left of who was there before them. */
async function expectAnew(page: Page, name: string): Promise<void> {
  await expect(page.locator('summary').filter({ hasText: name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()
  expect(await drafts(page)).toEqual([])
}

function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-')))
}

test('a tab starts anew for whoever has signed in in another, and looks at no card in their name', async ({
  page,
  context,
}) => {
  await enterDesk(page, 'First person')
  await beginNote(page, '2028-02-21T10:00')
  const other = await context.newPage()
  await enterDesk(other, 'Second person')
  const looks: string[] = []
  page.on('request', (request) => request.url().includes('/api/desk/clients/') && looks.push(request.url()))
  await lookAgain(page)
  await expectAnew(page, 'Second person')
  expect(looks).toEqual([])
})

test('a colleague who signs in where a session has ended finds nothing that was typed before', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'nl-NL' })
  const codes = await enterDesk(await elsewhere.newPage(), 'Takes over')
  await elsewhere.close()
  await enterDesk(page, 'Went home')
  await beginNote(page, '2028-02-22T10:00')
  await page.context().clearCookies()
  await lookAgain(page)
  const again = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await again.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
  await again.getByLabel('E-mail').fill('takesover@clinic.example')
  await again.getByLabel('Herstelcode').fill(codes[0] ?? '')
  await again.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expectAnew(page, 'Takes over')
})

test('a sign-out in one tab takes cards, notes and half-made bookings out of all others at once', async ({
  page,
  context,
}) => {
  await enterDesk(page, 'Signs out')
  await beginNote(page, '2028-02-24T10:00')
  const booking = await context.newPage()
  await openDay(booking, '2028-02-24')
  await freePlace(booking, '12:00', 1).click()
  await booking.getByLabel('Voornaam').fill('Half')
  const other = await context.newPage()
  await other.goto('/balie')
  await other.locator('summary').filter({ hasText: 'Signs out' }).click()
  await other.getByRole('button', { name: 'Uitloggen' }).click()
  for (const tab of [page, booking, other]) {
    await expect(tab.getByRole('button', { name: 'Inloggen met toegangssleutel' })).toBeVisible()
    await expect(tab.getByText('Kaat Kaart')).toHaveCount(0)
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => drafts(tab)).toEqual([])
  }
})

test('who signs in again in one tab goes on in the others', async ({ page, context }) => {
  await enterDesk(page, 'Same person')
  await beginNote(page, '2028-02-23T10:00')
  const session = await context.cookies()
  await context.clearCookies()
  await lookAgain(page)
  const again = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await expect(again).toBeVisible()
  await context.addCookies(session)
  await lookAgain(page)
  await expect(again).toBeHidden()
  await expect(page.getByLabel('Nieuwe notitie')).toHaveValue('Belde over de')
})

test('what stands under the question who is there cannot be read, and is there again after it', async ({
  page,
}) => {
  await enterDesk(page, 'Short break')
  await bookAtDesk(page, { appointmentDate: '2028-11-24T10:00', firstName: 'Stil', lastName: 'Gelezen' })
  await openDay(page, '2028-11-24')
  await freePlace(page, '12:00', 1).click()
  const booking = page.locator('dialog', { hasText: 'Nieuwe afspraak' })
  const name = booking.getByLabel('Voornaam')
  await name.fill('Half')
  await page.context().clearCookies()
  await lookAgain(page)
  const again = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await expect(again).toBeVisible()
  await expect(visitOf(page, 'Stil Gelezen')).toHaveCount(1)
  await expect(visitOf(page, 'Stil Gelezen')).toBeHidden()
  await expect(booking).toBeHidden()

  await again.getByRole('button', { name: 'Inloggen met toegangssleutel' }).click()
  await expect(again).toBeHidden()
  await expect(name).toHaveValue('Half')
  await expect(name).toBeFocused()
  await expect(visitOf(page, 'Stil Gelezen')).toBeVisible()
})

test('a note that was begun outlives a session that ended and a page that is loaded anew', async ({
  page,
}) => {
  await enterDesk(page, 'Back on Monday')
  await beginNote(page, '2028-11-28T10:00')
  await page.context().clearCookies()
  await page.reload()
  await page.getByRole('button', { name: 'Inloggen met toegangssleutel' }).click()
  await expect(page.getByLabel('Nieuwe notitie')).toHaveValue('Belde over de')
})
