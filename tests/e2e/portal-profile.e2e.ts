import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import { bookFor, linkInMail, mailsTo, newAccount, password, registerBy } from './account-steps.ts'
import { hold } from './hold.ts'
import { journeys } from './journeys.ts'

test('a change of the profile outlives another language, until it is saved', async ({ page }) => {
  await registerBy(page.request, newAccount())
  await page.goto('/portal/profile')
  const first = (name: string) => page.getByLabel(name, { exact: true })
  await first('Voornaam').fill('Saar')
  await page.goto('/en/portal/profile')
  await expect(first('First name')).toHaveValue('Saar')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-'))),
  ).toEqual([])
})

test('what was changed on another device stays when something else is saved', async ({ page }) => {
  await registerBy(page.request, newAccount())
  const saved = page.getByRole('status').filter({ hasText: 'Opgeslagen' })
  const save = page.getByRole('button', { name: 'Opslaan', exact: true })
  const read = async (path: string) => (await (await page.request.get(path)).json()) as unknown
  await page.request.patch('/api/preferences', { data: { newsletter: true } })
  await page.goto('/portal/preferences')
  await expect(page.getByRole('checkbox', { name: 'Nieuwsbrief' })).toBeChecked()
  await page.request.patch('/api/preferences', { data: { newsletter: false } })
  await page.getByRole('radio', { name: 'Spaans' }).check()
  await save.click()
  await expect(saved).toBeVisible()
  expect(await read('/api/preferences')).toMatchObject({ language: 'es', newsletter: false })
  await expect(page.getByRole('checkbox', { name: 'Nieuwsbrief' })).not.toBeChecked()

  await page.goto('/portal/profile')
  const first = page.getByLabel('Voornaam', { exact: true })
  await first.fill('Saar')
  await page.request.patch('/api/profile', { data: { phone: '+31687654321' } })
  await save.click()
  await expect(saved).toBeVisible()
  expect(await read('/api/profile')).toMatchObject({ firstName: 'Saar', phone: '+31687654321' })
})

