import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { flawsOf } from './accessibility.ts'
import { bookAtDesk, enterDesk, visitOf } from './desk-steps.ts'
import { origin } from './lane.ts'

test('a week opens on a phone with today in sight, and with its other days folded @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Today in sight')
  for (const day of [17, 18, 19, 20, 21, 22])
    for (const hour of [10, 11, 12, 13])
      await bookAtDesk(page, {
        appointmentDate: `2028-07-${day}T${hour}:00`,
        ...{ firstName: 'Drukke', lastName: `Week${day}` },
      })
  await page.clock.install({ time: '2028-07-20T09:00:00+02:00' })
  await page.goto('/balie?datum=2028-07-20&dagen=7')
  const head = (name: string) => page.locator('summary', { hasText: name })
  await expect(visitOf(page, 'Drukke Week20').first()).toBeInViewport({ ratio: 1 })
  await expect(head('donderdag 20 juli')).toContainText(/Vandaag\s*4 afspraken/)
  for (const name of ['Drukke Week18', 'Drukke Week21'])
    await expect(visitOf(page, name).first()).toBeHidden()
  await head('dinsdag 18 juli').click()
  await expect(visitOf(page, 'Drukke Week18').first()).toBeVisible()
  expect(await flawsOf(page, 'week on a phone')).toEqual([])
})

test('a week without today opens on a phone at the first day on which somebody comes @phone', async ({
  page,
}) => {
  await enterDesk(page, 'First day in sight')
  for (const day of [26, 28])
    await bookAtDesk(page, {
      ...{ appointmentDate: `2028-09-${day}T10:00`, firstName: 'Eerste', lastName: `Dag${day}` },
    })
  await page.goto('/balie?datum=2028-09-28&dagen=7')
  await expect(visitOf(page, 'Eerste Dag26')).toBeVisible()
  await expect(visitOf(page, 'Eerste Dag28')).toBeHidden()
  await page.locator('summary', { hasText: 'donderdag 28 september' }).click()
  await expect(visitOf(page, 'Eerste Dag28')).toBeVisible()
  await expect(visitOf(page, 'Eerste Dag26')).toBeVisible()
})

test('a list says on a phone where now is, and by how many minutes somebody is late @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Where now is')
  for (const [time, firstName] of [
    ['09:00', 'Late'],
    ['14:00', 'Latere'],
  ])
    await bookAtDesk(page, {
      ...{
        appointmentDate: `2028-09-29T${time}`,
        treatmentType: 'Vetbevriezing onderkin',
        firstName,
        lastName: 'Gast',
      },
    })
  await page.clock.install({ time: '2028-09-29T09:20:00+02:00' })
  await page.goto('/balie?datum=2028-09-29&dagen=1')
  await expect(visitOf(page, 'Late Gast')).toContainText('20 min te laat')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: /Nu|Gast/ })).toHaveText([/Late Gast/, 'Nu 09:20', /Latere Gast/])
  // Below a day that is over it would stand between nothing.
  await page.clock.fastForward('10:00:00')
  await expect(lines.filter({ hasText: /Nu|Gast/ })).toHaveText([/Late Gast/, /Latere Gast/])
})

test('a visit of the end of a week stays in sight when its panel takes room @wide', async ({ page }) => {
  await enterDesk(page, 'Stays in sight')
  await bookAtDesk(page, { appointmentDate: '2028-08-12T10:00', firstName: 'Zadie', lastName: 'Zaterdag' })
  await page.goto('/balie?datum=2028-08-12&dagen=7')
  const visit = visitOf(page, 'Zadie Zaterdag')
  await visit.click()
  await expect(page.getByRole('complementary', { name: 'Afspraak' })).toContainText('Zadie Zaterdag')
  await expect(visit).toBeInViewport({ ratio: 1 })
})

test('a week that is opened late in the day begins on a whole hour @wide', async ({ page }) => {
  await enterDesk(page, 'Late in the day')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.setFixedTime('2030-07-03T17:40:00Z')
  await page.goto('/balie?datum=2030-07-03&dagen=7')
  await expect(page.getByRole('group', { name: 'Agenda' })).toBeVisible()
  const first = () =>
    page.getByRole('group', { name: 'Agenda' }).evaluate((grid) => {
      const below = (grid.firstElementChild as HTMLElement).getBoundingClientRect().bottom
      const hours = [...grid.querySelectorAll('[aria-hidden] > span')]
      const tops = hours.map((hour) => hour.getBoundingClientRect().top - below)
      return { isScrolled: (tops[0] ?? 0) < -1, isWhole: tops.some((top) => Math.abs(top) <= 1) }
    })
  await expect.poll(first).toEqual({ isScrolled: true, isWhole: true })
})

