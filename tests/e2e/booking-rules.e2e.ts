import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { entries } from '#shared/content/catalogue.ts'
import { newAccount, registerBy } from './account-steps.ts'
import {
  bookElsewhere,
  chooseMoment,
  chooseTreatment,
  confirm,
  fillDetails,
  freeDays,
  freeTimes,
  goOn,
  openDialog,
  person,
  reachDetails,
} from './booking-steps.ts'
import { test } from './empty-day.ts'

function alert(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'Fout bij Boeken' })
}

test('each step says what is missing', async ({ page }) => {
  const dialog = await openDialog(page)
  await goOn(dialog)
  await expect(alert(page)).toContainText('Kies eerst een behandeling.')
  await chooseTreatment(dialog, 'Gratis consult')
  await goOn(dialog)
  await expect(alert(page)).toContainText('Kies een datum.')
  await dialog.getByRole('button', { name: /^Volgende (maand|week)$/ }).click()
  await freeDays(dialog).first().click()
  await goOn(dialog)
  await expect(alert(page)).toContainText('Kies een tijd.')
  await freeTimes(dialog).first().check()
  await goOn(dialog)
  await confirm(dialog)
  for (const label of ['Voornaam', 'Achternaam', 'Telefoon'])
    await expectError(dialog, label, 'Dit veld is verplicht.')
  await expectError(dialog, 'E-mail', 'Voer een geldig e-mailadres in.')
  await expect(dialog.getByLabel('Voornaam')).toBeFocused()
  await fillDetails(dialog)
  await dialog.getByLabel('E-mail', { exact: true }).fill('noor.example.nl')
  await dialog.getByLabel('Telefoon').fill('bel mij')
  await dialog.getByLabel('Geboortedatum').fill('29-02-2001')
  await confirm(dialog)
  await expectError(dialog, 'E-mail', 'Voer een geldig e-mailadres in.')
  await expectError(dialog, 'Telefoon', 'Voer een geldig telefoonnummer in.')
  await expectError(dialog, 'Geboortedatum', 'Deze datum klopt niet.')
  await expect(dialog.getByLabel('Voornaam')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a price that rose since the page showed it is shown before anything is booked', async ({ page }) => {
  await page.route('/api/catalogue?*', async (route) => {
    const answer = await route.fetch()
    const shown = (await answer.text()).replaceAll(
      /"priceCents":9500(,"courseVisits":null,"price":"[^"]*)95/g,
      '"priceCents":8900$189',
    )
    await route.fulfill({ response: answer, body: shown })
  })
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const main = page.getByRole('main')
  const chosen = await chooseMoment(main)
  await goOn(main)
  await fillDetails(main)
  await expect(main.getByText('€ 89,00').first()).toBeVisible()
  await page.unroute('/api/catalogue?*')
  await confirm(main)
  await expect(alert(page)).toContainText('Deze behandeling kost nu meer dan u zag. Er is niets geboekt')
  await chooseTreatment(main, 'Hotstone massage')
  await expect(freeTimes(main).and(main.locator(':checked'))).toHaveValue(chosen)
  await goOn(main)
  await expect(main.getByText('€ 95,00').first()).toBeVisible()
  await expect(main.getByLabel('Voornaam', { exact: true })).toHaveValue(person[0])
  await confirm(main)
  await expect(page.getByRole('status').filter({ hasText: 'Afspraak bevestigd' })).toBeVisible()
})

test('what only the server can know is shown at its field', async ({ page }) => {
  await page.goto('/afspraak?behandeling=botox-eerste-zone')
  const main = page.getByRole('main')
  await chooseMoment(main)
  await goOn(main)
  await expect(main.getByText('18 jaar of ouder')).toBeVisible()
  await fillDetails(main)
  await main.getByLabel('Telefoon').fill('0000000000')
  await main.getByLabel('Geboortedatum').fill('01-01-2015')
  await confirm(main)
  await expectError(main, 'Telefoon', 'Voer een geldig telefoonnummer in.')
  await main.getByLabel('Telefoon').fill(person[3])
  await confirm(main)
  await expectError(main, 'Geboortedatum', '18 jaar')
  await expect(main.getByLabel('Geboortedatum')).toBeFocused()
})

