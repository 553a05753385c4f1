import { expect, test } from '@playwright/test'
import { bookFor, fillAccount, linkInMail, newAccount, password, registerElsewhere } from './account-steps.ts'
import { journeys } from './journeys.ts'

test('a visit whose cancellation was done and never answered is shown as cancelled', async ({
  page,
  baseURL,
}) => {
  const { t } = journeys[0]
  const account = newAccount()
  const elsewhere = await registerElsewhere(baseURL, account, 'nl')
  await bookFor(elsewhere, account, 4)
  await page.goto(await linkInMail('booking-confirmation', account.email))
  await page.route(
    /\/cancel(\?|$)/,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: t('change.cancel'), exact: true }).click()
  await page.getByRole('button', { name: t('change.confirm_cancel') }).click()
  await expect(page.getByText(t('change.error_message'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('appointment.status_cancelled'))
  await elsewhere.dispose()
})

test('who registers once more after the answer was lost is let into the account that was made', async ({
  page,
}) => {
  const { t } = journeys[0]
  const account = newAccount()
  await page.goto('/register')
  await fillAccount(page, t, account, password)
  await page.route(
    '**/api/auth/register',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const register = page.getByRole('button', { name: t('auth.register.submit') })
  await register.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.context().clearCookies()
  await register.click()
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.firstName)
})
