import { expect, test } from '@playwright/test'
import { expectFits320, flawsOf } from './accessibility.ts'
import {
  bookAtDesk,
  bookCaller,
  colleague,
  enterDesk,
  freePlace,
  openDay,
  treatment,
  visitOf,
} from './desk-steps.ts'
import { hold } from './hold.ts'
import { origin } from './lane.ts'

test('a link makes a key and shows ten codes once; key and code let in again', async ({ page }) => {
  const codes = await enterDesk(page, 'Keys')
  expect(codes).toHaveLength(10)
  await page.reload()
  await expect(page.getByText(codes[0] ?? '?')).toBeHidden()

  await page.goto('/balie')
  await page.getByText('Keys', { exact: true }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('button', { name: 'Inloggen met toegangssleutel' }).click()
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()

  for (const isFirstUse of [true, false]) {
    await page.context().clearCookies()
    await page.goto('/balie')
    await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
    await page.getByLabel('E-mail').fill('keys@clinic.example')
    await page.getByLabel('Herstelcode').fill(codes[3] ?? '')
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    const agenda = page.getByRole('heading', { name: 'Agenda' })
    if (isFirstUse) await expect(agenda).toBeVisible()
    else await expect(page.getByRole('alert')).toBeVisible()
  }
})

test('a caller without an address is booked in a press on a free place, and another desk sees it', async ({
  page,
  browser,
}) => {
  await enterDesk(page, 'Front desk')
  const other = await colleague(browser, 'Back desk')
  await Promise.all([openDay(page, '2028-03-07'), openDay(other, '2028-03-07')])
  await freePlace(page, '10:00', 2).click()
  await bookCaller(page, 'Noor', 'van Wijk')
  await expect(visitOf(page, 'Noor van Wijk')).toBeVisible()
  await expect(visitOf(other, 'Noor van Wijk')).toBeVisible()
  await expect(freePlace(other, '10:00', 2)).toBeHidden()

  // A known client is found while typing, and what they come for is repeated, since nothing was done yet.
  await freePlace(page, '11:00', 1).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await dialog.getByLabel('Achternaam').fill('van Wijk')
  await dialog.getByRole('button', { name: /Noor van Wijk/ }).click()
  await expect(dialog.getByLabel('Voornaam')).toHaveValue('Noor')
  await dialog.getByRole('button', { name: 'Laatste behandeling herhalen' }).click()
  await expect(dialog.getByLabel('Behandeling')).toHaveValue(treatment)
  await dialog.getByRole('button', { name: 'Boeken' }).click()
  await expect(visitOf(other, 'Noor van Wijk')).toHaveCount(2)
  await other.context().close()
})

test('the last treatment of a client who is no longer meant is not filled in', async ({ page }) => {
  await enterDesk(page, 'Second thought')
  const { clientId } = await bookAtDesk(page, {
    appointmentDate: '2028-03-29T10:00',
    ...{ firstName: 'Tineke', lastName: 'Late' },
  })
  await openDay(page, '2028-03-29')
  await freePlace(page, '11:00', 1).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await dialog.getByLabel('Achternaam').fill('Late')
  await dialog.getByRole('button', { name: /Tineke Late/ }).click()
  const card = `**/api/desk/clients/${clientId}`
  const release = await hold(page, card)
  const answered = page.waitForResponse(card)
  await dialog.getByRole('button', { name: 'Laatste behandeling herhalen' }).click()
  await dialog.getByRole('button', { name: 'Iemand anders' }).click()
  release()
  await (await answered).finished()
  // What comes of the answer is drawn by then.
  await page.waitForTimeout(300)
  await expect(dialog.getByLabel('Behandeling')).toHaveValue('')
})

test('a last treatment that cannot be repeated says why', async ({ page }) => {
  await enterDesk(page, 'No last time')
  const person = { firstName: 'Vera', lastName: 'Zonderling' }
  const { id } = await bookAtDesk(page, { appointmentDate: '2028-12-21T10:00', ...person })
  const visit = `/api/desk/appointments/${id}`
  const { sequence, cancelFeeCents } = await (await page.request.get(visit)).json()
  const data = { notify: false, sequence, feeCents: cancelFeeCents }
  expect((await page.request.post(`${visit}/cancel`, { data })).status()).toBe(200)
  await openDay(page, '2028-12-21')
  await freePlace(page, '11:00', 1).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await dialog.getByLabel('Achternaam').fill('Zonderling')
  await dialog.getByRole('button', { name: /Vera Zonderling/ }).click()
  const card = /api\/desk\/clients\/[^/?]+$/
  await page.route(card, (route) => route.abort())
  const repeat = dialog.getByRole('button', { name: 'Laatste behandeling herhalen' })
  await repeat.click()
  await expect(page.getByRole('status').filter({ hasText: 'Er kwam geen antwoord.' })).toBeVisible()
  await page.unroute(card)
  await repeat.click()
  await expect(page.getByRole('status').filter({ hasText: 'geen eerdere behandeling' })).toBeVisible()
})

test('a visit moves by keyboard and by pointer, says what that does, and comes back', async ({ page }) => {
  await enterDesk(page, 'Mover')
  await openDay(page, '2028-03-08')
  await freePlace(page, '10:00', 1).click()
  await bookCaller(page, 'Wim', 'Bos')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visitOf(page, 'Wim Bos').focus()
  await page.keyboard.press('Alt+ArrowDown')
  const dialog = page.getByRole('dialog', { name: 'Verplaatsen: Wim Bos' })
  await expect(dialog).toContainText('10:00 → 10:30')
  await expect(dialog).toContainText('kost de cliënt niets')
  await expect(dialog).toContainText('bel zelf')
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(visitOf(page, 'Wim Bos')).toContainText('10:30')
  await page.getByRole('button', { name: /Ongedaan maken/ }).click()
  await expect(visitOf(page, 'Wim Bos')).toContainText('10:00')

  const target = await freePlace(page, '12:00', 3).boundingBox()
  await visitOf(page, 'Wim Bos').hover({ position: { x: 40, y: 4 } })
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 8, { steps: 8 })
  await page.mouse.up()
  await expect(dialog).toContainText('10:00 → 12:00')
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(visitOf(page, 'Wim Bos')).toContainText('12:00')
  await expect(freePlace(page, '12:00', 3)).toBeHidden()
})

