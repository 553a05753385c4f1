import { expect, test } from '@playwright/test'
import { enterDesk, ownerLink } from './desk-steps.ts'
import { origin } from './lane.ts'

test('recovery codes on paper say of which clinic and whose they are, of when and where they let in', async ({
  page,
}) => {
  const [code = '?'] = await enterDesk(page, 'Paper')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Herstelcodes' })).toBeVisible()
  const line = page.getByRole('paragraph').filter({ hasText: 'paper@clinic.example' })
  await expect(line).toBeVisible()
  await expect(line).toContainText(`${new URL(origin).host}/balie`)
  await expect(line).toContainText(String(new Date().getFullYear()))
  await expect(page.getByText(code)).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('who is signed in is led on from the page of a key without a link, and from a link that is used up', async ({
  page,
}) => {
  await enterDesk(page, 'Led on')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'U bent ingelogd als Led on' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Naar de agenda' })).toHaveAttribute('href', '/balie')
  await expect(page.getByRole('link', { name: 'Inloggen' })).toHaveCount(0)

  await page.goto('/balie/sleutel?token=used')
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
  await page.getByRole('link', { name: 'Mijn sleutels en apparaten' }).click()
  await expect(page.getByRole('button', { name: 'Tien nieuwe codes maken' })).toBeVisible()
})

test.describe('of a browser that does not say what it is', () => {
  test.use({ userAgent: 'Kiosk' })
  test('key and session are called an unknown device, at the account and in the record', async ({ page }) => {
    await enterDesk(page, 'Nameless')
    await page.goto('/balie/account')
    const named = page.getByRole('listitem').filter({ hasText: 'Onbekend apparaat' })
    await expect(named).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Verwijderen: sleutel Onbekend apparaat' })).toBeVisible()
    await page.goto('/balie/logboek')
    await expect(page.getByText('Onbekend apparaat').first()).toBeVisible()
  })
})

test('a link that is used up says so to who is not signed in, and leads to the way in', async ({ page }) => {
  const used = await ownerLink('Used up')
  await ownerLink('Used up')
  await page.goto(used)
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('al gebruikt of verlopen')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page.getByRole('button', { name: 'Inloggen met toegangssleutel' })).toBeVisible()
})
