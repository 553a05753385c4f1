import { expect, test } from '@playwright/test'
import { bookFor, linkInMail, newAccount, registerElsewhere } from './account-steps.ts'
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
