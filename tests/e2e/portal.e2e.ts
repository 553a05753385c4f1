import AxeBuilder from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bookFor, linkInMail, newAccount, password, registerBy } from './account-steps.ts'
import { formatLanguage } from '#shared/i18n/format.ts'
import { chooseMoment, chooseTreatment, confirm, freeDays, freeTimes, goOn } from './booking-steps.ts'
import { journeys } from './journeys.ts'

const treatment = 'Hydra facial gezicht'
const hourMs = 60 * 60_000

const upcoming = (page: Page) => page.getByRole('region', { name: 'Komend' })
const past = (page: Page) => page.getByRole('region', { name: 'Geweest en geannuleerd' })
const lineOf = (page: Page, name: string | RegExp) =>
  page.locator('summary').filter({ hasText: name }).first()

/** Another day than is shown first, and its first free time. */
async function chooseAnotherMoment(page: Page, forward: RegExp) {
  await page.getByRole('button', { name: forward }).click()
  await freeDays(page.locator('main')).first().click()
  await freeTimes(page.locator('main')).first().check()
}

test('a client sees, moves and cancels an appointment, and knows before what that costs', async ({
  page,
}) => {
  const account = newAccount()
  await registerBy(page.request, account)
  await bookFor(page.request, account, 4)
  await page.goto('/portal')
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Sara' })).toBeVisible()
  for (const card of ['Afspraken', 'Behandelingen', 'Voorkeuren', 'Profiel']) {
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link', { name: new RegExp(`^${card}.+`) }),
    ).toBeVisible()
  }
  await page.getByRole('region', { name: 'Komende afspraken' }).getByRole('link', { name: treatment }).click()
  await expect(page).toHaveURL(/\/portal\/appointments#/)

  // The line that the address names is open already.
  const details = upcoming(page).getByRole('article', { name: treatment })
  await expect(details).toContainText(/gratis tot \S+ \d+ \S+ \d\d:\d\d; daarna €\s\d+,\d\d/)
  await expect(details.getByRole('link', { name: 'Route naar de kliniek' })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await details.getByText('Voor uw afspraak').click()
  await expect(details.getByRole('listitem').first()).toBeVisible()
  const calendar = page.waitForEvent('download')
  await details.getByRole('link', { name: 'Zet in agenda' }).click()
  expect(readFileSync(await (await calendar).path(), 'utf8')).toContain('BEGIN:VEVENT')

  await details.getByRole('button', { name: 'Afspraak verplaatsen' }).click()
  await expect(page.getByRole('heading', { name: 'Kies een nieuw moment' })).toBeFocused()
  await chooseAnotherMoment(page, /Volgende (maand|week)/)
  const wanted = await page.getByText(/^Wordt:/).innerText()
  await details.getByRole('button', { name: 'Verplaats gratis' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Afspraak verplaatst' })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Afspraak verplaatsen' })).toBeVisible()
  const movedTime = wanted.slice(-5)
  await expect(lineOf(page, treatment)).toContainText(movedTime)

  await details.getByRole('button', { name: 'Afspraak annuleren' }).click()
  await expect(details).toContainText(/Annuleren kost nu €\s0,00: gratis tot/)
  await details.getByRole('button', { name: 'Ja, annuleer gratis' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Afspraak geannuleerd' })).toContainText(
    'geen kosten',
  )
  await expect(upcoming(page)).toContainText('Er staat geen afspraak gepland')
  await expect(past(page)).toContainText('Geannuleerd')
})

test('after the free moment the price stands on the button', async ({ page }) => {
  const account = newAccount()
  await registerBy(page.request, account)
  const { id, appointmentDate } = await bookFor(page.request, account, 4)
  await page.clock.setFixedTime(new Date(new Date(appointmentDate).getTime() - 2 * hourMs))
  await page.goto(`/portal/appointments#${id}`)
  const details = page.getByRole('article', { name: treatment })
  await expect(details).toContainText(/Annuleren of verplaatsen kost nu €\s\d+,\d\d. Gratis kon tot/)
  await details.getByRole('button', { name: 'Afspraak annuleren' }).click()
  await expect(details.getByRole('button', { name: /^Ja, annuleer voor €\s\d+,\d\d$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details.getByRole('button', { name: 'Afspraak annuleren' })).toBeVisible()
})

test('an appointment is moved and cancelled with the keyboard alone, in Arabic', async ({ page }) => {
  const account = newAccount()
  await registerBy(page.request, account, 'ar')
  const { id } = await bookFor(page.request, account, 4)
  await page.goto(`/ar/portal/appointments#${id}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'تغيير الموعد' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'اختيار وقت آخر' })).toBeFocused()
  await page.getByRole('button', { name: /(الشهر|الأسبوع) التالي/ }).focus()
  await page.keyboard.press('Enter')
  await freeDays(page.locator('main')).first().focus()
  await page.keyboard.press('Enter')
  await freeTimes(page.locator('main')).first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'تغيير مجاني' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'تم تغيير الموعد' })).toBeVisible()
  await page.getByRole('button', { name: 'إلغاء الموعد', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'نعم، إلغاء مجاني' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'تم إلغاء الموعد' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'السابقة والملغاة' })).toContainText('أُلغيت')
})

for (const { language, t } of journeys) {
  test(`the link of the mail does the same without a login, and cannot revive anything (${language})`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const account = newAccount()
    const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) })
    await registerBy(elsewhere, account, language)
    await bookFor(elsewhere, account, 4)
    await page.goto(await linkInMail('booking-confirmation', account.email))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
    const done = (title: string) => page.getByRole('status').filter({ hasText: title })
    const move = page.getByRole('button', { name: t('change.move'), exact: true })
    const cancel = page.getByRole('button', { name: t('change.cancel'), exact: true })
    await move.click()
    await page.getByRole('button', { name: t('change.confirm_move') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('appointment.select_date') })).toBeVisible()
    await chooseAnotherMoment(
      page,
      new RegExp(`${t('appointment.next_month')}|${t('appointment.next_week')}`),
    )
    await page.getByRole('button', { name: t('change.confirm_move') }).click()
    await expect(done(t('change.moved_title'))).toBeVisible()
    await cancel.click()
    await page.getByRole('button', { name: t('change.confirm_cancel') }).click()
    await expect(done(t('change.cancelled_title'))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main')).toContainText(t('appointment.status_cancelled'))
    await expect(move).toHaveCount(0)
    await elsewhere.dispose()
  })
}

test('booking from the portal knows who books, and the list shows it at once', async ({ page }) => {
  const account = newAccount()
  await registerBy(page.request, account)
  await page.goto('/portal')
  await page
    .getByRole('region', { name: 'Komende afspraken' })
    .getByRole('link', { name: 'Afspraak maken' })
    .click()
  const dialog = page.getByRole('dialog')
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  await expect(dialog.getByLabel('Voornaam')).toHaveValue('Sara')
  await expect(dialog.getByLabel('E-mail')).toHaveValue(account.email)
  await expect(dialog.getByLabel('Telefoon')).toHaveValue('+31612345678')
  await expect(dialog.getByLabel('Geboortedatum')).toHaveValue('')
  await confirm(dialog)
  await expect(page.getByRole('region', { name: 'Komende afspraken' })).toContainText('Gratis consult')
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
    await expect(page.getByLabel(t('auth.date_of_birth'))).toHaveValue('29-02-1988')
    await page.getByLabel(t('auth.first_name')).fill('Saar')
    const phone = page.getByLabel(t('auth.phone'))
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
    await page.getByLabel(t('auth.new_password'), { exact: true }).fill(renewed)
    await page.getByLabel(t('auth.confirm_new_password')).fill(renewed)
    await page.getByRole('button', { name: t('portal.profile.password_submit') }).click()
    await expect(
      page.getByRole('status').filter({ hasText: t('portal.profile.password_changed_title') }),
    ).toBeVisible()

    await expect(page.getByText(t('portal.profile.kept_1'))).toBeVisible()
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

for (const prefix of ['', '/ar']) {
  test(`no machine finds a flaw in the portal pages, and they fit 320 pixels (${prefix || 'nl'})`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const account = newAccount()
    await registerBy(page.request, account)
    const { id } = await bookFor(page.request, account, 4)
    for (const path of ['', `/appointments#${id}`, '/treatments', '/preferences', '/profile']) {
      await page.goto(`${prefix}/portal${path}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id: rule, nodes }) => `${path} ${rule}: ${nodes[0]?.html}`)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
}
