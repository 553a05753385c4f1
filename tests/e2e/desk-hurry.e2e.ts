import { expect, test } from '@playwright/test'
import { bookAtDesk, enterDesk, openDay, visitOf } from './desk-steps.ts'

const person = { lastName: 'Haast' }

test('a move offers what is free, in the room of the visit or in another', async ({ page }) => {
  const day = '2033-03-15'
  await enterDesk(page, 'Mover')
  for (const [firstName, time, room] of [
    ['Tine', '10:00', 1],
    ['Bert', '11:00', 1],
    ['Rita', '12:00', 1],
    ['Ruud', '12:00', 2],
    ['Rosa', '12:00', 3],
    ['Roel', '12:00', 4],
  ])
    await bookAtDesk(page, { ...person, appointmentDate: `${day}T${time}`, room, firstName })
  await openDay(page, day)
  await visitOf(page, 'Tine Haast').click()
  await page.getByRole('button', { name: 'Verplaatsen' }).click()
  const move = page.getByRole('dialog', { name: 'Verplaatsen: Tine Haast' })
  const option = (name: string) => move.getByRole('option', { name, exact: true })
  // It need not be the room of the visit: another is free then.
  await expect(move.getByLabel('Kamer').locator('option:checked')).toHaveText('Kamer 1 of een andere')
  await expect(option('11:00')).toBeEnabled()
  await expect(option('10:00')).toBeEnabled()
  await expect(option('12:00 · bezet')).toBeDisabled()
  await move.getByLabel('Tijd').selectOption('11:00')
  await move.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(move).toBeHidden()
  await expect(visitOf(page, 'Tine Haast')).toContainText('11:00')
  // A room that was chosen stays chosen.
  await page.getByRole('complementary').getByRole('button', { name: 'Verplaatsen' }).click()
  await move.getByLabel('Kamer').selectOption('1')
  await expect(option('11:00 · bezet')).toBeDisabled()
  await move.getByLabel('Tijd').selectOption('09:00')
  await expect(move.getByLabel('Kamer')).toHaveValue('1')
})

test('a visit that is dragged to another day of the week goes into a room that is free there', async ({
  page,
}) => {
  await enterDesk(page, 'Week mover')
  for (const [firstName, day] of [
    ['Wout', '2033-03-22'],
    ['Donna', '2033-03-23'],
  ])
    await bookAtDesk(page, { ...person, appointmentDate: `${day}T10:00`, room: 1, firstName })
  await page.goto('/balie?datum=2033-03-22&dagen=7')
  await visitOf(page, 'Wout Haast').press('Alt+ArrowRight')
  const move = page.getByRole('dialog', { name: 'Verplaatsen: Wout Haast' })
  await expect(move.getByLabel('Kamer').locator('option:checked')).toHaveText('Kamer 1 of een andere')
  await move.getByRole('button', { name: 'Verplaatsen' }).press('Enter')
  await expect(move).toBeHidden()
  await visitOf(page, 'Wout Haast').click()
  await expect(page.getByRole('complementary', { name: 'Afspraak' })).toContainText('wo 23 mrt 2033, 10:00')
})

test('who clears the visits in the way of a block goes on from one to the next, then to the reason', async ({
  page,
}) => {
  const day = '2033-03-18'
  await enterDesk(page, 'Clearer')
  for (const [firstName, room] of [
    ['Eerste', 1],
    ['Tweede', 2],
  ])
    await bookAtDesk(page, { ...person, appointmentDate: `${day}T10:00`, room, firstName })
  await openDay(page, day)
  await expect(visitOf(page, 'Tweede Haast')).toBeVisible()
  await page.getByRole('button', { name: 'Tijd blokkeren' }).press('Enter')
  const block = page.getByRole('dialog', { name: 'Tijd blokkeren' })
  const rows = block.getByRole('listitem')
  await block.getByLabel('Reden').fill('Verf')
  await block.getByRole('button', { name: 'Blokkeren' }).press('Enter')
  await expect(block.getByRole('alert')).toBeVisible()
  await rows.filter({ hasText: 'Eerste' }).getByRole('button', { name: 'Verplaatsen' }).press('Enter')
  const move = page.getByRole('dialog', { name: 'Verplaatsen: Eerste Haast' })
  await move.getByLabel('Tijd').selectOption('14:00')
  await move.getByRole('button', { name: 'Verplaatsen' }).press('Enter')
  // Who is cleared is gone from the list, and named nowhere as still in the way.
  await expect(rows).toHaveCount(1)
  await expect(block).not.toContainText('staan in de weg')
  await expect(rows.getByRole('button', { name: 'Verplaatsen' })).toBeFocused()
  await rows.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Annuleren: Tweede Haast' })
    .getByRole('button', { name: 'Afspraak annuleren' })
    .press('Enter')
  await expect(rows).toHaveCount(0)
  await expect(block.getByLabel('Reden')).toBeFocused()
})

test('of a visit that is done and paid what still makes sense comes first', async ({ page }) => {
  const day = '2033-03-16'
  await enterDesk(page, 'Closer')
  const visit = { appointmentDate: `${day}T10:00`, room: 1, firstName: 'Klaas' }
  await bookAtDesk(page, { ...person, ...visit })
  await openDay(page, day)
  await visitOf(page, 'Klaas Haast').click()
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Aangekomen' }).click()
  await panel.getByRole('button', { name: 'Klaar' }).click()
  await expect(panel.getByRole('button', { name: 'Verplaatsen' })).toBeVisible()
  await panel.getByRole('button', { name: 'Betaling invoeren' }).click()
  await expect(panel.getByRole('button', { name: 'Verplaatsen' })).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Opnieuw boeken' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Terugzetten op verwacht' })).toBeVisible()
  await panel.getByText('Verplaatsen of annuleren', { exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Annuleren' })).toBeVisible()
})

test('a name of one long word stays within what the desk says of it @phone', async ({ page }) => {
  const day = '2033-03-17'
  const firstName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 60)
  await enterDesk(page, 'Long name')
  const { id } = await bookAtDesk(page, {
    ...{ appointmentDate: `${day}T10:00`, room: 1, firstName, lastName: 'Oost' },
  })
  await page.goto(`/balie?datum=${day}&dagen=1&afspraak=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Afspraak annuleren' }).click()
  const said = page.getByText(`Geannuleerd: ${firstName} Oost.`)
  await expect(said).toBeVisible()
  const undo = page.getByRole('button', { name: /^Ongedaan maken/ })
  const box = await undo.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0)
})