test('a time that somebody else took meanwhile leads back to fresh times, and nothing typed is lost', async ({
  page,
  emptyDay,
}) => {
  const date = emptyDay()
  const steps = await reachDetails(page, date, '11:00')
  const rooms = Array.from({ length: clinic.booking.rooms })
  const rivals = await Promise.all(rooms.map(() => bookElsewhere(page.request, `${date}T11:00`)))
  expect(rivals).toEqual(rooms.map(() => 201))
  await confirm(steps)
  await expect(alert(page)).toContainText('zojuist door iemand anders geboekt')
  await expect(steps.getByRole('heading', { name: 'Kies datum en tijd' })).toBeFocused()
  await expect(steps.getByRole('radio', { name: '11:00' })).toBeDisabled()
  await steps.getByRole('radio', { name: '11:30' }).check()
  await goOn(steps)
  await expect(steps.getByLabel('Voornaam')).toHaveValue(person[0])
  await expect(steps.getByLabel('Telefoon')).toHaveValue(person[3])
  await confirm(steps)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
})

test('without a connection everything typed stays, and pressing again books', async ({
  page,
  context,
  emptyDay,
}) => {
  const steps = await reachDetails(page, emptyDay(), '10:00')
  await context.setOffline(true)
  await confirm(steps)
  await expect(alert(page)).toContainText('Er is een fout opgetreden bij het boeken.')
  await expect(steps.getByLabel('Achternaam')).toHaveValue(person[1])
  await context.setOffline(false)
  await confirm(steps)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
})

