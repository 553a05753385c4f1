import { expect, test } from '@playwright/test'
import { ar } from '#content/messages/ar.ts'
import { bookFor, newAccount } from './account-steps.ts'
import {
  chooseMoment,
  chooseTreatment,
  confirm,
  fillDetails,
  freeDays,
  freeTimes,
  goOn,
  openDialog,
  openerOf,
  person,
  words,
} from './booking-steps.ts'
import { tabTo } from './keyboard.ts'
import { withMotion } from './motion.ts'
import { isTo, sentMails } from './sent-mails.ts'

test.describe('with all that moves', () => {
  test.use(withMotion)
  for (const language of ['nl', 'ar'] as const) {
    const said = words[language]
    test(`a visitor books in the language ${language}`, async ({ page }) => {
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      page.on('pageerror', (error) => problems.push(error.message))
      const dialog = await openDialog(page, said)
      await expect(dialog).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      await dialog.getByRole('searchbox').fill(said.consult.toUpperCase())
      await chooseTreatment(dialog, said.consult, said)
      await chooseMoment(dialog, 2, said)
      await goOn(dialog, said)
      await fillDetails(dialog, said)
      await confirm(dialog, said)
      await expect(page.getByRole('status').filter({ hasText: said.booked })).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page.locator('[data-receipt]').getByRole('heading').first()).toBeFocused()
      expect(problems).toEqual([])
    })
  }
})

