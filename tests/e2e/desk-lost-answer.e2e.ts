import { expect, test } from '@playwright/test'
import { enterDesk, giveKeyDevice, ownerLink } from './desk-steps.ts'
import { loseAnswer } from './lose-answer.ts'

test('a key that was made and never answered lets in, and the link says so', async ({ page }) => {
  await giveKeyDevice(page)
  await page.goto(await ownerLink('Tunnel'))
  await loseAnswer(page, '**/api/desk/link/verify')
  const make = page.getByRole('button', { name: 'Toegangssleutel maken' })
  await make.click()
  await expect(page.getByRole('alert')).toContainText('verbinding')
  await make.click()
  await expect(page.getByRole('alert')).toContainText('uw sleutel is waarschijnlijk gemaakt')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await page.getByRole('button', { name: 'Inloggen met toegangssleutel' }).click()
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()
})

test('a recovery code whose answer was lost is said to be used, not only to be wrong', async ({ page }) => {
  const codes = await enterDesk(page, 'Second tunnel')
  await page.context().clearCookies()
  await page.goto('/balie')
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
  await page.getByLabel('E-mail').fill('secondtunnel@clinic.example')
  await page.getByLabel('Herstelcode').fill(codes[0] ?? '')
  await loseAnswer(page, '**/api/desk/sign-in/recovery')
  const enter = page.getByRole('button', { name: 'Inloggen', exact: true })
  await enter.click()
  await expect(page.getByRole('alert')).toContainText('verbinding')
  await enter.click()
  await expect(page.getByText('neem de volgende')).toBeVisible()
  await page.getByLabel('Herstelcode').fill(codes[1] ?? '')
  await enter.click()
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()
})