test('at the end of a long week the names of its days are in sight, and the way to others @wide', async ({
  page,
}) => {
  await enterDesk(page, 'Names of days')
  await bookAtDesk(page, { appointmentDate: '2028-08-22T07:00', firstName: 'Vroege', lastName: 'Vogel' })
  await bookAtDesk(page, { appointmentDate: '2028-08-23T21:30', firstName: 'Late', lastName: 'Gast' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/balie?datum=2028-08-22&dagen=7')
  await expect(visitOf(page, 'Late Gast')).not.toBeInViewport()
  await visitOf(page, 'Vroege Vogel').hover()
  await page.mouse.wheel(0, 4000)
  await expect(visitOf(page, 'Late Gast')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('wo 23 aug', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Vandaag', exact: true })).toBeInViewport({ ratio: 1 })
})

test('in a low window the panel of a visit stays under the bar at the foot of the page, and can be closed from there @wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await enterDesk(page, 'Under the bar')
  await bookAtDesk(page, { appointmentDate: '2028-08-15T10:00', firstName: 'Vera', lastName: 'Voet' })
  await page.goto('/balie?datum=2028-08-15&dagen=7')
  await visitOf(page, 'Vera Voet').click()
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await expect(panel).toContainText('Vera Voet')
  for (const part of await panel.locator('summary').all()) await part.click()
  await panel.evaluate((element) => {
    scrollTo(0, document.documentElement.scrollHeight)
    element.scrollTop = element.scrollHeight
  })
  const bar = await page.getByRole('banner').boundingBox()
  const box = await panel.boundingBox()
  expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  await expect(panel.getByRole('button', { name: 'Sluiten' })).toBeInViewport({ ratio: 1 })
})

test('what is known of a client is read in the order of sight @both', async ({ page, isMobile }) => {
  await enterDesk(page, 'Order of sight')
  const namesakes = { firstName: 'Olga', lastName: 'Orde' }
  await bookAtDesk(page, { appointmentDate: '2028-08-14T10:00', ...namesakes, phone: '06 11111111' })
  const { clientId } = await bookAtDesk(page, {
    appointmentDate: '2028-08-14T11:00',
    ...{ ...namesakes, phone: '06 22222222' },
  })
  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  const parts = page.getByRole('main').getByRole('heading', { level: 3 })
  const rest = ['Mails', 'Gegevens van deze persoon']
  await expect(parts).toHaveText(['Misschien dezelfde persoon', 'Afspraken', 'Notities', ...rest])
  await page.request.post(`/api/desk/clients/${clientId}/notes`, {
    headers: { Origin: origin },
    data: { body: 'Belt liever.' },
  })
  await page.reload()
  // On a phone what was noted stands before the visits of years.
  const first = isMobile ? ['Notities', 'Afspraken'] : ['Afspraken', 'Notities']
  await expect(parts).toHaveText(['Misschien dezelfde persoon', ...first, ...rest])
  // From line to line, and along each.
  const places = await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect()).map(({ x, y }) => y * 10_000 + x),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('on the way back up a week on a phone nothing lies under the name of its day @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Back up')
  const times = { start: '2029-06-12T09:00:00+02:00', end: '2029-06-12T10:00:00+02:00' }
  const block = { room: 1, ...times, reason: 'Overleg' }
  expect((await page.request.post('/api/desk/blocks', { data: block })).status()).toBe(201)
  for (const hour of [10, 11, 12, 13, 14, 15, 16, 17])
    await bookAtDesk(page, {
      appointmentDate: `2029-06-12T${hour}:00`,
      ...{ firstName: 'Terug', lastName: `Omhoog${hour}` },
    })
  await page.goto('/balie?datum=2029-06-12&dagen=7')
  await visitOf(page, 'Terug Omhoog10').focus()
  const head = page.locator('summary', { hasText: 'dinsdag 12 juni' })
  const blocked = page.getByRole('button', { name: 'Geblokkeerd: Overleg' })
  // Half of it under the bar and the name of its day.
  await blocked.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100))
  await page.keyboard.press('Shift+Tab')
  await expect(blocked).toBeFocused()
  const [above, below] = [await head.boundingBox(), await blocked.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
})

test('whose long visit it is stays in sight below the names of the rooms @wide', async ({ page }) => {
  await enterDesk(page, 'Whose visit')
  await bookAtDesk(page, {
    ...{ appointmentDate: '2030-07-04T09:00', treatmentType: 'Vetbevriezing buik en flanken' },
    ...{ firstName: 'Lange', lastName: 'Zitting' },
  })
  await page.setViewportSize({ width: 1440, height: 720 })
  await page.clock.setFixedTime('2030-07-04T21:30:00Z')
  await page.goto('/balie?datum=2030-07-04&dagen=1')
  const visit = visitOf(page, 'Lange Zitting')
  // The day is over: it is read from its begin.
  await expect(visit).toBeInViewport({ ratio: 1 })
  const place = async (element: Locator) => {
    const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
    return { top: y, end: y + height }
  }
  const rooms = await place(page.getByText('Kamer 1', { exact: true }).first())
  await visit.hover()
  await page.mouse.wheel(0, 80)
  await expect(async () => expect((await place(visit)).top).toBeLessThan(rooms.end - 40)).toPass()
  expect((await place(visit.getByText('Lange Zitting'))).top).toBeGreaterThanOrEqual(rooms.end)
})