test('when only the answer is lost, pressing again books once', async ({ page, emptyDay }) => {
  const date = emptyDay()
  const steps = await reachDetails(page, date, '10:00')
  // The server books, the line breaks before its answer arrives: no input of a visitor can bring that about.
  await page.route(
    '**/api/appointments',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await confirm(steps)
  await expect(alert(page)).toBeVisible()
  await confirm(steps)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  // All rooms but one are left.
  const rivals: number[] = []
  for (let rival = 0; rival < clinic.booking.rooms; rival += 1)
    rivals.push(await bookElsewhere(page.request, `${date}T10:00`))
  expect(rivals).toEqual([...Array.from({ length: clinic.booking.rooms - 1 }, () => 201), 409])
})

test('step 1 shows what belongs to a part of the body, and a search looks everywhere again', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  const groups = dialog.getByRole('radiogroup').getByRole('heading')
  const body = dialog.getByRole('button', { name: 'Lichaam' })
  await expect(groups.first()).toContainText('Botox')
  await body.click()
  await expect(body).toHaveAttribute('aria-pressed', 'true')
  await expect(groups).toContainText(['Vetbevriezing', 'Cavitatie'])
  await expect(dialog.getByRole('radio')).not.toHaveCount(entries.length)
  await chooseTreatment(dialog, 'Vetbevriezing 1 zone')
  await dialog.getByRole('button', { name: 'Wijzigen' }).click()
  await expect(body).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('searchbox').fill('hotstone')
  await expect(body).toHaveAttribute('aria-pressed', 'false')
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Huid & laser' }).click()
  await expect(dialog.getByRole('searchbox')).toHaveValue('')
  await expect(groups).toContainText(['Bio Peeling', 'Huidverbetering', 'Couperose', 'Laseren', 'Actie'])
  await dialog.getByRole('button', { name: 'Huid & laser' }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(entries.length)
  await groups.last().scrollIntoViewIfNeeded()
  await dialog.getByRole('button', { name: 'Gezicht & tanden' }).click()
  await expect(groups.first()).toBeInViewport()
  await dialog.getByRole('button', { name: 'Gezicht & tanden' }).click()
  await expect(groups.last()).toContainText('Actie van de Maand')
})

test('closing forgets everything', async ({ page }) => {
  let dialog = await openDialog(page)
  await dialog.getByRole('searchbox').fill('gratis')
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  await fillDetails(dialog)
  await dialog.getByRole('radio', { name: 'Vooraf betalen' }).check()
  await dialog.getByRole('checkbox', { name: 'Nieuwsbrief ontvangen' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ja, stoppen' }).click()
  await expect(dialog).toBeHidden()
  dialog = await openDialog(page)
  await expect(dialog.getByRole('searchbox')).toHaveValue('')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await chooseTreatment(dialog, 'Gratis consult')
  await expect(freeTimes(dialog)).toHaveCount(0)
  await chooseMoment(dialog)
  await goOn(dialog)
  await expect(dialog.getByLabel('Voornaam')).toHaveValue('')
  await expect(dialog.getByRole('radio', { name: 'In de kliniek betalen' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('details are kept on the device when asked, and forgotten when not', async ({ page, emptyDay }) => {
  const date = emptyDay()
  let steps = await reachDetails(page, date, '09:00')
  await steps.getByLabel('Opmerkingen').fill('Alleen voor deze keer')
  await steps.getByRole('checkbox', { name: /^Gegevens bewaren/ }).check()
  await confirm(steps)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  await page.goto(`/afspraak?behandeling=gratis-consult&datum=${date}`)
  steps = page.getByRole('main')
  await steps.getByRole('radio', { name: '10:00' }).check()
  await goOn(steps)
  await expect(steps.getByLabel('Voornaam')).toHaveValue(person[0])
  await expect(steps.getByLabel('E-mail', { exact: true })).toHaveValue(person[2])
  await expect(steps.getByLabel('Opmerkingen')).toHaveValue('')
  await steps.getByRole('checkbox', { name: /^Gegevens bewaren/ }).uncheck()
  await confirm(steps)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person[2])
})

test('a profile leaves nothing of what somebody else kept on the device', async ({ page }) => {
  const account = { ...newAccount(), phone: undefined }
  await registerBy(page.request, account)
  await page.goto('/huisregels')
  await page.evaluate(() => {
    const kept = { firstName: 'Anna', lastName: 'Bakker', email: 'anna@example.nl', phone: '06 87654321' }
    localStorage.setItem('booking-details', JSON.stringify(kept))
    localStorage.setItem('signed-in', 'somebody')
  })
  await page.goto('/afspraak?behandeling=gratis-consult')
  const steps = page.getByRole('main')
  await chooseMoment(steps)
  await goOn(steps)
  await expect(steps.getByLabel('E-mail', { exact: true })).toHaveValue(account.email)
  await expect(steps.getByLabel('Telefoon', { exact: true })).toHaveValue('')
  await expect(steps.getByRole('checkbox', { name: /^Gegevens bewaren/ })).not.toBeChecked()
})

async function expectError(steps: Locator, label: string, text: string): Promise<void> {
  const field = steps.getByLabel(label, { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/\./g, '\\.')))
}

test(
  'what needs a consultation first says so on its card and when it is chosen, and offers that consultation',
  {
    tag: '@both',
  },
  async ({ page }) => {
    await page.goto('/behandelingen/huidverbetering-peelings')
    await expect(page.getByRole('article').filter({ hasText: 'TCA peeling' })).toContainText(
      'Eerst een consult',
    )
    const dialog = await openDialog(page)
    const card = dialog.locator('label').filter({ hasText: 'TCA peeling gezicht' })
    await expect(card).toContainText('Eerst een consult')
    await chooseTreatment(dialog, 'TCA peeling gezicht')
    await expect(dialog.getByText('Hiervoor is eerst een apart consult nodig')).toContainText(
      'Medisch consult bij de arts',
    )
    await dialog.getByRole('button', { name: 'Boek eerst het consult' }).click()
    await expect(dialog.getByText('Hiervoor is eerst een apart consult nodig')).toHaveCount(0)
    await expect(dialog.getByRole('heading', { name: 'Kies datum en tijd' })).toBeFocused()
    await expect(dialog.getByRole('region', { name: 'Gekozen behandeling' })).toContainText(
      'Medisch consult bij de arts',
    )
  },
)

test('the details step leads to what becomes of the data, in a tab of its own', async ({
  page,
  emptyDay,
}) => {
  const steps = await reachDetails(page, emptyDay(), '10:00')
  const link = steps.getByRole('link', { name: 'privacyverklaring' })
  await expect(link).toHaveAttribute('href', '/privacy-policy')
  await expect(link).toHaveAttribute('target', '_blank')
})