test('a finger that rests on a visit takes hold of it and drags it elsewhere', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin, locale: 'nl-NL', hasTouch: true })
  const page = await context.newPage()
  await enterDesk(page, 'Finger')
  const day = '2028-03-22'
  await bookAtDesk(page, {
    appointmentDate: `${day}T10:00`,
    ...{ room: 1, firstName: 'Tess', lastName: 'Vinger' },
  })
  await openDay(page, day)
  await expect(visitOf(page, 'Tess Vinger')).toBeVisible()
  const [from, to] = [
    await visitOf(page, 'Tess Vinger').boundingBox(),
    await freePlace(page, '12:00', 2).boundingBox(),
  ]
  const start = { x: (from?.x ?? 0) + 30, y: (from?.y ?? 0) + 6 }
  const end = { x: (to?.x ?? 0) + 30, y: (to?.y ?? 0) + 8 }
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', start.x, start.y)
  await expect(visitOf(page, 'Tess Vinger')).toHaveAttribute('data-dragged')
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('dialog', { name: 'Verplaatsen: Tess Vinger' })).toContainText('10:00 → 12:00')
  await context.close()
})

test('of two desks that move one visit the second is told, sees how it is now, and can move it from there', async ({
  page,
  browser,
}) => {
  await enterDesk(page, 'First mover')
  const other = await colleague(browser, 'Second mover')
  await openDay(page, '2028-03-09')
  await freePlace(page, '09:00', 1).click()
  await bookCaller(page, 'Lina', 'Khalil')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openDay(other, '2028-03-09')
  for (const desk of [page, other]) {
    await visitOf(desk, 'Lina Khalil').focus()
    await desk.keyboard.press('Alt+ArrowDown')
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(visitOf(page, 'Lina Khalil')).toContainText('09:30')
  await other.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(other.getByRole('alert')).toContainText('Iemand anders heeft deze afspraak zojuist gewijzigd')
  await expect(visitOf(other, 'Lina Khalil')).toContainText('09:30')
  const dialog = other.getByRole('dialog', { name: 'Verplaatsen: Lina Khalil' })
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'Nu:' })).toContainText('09:30')
  await dialog.getByLabel('Tijd').selectOption('11:00')
  await expect(dialog).toContainText('09:30 → 11:00')
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(dialog).toBeHidden()
  await expect(visitOf(page, 'Lina Khalil')).toContainText('11:00')
  await other.context().close()
})

test('arrivals, payments and who did not come are marked in the panel', async ({ page }) => {
  await enterDesk(page, 'Marker')
  await openDay(page, '2028-03-10')
  await freePlace(page, '10:00', 1).click()
  await bookCaller(page, 'Maud', 'Postma')
  await visitOf(page, 'Maud Postma').click()
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Aangekomen' }).click()
  await expect(panel.getByRole('button', { name: 'Aangekomen' })).toHaveAttribute('aria-pressed', 'true')
  await panel.getByLabel('Bedrag in euro').fill('10,00')
  await panel.getByRole('button', { name: 'Betaling invoeren' }).click()
  await expect(panel).toContainText('10,00 · Pin')

  await panel.getByRole('button', { name: 'Niet verschenen' }).click()
  const dialog = page.getByRole('dialog', { name: /Niet verschenen/ })
  await dialog.getByLabel('Niet in rekening brengen').check()
  await dialog.getByRole('button', { name: 'Bewaren' }).click()
  await expect(dialog.getByText('Schrijf erbij waarom.').first()).toBeVisible()
  await dialog.getByLabel('Waarom niet').fill('Trein viel uit')
  await dialog.getByRole('button', { name: 'Bewaren' }).click()
  await expect(panel).toContainText('Kwijtgescholden: Trein viel uit')
  await expect(visitOf(page, 'Maud Postma')).toContainText('Niet verschenen')
})

