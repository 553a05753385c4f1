import { expect, test } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { formatTime } from '#shared/i18n/format.ts'
import {
  bookFor,
  fillAccount,
  linkInMail,
  newAccount,
  password,
  registerElsewhere,
  signIn,
} from './account-steps.ts'
import { journeys } from './journeys.ts'
import { loseAnswer } from './lose-answer.ts'

const { t } = journeys[0]

test('a visit whose cancellation was done and never answered is shown as cancelled', async ({
  page,
  baseURL,
}) => {
  const account = newAccount()
  const elsewhere = await registerElsewhere(baseURL, account, 'nl')
  await bookFor(elsewhere, account, 4)
  await page.goto(await linkInMail('booking-confirmation', account.email))
  await loseAnswer(page, /\/cancel(\?|$)/)
  await page.getByRole('button', { name: t('change.cancel'), exact: true }).click()
  await page.getByRole('button', { name: t('change.confirm_cancel') }).click()
  await expect(page.getByText(t('change.error_message'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('appointment.status_cancelled'))
  await elsewhere.dispose()
})

test('a visit that was moved while its page stood open is not cancelled, but shown as it is', async ({
  page,
  baseURL,
}) => {
  const account = newAccount()
  const elsewhere = await registerElsewhere(baseURL, account, 'nl')
  const booked = await bookFor(elsewhere, account, 4)
  await page.goto(await linkInMail('booking-confirmation', account.email))
  await page.getByRole('button', { name: t('change.cancel'), exact: true }).click()
  const moment = await laterThatDay(elsewhere, booked.appointmentDate)
  const data = { appointmentDate: moment }
  expect((await elsewhere.post(`/api/appointments/${booked.id}/reschedule`, { data })).status()).toBe(200)
  await page.getByRole('button', { name: t('change.confirm_cancel') }).click()
  await expect(page.getByRole('alert').filter({ hasText: t('errors.visit_changed') })).toBeVisible()
  const time = formatTime(new Date(moment), 'nl', clinic.timeZone)
  await expect(page.getByRole('main')).toContainText(time)
  const [after] = await (await elsewhere.get('/api/appointments')).json()
  expect([after.appointmentDate, after.status]).toEqual([moment, 'confirmed'])
  await elsewhere.dispose()
})

/** The last moment of a visit's day that is free. */
async function laterThatDay(request: APIRequestContext, instant: string): Promise<string> {
  const query = new URLSearchParams({ date: instant.slice(0, 10), treatment: 'Hydra facial gezicht' })
  const { slots } = await (await request.get(`/api/availability?${query}`)).json()
  return slots.findLast(({ available }: { available: boolean }) => available).start
}

test('who registers once more after the answer was lost is let into the account that was made', async ({
  page,
}) => {
  const account = newAccount()
  await page.goto('/register')
  await fillAccount(page, t, account, password)
  await loseAnswer(page, '**/api/auth/register')
  const register = page.getByRole('button', { name: t('auth.register.submit') })
  await register.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await register.click()
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.firstName)
})

const newPassword = 'vier eenden op het dak'

/** Presses, loses the answer of what was done, and presses again. */
async function pressTwice(page: Page, name: string, address: string): Promise<void> {
  await loseAnswer(page, address)
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: t('form.connection') })).toBeVisible()
  await button.click()
}

test('a new password whose answer was lost is not called a link that does not work', async ({
  page,
  baseURL,
}) => {
  const account = newAccount()
  const elsewhere = await registerElsewhere(baseURL, account)
  await elsewhere.post('/api/auth/forgot', { data: { email: account.email } })
  await page.goto(await linkInMail('account-reset-password', account.email))
  for (const label of ['auth.new_password', 'auth.confirm_new_password'] as const)
    await page.getByLabel(t(label), { exact: true }).fill(newPassword)
  await pressTwice(page, t('auth.reset.submit'), '**/api/auth/reset')
  await expect(page.getByRole('heading', { name: t('form.unsure_title') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('auth.back_to_login') })).toBeVisible()
  await elsewhere.dispose()
})

test('who changed the password and got no answer is told to log in with the new one', async ({
  page,
  baseURL,
}) => {
  const account = newAccount()
  const elsewhere = await registerElsewhere(baseURL, account)
  await signIn(page, account)
  await page.goto('/portal/profile')
  await page.getByLabel(t('portal.profile.current_password'), { exact: true }).fill(password)
  for (const label of ['auth.new_password', 'auth.confirm_new_password'] as const)
    await page.getByLabel(t(label), { exact: true }).fill(newPassword)
  await pressTwice(page, t('portal.profile.password_submit'), '**/api/profile/password')
  await expect(page).toHaveURL('/login')
  await expect(
    page.getByRole('status').filter({ hasText: t('portal.profile.password_unsure') }),
  ).toBeVisible()
  await elsewhere.dispose()
})

test('who deleted the account and got no answer is not asked to log in for it', async ({ page, baseURL }) => {
  const account = newAccount()
  const elsewhere = await registerElsewhere(baseURL, account)
  await signIn(page, account)
  await page.goto('/portal/profile')
  await page.getByRole('button', { name: t('portal.profile.remove_open') }).click()
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await pressTwice(page, t('portal.profile.remove_submit'), '**/api/profile')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: t('portal.profile.removed_unsure') })).toBeVisible()
  await elsewhere.dispose()
})
