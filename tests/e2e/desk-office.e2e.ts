import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { typedLimits } from '#shared/lib/typed-limits.ts'
import { expectFits320, flawsOf } from './accessibility.ts'
import { bookFor, linkInMail, newAccount } from './account-steps.ts'
import { bookAtDesk, enterDesk, tapTwice } from './desk-steps.ts'
import { origin } from './lane.ts'

test('an owner invites somebody, whose link is shown once and ready to copy, and lets them go again', async ({
  page,
}) => {
  await enterDesk(page, 'Office Owner')
  await page.goto('/balie/team')
  await page.getByRole('button', { name: 'Iemand toevoegen' }).click()
  const form = page.getByRole('dialog', { name: 'Iemand toevoegen' })
  await expect(form.getByLabel('Naam')).toHaveAttribute('maxlength', String(typedLimits.name))
  await form.getByLabel('Naam').fill('Joris Smit')
  await form.getByLabel('E-mail').fill('geen adres')
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Naam')).toHaveValue('Joris Smit')
  await form.getByLabel('E-mail').fill(`${randomUUID()}@clinic.example`)
  await form.getByRole('radio', { name: 'Behandelaar' }).check()
  await form.getByRole('button', { name: 'Toevoegen' }).click()

  const link = page.getByRole('dialog', { name: 'Inloglink maken voor Joris Smit' })
  await link.getByRole('button', { name: 'Inloglink maken' }).click()
  await expect(link.getByLabel('Link', { exact: true })).toHaveValue(/\/balie\/sleutel\?token=/)
  await expect(link.getByRole('button', { name: 'Kopiëren' })).toBeFocused()
  await page.keyboard.press('Escape')
  const line = page.getByRole('listitem').filter({ hasText: 'Joris Smit' })
  await expect(line).toContainText('Behandelaar')
  await expect(line).toContainText('Link open tot')
  await line.getByRole('button', { name: 'Joris Smit verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await expect(line).toBeHidden()

  await page.goto('/balie/logboek')
  const added = page.getByRole('listitem').filter({ hasText: 'Collega toegevoegd' }).first()
  await expect(added).toContainText('Office Owner')
  await expect(added).toContainText('Rol: Behandelaar')
})

test('who corrects a name gives nobody back a role that was taken meanwhile', async ({ page }) => {
  await enterDesk(page, 'Office Corrects')
  const name = `Joris ${randomUUID().slice(0, 8)}`
  const headers = { Origin: origin }
  const invited = await page.request.post('/api/desk/team', {
    headers,
    data: { name, email: `${randomUUID()}@clinic.example`, role: 'owner' },
  })
  const { id } = (await invited.json()) as { id: string }
  await page.goto('/balie/team')
  await page.getByRole('button', { name: `${name} wijzigen` }).click()
  await page.request.patch(`/api/desk/team/${id}`, { headers, data: { role: 'desk' } })
  const form = page.getByRole('dialog')
  await form.getByLabel('Naam').fill(`${name} de Smit`)
  await form.getByRole('button', { name: 'Bewaren' }).click()
  const line = page.getByRole('listitem').filter({ hasText: `${name} de Smit` })
  await expect(line).toContainText('Balie')
  await expect(line).not.toContainText('Eigenaar')
})

test('a message is answered; what was typed outlives a failure, and the record names who answered', async ({
  page,
  request,
}) => {
  const subject = `Vraag ${randomUUID()}`
  const sent = await request.post('/api/contact', {
    headers: { Origin: origin },
    data: { name: 'Noor Vraag', email: 'noor@example.nl', phone: '', subject, message: 'Past dit bij mij?' },
  })
  expect(sent.status()).toBe(202)
  await enterDesk(page, 'Office Answers')
  await page.goto('/balie/berichten')
  const message = page.getByRole('article').filter({ hasText: subject })
  await message.getByRole('button', { name: 'Beantwoorden' }).click()
  const field = message.getByLabel('Antwoord aan Noor Vraag')
  await expect(field).toBeFocused()
  await field.fill('Ja, dat past.')
  await page.route('**/reply', (route) => route.abort())
  await message.getByRole('button', { name: 'Antwoord sturen' }).click()
  await expect(message.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue('Ja, dat past.')
  await page.unroute('**/reply')
  await message.getByRole('button', { name: 'Antwoord sturen' }).click()
  await expect(message).toBeHidden()
  await page.getByRole('button', { name: 'Afgehandeld' }).click()
  await expect(message).toContainText('Ja, dat past.')
  await expect(message).toContainText('Afgehandeld op')

  await page.goto('/balie/logboek')
  const line = page.getByRole('listitem').filter({ hasText: 'Bericht beantwoord' })
  await expect(line.filter({ hasText: 'Office Answers' }).first()).toBeVisible()
})

test('a confirmation is sent again, and the record keeps to its client', async ({ page, request }) => {
  const account = newAccount()
  await bookFor(request, account, 20)
  await enterDesk(page, 'Office Mails')
  await page.goto('/balie/mails')
  const again = page.getByRole('button', {
    name: `Bevestiging van een afspraak aan ${account.email} opnieuw sturen`,
  })
  // It can go again once it has gone.
  await expect(async () => {
    await page.reload()
    await expect(again).toBeVisible({ timeout: 3000 })
  }).toPass()
  await again.click()
  await expect(page.getByRole('status').filter({ hasText: account.email })).toBeVisible()

  await page.goto('/balie/logboek')
  const resent = page.getByRole('listitem').filter({ hasText: 'Mail opnieuw verstuurd' }).first()
  await resent.getByRole('button', { name: `Alleen van ${account.firstName} Jansen` }).click()
  await expect(page.getByText('Afspraak geboekt').first()).toBeVisible()
  await expect(page.getByText('Ingelogd')).toHaveCount(0)
})

test('the second tap of two ends no other session, and a key goes only after a question', async ({
  page,
}) => {
  await enterDesk(page, 'Office Keys')
  // Two devices more, with the same key.
  for (let device = 0; device < 2; device++) {
    await page.context().clearCookies()
    await page.goto('/balie')
    await page.getByRole('button', { name: 'Inloggen met toegangssleutel' }).click()
    await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()
  }
  await page.goto('/balie/account')
  const others = page.getByRole('button', { name: /^Beëindigen: sessie op/ })
  await expect(others).toHaveCount(2)
  expect(await tapTwice(page, 'button[aria-label^="Beëindigen"]')).toHaveLength(1)
  await expect(others).toHaveCount(1)

  const keys = page.getByRole('button', { name: /^Verwijderen: sleutel/ })
  await keys.click()
  const question = page.getByRole('dialog', { name: 'Deze sleutel verwijderen?' })
  await question.getByRole('button', { name: 'Terug' }).click()
  await expect(question).toBeHidden()
  await keys.click()
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(question.getByRole('alert')).toContainText('Dit is uw laatste toegangssleutel.')
})

test('the second tap of two sends no mail again, neither in the list of mails nor at a visit', async ({
  page,
}) => {
  const day = '2028-12-18'
  await enterDesk(page, 'Office Taps')
  const email = `${randomUUID()}@example.nl`
  const person = { firstName: 'Tik', lastName: 'Tweemaal', email }
  const { id } = await bookAtDesk(page, { appointmentDate: `${day}T10:00`, ...person })
  await page.goto('/balie/mails')
  // It can go again once it has gone.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: `aan ${email} opnieuw sturen` })).toBeVisible({
      timeout: 3000,
    })
  }).toPass()
  expect(await tapTwice(page, 'button[aria-label$="opnieuw sturen"]')).toHaveLength(1)

  await page.goto(`/balie?datum=${day}&dagen=1&afspraak=${id}`)
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.locator('summary').filter({ hasText: 'Mails' }).click()
  await expect(panel.getByRole('button', { name: 'Opnieuw sturen' }).first()).toBeVisible()
  expect(await tapTwice(page, '[data-panel] li button')).toHaveLength(1)
})

