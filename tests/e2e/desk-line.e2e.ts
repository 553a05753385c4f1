import { expect, test } from '@playwright/test'
import { bookAtDesk, enterDesk, freePlace, openDay, visitOf } from './desk-steps.ts'
import { hold } from './hold.ts'

test('desks that lose the line say so, and catch up when it is back', async ({ page, context }) => {
  await enterDesk(page, 'Tablet')
  await openDay(page, '2028-03-16')
  await context.setOffline(true)
  await expect(page.getByText('De verbinding is weg.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('De verbinding is weg.')).toBeHidden()
})

test('a desk behind another tab lets go of its line, and catches up when it is seen again', async ({
  page,
}) => {
  await enterDesk(page, 'Many tabs')
  await openDay(page, '2028-03-30')
  await expect(freePlace(page, '10:00', 1)).toBeVisible()
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/desk/events'))
  await show(true)
  await ended
  await bookAtDesk(page, { appointmentDate: '2028-03-30T10:00', firstName: 'Piet', lastName: 'Achter' })
  await expect(visitOf(page, 'Piet Achter')).toHaveCount(0)
  const reads = page.waitForRequest('**/api/desk/agenda?*')
  await show(false)
  // Nobody at the desk asked for it: it keeps no session alive.
  expect((await reads).headers()).toHaveProperty('x-unasked')
  await expect(visitOf(page, 'Piet Achter')).toBeVisible()
})

test('what others change before the line stands is seen once it does', async ({ page }) => {
  await enterDesk(page, 'Late line')
  const letIn = await hold(page, '**/api/desk/events')
  await openDay(page, '2028-02-11')
  await expect(freePlace(page, '10:00', 1)).toBeVisible()
  await bookAtDesk(page, { appointmentDate: '2028-02-11T10:00', firstName: 'Piet', lastName: 'Later' })
  await expect(visitOf(page, 'Piet Later')).toHaveCount(0)
  letIn()
  await expect(visitOf(page, 'Piet Later')).toBeVisible()
})

test('a visit that was moved meanwhile is not marked unseen, but shown as it is by now', async ({ page }) => {
  await enterDesk(page, 'Late marker')
  // The line is half dead: what others do is not told.
  await page.route('**/api/desk/events', () => undefined)
  const person = { firstName: 'Els', lastName: 'Elders' }
  const { id } = await bookAtDesk(page, { appointmentDate: '2028-08-29T10:00', ...person })
  await page.goto(`/balie?datum=2028-08-29&dagen=1&afspraak=${id}`)
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  const done = panel.getByRole('button', { name: 'Klaar' })
  await expect(done).toBeVisible()
  const moved = { appointmentDate: '2028-09-06T10:00', notify: false }
  expect((await page.request.post(`/api/desk/appointments/${id}/move`, { data: moved })).ok()).toBe(true)
  await done.click()
  await expect(panel.getByRole('alert')).toContainText('Iemand anders heeft deze afspraak zojuist gewijzigd')
  await expect(panel).toContainText('6 sep')
  await expect(done).toHaveAttribute('aria-pressed', 'false')
  // Its own marks are no surprise to a desk that has not read them yet.
  const release = await hold(page, /api\/desk\/appointments\/[^/]+$/)
  for (const mark of ['Aangekomen', 'Klaar']) {
    const answer = page.waitForResponse(/\/status$/)
    await panel.getByRole('button', { name: mark }).click()
    expect((await answer).status()).toBe(200)
  }
  release()
  await expect(done).toHaveAttribute('aria-pressed', 'true')
})

test('who is there by now is not marked as missing from a question that stood open', async ({ page }) => {
  await enterDesk(page, 'Late question')
  const day = '2028-10-18'
  const person = { firstName: 'Els', lastName: 'Binnen' }
  const { id } = await bookAtDesk(page, { appointmentDate: `${day}T10:00`, ...person })
  await page.goto(`/balie?datum=${day}&dagen=1&afspraak=${id}`)
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await panel.getByRole('button', { name: 'Niet verschenen' }).click()
  const question = page.getByRole('dialog', { name: /Niet verschenen/ })
  await expect(question).toBeVisible()
  const arrived = { status: 'arrived' }
  expect((await page.request.post(`/api/desk/appointments/${id}/status`, { data: arrived })).ok()).toBe(true)
  // The line has told of it: behind the question the agenda shows it.
  await expect(page.locator('[data-visit][data-mood=arrived]')).toHaveCount(1)
  const save = question.getByRole('button', { name: 'Bewaren' })
  await save.click()
  await expect(question).toContainText('Iemand anders heeft deze afspraak zojuist gewijzigd')
  await expect(question.getByText('Aangekomen', { exact: true })).toBeVisible()
  const visit = async () =>
    ((await (await page.request.get(`/api/desk/appointments/${id}`)).json()) as { status: string }).status
  expect(await visit()).toBe('arrived')
  // Whoever has read that, and means it, may.
  await save.click()
  await expect(question).toBeHidden()
  expect(await visit()).toBe('no_show')
})

test('a question takes for seen what was on the screen when it opened, not what it read then', async ({
  page,
}) => {
  await enterDesk(page, 'Unheard question')
  await page.route('**/api/desk/events', () => undefined)
  const day = '2028-10-19'
  const person = { firstName: 'Els', lastName: 'Ongezien' }
  const { id } = await bookAtDesk(page, { appointmentDate: `${day}T10:00`, ...person })
  await page.goto(`/balie?datum=${day}&dagen=1&afspraak=${id}`)
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  const missed = panel.getByRole('button', { name: 'Niet verschenen' })
  await expect(missed).toBeVisible()
  const arrived = { status: 'arrived' }
  expect((await page.request.post(`/api/desk/appointments/${id}/status`, { data: arrived })).ok()).toBe(true)
  const read = page.waitForResponse(`**/api/desk/appointments/${id}`)
  await missed.click()
  await read
  const question = page.getByRole('dialog', { name: /Niet verschenen/ })
  await question.getByRole('button', { name: 'Bewaren' }).click()
  await expect(question).toContainText('Iemand anders heeft deze afspraak zojuist gewijzigd')
})

test('a question says what cancelling costs by now, not when its visit was opened', async ({ page }) => {
  await enterDesk(page, 'Clock')
  const day = '2028-10-20'
  const person = { firstName: 'Els', lastName: 'Laat' }
  const { id } = await bookAtDesk(page, { appointmentDate: `${day}T10:00`, ...person })
  await page.goto(`/balie?datum=${day}&dagen=1&afspraak=${id}`)
  const panel = page.getByRole('complementary', { name: 'Afspraak' })
  await expect(panel.getByRole('heading', { name: 'Els Laat' })).toBeVisible()
  // The free moment has passed meanwhile, which no event tells.
  await page.route(`**/api/desk/appointments/${id}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), cancelFeeCents: 5950 } })
  })
  await panel.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('dialog')).toContainText('59,50')
})
