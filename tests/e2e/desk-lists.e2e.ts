import { expect, test } from '@playwright/test'
import { bookAtDesk, enterDesk } from './desk-steps.ts'

test('older mails follow below the newer, also once one more has come on top: none is left out, none stands twice', async ({
  page,
}) => {
  await enterDesk(page, 'Lists Mails')
  const all = Array.from({ length: 70 }, (_, number) => mailOf(70 - number))
  await page.route('**/api/desk/mails?*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')
    const from = before === null ? 0 : all.findIndex(({ id }) => id === before) + 1
    const mails = all.slice(from, from + 30)
    const next = from + 30 < all.length ? mails.at(-1)?.id : null
    return route.fulfill({ json: { mails, next, unsent: { failed: 2 } } })
  })
  await page.route('**/again', (route) => {
    all.unshift(mailOf(71))
    return route.fulfill({ json: { status: 'done', to: '71@example.nl' } })
  })
  await page.goto('/balie/mails')
  const older = page.getByRole('button', { name: 'Oudere mails' })
  const addresses = page.getByText(/^\d+@example\.nl$/)
  await expect(addresses).toHaveCount(30)
  // Whether a mail is stuck is seen at once.
  await expect(page.getByRole('group', { name: 'Welke mails' })).toHaveText(
    'AlleWachtendVerstuurdOpzijgelegd 2Ingetrokken',
  )
  await older.press('Enter')
  await expect(addresses).toHaveCount(60)
  // With the keys one goes on where the page below begins.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /aan 40@example.nl opnieuw sturen$/ })).toBeFocused()
  await older.click()
  await expect(addresses).toHaveCount(70)
  await expect(older).toBeHidden()
  await page.getByRole('button', { name: /aan 70@example.nl opnieuw sturen$/ }).click()
  await expect(addresses).toHaveText(Array.from({ length: 71 }, (_, place) => `${71 - place}@example.nl`))
})

test('how many messages wait stands in the bar of every screen, until they are dealt with', async ({
  page,
}) => {
  await enterDesk(page, 'Lists Messages')
  // More than are read at once.
  let waiting = 312
  await page.route('**/api/desk/messages?state=open', (route) =>
    route.fulfill({ json: { messages: [], hasOlder: true, waiting } }),
  )
  await page.goto('/balie')
  const link = page.getByRole('navigation').getByRole('link', { name: 'Berichten' })
  await expect(link).toHaveAccessibleName('Berichten 312 wachten op antwoord')
  waiting = 0
  await page.goto('/balie/mails')
  await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible()
  await expect(link).toHaveAccessibleName('Berichten')
})

test('how many messages wait stands in sight on a phone beside the screen that is shown @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Lists Row')
  await page.route('**/api/desk/messages?state=open', async (route) => {
    // The row stands by then.
    await expect(page.getByRole('heading', { name: 'Logboek' })).toBeVisible()
    await route.fulfill({ json: { messages: [], hasOlder: false, waiting: 312 } })
  })
  await page.goto('/balie/logboek')
  // Outside the row, where it covers none of it.
  const waiting = page.getByRole('link', { name: '312 wachten op antwoord', exact: true })
  await expect(waiting).toBeInViewport({ ratio: 1 })
  const row = page.getByRole('navigation')
  await expect(row.getByRole('link', { name: 'Logboek' })).toBeInViewport({ ratio: 1 })
})

/** Two lines of the record by one colleague, of one minute and about one visit; the last is read first. */
function linesOf(actions: readonly [string, string]) {
  const visit = {
    start: '2028-12-05T09:00:00.000Z',
    room: 2,
    treatment: 'BB Glow gezicht',
    status: 'confirmed',
  }
  return actions.map((action, place) => ({
    ...{ id: 2 - place, at: '2028-12-01T09:30:00.000Z', action, subjectId: 'visit' },
    staff: { id: '1', name: 'Joris Smit', role: 'desk' },
    ...{ clientId: '00000000-0000-4000-8000-000000000001', clientName: 'Sem Jansen' },
    ...(action === 'visit.booked'
      ? { from: null, to: visit }
      : { from: visit, to: { ...visit, status: action === 'visit.cancelled' ? 'cancelled' : 'completed' } }),
  }))
}

test('a visit that is cancelled stands in the record beside no act but its own, and says what it was', async ({
  page,
}) => {
  await enterDesk(page, 'Lists Cancelled')
  let entries = linesOf(['visit.cancelled', 'visit.booked'])
  await page.route('**/api/desk/record?*', (route) => route.fulfill({ json: { entries, next: null } }))
  await page.goto('/balie/logboek')
  const lines = page.getByRole('main').getByRole('listitem')
  const whose = lines.getByRole('button', { name: 'Alleen van Sem Jansen' })
  await expect(whose).toHaveCount(2)
  await expect(lines.first()).toContainText(
    /Afspraak geannuleerd.*Sem Jansen.*BB Glow gezicht.*Was: .*10:00.* Kamer 2$/,
  )
  await expect(lines.first()).not.toContainText('verwacht')
  await expect(lines.last()).toContainText(/Afspraak geboekt.*BB Glow gezicht.*10:00/)
  // Who was booked and done at once is one act all the same.
  entries = linesOf(['visit.status', 'visit.booked'])
  await page.reload()
  await expect(lines.first()).toContainText(/verwacht . klaar/)
  await expect(whose).toHaveCount(1)
})

