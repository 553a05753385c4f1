import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { undoSeconds } from '#shared/features/desk/rules.ts'
import { flawsOf } from './accessibility.ts'
import { bookAtDesk, enterDesk, openDay, treatment, visitOf } from './desk-steps.ts'
import { loseAnswer } from './lose-answer.ts'
import { askToClose } from './way-back.ts'

const refused = 'Ongedaan maken kan niet meer'

/** Moves the visit of that name to another time, from its panel; the way back is then in the corner. */
async function move(page: Page, name: string, time: string): Promise<void> {
  await visitOf(page, name).click()
  const panel = page.getByRole('dialog', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Verplaatsen' }).click()
  const dialog = page.getByRole('dialog', { name: `Verplaatsen: ${name}` })
  await dialog.getByLabel('Tijd').selectOption(time)
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(dialog).toBeHidden()
}

test('an undo whose answer was lost is not called too late @phone', async ({ page }) => {
  await enterDesk(page, 'Undo lost')
  const day = '2028-10-11'
  const person = { firstName: 'Jip', lastName: 'Terug' }
  await bookAtDesk(page, { appointmentDate: `${day}T10:00`, ...person })
  await openDay(page, day)
  await move(page, 'Jip Terug', '11:00')
  await loseAnswer(page, '**/undo')
  const undo = page.getByRole('button', { name: 'Ongedaan maken' })
  await undo.click()
  await expect(page.getByText('verbinding')).toBeVisible()
  await undo.click()
  await expect(page.getByText('In de agenda ziet u of het ongedaan is gemaakt.')).toBeVisible()
  await expect(page.getByText(refused)).toHaveCount(0)
})

test('an undo that finds another state says so, and leaves that state @phone', async ({ page }) => {
  await enterDesk(page, 'Undo late')
  const day = '2028-10-03'
  const { id } = await bookAtDesk(page, {
    appointmentDate: `${day}T10:00`,
    firstName: 'Ilse',
    lastName: 'Terug',
  })
  await openDay(page, day)
  await move(page, 'Ilse Terug', '11:00')
  // A colleague moves it on before the way back is taken.
  await page.evaluate(
    ([path, appointmentDate]) =>
      fetch(path ?? '', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ appointmentDate, notify: false }),
      }),
    [`/api/desk/appointments/${id}/move`, `${day}T14:00`],
  )
  await page.getByRole('button', { name: /Ongedaan maken/ }).click()
  await expect(page.getByText(refused)).toBeInViewport({ ratio: 1 })
  await page
    .getByRole('dialog', { name: 'Afspraak' })
    .getByRole('button', { name: 'Sluiten', exact: true })
    .click()
  await expect(visitOf(page, 'Ilse Terug')).toContainText('14:00')
  expect(await flawsOf(page, 'refused undo')).toEqual([])
})

test('an undo that the network brings too late leaves it to be looked up, and the visit stands where it was moved to @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Undo slow')
  const day = '2028-10-04'
  await bookAtDesk(page, { appointmentDate: `${day}T10:00`, firstName: 'Jelle', lastName: 'Traag' })
  await openDay(page, day)
  await move(page, 'Jelle Traag', '11:00')
  const until = Date.now() + undoSeconds * 1000
  // The first try finds no network, and can be made again.
  await page.route('**/undo', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: /Ongedaan maken/ }).click()
  await expect(page.getByText('Er kwam geen antwoord')).toBeVisible()
  // A page waits 20 seconds for an answer: the press is made less than that before the way back ends.
  await pause(Math.max(0, until - 16_000 - Date.now()))
  await page.route('**/undo', async (route) => {
    await pause(Math.max(0, until + 500 - Date.now()))
    await route.continue()
  })
  await page.getByRole('button', { name: /Ongedaan maken/ }).click()
  // Whether the first try arrived, nobody knows.
  await expect(page.getByText('In de agenda ziet u of het ongedaan is gemaakt.')).toBeVisible({
    timeout: 60_000,
  })
  await page
    .getByRole('dialog', { name: 'Afspraak' })
    .getByRole('button', { name: 'Sluiten', exact: true })
    .click()
  await expect(visitOf(page, 'Jelle Traag')).toContainText('11:00')
})

test('on a phone the state of a visit takes nothing of the line of its name @phone', async ({ page }) => {
  await enterDesk(page, 'Line of a name')
  const day = '2028-08-28'
  const { id } = await bookAtDesk(page, {
    appointmentDate: `${day}T10:00`,
    firstName: 'Annemarie',
    lastName: 'van der Berghe',
  })
  await openDay(page, day)
  const name = visitOf(page, 'Annemarie').locator('bdi')
  const width = () => name.evaluate((element) => element.getBoundingClientRect().width)
  const before = await width()
  await page.evaluate(
    (path) =>
      fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ status: 'no_show' }),
      }),
    `/api/desk/appointments/${id}/status`,
  )
  await expect(visitOf(page, 'Annemarie')).toContainText('Niet verschenen')
  expect(await width()).toBe(before)
})

