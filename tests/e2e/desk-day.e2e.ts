import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { flawsOf } from './accessibility.ts'
import { bookAtDesk, bookCaller, enterDesk, freePlace, openDay, visitOf } from './desk-steps.ts'

const day = '2028-09-05'

/** Moves the visit that the open question names to another time; the block's question waits under it. */
async function moveAway(page: Page, name: string, time: string): Promise<void> {
  const block = page.getByRole('dialog', { name: 'Tijd blokkeren' })
  await block
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Verplaatsen' })
    .click()
  const move = page.getByRole('dialog', { name: `Verplaatsen: ${name}` })
  await move.getByLabel('Tijd').selectOption(time)
  await move.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(visitOf(page, name)).toContainText(time)
}

test('a whole day of the clinic: opening, arrivals, a caller, a no-show, illness, a flood and the evening', async ({
  page,
}) => {
  await enterDesk(page, 'Whole day')
  await bookAtDesk(page, { appointmentDate: `${day}T09:00`, room: 1, firstName: 'Anna', lastName: 'Vroeg' })
  await bookAtDesk(page, { appointmentDate: `${day}T10:00`, room: 2, firstName: 'Bram', lastName: 'Tweede' })
  await bookAtDesk(page, { appointmentDate: `${day}T11:00`, room: 2, firstName: 'Carla', lastName: 'Derde' })
  await bookAtDesk(page, { appointmentDate: `${day}T12:00`, room: 3, firstName: 'Daan', lastName: 'Weg' })
  for (const hour of [14, 15, 16, 17, 18, 19])
    await bookAtDesk(page, {
      appointmentDate: `${day}T${hour}:00`,
      ...{ room: 4, firstName: 'Zwerm', lastName: 'Vol', email: `zwerm${hour}@floods.example` },
    })

  // The morning: who comes today, and who arrives.
  await openDay(page, day)
  await expect(page.locator('[data-visit]')).toHaveCount(10)
  await visitOf(page, 'Anna Vroeg').click()
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Aangekomen' }).click()
  await expect(visitOf(page, 'Anna Vroeg')).toContainText('Aangekomen')
  await panel.getByRole('button', { name: 'Klaar' }).click()
  await panel.getByLabel('Bedrag in euro').fill('20,00')
  await panel.getByRole('button', { name: 'Betaling invoeren' }).click()
  await expect(panel).toContainText('20,00 · Pin')
  await panel.getByRole('button', { name: 'Sluiten' }).click()

  // The telephone.
  await freePlace(page, '13:00', 1).click()
  await bookCaller(page, 'Eva', 'Beller')
  await expect(visitOf(page, 'Eva Beller')).toContainText('13:00')

  // Somebody does not come.
  await visitOf(page, 'Daan Weg').click()
  await panel.getByRole('button', { name: 'Niet verschenen' }).click()
  await page
    .getByRole('dialog', { name: /Niet verschenen/ })
    .getByRole('button', { name: 'Bewaren' })
    .click()
  await expect(visitOf(page, 'Daan Weg')).toContainText('Niet verschenen')
  await panel.getByRole('button', { name: 'Sluiten' }).click()

  // Who works in room 2 is ill: the room closes once its visits have another time.
  await page.getByRole('button', { name: 'Tijd blokkeren' }).click()
  const block = page.getByRole('dialog', { name: 'Tijd blokkeren' })
  await block.getByLabel('Kamer').selectOption('2')
  await block.getByLabel('Begintijd').selectOption('09:00')
  await block.getByLabel('Eindtijd').selectOption('12:00')
  await block.getByLabel('Reden').fill('Ziek')
  await block.getByRole('button', { name: 'Blokkeren' }).click()
  await expect(block.getByRole('listitem')).toHaveCount(2)
  await moveAway(page, 'Bram Tweede', '15:00')
  await moveAway(page, 'Carla Derde', '16:00')
  await expect(block.getByLabel('Reden')).toHaveValue('Ziek')
  await block.getByRole('button', { name: 'Blokkeren' }).click()
  await expect(page.getByRole('button', { name: 'Geblokkeerd: Ziek' })).toHaveCount(1)
  await expect(freePlace(page, '09:30', 2)).toBeHidden()
  expect(await flawsOf(page, 'the day')).toEqual([])

  // Somebody filled the afternoon.
  await page.goto('/balie/opvallend')
  const flood = page.getByRole('group', { name: 'Zwerm Vol' })
  await flood.getByLabel(/^Alle \d+ kiezen/).check()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByText('6 afspraken geannuleerd.')).toBeVisible()

  // The evening: the week shows the closed room, and the day goes on one sheet of paper.
  await openDay(page, day)
  await expect(visitOf(page, 'Zwerm Vol')).toHaveCount(0)
  await page.getByRole('button', { name: 'Week' }).click()
  await expect(page.getByRole('button', { name: 'Geblokkeerd: Ziek Kamer 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Dag', exact: true }).click()
  await expect(visitOf(page, 'Eva Beller')).toBeVisible()
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByRole('heading', { name: 'dinsdag 5 september 2028', includeHidden: true }),
  ).toBeVisible()
  for (const name of ['Anna Vroeg', 'Eva Beller', 'Bram Tweede'])
    await expect(page.getByRole('cell', { name, includeHidden: true })).toBeVisible()
  await expect(page.getByText('Geblokkeerd: Ziek').last()).toBeVisible()
})