test('every act in the record says on a phone who did it, also below another of theirs @both', async ({
  page,
}) => {
  await enterDesk(page, 'Lists Doer')
  const entries = linesOf(['visit.cancelled', 'visit.booked'])
  await page.route('**/api/desk/record?*', (route) => route.fulfill({ json: { entries, next: null } }))
  await page.goto('/balie/logboek')
  const doer = page.getByRole('main').getByText('Joris Smit', { exact: true })
  await expect(doer).toHaveCount(2)
  for (const each of await doer.all())
    await expect(each.locator('xpath=ancestor::p')).toHaveCSS('clip-path', 'none')
})

test('who comes today is told from who comes tomorrow in the list of clients @both', async ({ page }) => {
  await enterDesk(page, 'Lists Today')
  const client = {
    lastName: 'Vandaag',
    email: '',
    phone: '',
    shownPhone: '',
    language: 'nl',
    lastVisit: null,
  }
  const own = { hasAccount: false, hasUnprovenAccount: false, visits: 2 }
  await page.clock.setFixedTime('2028-12-05T08:00:00Z')
  await page.route('**/api/desk/clients?*', (route) => {
    const clients = ['2028-12-05T22:30:00Z', '2028-12-05T23:30:00Z'].map((nextVisit, place) => ({
      ...{ ...client, ...own, nextVisit },
      ...{ id: `00000000-0000-4000-8000-00000000000${place}`, firstName: `Nummer ${place}` },
    }))
    return route.fulfill({ json: { clients } })
  })
  await page.goto('/balie/clienten')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.first()).toContainText('Vandaag, 23:30')
  await expect(lines.last()).toContainText('Komend: wo 6 dec, 00:30')
})

test('a long table of the report begins on a phone with six lines, and shows all when they are asked for @both', async ({
  page,
}, { project }) => {
  await enterDesk(page, 'Lists Report')
  await page.route('**/api/desk/reports?*', async (route) => {
    const response = await route.fetch()
    const categories = Array.from({ length: 8 }, (_, place) => ({
      ...{ slug: `soort-${place}`, label: `Soort ${place}`, visits: 1, priceCents: 1000, paidCents: 0 },
    }))
    await route.fulfill({ json: { ...(await response.json()), categories } })
  })
  await page.goto('/balie/verslag')
  const rows = page.getByRole('table', { name: 'Per categorie' }).getByRole('rowheader')
  const all = page.getByText('Alle 8', { exact: true })
  if (project.name === 'phone') {
    await expect(rows).toHaveCount(6)
    await all.click()
  } else await expect(all).toBeHidden()
  await expect(rows).toHaveCount(8)
})

test('on a phone the visits of years are folded below the last three, unless that is one @phone', async ({
  page,
}) => {
  await enterDesk(page, 'Lists Card')
  const person = { firstName: 'Vaste', lastName: 'Gast' }
  const { clientId } = await bookAtDesk(page, { appointmentDate: '2028-12-05T10:00', ...person })
  let been = 5
  await page.route(`**/api/desk/clients/${clientId}`, async (route) => {
    const card = await (await route.fetch()).json()
    const visitList = Array.from({ length: been }, (_, place) => ({
      ...{ ...card.visitList[0], id: `00000000-0000-4000-8000-00000000000${place}` },
      ...{ start: `2025-0${place + 1}-06T09:00:00Z`, end: `2025-0${place + 1}-06T09:30:00Z` },
    }))
    await route.fulfill({ json: { ...card, visitList } })
  })
  await page.goto(`/balie/clienten/kaart?id=${clientId}`)
  const visits = page.getByRole('link', { name: /2025/ })
  await expect(visits).toHaveCount(3)
  await page.getByText('Nog 2 afspraken').click()
  await expect(visits).toHaveCount(5)
  been = 4
  await page.reload()
  await expect(visits).toHaveCount(4)
})

/** A confirmation as the server lists it, the higher its number the later. */
function mailOf(number: number) {
  const at = new Date(Date.UTC(2026, 10, 20, 9, number)).toISOString()
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    kind: 'booking-confirmation',
    state: 'sent',
    createdAt: at,
    sentAt: at,
    to: `${number}@example.nl`,
    visit: null,
    language: 'nl',
    attempts: 1,
    lastError: null,
    canSendAgain: true,
  }
}