test('a payment that was entered is not offered again while the visit is read anew', async ({ page }) => {
  await enterDesk(page, 'Cashier')
  await openDay(page, '2028-03-27')
  await freePlace(page, '10:00', 1).click()
  await bookCaller(page, 'Ans', 'Kramer')
  await visitOf(page, 'Ans Kramer').click()
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Aangekomen' }).click()
  await expect(panel.getByRole('button', { name: 'Aangekomen' })).toHaveAttribute('aria-pressed', 'true')
  const enter = panel.getByRole('button', { name: 'Betaling invoeren' })
  await panel.getByLabel('Bedrag in euro').fill('10,00')
  const release = await hold(page, /api\/desk\/appointments\/[^/]+$/)
  const paid = page.waitForResponse(/\/payments$/)
  await enter.click()
  await paid
  await expect(page.getByRole('status').getByText('Betaling ingevoerd')).toBeVisible()
  await expect(panel.getByLabel('Bedrag in euro')).toHaveValue('')
  await enter.click()
  await expect(panel.getByLabel('Bedrag in euro')).toHaveAttribute('aria-invalid', 'true')
  release()
  await expect(panel.getByText('10,00 · Pin')).toHaveCount(1)
})

test('of two marks pressed one after the other the last one counts', async ({ page }) => {
  await enterDesk(page, 'Quick marker')
  await openDay(page, '2028-03-28')
  await freePlace(page, '10:00', 1).click()
  await bookCaller(page, 'Jet', 'Kuiper')
  await visitOf(page, 'Jet Kuiper').click()
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  const release = await hold(page, '**/status')
  await panel.getByRole('button', { name: 'Aangekomen' }).click()
  await panel.getByRole('button', { name: 'Klaar' }).click()
  release()
  await expect(panel.getByRole('button', { name: 'Klaar' })).toHaveAttribute('aria-pressed', 'true')
})

test('a block over a visit lists it, and stands once the visit is moved', async ({ page }) => {
  await enterDesk(page, 'Blocker')
  await openDay(page, '2028-03-14')
  await freePlace(page, '10:00', 1).click()
  await bookCaller(page, 'Sem', 'Jansen')
  await expect(visitOf(page, 'Sem Jansen')).toBeVisible()
  await page.getByRole('button', { name: 'Tijd blokkeren' }).click()
  const block = page.getByRole('dialog', { name: 'Tijd blokkeren' })
  await block.getByLabel('Reden').fill('Vergadering')
  await block.getByRole('button', { name: 'Blokkeren' }).click()
  await expect(block).toContainText('Sem Jansen')
  await block.getByRole('button', { name: 'Verplaatsen' }).click()
  const move = page.getByRole('dialog', { name: /Verplaatsen/ })
  await move.getByLabel('Tijd').selectOption('14:00')
  await move.getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(visitOf(page, 'Sem Jansen')).toContainText('14:00')
  await expect(block.getByLabel('Reden')).toHaveValue('Vergadering')
  await expect(block.getByRole('listitem').getByRole('button')).toHaveCount(0)
  // The way back of the move is offered meanwhile, where it lies over nothing that is pressed.
  await expect(block.getByRole('button', { name: /^Ongedaan maken/ })).toBeVisible()
  await block.getByRole('button', { name: 'Blokkeren' }).click()
  await expect(page.getByRole('button', { name: 'Geblokkeerd: Vergadering' })).toHaveCount(4)
})

test('a session that ends in mid-typing asks to sign in over the page, and nothing is lost', async ({
  page,
}) => {
  await enterDesk(page, 'Typist')
  await openDay(page, '2028-03-15')
  await freePlace(page, '10:00', 1).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await dialog.getByLabel('Behandeling').fill(treatment)
  // What is looked for while she types must not end the session before the last name is written.
  const looked = page.waitForResponse(/clients\?search=/)
  await dialog.getByLabel('Voornaam').fill('Eline')
  await looked
  await page.context().clearCookies()
  // Known clients are looked for while somebody writes.
  await dialog.getByLabel('Achternaam').fill('de Wit')
  const again = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await again.getByRole('button', { name: 'Inloggen met toegangssleutel' }).click()
  await expect(again).toBeHidden()
  await expect(dialog.getByLabel('Achternaam')).toHaveValue('de Wit')
  await dialog.getByRole('button', { name: 'Boeken' }).click()
  await expect(visitOf(page, 'Eline de Wit')).toBeVisible()
})