test('the week on paper has a page for each day, under its date', async ({ page }) => {
  await enterDesk(page, 'Week paper')
  await page.goto('/balie?datum=2028-09-12&dagen=7')
  await expect(page.getByRole('button', { name: /^10:00 .*, nieuwe afspraak$/ })).toHaveCount(7)
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(7)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  for (const date of ['maandag 11 september 2028', 'zondag 17 september 2028'])
    await expect(page.getByRole('heading', { name: date, includeHidden: true })).toBeVisible()
})

test('a day whose year is being typed leaves nothing to go back to but the day before', async ({ page }) => {
  await enterDesk(page, 'Typed day')
  await openDay(page, '2028-11-17')
  const reads: string[] = []
  page.on('request', (request) => request.url().includes('/api/desk/agenda?') && reads.push(request.url()))
  // Day and month are the same, in whichever order the browser asks for them.
  await page.getByLabel('Ga naar een dag').pressSequentially('11112029')
  await expect(page).toHaveURL(/datum=2029-11-11/)
  await expect(page.getByText('zondag 11 november')).toBeVisible()
  expect(reads.filter((url) => /from=0/.test(url))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/datum=2028-11-17/)
})

test('a day can be typed whose month or day alone would make none of the one before', async ({ page }) => {
  await enterDesk(page, 'Typed month')
  await openDay(page, '2028-01-31')
  // There is no 31 February.
  await page.getByLabel('Ga naar een dag').pressSequentially('02022028')
  await expect(page).toHaveURL(/datum=2028-02-02/)
  await openDay(page, '2028-01-31')
  await page.getByRole('button', { name: 'Tijd blokkeren' }).click()
  const day = page.getByRole('dialog', { name: 'Tijd blokkeren' }).locator('input[type=date]').first()
  await day.pressSequentially('02022028')
  await day.blur()
  await expect(day).toHaveValue('2028-02-02')
})

test('a day stands in its field as the page writes it, once, until somebody is in it', async ({ page }) => {
  await enterDesk(page, 'Written day')
  await openDay(page, '2028-09-05')
  const field = page.getByLabel('Ga naar een dag')
  const shown = page.getByText('05-09-2028', { exact: true })
  const letters = () => field.evaluate((input) => getComputedStyle(input).webkitTextFillColor)
  await expect(shown).toBeVisible()
  expect(await letters()).toBe('rgba(0, 0, 0, 0)')
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain('05-09-2028')
  await field.focus()
  await expect(shown).toBeHidden()
  expect(await letters()).not.toBe('rgba(0, 0, 0, 0)')
  await field.fill('2028-09-07')
  await field.blur()
  await expect(page.getByText('07-09-2028', { exact: true })).toBeVisible()
})

test('the end of a block goes with its begin, and an evening that is blocked shows', async ({ page }) => {
  await enterDesk(page, 'Evening')
  await openDay(page, '2028-05-10')
  await page.getByRole('button', { name: 'Tijd blokkeren' }).click()
  const block = page.getByRole('dialog', { name: 'Tijd blokkeren' })
  await block.getByLabel('Begindatum').fill('2028-05-17')
  await expect(block.getByLabel('Einddatum')).toHaveValue('2028-05-17')
  await block.getByLabel('Begintijd').selectOption('19:00')
  await expect(block.getByLabel('Eindtijd').locator('option:checked')).toHaveText('20:00')
  await block.getByLabel('Reden').fill('Schilder')
  await block.getByRole('button', { name: 'Blokkeren' }).click()
  await expect(block).toBeHidden()
  await openDay(page, '2028-05-17')
  await expect(page.getByRole('button', { name: 'Geblokkeerd: Schilder' })).toHaveCount(4)
})

