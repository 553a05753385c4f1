import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  fillAccount,
  linkInMail,
  newAccount,
  password,
  registerBy,
  registerElsewhere,
  signIn,
} from './account-steps.ts'
import { chooseMoment, fillDetails, goOn, person, words } from './booking-steps.ts'
import { journeys } from './journeys.ts'

test('a form that somebody registered with is not kept for who comes next', async ({ page }) => {
  const account = newAccount()
  await page.goto('/register')
  await fillAccount(page, journeys[0].t, account, password)
  await page.getByRole('button', { name: 'Registreren' }).click()
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.firstName)
  expect(await page.evaluate(() => sessionStorage.getItem('draft-register'))).toBeNull()
})

test('what was begun in a tab is forgotten when its client signs out in another, and when the session is found ended', async ({
  page,
  context,
}) => {
  const logout = (tab: Page) => tab.getByRole('button', { name: 'Uitloggen' })
  const begin = () =>
    page.evaluate(() => {
      sessionStorage.setItem('draft-enquiry', '{"name":"Noor"}')
      localStorage.setItem('booking-choice', '{"treatmentSlug":"gratis-consult"}')
    })
  const begun = () =>
    page.evaluate(() => [sessionStorage.getItem('draft-enquiry'), localStorage.getItem('booking-choice')])
  await registerBy(page.request, newAccount())
  await page.goto('/portal')
  await expect(logout(page)).toBeEnabled()
  await begin()
  const other = await context.newPage()
  await other.goto('/portal')
  await logout(other).click()
  await expect(page).toHaveURL('/login')
  expect(await begun()).toEqual([null, null])

  await registerBy(page.request, newAccount())
  await page.goto('/portal/preferences')
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeEnabled()
  await begin()
  await page.request.post('/api/auth/logout')
  await page.goto('/portal')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: 'U bent niet meer ingelogd' })).toBeVisible()
  expect(await begun()).toEqual([null, null])
})

test('what a guest has typed stays when somebody signs in and out in another tab', async ({
  page,
  context,
  baseURL,
}) => {
  const account = newAccount()
  const elsewhere = await registerElsewhere(baseURL, account)
  await elsewhere.dispose()
  await page.goto('/afspraak?behandeling=gratis-consult')
  const steps = page.getByRole('main')
  await chooseMoment(steps)
  await goOn(steps)
  await fillDetails(steps)
  const isSignedOut = page.evaluate(
    () =>
      new Promise<void>((heard) => {
        addEventListener('storage', ({ key, newValue }) => {
          if (key === 'signed-in' && newValue === null) heard()
        })
      }),
  )
  const other = await context.newPage()
  await signIn(other, account)
  await other.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(other).toHaveURL('/login')
  await isSignedOut
  for (const [index, label] of words.nl.fields.entries())
    await expect(steps.getByLabel(label, { exact: true })).toHaveValue(person[index] ?? '')
})

test('a booking goes on with the details of who signs in over its client in another tab', async ({
  page,
  context,
  baseURL,
}) => {
  const [client, next] = [newAccount(), { ...newAccount(), firstName: 'Noor' }]
  await registerBy(page.request, client)
  const elsewhere = await registerElsewhere(baseURL, next)
  await elsewhere.dispose()
  await page.goto('/afspraak?behandeling=gratis-consult')
  const steps = page.getByRole('main')
  await chooseMoment(steps)
  await goOn(steps)
  await expect(steps.getByLabel('E-mail', { exact: true })).toHaveValue(client.email)
  await steps.getByLabel('Opmerkingen').fill('Van Sara')

  // The one way to sign in over somebody: the link of a mail to another account.
  const { t } = journeys[0]
  const other = await context.newPage()
  await other.goto(await linkInMail('account-verify-email', next.email))
  await other.getByRole('button', { name: t('auth.verify.submit') }).click()
  await other.getByLabel(t('auth.username'), { exact: true }).fill(next.username)
  await other.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await other.getByRole('button', { name: t('auth.login.submit') }).click()
  await expect(other.getByRole('heading', { name: t('auth.verify.done_title') })).toBeVisible()
  await expect(steps.getByLabel('E-mail', { exact: true })).toHaveValue(next.email)
  await expect(steps.getByLabel('Voornaam', { exact: true })).toHaveValue(next.firstName)
  await expect(steps.getByLabel('Opmerkingen')).toHaveValue('')
})

test('a booking that is opened after a sign-out in another tab knows nothing of who left', async ({
  page,
  context,
}) => {
  const account = newAccount()
  await registerBy(page.request, account)
  await page.goto('/')
  const open = page.getByRole('banner').getByRole('link', { name: 'Afspraak maken' })
  const known = page.waitForResponse('**/api/auth/session')
  await open.click()
  await (await known).finished()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await expect(dialog).toBeHidden()
  const other = await context.newPage()
  await other.goto('/portal')
  await other.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(other).toHaveURL('/login')

  await open.click()
  await dialog.getByRole('radio', { name: 'Hotstone massage', exact: true }).check()
  await goOn(dialog)
  await chooseMoment(dialog)
  await goOn(dialog)
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue('')
  await expect(dialog.getByLabel('Voornaam', { exact: true })).toHaveValue('')
})