test('the answer of a long dialog is in sight from its first field on, and so is why it was refused @phone', async ({
  page,
}) => {
  await enterDesk(page, 'In sight')
  await openDay(page, '2028-10-10')
  await page.getByRole('button', { name: 'Nieuwe afspraak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  const book = dialog.getByRole('button', { name: 'Boeken' })
  await expect(book).toBeInViewport({ ratio: 1 })
  await dialog.getByLabel('Behandeling').fill(treatment)
  await dialog.getByLabel('Achternaam').fill('Zonder voornaam')
  await book.click()
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
  // Above the answer, not under it.
  const [why, answer] = await Promise.all([dialog.getByRole('alert').boundingBox(), book.boundingBox()])
  expect((why?.y ?? 0) + (why?.height ?? 0)).toBeLessThan(answer?.y ?? 0)
  // A field that the keys reach is not under it either.
  await dialog.getByLabel('Voornaam').focus()
  await dialog.getByLabel('Opmerkingen').focus()
  const notes = await dialog.getByLabel('Opmerkingen').boundingBox()
  expect((notes?.y ?? 0) + (notes?.height ?? 0)).toBeLessThan(answer?.y ?? 0)
})

test('Back closes the visit that covers the day, which stays @phone', async ({ page }) => {
  await enterDesk(page, 'Back on a phone')
  await bookAtDesk(page, {
    appointmentDate: '2028-11-29T10:00',
    room: 1,
    firstName: 'Jan',
    lastName: 'Terug',
  })
  await openDay(page, '2028-11-29')
  const visit = page.getByRole('dialog', { name: 'Afspraak' })
  for (const close of [() => page.goBack(), () => visit.getByRole('button', { name: 'Sluiten' }).click()]) {
    await page.getByRole('button', { name: /Jan Terug/ }).click()
    await expect(visit).toContainText('Jan Terug')
    await close()
    await expect(visit).toHaveCount(0)
    await expect(page).toHaveURL(/datum=2028-11-29&dagen=\d$/)
  }
  await page.goBack()
  await expect(page).not.toHaveURL(/datum=2028-11-29/)
})

test('a week on a phone has a row of its days, of which a tap shows one, and says when the clinic is closed @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Row of days')
  const day = '2028-09-21'
  await bookAtDesk(page, { appointmentDate: `${day}T10:00`, firstName: 'Guusje', lastName: 'Donderdag' })
  await page.goto('/balie?datum=2028-09-18&dagen=7')
  const days = page.getByRole('group', { name: 'Ga naar een dag' }).getByRole('button')
  await expect(days).toHaveCount(7)
  await expect(page.getByRole('heading', { name: 'Zondag 24 september' }).locator('..')).toContainText(
    'Gesloten',
  )
  expect(await flawsOf(page, 'week on a phone')).toEqual([])
  await page.getByRole('button', { name: 'do 21' }).tap()
  await expect(page).toHaveURL(new RegExp(`datum=${day}&dagen=1`))
  await expect(visitOf(page, 'Guusje Donderdag')).toBeVisible()
  await page.goBack()
  await expect(days).toHaveCount(7)
})

test('what is pressed or filled in above a day of the desk is as high as a finger needs @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Height of a finger')
  await openDay(page, '2028-12-06')
  const controls = page.getByRole('main').locator('button, input')
  await expect(page.getByRole('button', { name: /Alle kamers vrij/ })).toBeVisible()
  const low = await controls.evaluateAll((elements) =>
    elements
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(low).toEqual([])
})

test('the way back of a telephone closes a visit, and no question that has to be answered @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Way back')
  const day = '2028-10-26'
  await bookAtDesk(page, { appointmentDate: `${day}T10:00`, firstName: 'Gea', lastName: 'Geheim' })
  await openDay(page, day)
  const visit = visitOf(page, 'Gea Geheim')
  const panel = page.getByRole('dialog', { name: 'Afspraak' })
  await visit.tap()
  await askToClose(page)
  await expect(panel).toBeHidden()
  await expect(page).not.toHaveURL(/afspraak=/)
  await visit.tap()
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Sluiten' }).tap()
  await expect(panel).toBeHidden()

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Volgende dag' }).tap()
  const ended = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await expect(ended).toBeVisible()
  await askToClose(page, { times: 3 })
  await expect(ended).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
})

test('the way back of a telephone that cannot be refused walks one step, and stays at the day @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Insisting')
  const day = '2028-10-24'
  await bookAtDesk(page, { appointmentDate: `${day}T10:00`, firstName: 'Ina', lastName: 'Drang' })
  await openDay(page, day)
  let walks = 0
  await page.exposeFunction('countWalk', () => (walks += 1))
  // Browsers differ in what they make of two at once.
  await page.evaluate(() => {
    const back = history.back.bind(history)
    history.back = () => {
      ;(window as unknown as { countWalk: () => void }).countWalk()
      back()
    }
  })
  const panel = page.getByRole('dialog', { name: 'Afspraak' })
  for (const insists of [true, false]) {
    walks = 0
    await visitOf(page, 'Ina Drang').tap()
    await expect(panel).toContainText('Ina Drang')
    await askToClose(page, { insists })
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`datum=${day}&dagen=\\d$`))
    expect(walks).toBe(1)
  }
})

test('the way back of a telephone answers the question on top, never what lies under it @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Half typed')
  await openDay(page, '2028-10-25')
  const form = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  const question = page.getByRole('dialog', { name: 'Stoppen met boeken?' })
  await page.getByRole('button', { name: 'Nieuwe afspraak' }).tap()
  await form.getByLabel('Voornaam').fill('Half')
  for (const insists of [true, false]) {
    await askToClose(page, { insists, times: 2 })
    await expect(question).toBeHidden()
    await expect(form).toBeVisible()
    await askToClose(page, { insists, times: 3 })
    await question.getByRole('button', { name: 'Terug' }).tap()
    await expect(form.getByLabel('Voornaam')).toHaveValue('Half')
  }
  await page.context().clearCookies()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const ended = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await expect(ended).toBeVisible()
  await askToClose(page, { insists: true, times: 4 })
  await ended.getByRole('button', { name: 'Inloggen met toegangssleutel' }).tap()
  await expect(ended).toBeHidden()
  await expect(form.getByLabel('Voornaam')).toHaveValue('Half')
  await form.getByRole('button', { name: 'Sluiten' }).tap()
  await question.getByRole('button', { name: 'Ja, stoppen' }).tap()
  await expect(form).toBeHidden()
})