test('the rest of a course that has left the price list is booked at a desk in another language, too', async ({
  page,
}) => {
  const treatmentType = 'Hydra facial gezicht kuur van 3'
  await enterDesk(page, 'Old course')
  const person = { firstName: 'Rosa', lastName: 'Restant' }
  await bookAtDesk(page, { treatmentType, appointmentDate: '2028-10-05T10:00', ...person })
  await page.route('**/api/catalogue?language=en', async (route) => {
    const answer = await route.fetch()
    const { categories, ...rest } = await answer.json()
    for (const category of categories)
      category.treatments = category.treatments.filter(({ name }: { name: string }) => name !== treatmentType)
    await route.fulfill({ response: answer, json: { ...rest, categories } })
  })
  await page.goto(`/en/balie?datum=2028-10-05&dagen=1`)
  await visitOf(page, 'Rosa Restant').click()
  await page.getByRole('button', { name: 'Book the next one' }).click()
  const dialog = page.getByRole('dialog', { name: 'New appointment' })
  await expect(dialog.getByLabel('Treatment')).toHaveValue('Hydra facial, course of 3')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText('Booked: Rosa Restant.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a visit of another year says of which, wherever it is named', async ({ page }) => {
  await enterDesk(page, 'Other year')
  const { id } = await bookAtDesk(page, {
    ...{ appointmentDate: '2029-02-05T10:00', room: 1 },
    ...{ firstName: 'Jaar', lastName: 'Later' },
  })
  await page.goto(`/balie?datum=2029-02-05&dagen=1&afspraak=${id}`)
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'februari' })).toHaveText(
    'maandag 5 februari 2029',
  )
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await expect(panel).toContainText('ma 5 feb 2029, 10:00–10:15')
  await panel.getByRole('button', { name: 'Annuleren' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('ma 5 feb 2029, 10:00')
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await panel.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(dialog).toContainText('Nu: ma 5 feb 2029, 10:00')
  await dialog.getByLabel('Dag', { exact: true }).fill('2029-02-06')
  await expect(dialog).toContainText('10:00 → di 6 feb 2029 10:00')
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(page.getByText('Verplaatst naar di 6 feb 2029, 10:00.')).toBeVisible()
  // What is of this year says so by saying nothing.
  await page.getByRole('button', { name: 'Vandaag' }).click()
  const today = page.locator('[aria-live=polite]').filter({ hasText: /dag \d/ })
  await expect(today).toHaveText(/^\S+dag \d+ \S+$/)
})

test('who blocks time hears before it is sent whom that would meet', async ({ page }) => {
  await enterDesk(page, 'Hears whom')
  const day = '2029-02-12'
  for (const [room, firstName, time] of [
    [1, 'Adam', '10:00'],
    [2, 'Farid', '10:30'],
    [1, 'Lina', '11:00'],
  ])
    await bookAtDesk(page, { appointmentDate: `${day}T${time}`, room, firstName, lastName: 'Saleh' })
  await openDay(page, day)
  await expect(visitOf(page, 'Lina Saleh')).toBeVisible()
  await page.getByRole('button', { name: 'Tijd blokkeren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tijd blokkeren' })
  const met = dialog.getByRole('status').first()
  await expect(dialog.getByLabel('Begintijd')).toHaveValue('600')
  await expect(met).toContainText(/^2 afspraken vallen in deze tijd\. Verplaats of annuleer/)
  const named = dialog.getByRole('listitem')
  await expect(named).toContainText([
    'ma 12 feb 2029, 10:00 · Adam Saleh · Kamer 1',
    'ma 12 feb 2029, 10:30 · Farid Saleh · Kamer 2',
  ])
  await dialog.getByLabel('Kamer').selectOption('2')
  await expect(met).toContainText('1 afspraak valt in deze tijd')
  await expect(named).toHaveCount(1)
  await dialog.getByLabel('Kamer').selectOption('')
  await dialog.getByLabel('Eindtijd').selectOption('12:00')
  await expect(named).toHaveCount(3)
  // Who is named can be moved at once, without a refusal first.
  await named.filter({ hasText: 'Lina' }).getByRole('button', { name: 'Verplaatsen' }).click()
  const move = page.getByRole('dialog', { name: 'Verplaatsen: Lina Saleh' })
  await move.getByLabel('Tijd').selectOption('12:30')
  await move.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(named).toHaveCount(2)
  await dialog.getByLabel('Begintijd').selectOption('13:00')
  await expect(met).toBeEmpty()
  // What is planned on a day that is not in sight is not known.
  await dialog.getByLabel('Begintijd').selectOption('10:00')
  await expect(met).not.toBeEmpty()
  await dialog.getByLabel('Einddatum').fill('2029-02-14')
  await expect(met).toBeEmpty()
})

test('of a visit of somebody without an e-mail address it is said that nobody can be mailed', async ({
  page,
}) => {
  await enterDesk(page, 'No address')
  const at = (hour: number) => `2028-11-18T${hour}:00`
  await bookAtDesk(page, { appointmentDate: at(10), firstName: 'Zonder', lastName: 'Adres' })
  await bookAtDesk(page, {
    ...{ appointmentDate: at(12), firstName: 'Met', lastName: 'Adres', email: 'met@adres.example' },
  })
  await openDay(page, '2028-11-18')
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await visitOf(page, 'Zonder Adres').click()
  await expect(panel).toContainText(/Mails\s*Geen e-mailadres/)
  await visitOf(page, 'Met Adres').click()
  await expect(panel).toContainText('Met Adres')
  await expect(panel).not.toContainText('Geen e-mailadres')
})
