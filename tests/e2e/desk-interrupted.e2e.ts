import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openDay as dayAhead } from './booking-steps.ts'
import { bookAtDesk, bookUnheard, enterDesk, freePlace, openDay, treatment, visitOf } from './desk-steps.ts'
import { hold } from './hold.ts'
import { origin } from './lane.ts'

/** Answers a message as a colleague does: the page knows nothing of it. */
async function answerElsewhere(page: Page, subject: string, body: string): Promise<void> {
  const open = await (await page.request.get('/api/desk/messages?state=open')).json()
  const { id } = open.messages.find((one: { subject: string }) => one.subject === subject)
  const answer = await page.request.post(`/api/desk/messages/${id}/reply`, { data: { body } })
  expect(answer.ok()).toBe(true)
}

test('booking again after the answer was lost books once', async ({ page }) => {
  await enterDesk(page, 'Lost answer')
  await openDay(page, '2028-06-06')
  const dialog = await bookUnheard(page, 'Dubbel', 'Gedrukt')
  await dialog.getByRole('button', { name: 'Boeken' }).click()
  await expect(dialog).toBeHidden()
  await expect(visitOf(page, 'Dubbel Gedrukt')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^10:00 Kamer \d, vrij$/ })).toHaveCount(3)
})

test('who changes a booking whose answer was lost hears that it stands, and may book another', async ({
  page,
}) => {
  await enterDesk(page, 'Changed mind')
  await openDay(page, '2028-06-05')
  const dialog = await bookUnheard(page, 'Toch', 'Later')
  await dialog.getByLabel('Achternaam').fill('Eerder')
  await dialog.getByRole('button', { name: 'Boeken' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Dit is al geboekt zoals u het eerst invulde.')
  await dialog.getByRole('button', { name: 'Boeken' }).click()
  await expect(dialog).toBeHidden()
  await expect(visitOf(page, 'Toch Later')).toHaveCount(1)
  await expect(visitOf(page, 'Toch Eerder')).toHaveCount(1)
})

test('what changes while a day is read for the first time is seen there', async ({ page }) => {
  const day = '2028-06-08'
  await enterDesk(page, 'First look')
  const reads: string[] = []
  let isAnswered = () => {}
  const answered = new Promise<void>((resolve) => {
    isAnswered = resolve
  })
  await page.route(`**/api/desk/agenda?from=${day}*`, async (route) => {
    reads.push(route.request().url())
    if (reads.length > 1) return route.continue()
    const answer = await route.fetch()
    // The first answer is held until the change has been told.
    await answered
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  const isRead = page.waitForRequest(`**/api/desk/agenda?from=${day}*`)
  await openDay(page, day)
  await isRead
  const block = { room: 2, start: `${day}T11:00`, end: `${day}T12:00`, reason: 'Storing' }
  expect((await page.request.post('/api/desk/blocks', { data: block })).status()).toBe(201)
  await expect.poll(() => reads.length).toBeGreaterThan(1)
  isAnswered()
  await expect(page.getByRole('button', { name: 'Geblokkeerd: Storing' })).toBeVisible()
})

test('a reply and a note that were begun are there after a look at the agenda, until who wrote them signs out', async ({
  page,
  request,
}) => {
  const subject = `Vraag ${randomUUID()}`
  const data = { name: 'Noor Vraag', email: 'noor@example.nl', phone: '', subject, message: 'Kan dit?' }
  expect((await request.post('/api/contact', { headers: { Origin: origin }, data })).status()).toBe(202)
  await enterDesk(page, 'Phone rings')
  const person = { firstName: 'Nel', lastName: 'Bellend' }
  const { clientId } = await bookAtDesk(page, { appointmentDate: '2028-06-07T10:00', ...person })
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-desk')))

  await page.goto('/balie/berichten')
  const message = page.getByRole('article').filter({ hasText: subject })
  await message.getByRole('button', { name: 'Beantwoorden' }).click()
  const reply = message.getByLabel('Antwoord aan Noor Vraag')
  await reply.fill('Ja, dat kan. Neem')
  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  const note = page.getByLabel('Nieuwe notitie')
  await note.fill('Belde over de')
  await openDay(page, '2028-06-07')
  await page.goto('/balie/berichten')
  await expect(reply).toHaveValue('Ja, dat kan. Neem')
  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  await expect(note).toHaveValue('Belde over de')

  expect(await drafts()).toHaveLength(2)
  await page.locator('summary').filter({ hasText: 'Phone rings' }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('button', { name: 'Inloggen met toegangssleutel' })).toBeVisible()
  await expect.poll(drafts).toEqual([])
})

test('a reply and a note that were sent while nobody looked do not wait as unsent', async ({
  page,
  request,
}) => {
  const subject = `Vraag ${randomUUID()}`
  const data = { name: 'Ada Vraag', email: 'ada@example.nl', phone: '', subject, message: 'Kan dit?' }
  expect((await request.post('/api/contact', { headers: { Origin: origin }, data })).status()).toBe(202)
  await enterDesk(page, 'Quick switch')
  const person = { firstName: 'Weg', lastName: 'Gelegd' }
  const { clientId } = await bookAtDesk(page, { appointmentDate: '2028-06-07T11:00', ...person })
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-desk')))
  const look = (visibility: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)

  await page.goto('/balie/berichten')
  const message = page.getByRole('article').filter({ hasText: subject })
  await message.getByRole('button', { name: 'Beantwoorden' }).click()
  await message.getByLabel('Antwoord aan Ada Vraag').fill('Ja, dat kan.')
  const sendReply = await hold(page, '**/reply')
  await message.getByRole('button', { name: 'Antwoord sturen' }).click()
  await look('hidden')
  expect(await drafts()).toHaveLength(1)
  sendReply()
  await expect.poll(drafts).toEqual([])

  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  await page.getByLabel('Nieuwe notitie').fill('Belt morgen.')
  const sendNote = await hold(page, '**/notes')
  await page.getByRole('button', { name: 'Notitie bewaren' }).click()
  await look('hidden')
  expect(await drafts()).toHaveLength(1)
  sendNote()
  await expect.poll(drafts).toEqual([])
})

test('a booking in which something was typed is not thrown away by Escape or by leaving the page', async ({
  page,
}) => {
  await enterDesk(page, 'Escape key')
  await openDay(page, '2028-06-08')
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await freePlace(page, '10:00', 1).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await freePlace(page, '10:00', 1).click()
  await dialog.getByLabel('Voornaam').fill('Half')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Stoppen met boeken?' })
  await question.getByRole('button', { name: 'Terug' }).click()
  await expect(dialog.getByLabel('Voornaam')).toHaveValue('Half')
  const asked = page.waitForEvent('dialog')
  const leaving = page.goto('/balie/berichten').catch(() => null)
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await leaving
  await expect(dialog.getByLabel('Voornaam')).toHaveValue('Half')
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await question.getByRole('button', { name: 'Ja, stoppen' }).click()
  await expect(dialog).toBeHidden()
})

test('messages that came meanwhile are there when the page is looked at again', async ({ page, request }) => {
  const subject = `Later ${randomUUID()}`
  const data = { name: 'Els Later', email: 'els@example.nl', phone: '', subject, message: 'Nog plek?' }
  await enterDesk(page, 'Looks again')
  await page.goto('/balie/berichten')
  await expect(page.locator('[data-screen-head]')).toBeVisible()
  await expect(page.locator('p[role=status]:not(:empty)')).toHaveCount(0)
  expect((await request.post('/api/contact', { headers: { Origin: origin }, data })).status()).toBe(202)
  const message = page.getByRole('article').filter({ hasText: subject })
  await expect(message).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(message).toBeVisible()

  // A colleague answers while she writes.
  await message.getByRole('button', { name: 'Beantwoorden' }).click()
  const reply = message.getByLabel('Antwoord aan Els Later')
  await reply.fill('Ja, dinsdag.')
  await answerElsewhere(page, subject, 'Ja, maandag.')
  await message.getByRole('button', { name: 'Antwoord sturen' }).click()
  await expect(message.getByRole('alert')).toContainText('Een collega was u voor')
  await expect(message).toContainText('Ja, maandag.')
  await expect(reply).toHaveValue('Ja, dinsdag.')
})

test('an answer that is being written stays in sight when a colleague was first', async ({
  page,
  request,
}) => {
  const subject = `Twee ${randomUUID()}`
  const data = { name: 'Gijs Twee', email: 'gijs@example.nl', phone: '', subject, message: 'Kan het eerder?' }
  expect((await request.post('/api/contact', { headers: { Origin: origin }, data })).status()).toBe(202)
  await enterDesk(page, 'Slow writer')
  await page.goto('/balie/berichten')
  const message = page.getByRole('article').filter({ hasText: subject })
  await message.getByRole('button', { name: 'Beantwoorden' }).click()
  const reply = message.getByLabel('Antwoord aan Gijs Twee')
  await reply.fill('Ja, om negen')
  // A region that comes with its words is not read.
  await expect(message.getByRole('status')).toBeAttached()
  const region = await message.getByRole('status').elementHandle()
  await answerElsewhere(page, subject, 'Ja, om acht uur.')
  const read = page.waitForResponse(/messages\?state=open$/)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await (await read).finished()
  // Also who only hears it learns of it.
  await expect(message.getByRole('status')).toContainText('Dit bericht is intussen afgehandeld.')
  expect(await region?.textContent()).toContain('Dit bericht is intussen afgehandeld.')
  await expect(message).toContainText('Ja, om acht uur.')
  await expect(reply).toHaveValue('Ja, om negen')
  await reply.press('End')
  await reply.pressSequentially(' uur ook.')
  await message.getByRole('button', { name: 'Antwoord sturen' }).click()
  await expect(message).toBeHidden()
  await page.getByRole('button', { name: 'Afgehandeld' }).click()
  await expect(message).toContainText('Ja, om negen uur ook.')
})

test('an answer that was begun is found with its message once that is marked as dealt with', async ({
  page,
  request,
}) => {
  const subject = `Klaar ${randomUUID()}`
  const data = { name: 'Bas Klaar', email: 'bas@example.nl', phone: '', subject, message: 'Laat maar.' }
  expect((await request.post('/api/contact', { headers: { Origin: origin }, data })).status()).toBe(202)
  await enterDesk(page, 'Half an answer')
  await page.goto('/balie/berichten')
  const message = page.getByRole('article').filter({ hasText: subject })
  await message.getByRole('button', { name: 'Beantwoorden' }).click()
  await message.getByLabel('Antwoord aan Bas Klaar').fill('Dat begrijpen')
  await message.getByRole('button', { name: 'Terug' }).click()
  await message.getByRole('button', { name: 'Afhandelen' }).click()
  await expect(message).toBeHidden()
  await page.getByRole('button', { name: 'Afgehandeld' }).click()
  await expect(message.getByLabel('Antwoord aan Bas Klaar')).toHaveValue('Dat begrijpen')
})

test('what is typed while a reply is sent stays', async ({ page, request }) => {
  const subject = `Vlug ${randomUUID()}`
  const data = { name: 'Roos Vlug', email: 'roos@example.nl', phone: '', subject, message: 'Hoe laat?' }
  expect((await request.post('/api/contact', { headers: { Origin: origin }, data })).status()).toBe(202)
  await enterDesk(page, 'Quick reply')
  await page.goto('/balie/berichten')
  const message = page.getByRole('article').filter({ hasText: subject })
  await message.getByRole('button', { name: 'Beantwoorden' }).click()
  const reply = message.getByLabel('Antwoord aan Roos Vlug')
  await reply.fill('Om tien uur.')
  const release = await hold(page, '**/reply')
  await message.getByRole('button', { name: 'Antwoord sturen' }).click()
  await reply.fill('En neem uw pas mee.')
  release()
  await expect(page.getByText('Het antwoord aan Roos Vlug gaat uit.')).toBeVisible()
  await expect(message).toContainText('Om tien uur.')
  await expect(reply).toHaveValue('En neem uw pas mee.')
  await expect(reply).toBeFocused()
})

test('a visit that a colleague moves while it is dragged leaves no trace under the hand', async ({
  page,
}) => {
  await enterDesk(page, 'Dragged away')
  const day = '2028-02-09'
  const { id } = await bookAtDesk(page, {
    appointmentDate: `${day}T10:00`,
    ...{ room: 1, firstName: 'Wout', lastName: 'Weg' },
  })
  await openDay(page, day)
  await visitOf(page, 'Wout Weg').hover({ position: { x: 40, y: 4 } })
  await page.mouse.down()
  const target = await freePlace(page, '12:00', 3).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 8, { steps: 8 })
  await expect(visitOf(page, 'Wout Weg')).toHaveAttribute('data-dragged')
  const visit = `/api/desk/appointments/${id}`
  const { sequence } = await (await page.request.get(visit)).json()
  const data = { appointmentDate: `${day}T10:00`, room: 2, notify: false, sequence }
  expect((await page.request.post(`${visit}/move`, { data })).status()).toBe(200)
  await expect(freePlace(page, '10:00', 1)).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-dragged]')).toHaveCount(0)
})

test('a payment link that a colleague puts right is put right in the field of an open panel, too', async ({
  page,
  request,
}) => {
  const date = dayAhead(20)
  const booked = await request.post('/api/appointments', {
    data: {
      treatmentType: treatment,
      appointmentDate: `${date}T11:00`,
      firstName: 'Vera',
      lastName: 'Vooraf',
      email: `${randomUUID()}@example.nl`,
      phone: '0612345679',
      paymentOption: 'pay_now',
    },
  })
  expect(booked.status()).toBe(201)
  const { id, manageUrl } = await booked.json()
  await enterDesk(page, 'Link keeper')
  await openDay(page, date)
  await visitOf(page, 'Vera Vooraf').click()
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.locator('summary').filter({ hasText: 'Betaling' }).click()
  const link = panel.getByLabel('Betaallink')
  await link.fill('https://pay.example/wrong')
  await panel.getByRole('button', { name: 'Link bewaren en mailen' }).click()
  await expect(page.getByText('De betaallink is bewaard.')).toBeVisible()
  const data = { url: 'https://pay.example/right' }
  const path = `/api/desk/appointments/${id}/payment-link`
  expect((await page.request.post(path, { data })).status()).toBe(200)
  await expect(link).toHaveValue('https://pay.example/right')
  await page.goto(manageUrl)
  await expect(page.getByRole('link', { name: 'Vooraf betalen' })).toHaveAttribute('href', data.url)
})