test('a visit whose mails are kept no longer is confirmed from its panel', async ({ page }) => {
  const day = '2028-12-19'
  await enterDesk(page, 'Office Lost')
  const person = { firstName: 'Mail', lastName: 'Kwijt', email: `${randomUUID()}@example.nl` }
  const { id } = await bookAtDesk(page, { appointmentDate: `${day}T10:00`, ...person })
  let isSent = false
  const mail = { id, kind: 'booking-confirmation', state: 'queued', sentAt: null, canSendAgain: false }
  await page.route(`**/api/desk/appointments/${id}`, async (route) => {
    const visit = await (await route.fetch()).json()
    const mails = isSent ? [{ ...mail, createdAt: visit.start }] : []
    await route.fulfill({ json: { ...visit, mails, canConfirm: !isSent } })
  })
  await page.route(`**/api/desk/appointments/${id}/confirmation`, (route) => {
    isSent = route.request().method() === 'POST'
    return route.fulfill({ status: 202, json: { status: 'done', to: person.email } })
  })
  await page.goto(`/balie?datum=${day}&dagen=1&afspraak=${id}`)
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.locator('summary').filter({ hasText: 'Mails' }).click()
  await panel.getByRole('button', { name: 'Opnieuw sturen' }).click()
  await expect(page.getByText('De mail gaat opnieuw uit.')).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Bevestiging · Wacht' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Opnieuw sturen' })).toBeHidden()
})