test('an address that was put right on another device is not put back from an open page', async ({
  page,
}) => {
  const account = newAccount()
  await registerBy(page.request, account)
  await page.goto('/portal/profile')
  const last = page.getByLabel('Achternaam', { exact: true })
  await last.fill('Jansen')
  const email = `goed.${account.email}`
  await page.request.patch('/api/profile', { data: { email } })
  await page.getByRole('button', { name: 'Stuur de e-mail opnieuw' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await expect(last).toHaveValue('Jansen')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible()
  const stored: unknown = await (await page.request.get('/api/profile')).json()
  expect(stored).toMatchObject({ email, lastName: 'Jansen' })
})

test('nothing goes on saying "saved" beside a field that was refused since', async ({ page }) => {
  await registerBy(page.request, newAccount())
  await page.clock.install()
  await page.goto('/portal/profile')
  const saved = page.getByRole('status').filter({ hasText: 'Opgeslagen' })
  const save = page.getByRole('button', { name: 'Opslaan', exact: true })
  const last = page.getByLabel('Achternaam', { exact: true })
  await last.fill('Jansen')
  await save.click()
  await expect(saved).toBeVisible()
  // So that it does not go by itself meanwhile.
  await page.clock.pauseAt(Date.now() + 1000)
  await last.fill('')
  await save.click()
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  await page.clock.runFor(1000)
  await expect(saved).toHaveCount(0)
})

for (const { language, prefix, t } of journeys) {
  test(`preferences and profile are kept (${language})`, async ({ page }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    const saved = page.getByRole('status').filter({ hasText: t('portal.saved_title') })
    const save = page.getByRole('button', { name: t('portal.save') })
    await page.goto(`${prefix}/portal/preferences`)
    const spanish = page.getByRole('radio', { name: formatLanguage('es', language) })
    const reminders = page.getByRole('checkbox', { name: t('portal.preferences.reminders') })
    await spanish.check()
    await reminders.uncheck()
    await save.click()
    await expect(saved).toBeVisible()
    await page.reload()
    await expect(spanish).toBeChecked()
    await expect(reminders).not.toBeChecked()

    await page.goto(`${prefix}/portal/profile`)
    await expect(page.getByLabel(t('form.date_of_birth'))).toHaveValue('29-02-1988')
    await page.getByLabel(t('form.first_name')).fill('Saar')
    const phone = page.getByLabel(t('form.phone'))
    await phone.fill('geen nummer')
    await save.click()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await phone.fill('')
    await save.click()
    await expect(saved).toBeVisible()
    await page.goto(`${prefix}/portal`)
    const greeting = t('portal.dashboard.greeting', { name: 'Saar' })
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  })

  test(`what is typed while the profile is saved stays (${language})`, async ({ page }) => {
    await registerBy(page.request, newAccount(), language)
    await page.goto(`${prefix}/portal/profile`)
    const first = page.getByLabel(t('form.first_name'), { exact: true })
    await first.fill('Saar')
    const release = await hold(page, '**/api/profile')
    await page.getByRole('button', { name: t('portal.save') }).click()
    await expect(page.getByRole('button', { name: t('form.busy') })).toBeVisible()
    await first.fill('Sara')
    release()
    await expect(page.getByRole('status').filter({ hasText: t('portal.saved_title') })).toBeVisible()
    await expect(first).toHaveValue('Sara')
  })

  test(`a client sees where else they are signed in, and ends one session or all others (${language})`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    const signInOn = async (userAgent: string) => {
      const browser = await playwright.request.newContext({ baseURL: String(baseURL), userAgent })
      const data = { username: account.username, password }
      expect((await browser.post('/api/auth/login', { data })).status()).toBe(200)
      return { isIn: async () => (await browser.get('/api/auth/session')).status() === 200, browser }
    }
    const phone = await signInOn('Mozilla/5.0 (iPhone; like Mac OS X) Version/18.1 Safari/604.1')
    const others = [await signInOn('Firefox/143.0 (Windows)'), await signInOn('curl/8.9.1')]
    await page.goto(`${prefix}/portal/profile`)
    const list = page.getByRole('list', { name: t('portal.profile.sessions') })
    const lines = list.getByRole('listitem')
    await expect(lines).toHaveCount(4)
    await expect(lines.first()).toContainText(t('portal.profile.session_here'))
    await expect(lines.first().getByRole('button')).toHaveCount(0)
    await expect(list).toContainText(t('portal.profile.session_unknown'))

    const device = 'Safari, iPhone'
    await list.getByRole('button', { name: t('portal.profile.session_end_device', { device }) }).click()
    const told = page.getByRole('status').filter({ hasText: t('portal.profile.session_gone', { device }) })
    await expect(told).toBeVisible()
    await expect(lines).toHaveCount(3)
    await expect(list).toBeFocused()
    expect(await phone.isIn()).toBe(false)
    expect(await others[0]?.isIn()).toBe(true)

    await page.getByRole('button', { name: t('portal.profile.sessions_end') }).click()
    await expect(lines).toHaveCount(1)
    await expect(list).toBeFocused()
    for (const { isIn, browser } of [phone, ...others]) {
      expect(await isIn()).toBe(false)
      await browser.dispose()
    }
    expect((await page.request.get('/api/auth/session')).status()).toBe(200)
  })

  test(`the second tap of two ends no other session, that came under the finger (${language})`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    for (const userAgent of ['Firefox/143.0 (Windows)', 'curl/8.9.1']) {
      const other = await playwright.request.newContext({ baseURL: String(baseURL), userAgent })
      const data = { username: account.username, password }
      expect((await other.post('/api/auth/login', { data })).status()).toBe(200)
      await other.dispose()
    }
    let ended = 0
    page.on('request', (request) => void (ended += request.method() === 'DELETE' ? 1 : 0))
    await page.goto(`${prefix}/portal/profile`)
    const list = page.getByRole('list', { name: t('portal.profile.sessions') })
    const buttons = list.getByRole('button')
    await expect(buttons).toHaveCount(2)
    // Both in the page, the second as the list changes: no time passes before it, however busy the machine is.
    await list.evaluate(
      (shown) =>
        new Promise<void>((resolve) => {
          const changes = new MutationObserver(() => {
            const [next, ...others] = shown.querySelectorAll('button')
            if (next === undefined || others.length > 0 || next.ariaDisabled === 'true') return
            changes.disconnect()
            next.click()
            resolve()
          })
          changes.observe(shown, { attributes: true, childList: true, subtree: true })
          shown.querySelector('button')?.click()
        }),
    )
    await page.reload()
    await expect(buttons).toHaveCount(1)
    expect(ended).toBe(1)
  })

  test(`all data can be taken along, the password changed, and the account deleted (${language})`, async ({
    page,
  }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    await page.goto(`${prefix}/portal/profile`)
    const download = async (name: string) => {
      const started = page.waitForEvent('download')
      await page.getByRole('link', { name }).click()
      return readFileSync(await (await started).path(), 'utf8')
    }
    expect(JSON.parse(await download(t('portal.profile.export_json'))).profile.email).toBe(account.email)
    // In the language of the page, whatever the browser's own is.
    const readable = await download(t('portal.profile.export_html'))
    expect(readable).toContain(`<html lang="${language}"`)
    expect(readable).toContain(account.email)

    const renewed = 'een heel ander wachtwoord'
    await page.getByLabel(t('portal.profile.current_password')).fill(password)
    const setPassword = async (repeated: string) => {
      await page.getByLabel(t('auth.confirm_new_password')).fill(repeated)
      await page.getByRole('button', { name: t('portal.profile.password_submit') }).click()
    }
    await page.getByLabel(t('auth.new_password'), { exact: true }).fill('kort')
    await setPassword('anders')
    await expect(page.getByRole('alert')).toContainText(t('auth.register.password_mismatch_title'))
    await page.getByLabel(t('auth.new_password'), { exact: true }).fill(renewed)
    await setPassword(renewed)
    await expect(
      page.getByRole('status').filter({ hasText: t('portal.profile.password_changed_title') }),
    ).toBeVisible()

    await expect(page.getByText(t('portal.profile.kept_1'))).toBeVisible()
    // Having it destroyed is something to ask for, not something that is kept.
    const write = page.getByRole('main').getByRole('link', { name: clinic.emails.privacy })
    await expect(write).toHaveAttribute('href', `mailto:${clinic.emails.privacy}`)
    await expect(page.getByRole('listitem').filter({ has: write })).toHaveCount(0)
    await page.getByRole('button', { name: t('portal.profile.remove_open') }).click()
    await expect(page.getByRole('radio', { name: t('portal.profile.future_keep') })).toBeChecked()
    const typed = page.getByLabel(t('auth.password'), { exact: true })
    const remove = page.getByRole('button', { name: t('portal.profile.remove_submit') })
    await typed.fill(password)
    await remove.click()
    await expect(typed).toHaveAttribute('aria-invalid', 'true')
    await typed.fill(renewed)
    await remove.click()
    await expect(page).toHaveURL(`${prefix}/login`)
    await expect(
      page.getByRole('status').filter({ hasText: t('portal.profile.removed_title') }),
    ).toBeVisible()
    expect((await page.request.get('/api/auth/session')).status()).toBe(401)
  })
}

