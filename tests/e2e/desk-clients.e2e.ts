import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectFits320, flawsOf } from './accessibility.ts'
import { bookAtDesk, enterDesk, openDay, tapTwice, treatment } from './desk-steps.ts'
import type { Booked } from './desk-steps.ts'
import { hold } from './hold.ts'

function booked(page: Page, appointmentDate: string, firstName: string, email: string): Promise<Booked> {
  return bookAtDesk(page, { appointmentDate, firstName, lastName: 'Zomerdijk', email })
}

test('a client is found while typing, noted on, merged with the same person and split again @both', async ({
  page,
}, { project }) => {
  const mark = project.name === 'phone' ? 'Femke' : 'Fenna'
  const day = project.name === 'phone' ? '2028-04-11' : '2028-04-12'
  await enterDesk(page, `Cards ${mark}`)
  const email = `${mark.toLowerCase()}@clients.example`
  const first = await booked(page, `${day}T10:00`, mark, email)
  await booked(page, `${day}T12:00`, `${mark}-Anne`, email)

  await page.goto('/balie/clienten')
  await expect(page.getByRole('heading', { name: 'Cliënten' })).toBeVisible()
  await page.getByLabel('Zoeken').pressSequentially(`${mark.slice(0, 4)} zomer`)
  await expect(page.getByRole('status').filter({ hasText: '2 cliënten gevonden' })).toBeVisible()
  expect(await flawsOf(page, 'clients')).toEqual([])
  await expectFits320(page)
  await page.getByRole('link', { name: `${mark} Zomerdijk` }).press('Enter')

  await expect(page.getByRole('heading', { name: `${mark} Zomerdijk` })).toBeVisible()
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  if (project.name === 'phone') {
    await page.getByText('Nieuwe notitie').first().click()
    // Words that are taken back leave the form where it is.
    await page.getByLabel('Nieuwe notitie').fill('Belt')
    await page.getByLabel('Nieuwe notitie').fill('')
    await expect(page.getByLabel('Nieuwe notitie')).toBeVisible()
  }
  await page.getByLabel('Nieuwe notitie').fill('Belt liever dan dat zij mailt.')
  await page.getByRole('button', { name: 'Notitie bewaren' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Belt liever' })).toBeVisible()
  await expect(page.getByLabel('Nieuwe notitie')).toHaveValue('')

  await page.getByRole('button', { name: `Samenvoegen met ${mark}-Anne Zomerdijk` }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Is dit dezelfde persoon?' })
  await expect(question).toContainText(email)
  expect(await flawsOf(page, 'merging')).toEqual([])
  await question.getByRole('button', { name: 'Samenvoegen' }).press('Enter')
  const visits = page.locator('a[href*="afspraak="]')
  await expect(visits).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Misschien dezelfde persoon' })).toBeHidden()
  await expectFits320(page)
  await page.getByRole('button', { name: `Splitsen: ${mark}-Anne Zomerdijk` }).press('Enter')
  await expect(visits).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Misschien dezelfde persoon' })).toBeVisible()

  await visits.click()
  await expect(page).toHaveURL(`/balie?datum=${day}&dagen=1&afspraak=${first.id}`)
  await expect(page.getByRole('heading', { name: `${mark} Zomerdijk` })).toBeVisible()
})

test('a card books for its person with what is known of them @both', async ({ page }, { project }) => {
  const [name, day] = project.name === 'phone' ? ['Sanne', '2028-04-24'] : ['Saskia', '2028-04-25']
  await enterDesk(page, `Cards book ${name}`)
  const email = `${name.toLowerCase()}@clients.example`
  const { clientId } = await booked(page, `${day}T10:00`, name, email)
  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  await page.getByRole('link', { name: 'Nieuwe afspraak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await expect(dialog.getByLabel('Voornaam')).toHaveValue(name)
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await expect(dialog.getByLabel('Behandeling')).toBeFocused()
  expect(await flawsOf(page, 'booking for a card')).toEqual([])
  await dialog.getByLabel('Behandeling').fill(treatment)
  await dialog.getByLabel('Dag').fill(day)
  await dialog.getByLabel('Tijd').selectOption('14:00')
  await dialog.getByRole('button', { name: 'Boeken' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Nieuwe afspraak' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  await expect(page.locator('a[href*="afspraak="]')).toHaveCount(2)
})

test('the second tap of two splits no other card', async ({ page }) => {
  await enterDesk(page, 'Quick splits')
  const cards = []
  for (const [index, name] of ['Mila', 'Mila-Een', 'Mila-Twee'].entries())
    cards.push(await booked(page, `2028-11-14T1${index}:00`, name, 'mila@clients.example'))
  const [into, ...others] = cards.map(({ clientId }) => clientId)
  for (const other of others) {
    const data = { into }
    expect((await page.request.post(`/api/desk/clients/${other}/merge`, { data })).status()).toBe(200)
  }
  await page.goto(`/balie/clienten/kaart?id=${into}`)
  const splits = page.getByRole('button', { name: /^Splitsen: / })
  await expect(splits).toHaveCount(2)
  expect(await tapTwice(page, 'button[aria-label^="Splitsen"]')).toHaveLength(1)
  await expect(splits).toHaveCount(1)
})

test('Enter opens nobody while the search for the name is on its way', async ({ page }) => {
  await enterDesk(page, 'Quick search')
  await booked(page, '2028-04-18T10:00', 'Meike', 'meike@clients.example')
  await page.goto('/balie/clienten')
  const search = page.getByLabel('Zoeken')
  await search.fill('meike zomerdijk')
  await expect(page.getByRole('status').filter({ hasText: '1 cliënt gevonden' })).toBeVisible()
  const asked = page.waitForRequest(/clients\?search=nobody/)
  const release = await hold(page, /clients\?search=nobody/)
  await search.fill('nobody')
  await asked
  await search.press('Enter')
  release()
  await expect(page.getByText('Niemand gevonden')).toBeVisible()
  await expect(page).toHaveURL('/balie/clienten')
})

test('a number that is typed with Enter at once opens the card of whose it is', async ({ page }) => {
  await enterDesk(page, 'Quick search')
  const caller = { firstName: 'Ida', lastName: 'Snel', phone: '06 80012345' }
  await bookAtDesk(page, { appointmentDate: '2028-11-23T10:00', room: 1, ...caller })
  await page.goto('/balie/clienten')
  await page.getByRole('searchbox').fill('0680012345')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ida Snel' })).toBeVisible()
})

test('what is typed while a note is sent stays', async ({ page }) => {
  await enterDesk(page, 'Quick note')
  const { clientId } = await booked(page, '2028-04-14T10:00', 'Loes', 'loes@clients.example')
  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  const note = page.getByLabel('Nieuwe notitie')
  await note.fill('Belt liever.')
  const release = await hold(page, '**/notes')
  await page.getByRole('button', { name: 'Notitie bewaren' }).click()
  await note.fill('Komt met de trein.')
  release()
  await expect(page.getByRole('listitem').filter({ hasText: 'Belt liever.' })).toBeVisible()
  await expect(note).toHaveValue('Komt met de trein.')
})

test('a report reads as tables, for a usual period or any other, and each is a file', async ({ page }) => {
  await enterDesk(page, 'Reports')
  await booked(page, '2028-05-09T10:00', 'Rik', 'rik@clients.example')
  await page.goto('/balie/verslag?van=2028-05-08&tot=2028-05-14')
  await expect(page.getByRole('heading', { name: 'Verslag' })).toBeVisible()
  const sources = page.getByRole('table', { name: 'Geboekt via' })
  await expect(sources.getByRole('row', { name: 'Telefoon 1' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Kamers' }).getByRole('row')).toHaveCount(5)
  expect(await flawsOf(page, 'report')).toEqual([])
  await expectFits320(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV downloaden: Gekomen en niet gekomen' }).click()
  expect((await download).suggestedFilename()).toBe('2028-05-08-2028-05-14-outcomes.csv')

  await page.getByLabel('Van', { exact: true }).fill('2028-05-15')
  await page.getByRole('button', { name: 'Tonen' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Vorige maand' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Vorige maand' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/van=2028-05-08/)
  await expect(sources.getByRole('row', { name: 'Telefoon 1' })).toBeVisible()
})

test('somebody who fills the agenda stands out, and all of it is cancelled at once', async ({ page }) => {
  await enterDesk(page, 'Floods')
  for (const hour of [10, 11, 12, 13, 14, 15])
    await booked(page, `2028-06-13T${hour}:00`, 'Bot', `bot${hour}@floods.example`)
  await page.goto('/balie/opvallend')
  const group = page.getByRole('group', { name: 'Bot Zomerdijk' })
  await expect(group).toBeVisible()
  await expect(page.getByRole('button', { name: 'Afspraken annuleren' })).toBeHidden()
  await group.getByLabel('Alle 6 kiezen').check()
  await group.getByLabel(/10:00/).uncheck()
  await expect(page.getByText('5 afspraken gekozen')).toBeVisible()
  expect(await flawsOf(page, 'floods')).toEqual([])
  await expectFits320(page)
  await page.getByRole('button', { name: 'Annuleren' }).press('Enter')
  const question = page.getByRole('dialog', { name: '5 afspraken annuleren?' })
  await expect(question.getByRole('checkbox')).not.toBeChecked()
  await question.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await expect(page.getByText('5 afspraken geannuleerd.')).toBeVisible()
  await expect(group).toBeHidden()
})

test('a visit that is moved after a flood was looked at is not cancelled with it', async ({ page }) => {
  await enterDesk(page, 'Moved flood')
  const ids: string[] = []
  for (const hour of [10, 11, 12, 13, 14, 15])
    ids.push((await booked(page, `2029-03-05T${hour}:00`, 'Zwerm', `zwerm${hour}@moved.example`)).id)
  await page.goto('/balie/opvallend')
  const group = page.getByRole('group', { name: 'Zwerm Zomerdijk' })
  await group.getByLabel('Alle 6 kiezen').check()
  await page.getByRole('button', { name: 'Annuleren' }).press('Enter')
  const question = page.getByRole('dialog', { name: '6 afspraken annuleren?' })
  await expect(question).toBeVisible()
  const seen = page.waitForResponse(/desk\/floods$/)
  const data = { appointmentDate: '2029-03-06T10:00', notify: false }
  expect((await page.request.post(`/api/desk/appointments/${ids[2]}/move`, { data })).status()).toBe(200)
  await (await seen).finished()
  await question.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await expect(page.getByText('5 afspraken geannuleerd. Niet geannuleerd: 1')).toBeVisible()
  const { status } = await (await page.request.get(`/api/desk/appointments/${ids[2]}`)).json()
  expect(status).toBe('confirmed')
})

test('an owner hands out and erases what is stored about somebody, and reads what has to stay', async ({
  page,
}) => {
  await enterDesk(page, 'Privacy')
  const { clientId } = await booked(page, '2028-04-13T10:00', 'Wisse', 'wisse@clients.example')
  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  await page.getByLabel('Nieuwe notitie').fill('Komt met de fiets.')
  await page.getByRole('button', { name: 'Notitie bewaren' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Gegevens exporteren' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({ notes: [{ note: 'Komt met de fiets.' }] })

  await page.getByRole('button', { name: 'Gegevens wissen' }).click()
  const question = page.getByRole('dialog', { name: 'Gegevens van Wisse Zomerdijk wissen?' })
  await expect(question).toContainText('7 jaar na het jaar van de afspraak')
  await expect(question).toContainText('tot 30 dagen erna')
  await question.getByLabel('Annuleer ook de komende afspraken').check()
  await expect(question).not.toContainText('tot 30 dagen erna')
  expect(await flawsOf(page, 'erasing')).toEqual([])
  await expectFits320(page)
  await question.getByRole('button', { name: 'Definitief wissen' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Komt met de fiets.' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'wisse@clients.example' })).toBeHidden()
  await expect(page.getByText('Geannuleerd')).toBeVisible()
  await page.goto('/balie/logboek')
  await expect(page.getByText('Gegevens gewist').first()).toBeVisible()
})

test('a booking says on whose card it goes, whatever name is written', async ({ page }) => {
  await enterDesk(page, 'Whose card')
  const email = `${randomUUID()}@example.nl`
  const known = { firstName: 'Willemijn', lastName: 'Kaart', email }
  await bookAtDesk(page, { appointmentDate: '2028-06-22T10:00', ...known })
  await openDay(page, '2028-06-22')
  await page.getByRole('button', { name: 'Nieuwe afspraak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: /Willemijn Kaart/ }).click()
  await dialog.getByLabel('Voornaam').fill('Sofie')
  await expect(dialog.getByText('Bekende cliënt: Willemijn Kaart')).toBeVisible()
})
