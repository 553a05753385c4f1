import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { MessageKey } from '#shared/i18n/messages.ts'
import {
  bookFor,
  fillAccount,
  linkInMail,
  newAccount,
  password,
  registerBy,
  registerElsewhere,
  signIn,
} from './account-steps.ts'
import { chooseMoment, goOn, words } from './booking-steps.ts'
import { journeys } from './journeys.ts'
import { skipToContent, tabTo } from './keyboard.ts'
import { patternOf } from './sentences.ts'

for (const { language, prefix, t } of journeys) {
  test(`somebody registers, leaves and comes back, with the keyboard alone (${language})`, async ({
    page,
  }) => {
    test.slow()
    const account = newAccount()
    const field = (key: MessageKey) => page.getByLabel(t(key), { exact: true })
    const greeting = t('portal.dashboard.greeting', { name: account.firstName })
    const typeInto = async (key: MessageKey, text: string) => {
      await tabTo(page, field(key))
      await page.keyboard.type(text)
    }
    await page.goto(`${prefix}/register`)
    await expect(page.getByRole('button', { name: t('auth.register.submit') })).toBeEnabled()
    await skipToContent(page, t('frame.skip'))
    await typeInto('form.first_name', account.firstName)
    await typeInto('form.last_name', 'Jansen')
    await typeInto('form.email', account.email)
    await typeInto('form.phone', '0612345678')
    await typeInto('form.date_of_birth', '29021988')
    await expect(field('form.date_of_birth')).toHaveValue('29-02-1988')
    await typeInto('auth.username', account.username)
    await typeInto('auth.password', password)
    await typeInto('auth.confirm_password', password)
    await tabTo(page, page.getByRole('button', { name: t('auth.register.submit') }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${prefix}/portal`)
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    // A session has no need of a second one.
    await page.goto(`${prefix}/register`)
    await expect(page).toHaveURL(`${prefix}/portal`)
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()

    await skipToContent(page, t('frame.skip'))
    await tabTo(page, page.getByRole('button', { name: t('portal.logout.button') }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${prefix}/login`)
    await page.goto(`${prefix}/portal`)
    await expect(page).toHaveURL(`${prefix}/login`)

    await expect(page.getByRole('button', { name: t('auth.login.submit') })).toBeEnabled()
    await skipToContent(page, t('frame.skip'))
    await typeInto('auth.username', account.username)
    await typeInto('auth.password', password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${prefix}/portal`)
    await page.goto(`${prefix}/login`)
    await expect(page).toHaveURL(`${prefix}/portal`)
  })
}

test('an empty registration names every field that is needed', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Registreren' }).click()
  for (const label of ['Voornaam', 'Achternaam', 'E-mail', 'Gebruikersnaam', 'Wachtwoord bevestigen']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByLabel('Telefoon')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Voornaam')).toBeFocused()
})

for (const { language, prefix, t } of journeys) {
  const field = (page: Page, key: MessageKey) => page.getByLabel(t(key), { exact: true })
  const register = (page: Page) => page.getByRole('button', { name: t('auth.register.submit') })

  async function fillRegistration(page: Page, typed: string, repeated: string) {
    const account = newAccount()
    await page.goto(`${prefix}/register`)
    await fillAccount(page, t, account, typed, repeated)
  }

  test(`passwords that differ are said to differ, and nothing is sent (${language})`, async ({ page }) => {
    let isSent = false
    page.on('request', (request) => {
      isSent ||= request.url().endsWith('/api/auth/register')
    })
    // Also where the first is refused for being short already.
    for (const typed of ['kort', password]) {
      await fillRegistration(page, typed, `${typed}!`)
      await register(page).click()
      await expect(page.getByRole('alert')).toContainText(t('auth.register.password_mismatch_title'))
      await expect(field(page, 'auth.confirm_password')).toHaveAttribute('aria-invalid', 'true')
    }
    expect(isSent).toBe(false)
  })

  test(`a password that is guessed first is refused with the reason at its field (${language})`, async ({
    page,
  }) => {
    await fillRegistration(page, '1234567890', '1234567890')
    await register(page).click()
    await expect(page.getByRole('alert')).toContainText(t('auth.register.error_title'))
    await expect(field(page, 'auth.password')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'auth.password')).toHaveAccessibleDescription(
      patternOf(t('errors.field.password_common'), {}),
    )
  })

  test(`the form says how hard a password is to guess while it is typed (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/register`)
    const meter = page.getByRole('meter', { name: t('auth.strength.label') })
    await expect(page.getByText(t('form.too_short', { min: 10 }), { exact: true })).toBeVisible()
    await expect(meter).toHaveCount(0)
    for (const [typed, level, hint] of [
      ['fiets', '0', t('auth.strength.short', { count: 5 })],
      ['fietsfiets', '1', t('auth.strength.weak')],
      [password, '3', t('auth.strength.strong')],
    ] as const) {
      await field(page, 'auth.password').fill(typed)
      await expect(page.getByText(hint, { exact: true })).toBeVisible()
      await expect(meter).toHaveAttribute('aria-valuenow', level)
    }
  })

  test(`a wrong password is answered by a toast and above the button, and what was typed stays (${language})`, async ({
    page,
    baseURL,
  }) => {
    const account = newAccount()
    const elsewhere = await registerElsewhere(baseURL, account, language)
    await elsewhere.dispose()
    const login = page.getByRole('button', { name: t('auth.login.submit') })
    await page.goto(`${prefix}/login`)
    await login.click()
    await expect(field(page, 'auth.username')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('main').getByText(t('form.required'))).toHaveCount(2)
    await field(page, 'auth.username').fill(account.username)
    await field(page, 'auth.password').fill('niet het juiste')
    await login.click()
    await expect(page.getByRole('alert')).toContainText(t('auth.login.error_title'))
    await expect(page.getByRole('alert')).toContainText(t('auth.login.error_message'))
    const typed = [
      ['auth.username', account.username],
      ['auth.password', 'niet het juiste'],
    ] as const
    for (const [key, value] of typed) {
      await expect(field(page, key)).toHaveValue(value)
      await expect(field(page, key)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, key)).toHaveAccessibleDescription(t('auth.login.wrong'))
    }
    await expect(page.getByRole('link', { name: t('auth.login.forgot') })).toHaveAttribute(
      'href',
      `${prefix}/login/wachtwoord-vergeten`,
    )
    await field(page, 'auth.password').fill(password)
    for (const [key] of typed) await expect(field(page, key)).not.toHaveAttribute('aria-invalid')
  })
}

for (const { language, prefix, t } of journeys) {
  test(`the link of the mail sets a new password, once, and says so as soon as it is opened again (${language})`, async ({
    page,
    baseURL,
  }) => {
    const account = newAccount()
    const elsewhere = await registerElsewhere(baseURL, account, language)
    await page.goto(`${prefix}/login`)
    await page.getByRole('link', { name: t('auth.login.forgot') }).click()
    await page.getByRole('textbox', { name: t('form.email') }).fill(account.email)
    await page.getByRole('button', { name: t('auth.forgot.submit') }).click()
    await expect(page.getByRole('heading', { name: t('auth.forgot.done_title') })).toBeVisible()

    const link = await linkInMail('account-reset-password', account.email)
    expect(new URL(link).pathname).toBe(`${prefix}/login/wachtwoord-instellen`)
    const setPassword = async (renewed = 'een heel ander wachtwoord', repeated = renewed) => {
      await page.goto(link)
      await page.getByLabel(t('auth.new_password'), { exact: true }).fill(renewed)
      await page.getByLabel(t('auth.confirm_new_password')).fill(repeated)
      await page.getByRole('button', { name: t('auth.reset.submit') }).click()
    }
    await setPassword('kort', 'anders')
    await expect(page.getByRole('alert')).toContainText(t('auth.register.password_mismatch_title'))
    await setPassword()
    await expect(page).toHaveURL(`${prefix}/login`)
    await expect(page.getByRole('status').filter({ hasText: t('auth.reset.success_title') })).toBeVisible()
    // Every session has ended, the one elsewhere too.
    expect((await elsewhere.get('/api/auth/session')).status()).toBe(401)

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.dead_link'))
    await expect(page.getByRole('link', { name: t('auth.reset.again') })).toBeVisible()
    await expect(page.getByLabel(t('auth.new_password'), { exact: true })).toHaveCount(0)
    // Where it could not be asked for, saving finds out: in its place, and not a second time in a toast.
    await page.route('**/api/auth/reset/check', (route) => route.abort())
    await setPassword()
    await expect(page.getByRole('link', { name: t('auth.reset.again') })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await elsewhere.dispose()
  })

  test(`what a guest booked appears once the button behind the link of the mail is pressed (${language})`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const account = newAccount()
    const guest = await playwright.request.newContext({ baseURL: String(baseURL) })
    await bookFor(guest, account, 5, 'Gratis consult')
    await registerBy(page.request, account, language)
    const upcoming = page.getByRole('region', { name: t('portal.appointments.upcoming') })
    await page.goto(`${prefix}/portal/appointments`)
    await expect(upcoming).toContainText(t('portal.appointments.none_upcoming'))
    await page.goto(await linkInMail('account-verify-email', account.email))
    const button = page.getByRole('button', { name: t('auth.verify.submit') })
    await expect(button).toBeEnabled()
    const session = await (await page.request.get('/api/auth/session')).json()
    expect(session.client.emailVerified).toBe(false)
    await button.click()
    await expect(page.getByRole('heading', { name: t('auth.verify.done_title') })).toBeVisible()
    await page.getByRole('link', { name: t('auth.verify.to_portal') }).click()
    await page.goto(`${prefix}/portal/appointments`)
    await expect(upcoming.locator('summary')).toHaveCount(1)
    await guest.dispose()
  })
}

for (const { language, t } of journeys) {
  test(`an address is confirmed by whoever signs in to its account, also on another device (${language})`, async ({
    page,
    baseURL,
  }) => {
    const account = newAccount()
    const elsewhere = await registerElsewhere(baseURL, account, language)
    const link = await linkInMail('account-verify-email', account.email)
    await page.goto(link)
    await page.getByRole('button', { name: t('auth.verify.submit') }).click()
    await expect(page.getByText(t('auth.verify.sign_in'))).toBeVisible()
    expect((await (await elsewhere.get('/api/auth/session')).json()).client.emailVerified).toBe(false)
    await page.getByLabel(t('auth.username'), { exact: true }).fill(account.username)
    await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('auth.login.submit') }).click()
    await expect(page.getByRole('heading', { name: t('auth.verify.done_title') })).toBeVisible()
    expect((await (await elsewhere.get('/api/auth/session')).json()).client.emailVerified).toBe(true)
    // Opened once more, the link says that the address is confirmed instead of leading nowhere.
    await page.goto(link)
    await page.getByRole('button', { name: t('auth.verify.submit') }).click()
    await expect(page.getByRole('heading', { name: t('auth.verify.done_title') })).toBeVisible()
    await elsewhere.dispose()
  })
}

for (const { language, prefix, t } of journeys) {
  const logout = (page: Page) => page.getByRole('button', { name: t('portal.logout.button') })

  test(`a session that has ended leads to the login, whatever is being done (${language})`, async ({
    page,
  }) => {
    await registerBy(page.request, newAccount(), language)
    await page.goto(`${prefix}/portal/preferences`)
    const save = page.getByRole('button', { name: t('portal.save') })
    await expect(save).toBeEnabled()
    await page.request.post('/api/auth/logout')
    await save.click()
    await expect(page).toHaveURL(`${prefix}/login`)
    const notice = page.getByRole('status').filter({ hasText: t('portal.session_ended_title') })
    await expect(notice).toBeVisible()
  })

  test(`signing out empties the other tabs and what was begun, and the back button brings nothing back (${language})`, async ({
    page,
    context,
  }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    const greeting = t('portal.dashboard.greeting', { name: account.firstName })
    const email = (tab: Page) => tab.getByLabel(t('form.email'), { exact: true })
    await page.goto(`${prefix}/portal`)
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    await page.goto(`${prefix}/portal/profile`)
    await expect(email(page)).toHaveValue(account.email)
    const other = await context.newPage()
    await other.goto(`${prefix}/portal/profile`)
    await expect(email(other)).toHaveValue(account.email)
    const booking = await context.newPage()
    await booking.goto(`${prefix}/afspraak?behandeling=gratis-consult`)
    const steps = booking.getByRole('main')
    await chooseMoment(steps, 0, words[language])
    await goOn(steps, words[language])
    await expect(email(booking)).toHaveValue(account.email)
    await booking.getByLabel(t('appointment.notes')).fill('Alleen voor mij')
    // The browser keeps a mark of no meaning that somebody signed in, and it ends with the session.
    const { client } = await (await page.request.get('/api/auth/session')).json()
    const mark = () => page.evaluate(() => localStorage.getItem('signed-in'))
    expect(await mark()).toBeTruthy()
    expect(JSON.stringify(client)).not.toContain(await mark())
    await page.evaluate(() => {
      sessionStorage.setItem('draft-booking', '{"email":"noor@example.nl"}')
      localStorage.setItem('booking-choice', '{"treatmentSlug":"gratis-consult"}')
    })
    await logout(page).click()
    await expect(page).toHaveURL(`${prefix}/login`)
    await expect(other).toHaveURL(`${prefix}/login`)
    await expect(email(booking)).toHaveValue('')
    await expect(booking.getByLabel(t('appointment.notes'))).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL(`${prefix}/login`)
    await expect(page.getByText(greeting)).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('draft-booking'))).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('booking-choice'))).toBeNull()
    expect(await mark()).toBeNull()
    expect(await page.evaluate(() => document.cookie)).not.toContain('signed-in')
  })

  test(`signing out that fails says so, and the client stays signed in (${language})`, async ({ page }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    // Before the page loads: a way cut while its own reads are under way can take one of them along.
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.goto(`${prefix}/portal`)
    await expect(page.getByText(t('portal.dashboard.greeting', { name: account.firstName }))).toBeVisible()
    await logout(page).click()
    const failed = { nl: 'Fout', ar: 'خطأ' }[language]
    await expect(page.getByRole('alert').filter({ hasText: failed })).toContainText(
      t('portal.logout.error_message'),
    )
    await expect(page).toHaveURL(`${prefix}/portal`)
    await page.unroute('**/api/auth/logout')
    await logout(page).click()
    await expect(page).toHaveURL(`${prefix}/login`)
  })
}

for (const path of ['/login', '/register'])
  test(`${path} leads who is signed in to the portal, also where the browser dropped what scripts stored`, async ({
    page,
  }) => {
    await registerBy(page.request, newAccount())
    await page.goto('/contact')
    expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull()
    await page.goto(path)
    await expect(page).toHaveURL('/portal')
  })

test('the toast of signing in waits on the next page', async ({ page, baseURL }) => {
  const account = newAccount()
  const elsewhere = await registerElsewhere(baseURL, account)
  await elsewhere.dispose()
  await signIn(page, account)
  await expect(page.getByRole('status').filter({ hasText: 'Welkom terug' })).toBeVisible()
})
