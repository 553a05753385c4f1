import AxeBuilder from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bookFor, newAccount, password, registerBy } from './account-steps.ts'
import { chooseMoment, chooseTreatment, confirm, freeDays, freeTimes, goOn } from './booking-steps.ts'

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

test('the link of the mail does the same without a login, and cannot revive anything', async ({
  page,
  playwright,
  baseURL,
}) => {
  const account = newAccount()
  const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) })
  await registerBy(elsewhere, account)
  const { manageUrl } = await bookFor(elsewhere, account, 4)
  await page.goto(manageUrl)
  await expect(page.getByRole('heading', { name: treatment })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/gratis tot .+; daarna €\s/)
  await page.getByRole('button', { name: 'Afspraak verplaatsen' }).click()
  await page.getByRole('button', { name: 'Verplaats gratis' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Kies een datum' })).toBeVisible()
  await chooseAnotherMoment(page, /Volgende (maand|week)/)
  await page.getByRole('button', { name: 'Verplaats gratis' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Afspraak verplaatst' })).toBeVisible()
  await page.getByRole('button', { name: 'Afspraak annuleren' }).click()
  await page.getByRole('button', { name: 'Ja, annuleer gratis' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Afspraak geannuleerd' })).toBeVisible()
  await page.goto(manageUrl)
  await expect(page.getByRole('main')).toContainText('Geannuleerd')
  await expect(page.getByRole('button', { name: 'Afspraak verplaatsen' })).toHaveCount(0)
  await elsewhere.dispose()
})

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

test('the treatments page shows courses and what is allowed from when', async ({ page }) => {
  const account = newAccount()
  await registerBy(page.request, account)
  const endedAt = new Date(Date.now() - 2 * hourMs)
  const after = (hours: number) => new Date(endedAt.getTime() + hours * hourMs).toISOString()
  // A visit takes place in real time only: the answer of the server is told here as its contract has it.
  await page.route('/api/treatments', (route) =>
    route.fulfill({
      json: [
        {
          id: crypto.randomUUID(),
          treatmentType: 'Hydra facial gezicht kuur van 3',
          treatmentLabel: 'Hydra facial gezicht kuur van 3',
          treatmentDate: after(-1),
          endedAt: endedAt.toISOString(),
          status: 'completed',
          course: { number: 2, visits: 3 },
          nextFrom: after(21 * 24).slice(0, 10),
          aftercare: [
            { activity: 'makeup', allowedFrom: after(1) },
            { activity: 'sport', allowedFrom: after(24) },
          ],
        },
      ],
    }),
  )
  await page.goto('/portal/treatments')
  const care = page.getByRole('region', { name: 'Wanneer mag wat weer?' })
  await expect(care.getByRole('listitem').filter({ hasText: 'Make-up' })).toContainText('Mag weer')
  await expect(care.getByRole('listitem').filter({ hasText: 'Sporten' })).toContainText(
    /Vanaf \S+ \d+ \S+, \d\d:\d\d/,
  )
  await expect(page.getByRole('progressbar', { name: 'Bezoek 2 van 3' })).toBeVisible()
  await expect(page.getByText(/Volgende keer zinvol vanaf/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Boek het volgende bezoek' })).toHaveAttribute(
    'href',
    /\/afspraak\?behandeling=hydra-facial-gezicht-kuur-van-3&datum=/,
  )
})

test('preferences and profile are kept', async ({ page }) => {
  const account = newAccount()
  await registerBy(page.request, account)
  await page.goto('/portal/preferences')
  await page.getByRole('radio', { name: 'Spaans' }).check()
  await page.getByRole('checkbox', { name: /^Herinnering/ }).uncheck()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Spaans' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Herinnering/ })).not.toBeChecked()

  await page.goto('/portal/profile')
  await expect(page.getByLabel('Geboortedatum')).toHaveValue('29-02-1988')
  await page.getByLabel('Voornaam').fill('Saar')
  await page.getByLabel('Telefoon').fill('geen nummer')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByLabel('Telefoon')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Telefoon').fill('')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible()
  await page.goto('/portal')
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Saar' })).toBeVisible()
})

test('all data can be taken along, the password changed, and the account deleted', async ({ page }) => {
  const account = newAccount()
  await registerBy(page.request, account)
  await page.goto('/portal/profile')
  for (const name of [/HTML/, /JSON/]) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(account.email)
  }
  const renewed = 'een heel ander wachtwoord'
  await page.getByLabel('Huidig wachtwoord').fill(password)
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(renewed)
  await page.getByLabel('Nieuw wachtwoord bevestigen').fill(renewed)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Wachtwoord gewijzigd' })).toBeVisible()

  await expect(page.getByText('20 jaar na de laatste wijziging')).toBeVisible()
  await page.getByRole('button', { name: 'Ik wil mijn account verwijderen' }).click()
  await expect(page.getByRole('radio', { name: 'Laat mijn komende afspraken staan' })).toBeChecked()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Verwijder mijn account definitief' }).click()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(renewed)
  await page.getByRole('button', { name: 'Verwijder mijn account definitief' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: 'Account verwijderd' })).toBeVisible()
  expect((await page.request.get('/api/auth/session')).status()).toBe(401)
})

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
