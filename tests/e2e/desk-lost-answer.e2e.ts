import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bookAtDesk, enterDesk, giveKeyDevice, openDay, ownerLink, visitOf } from './desk-steps.ts'
import { hold } from './hold.ts'
import { loseAnswer } from './lose-answer.ts'

test('a key that was made and never answered lets in, and the link says so', async ({ page }) => {
  await giveKeyDevice(page)
  await page.goto(await ownerLink('Tunnel'))
  await loseAnswer(page, '**/api/desk/link/verify')
  const make = page.getByRole('button', { name: 'Toegangssleutel maken' })
  await make.click()
  await expect(page.getByRole('alert')).toContainText('verbinding')
  await make.click()
  await expect(page.getByRole('alert')).toContainText('uw sleutel is waarschijnlijk gemaakt')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await page.getByRole('button', { name: 'Inloggen met toegangssleutel' }).click()
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()
})

test('a recovery code whose answer was lost is said to be used, not only to be wrong', async ({ page }) => {
  const codes = await enterDesk(page, 'Second tunnel')
  await page.context().clearCookies()
  await page.goto('/balie')
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
  await page.getByLabel('E-mail').fill('secondtunnel@clinic.example')
  await page.getByLabel('Herstelcode').fill(codes[0] ?? '')
  await loseAnswer(page, '**/api/desk/sign-in/recovery')
  const enter = page.getByRole('button', { name: 'Inloggen', exact: true })
  await enter.click()
  await expect(page.getByRole('alert')).toContainText('verbinding')
  await enter.click()
  await expect(page.getByText('neem de volgende')).toBeVisible()
  await page.getByLabel('Herstelcode').fill(codes[1] ?? '')
  await enter.click()
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()
})

test('new recovery codes are made after a question, and printed by themselves', async ({ page }) => {
  await enterDesk(page, 'New codes')
  await page.goto('/balie/account')
  const make = page.getByRole('button', { name: 'Tien nieuwe codes maken' })
  await make.click()
  const question = page.getByRole('dialog', { name: 'Tien nieuwe codes maken?' })
  await expect(question).toContainText('werken dan niet meer')
  await question.getByRole('button', { name: 'Tien nieuwe codes maken' }).click()
  const made = page.getByRole('dialog', { name: 'Herstelcodes' })
  await expect(made.getByRole('listitem')).toHaveCount(10)
  await page.emulateMedia({ media: 'print' })
  await expect(made.getByRole('listitem').last()).toBeVisible()
  await expect(made.getByText('newcodes@clinic.example')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Toegangssleutels' })).toBeHidden()
})

/** The till of a visit for which somebody has come. */
async function till(page: Page, name: string, date: string) {
  await enterDesk(page, `Till of ${name}`)
  const { id } = await bookAtDesk(page, {
    appointmentDate: `${date}T10:00`,
    firstName: name,
    lastName: 'Kas',
  })
  await openDay(page, date)
  await visitOf(page, `${name} Kas`).click()
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Aangekomen' }).click()
  const amount = panel.getByLabel('Bedrag in euro')
  await amount.fill('10,00')
  return { id, panel, amount, enter: panel.getByRole('button', { name: 'Betaling invoeren' }) }
}

for (const order of ['after', 'before']) {
  test(`a payment that is shown ${order} its answer is lost is not asked for once more`, async ({ page }) => {
    const date = order === 'after' ? '2028-12-11' : '2028-12-15'
    const { panel, amount, enter } = await till(page, order === 'after' ? 'Na' : 'Voor', date)
    await page.route(
      '**/payments',
      async (route) => {
        await route.fetch()
        if (order === 'before') await expect(panel.getByText('10,00 · Pin')).toBeVisible()
        await route.abort()
      },
      { times: 1 },
    )
    await enter.click()
    await expect(panel.getByText('10,00 · Pin')).toBeVisible()
    await expect(amount).toHaveValue('')
    await expect(panel.getByRole('alert')).toHaveCount(0)
    await enter.click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('5,00')
    await enter.click()
    await expect(panel.getByText('5,00 · Pin')).toBeVisible()
    await expect(panel.getByText(/ · Pin/)).toHaveCount(2)
  })
}

test('a payment that never came stands as it was typed, and is entered once with another press', async ({
  page,
}) => {
  const { panel, amount, enter } = await till(page, 'Nooit', '2028-12-13')
  await page.route('**/payments', (route) => route.abort(), { times: 1 })
  await enter.click()
  await expect(panel.getByRole('alert')).toContainText('verbinding')
  await expect(amount).toHaveValue('10,00')
  await enter.click()
  await expect(panel.getByText('10,00 · Pin')).toHaveCount(1)
})

test('a payment that never came is not taken for one of a colleague that did', async ({ page }) => {
  const { id, panel, amount, enter } = await till(page, 'Ander', '2028-12-20')
  await page.route('**/payments', (route) => route.abort(), { times: 1 })
  await enter.click()
  await expect(panel.getByRole('alert')).toContainText('verbinding')
  const colleagues = { amountCents: 500, method: 'cash' }
  await page.request.post(`/api/desk/appointments/${id}/payments`, { data: colleagues })
  await expect(panel.getByText('5,00 · Contant')).toBeVisible()
  await expect(panel.getByRole('alert')).toContainText('verbinding')
  // The next press enters nothing that nobody typed.
  await expect(amount).toHaveValue('')
})

test('why a payment was refused stays when the visit shows what a colleague entered', async ({ page }) => {
  const { id, panel, amount, enter } = await till(page, 'Samen', '2028-12-14')
  const release = await hold(page, new RegExp(`api/desk/appointments/${id}$`))
  const colleagues = { amountCents: 500, method: 'cash' }
  await page.request.post(`/api/desk/appointments/${id}/payments`, { data: colleagues })
  await enter.click()
  await expect(panel.getByRole('alert')).toBeVisible()
  release()
  await expect(panel.getByText('5,00 · Contant')).toBeVisible()
  await expect(panel.getByRole('alert')).toBeVisible()
  // The next press enters nothing that nobody typed.
  await expect(amount).toHaveValue('')
})