test('who books before the price list has come is not told to choose from it', async ({ page }) => {
  await enterDesk(page, 'Quick hands')
  const letIn = await hold(page, '**/api/catalogue*')
  await openDay(page, '2028-03-23')
  await freePlace(page, '10:00', 1).click()
  await bookCaller(page, 'Vlug', 'Bezig')
  await expect(page.getByRole('button', { name: 'Boeken' })).toHaveAttribute('aria-busy', 'true')
  letIn()
  await expect(visitOf(page, 'Vlug Bezig')).toContainText('10:00')
})

test('the desk books what is written when the price list cannot be had', async ({ page }) => {
  await enterDesk(page, 'No list')
  await page.route('**/api/catalogue*', (route) => route.abort())
  await openDay(page, '2028-03-24')
  await freePlace(page, '10:00', 1).click()
  await bookCaller(page, 'Zonder', 'Lijst')
  await expect(visitOf(page, 'Zonder Lijst')).toContainText('10:00')
})

test('the agenda on a phone (ar) is a list by time that can be read and pressed', async ({ page }) => {
  await enterDesk(page, 'Phone')
  await page.goto('/ar/balie?datum=2028-03-17&dagen=1')
  await page.getByRole('button', { name: 'موعد جديد' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('الاسم الأول').fill('ليلى')
  await dialog.getByLabel('اسم العائلة').fill('حداد')
  await dialog.getByLabel('العلاج').fill(treatment)
  expect(await flawsOf(page, 'booking')).toEqual([])
  await dialog.getByRole('button', { name: 'حجز', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expectFits320(page)
  expect(await flawsOf(page, 'list')).toEqual([])
  await visitOf(page, 'ليلى').click()
  await expect(dialog.getByRole('button', { name: 'وصل' })).toBeVisible()
  expect(await flawsOf(page, 'panel')).toEqual([])
})

test('the pages of the desk have no flaw that a scan finds', async ({ page }) => {
  await page.goto('/balie')
  await expect(page.getByRole('button', { name: 'Inloggen met toegangssleutel' })).toBeVisible()
  const flaws = await flawsOf(page, 'sign in')
  await enterDesk(page, 'Scanned')
  flaws.push(...(await flawsOf(page, 'codes')))
  await page.goto('/balie/account')
  await expect(page.getByRole('heading', { name: 'Toegangssleutels' })).toBeVisible()
  flaws.push(...(await flawsOf(page, 'account')))
  await openDay(page, '2028-03-21')
  await freePlace(page, '10:00', 1).click()
  await bookCaller(page, 'Iris', 'Mol')
  await visitOf(page, 'Iris Mol').click()
  await expect(page.getByRole('complementary', { name: 'Afspraak' })).toContainText('Iris')
  flaws.push(...(await flawsOf(page, 'day')))
  await page.getByRole('button', { name: 'Week' }).click()
  await expect(page.getByRole('button', { name: 'Volgende week' })).toBeVisible()
  flaws.push(...(await flawsOf(page, 'week')))
  expect(flaws).toEqual([])
})

test('of several visits in a row the one that is refused says so', async ({ page }) => {
  await enterDesk(page, 'In a row')
  const taken = { appointmentDate: '2028-06-27T10:00', room: 1 }
  await bookAtDesk(page, { ...taken, firstName: 'Al', lastName: 'Bezet' })
  await openDay(page, '2028-06-20')
  await freePlace(page, '10:00', 1).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await dialog.getByLabel('Behandeling').fill(treatment.slice(0, -1))
  await expect(dialog).not.toContainText('€')
  await dialog.getByLabel('Behandeling').fill(treatment)
  // What the caller is read back.
  await expect(dialog).toContainText('di 20 jun 2028, 10:00–10:15 · Kamer 1 · €')
  await dialog.getByRole('button', { name: 'Nog een afspraak erbij' }).click()
  await expect(dialog).toContainText('di 20 jun 2028, 10:00 · di 27 jun 2028, 10:00')
  await dialog.getByLabel('Voornaam').fill('Rij')
  await dialog.getByLabel('Achternaam').fill('Twee')
  await dialog.getByRole('button', { name: 'Boeken' }).click()
  await expect(dialog.getByLabel('Dag').nth(1)).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Dag').first()).not.toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Kamer').nth(1).selectOption('2')
  await dialog.getByRole('button', { name: 'Boeken' }).click()
  await expect(dialog).toBeHidden()
  await expect(visitOf(page, 'Rij Twee')).toHaveCount(1)
})