for (const { language, prefix, t } of journeys)
  test(`who deletes the account can cancel what is planned with it, or let it stand (${language})`, async ({
    page,
  }) => {
    for (const choice of ['cancel', 'keep'] as const) {
      const account = newAccount()
      await registerBy(page.request, account, language)
      const { id, manageUrl } = await bookFor(page.request, account, 4, 'Gratis consult')
      await page.goto(`${prefix}/portal/profile`)
      await page.getByRole('button', { name: t('portal.profile.remove_open') }).click()
      await page.getByRole('radio', { name: t(`portal.profile.future_${choice}`) }).check()
      await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: t('portal.profile.remove_submit') }).click()
      await expect(page).toHaveURL(`${prefix}/login`)
      // The link of the mail has ended with the account, whatever became of the visit.
      const left = await page.request.get(`/api/appointments/${id}${new URL(manageUrl).search}`)
      expect(left.ok()).toBe(false)
      const cancellations = () => mailsTo(account.email, 'booking-cancelled')
      if (choice === 'cancel') await expect.poll(cancellations, { timeout: 30_000 }).toHaveLength(1)
      else expect(await cancellations()).toEqual([])
    }
  })

test('an address that was proven in another tab is not asked for again, and is changed with the password', async ({
  page,
  context,
}) => {
  const { t } = journeys[0]
  const account = newAccount()
  await registerBy(page.request, account)
  await page.goto('/portal')
  const again = page.getByRole('button', { name: t('portal.dashboard.resend') })
  await expect(again).toBeEnabled()
  const profile = await context.newPage()
  await profile.goto('/portal/profile')
  const email = profile.getByLabel(t('form.email'), { exact: true })
  await expect(email).toHaveValue(account.email)
  const mail = await context.newPage()
  await mail.goto(await linkInMail('account-verify-email', account.email))
  await mail.getByRole('button', { name: t('auth.verify.submit') }).click()
  await expect(mail.getByText(t('auth.verify.done_title'))).toBeVisible()

  await again.click()
  await expect(page.getByText(t('portal.dashboard.proven_title'))).toBeVisible()
  await expect(again).toBeHidden()
  expect(await mailsTo(account.email, 'account-verify-email')).toHaveLength(1)

  await email.fill(newAccount().email)
  const save = profile.getByRole('button', { name: t('portal.save'), exact: true })
  await save.click()
  const known = profile.getByLabel(t('portal.profile.email_password'), { exact: true })
  await expect(known).toHaveAttribute('aria-invalid', 'true')
  await known.fill(password)
  await save.click()
  await expect(profile.getByRole('status').filter({ hasText: t('portal.saved_title') })).toBeVisible()
})