test('a visitor books with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await openerOf(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Kies een behandeling' })).toBeFocused()
  await tabTo(page, dialog.getByRole('searchbox'))
  await page.keyboard.type('hotstone massage')
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await tabTo(page, dialog.getByRole('radio'))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Volgende', exact: true }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Kies datum en tijd' })).toBeFocused()
  await tabTo(page, dialog.getByRole('button', { name: /^Volgende (maand|week)$/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, freeDays(dialog).first())
  const day = await freeDays(dialog).first().getAttribute('aria-label')
  await page.keyboard.press('Enter')
  // Above its times stands which day they are of.
  const times = dialog.getByRole('region', { name: 'Tijden' })
  await expect(times.getByText((day ?? '').replace(/ \d{4}$/, ''), { exact: true })).toBeVisible()
  await tabTo(page, freeTimes(dialog).first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(freeTimes(dialog).nth(1)).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Volgende', exact: true }))
  await page.keyboard.press('Enter')
  for (const [label, text] of [
    ['Voornaam', 'Noor'],
    ['Achternaam', 'de Vries'],
    ['E-mail', 'noor@example.nl'],
    ['Telefoon', '+31 6 12345678'],
    ['Geboortedatum', '29022000'],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await expect(dialog.getByLabel('Geboortedatum')).toHaveValue('29-02-2000')
  await expect(dialog.getByRole('button', { name: 'Afspraak bevestigen' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  await expect(page.locator('[data-receipt]').getByRole('heading').first()).toBeFocused()
})

test('the treatment and the day of the address are chosen on the booking page', async ({ page }) => {
  await page.goto('/afspraak?behandeling=gratis-consult')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Kies datum en tijd' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Gekozen behandeling' })).toContainText('Gratis consult')
  await chooseMoment(main)
  await goOn(main)
  await fillDetails(main)
  await confirm(main)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  const manage = await page.getByRole('link', { name: 'Bekijk de afspraak' }).getAttribute('href')
  await page.keyboard.press('Escape')
  await expect(main.getByRole('heading', { name: 'Kies een behandeling' })).toBeFocused()
  await page.goto(manage ?? '')
  await expect(page).toHaveURL(/\/afspraak\/beheer\?token=/)
  await expect(page.getByRole('heading', { name: 'Gratis consult' })).toBeVisible()
  await expect(page.getByText('Bevestigd', { exact: true })).toBeVisible()
  const calendar = await page.request.get(
    (await page.getByRole('link', { name: 'Zet in agenda' }).getAttribute('href')) ?? '',
  )
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
})

test('a reload and another language find the treatment, the moment and who comes again', async ({ page }) => {
  await page.goto('/huisregels')
  await page.goto('/afspraak?behandeling=gratis-consult')
  const main = page.getByRole('main')
  await chooseMoment(main)
  await goOn(main)
  await expect(main.getByRole('heading', { name: 'Uw gegevens' })).toBeVisible()
  await fillDetails(main)
  await main.getByRole('radio', { name: /^Vooraf betalen/ }).check()
  await page.reload()
  await expect(main.getByRole('heading', { name: 'Uw gegevens' })).toBeVisible()
  const chosen = new URL(page.url()).search
  expect(chosen).toMatch(/^\?behandeling=gratis-consult&datum=\d{4}-\d\d-\d\d&tijd=\d\d%3A\d\d$/)
  await page.getByRole('button', { name: 'Taal' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(`/ar/afspraak${chosen}`)
  await expect(main.getByText(words.ar.consult).filter({ visible: true }).first()).toBeVisible()
  for (const [index, label] of words.ar.fields.entries())
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(person[index] ?? '')
  await expect(main.getByRole('radio', { name: new RegExp(`^${ar.appointment.pay_now}`) })).toBeChecked()
  for (let entries = 0; entries < 2; entries += 1) {
    await page.goBack()
    await expect(page).toHaveURL(`/ar/afspraak${chosen}`)
  }
  await page.goBack()
  await expect(page).toHaveURL('/ar/huisregels')
})

for (const [first, last] of [
  ['Siobhán', 'O’Brien-van der Meulen'],
  ["Zoë D'Arcy", "O'Neill"],
  ['نور الدين', 'عبد الرحمن'],
] as const)
  test(`${first} ${last}, born on 29 February, books under that name`, async ({ page }) => {
    await page.goto('/afspraak?behandeling=gratis-consult')
    const main = page.getByRole('main')
    await chooseMoment(main, 4)
    await goOn(main)
    await fillDetails(main)
    await main.getByLabel('Voornaam').fill(first)
    await main.getByLabel('Achternaam').fill(last)
    await main.getByLabel('Geboortedatum').fill('29-02-2000')
    const sent = page.waitForRequest('**/api/appointments')
    await confirm(main)
    expect((await sent).postDataJSON()).toMatchObject({
      firstName: first,
      lastName: last,
      dateOfBirth: '2000-02-29',
    })
    await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  })

for (const query of ['?token=00000000-0000-4000-8000-000000000000.x', ''])
  test(`the manage page with "${query}" says that its link leads nowhere, and where to go on`, async ({
    page,
  }) => {
    await page.goto(`/afspraak/beheer${query}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading')).toHaveText('Afspraak niet gevonden')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Deze link klopt niet of is verlopen.')
    await expect(main.getByRole('link', { name: 'Naar Mijn kliniek' })).toHaveAttribute('href', '/portal')
    await expect(main.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/contact')
  })

test('who has no link that works is mailed it by the code of the visit', async ({ page, request }) => {
  const account = newAccount()
  const { reference } = await bookFor(request, account, 7)
  await page.goto('/afspraak/beheer?token=x')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Stuur de link' }).click()
  await expect(main.getByRole('textbox', { name: 'Afspraakcode' })).toBeFocused()
  await main.getByRole('textbox', { name: 'Afspraakcode' }).fill(reference.toLowerCase())
  await main.getByRole('textbox', { name: 'E-mail' }).fill(account.email)
  await main.getByRole('button', { name: 'Stuur de link' }).click()
  await expect(main.getByText('dan is de link nu onderweg')).toBeFocused()
  const confirmations = async () =>
    (await sentMails('booking-confirmation')).filter((mail) => isTo(mail, account.email))
  await expect.poll(async () => (await confirmations()).length).toBe(2)
})

test('the button of a reminder says that somebody comes, as long as the visit stands', async ({
  page,
  request,
}) => {
  const { id, manageUrl } = await bookFor(request, newAccount(), 7)
  const { search, origin } = new URL(manageUrl)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`/afspraak/beheer${search}&komt=1`)
  const move = page.getByRole('button', { name: 'Afspraak verplaatsen' })
  await expect(move).not.toBeInViewport()
  await page.getByRole('link', { name: 'Nee, ik kan niet' }).click()
  await expect(move).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(move).toBeFocused()
  await page.getByRole('button', { name: 'Ja, ik kom' }).click()
  await expect(page.getByText('We verwachten u')).toBeFocused()
  await request.post(`/api/appointments/${id}/cancel${search}`, { headers: { Origin: origin }, data: {} })
  await page.reload()
  await expect(page.getByText('Geannuleerd', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ja, ik kom' })).toBeHidden()
})

test('who is telephoned is not asked to come', async ({ page, request }) => {
  const { manageUrl } = await bookFor(request, newAccount(), 7, 'Gratis consult per telefoon')
  await page.goto(`/afspraak/beheer${new URL(manageUrl).search}&komt=1`)
  await expect(page.getByRole('heading', { name: /^Kunnen we u .+ spreken\?$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ja, ik ben bereikbaar' }).click()
  await expect(page.getByText('we spreken u dan')).toBeFocused()
})

test('the page of a visit shows what it is about beside it, also while cancelling is asked, and keeps its width while it is moved @wide', async ({
  page,
  request,
}) => {
  const { manageUrl } = await bookFor(request, newAccount(), 7, 'Hotstone massage')
  await page.goto(`/afspraak/beheer${new URL(manageUrl).search}`)
  const visit = page.getByRole('article')
  const still = visit.locator('img')
  await expect(still).toHaveAttribute('alt', '')
  await expect(still).toHaveAttribute('src', /massages/)
  const [picture, title] = await Promise.all([
    still.boundingBox(),
    visit.getByRole('heading').first().boundingBox(),
  ])
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(title?.x ?? 0)
  const width = await visit.evaluate((element) => element.clientWidth)
  await page.getByRole('button', { name: 'Afspraak annuleren' }).click()
  await expect(page.getByRole('heading', { name: 'Deze afspraak annuleren?' })).toBeFocused()
  const { x, width: ownWidth, height = 0 } = picture ?? {}
  const asked = await still.boundingBox()
  expect(asked).toMatchObject({ x, width: ownWidth })
  // No taller than what is asked.
  expect(asked?.height).toBeLessThan(height / 2)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Afspraak verplaatsen' }).click()
  await expect(page.getByText(/^Nu: /)).toBeVisible()
  await expect(still).toBeHidden()
  expect(await visit.evaluate((element) => element.clientWidth)).toBe(width)
})

test('a visit is moved to what is free for this very visit', async ({ page, request }) => {
  const { id, manageUrl } = await bookFor(request, newAccount(), 7)
  const asked = new Set<string>()
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname.includes('/availability')) asked.add(pathname)
  })
  await page.goto(`/afspraak/beheer${new URL(manageUrl).search}`)
  await page.getByRole('button', { name: 'Afspraak verplaatsen' }).click()
  await freeDays(page.getByRole('main')).first().click()
  await expect(freeTimes(page.getByRole('main')).first()).toBeVisible()
  const own = `/api/appointments/${id}/availability`
  expect([...asked].toSorted()).toEqual([own, `${own}/days`, `${own}/first`])
})

test('who books again for the same person loses nothing by a reload', async ({ page }) => {
  await page.goto('/afspraak?behandeling=gratis-consult')
  const main = page.getByRole('main')
  await chooseMoment(main)
  await goOn(main)
  await fillDetails(main)
  const fields = words.nl.fields.map((label) => main.getByLabel(label, { exact: true }))
  const typed = [...person]
  await confirm(main)
  await page.locator('[data-receipt]').getByRole('button', { name: 'Sluiten' }).click()
  await chooseTreatment(main, 'Gratis consult')
  await goOn(main)
  await chooseMoment(main, 1)
  await goOn(main)
  for (const [index, field] of fields.entries()) await field.fill(typed[index] ?? '')
  await page.reload()
  for (const [index, field] of fields.entries()) await expect(field).toHaveValue(typed[index] ?? '')
})