async function subscribe(page: Page, address: string): Promise<void> {
  const sent = await page.request.post('/api/newsletter/subscribe', {
    headers: { Origin: origin },
    data: { email: address },
  })
  expect(sent.ok()).toBe(true)
  await page.goto(await linkInMail('newsletter-confirm', address))
  await page.getByRole('button', { name: 'Aanmelding bevestigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U staat op de lijst')
}

test('the newsletter shows who confirmed, as a list and a file, and that it was looked at', async ({
  page,
}) => {
  const address = `${randomUUID()}@example.nl`
  await subscribe(page, address)
  await enterDesk(page, 'Office Letters')
  await page.goto('/balie/mails')
  await page.getByRole('link', { name: 'Nieuwsbrief' }).click()
  await expect(page.getByRole('heading', { name: 'Nieuwsbrief' })).toBeVisible()
  await expect(page.locator('p[role=status]').filter({ hasText: 'ogenblik' })).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: address })).toBeVisible()
  expect(await flawsOf(page, 'newsletter')).toEqual([])
  await expectFits320(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV downloaden' }).click()
  expect((await download).suggestedFilename()).toBe('newsletter.csv')
  await page.goto('/balie/logboek')
  await expect(page.getByText('Nieuwsbrieflijst bekeken').first()).toBeVisible()
  await expect(page.getByText('Nieuwsbrieflijst gedownload').first()).toBeVisible()
})

test('the last owner can neither leave nor lose the role', async ({ page }) => {
  await enterDesk(page, 'Office Last')
  await page.goto('/balie/team')
  await expect(page.getByRole('listitem').filter({ hasText: 'dat bent u' })).toBeVisible()
  await page.evaluate(async () => {
    const { staff } = await (await fetch('/api/desk/session')).json()
    const { team } = await (await fetch('/api/desk/team')).json()
    for (const { id } of team)
      if (id !== staff.id)
        await fetch(`/api/desk/team/${id}`, {
          method: 'DELETE',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
        })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Office Last wijzigen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Office Last verwijderen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Office Last wijzigen' }).click()
  const changing = page.getByRole('dialog')
  await changing.getByRole('radio', { name: 'Balie' }).check()
  await changing.getByRole('button', { name: 'Bewaren' }).click()
  await expect(changing.getByRole('alert')).toContainText('Dit is de laatste eigenaar')
  await expect(changing.getByRole('radio', { name: 'Balie' })).toBeChecked()
})

for (const { language, prefix } of [
  { language: 'nl', prefix: '' },
  { language: 'ar', prefix: '/ar' },
])
  test(`the screens of the office are without flaws and fit a small phone (${language})`, async ({
    page,
  }) => {
    await enterDesk(page, `Office Looks ${language}`)
    for (const screen of ['team', 'berichten', 'mails', 'mails/nieuwsbrief', 'logboek']) {
      await page.goto(`${prefix}/balie/${screen}`)
      await expect(page.locator('[data-screen-head]')).toBeVisible()
      await expect(page.locator('p[role=status]:not(:empty)')).toHaveCount(0)
      expect(await flawsOf(page, screen)).toEqual([])
      await expectFits320(page)
    }
  })

test('what was done to a visit in one act names its client once in the record', async ({ page }) => {
  await enterDesk(page, 'Office Act')
  const { id } = await bookAtDesk(page, {
    appointmentDate: '2029-06-19T10:00',
    firstName: 'Tijn',
    lastName: 'Eenmaal',
  })
  // Within one minute, whatever the clock says.
  await page.waitForFunction(() => new Date().getSeconds() < 50)
  const headers = { Origin: origin }
  const visit = `/api/desk/appointments/${id}`
  await page.request.post(`${visit}/status`, { headers, data: { status: 'completed' } })
  await page.request.post(`${visit}/payments`, { headers, data: { amountCents: 1000, method: 'card' } })
  await page.goto('/balie/logboek')
  const paid = page.getByRole('listitem').filter({ hasText: 'Betaling ingevoerd' }).first()
  const marked = page.getByRole('listitem').filter({ hasText: 'Status gewijzigd' }).first()
  await expect(paid.getByRole('button', { name: 'Alleen van Tijn Eenmaal' })).toBeVisible()
  await expect(marked).toContainText(/Status gewijzigd\s*verwacht → klaar/)
  await expect(marked.getByRole('button')).toHaveCount(0)
})

test('the record of one client alone is found below the field of their name', async ({ page }) => {
  await enterDesk(page, 'Office Whose')
  await bookAtDesk(page, {
    appointmentDate: '2029-06-19T11:00',
    firstName: 'Fenna',
    lastName: "van 't Gevonden",
  })
  await page.goto('/balie/logboek')
  const field = page.getByRole('search').getByLabel('Cliënt')
  await field.fill('gevonden')
  const found = page.getByRole('search').getByRole('button', { name: "Fenna van 't Gevonden" })
  await expect(found).toBeVisible()
  const [above, below] = [await field.boundingBox(), await found.boundingBox()]
  expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(2)
  expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  await found.click()
  await expect(page.getByRole('search')).toContainText("Alleen van Fenna van 't Gevonden")
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Afspraak geboekt')
})
