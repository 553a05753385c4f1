import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import {
  chooseMoment,
  chooseTreatment,
  confirm,
  freeDays,
  freeTimes,
  goOn,
  openDay,
  openDialog,
  reachDetails,
  words,
} from './booking-steps.ts'

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Fout bij Boeken' })
/** Of the next days, without the way to all times of each. */
const timesOffered = (days: Locator) => days.getByRole('button', { name: /^\d\d:\d\d/ })

test('a mistake is told beside its button, which stays where it is, and above it on a phone', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  const next = dialog.getByRole('button', { name: 'Volgende', exact: true })
  const before = await next.boundingBox()
  await goOn(dialog)
  await expect(alert(page)).toBeVisible()
  const [toast, button] = [await alert(page).boundingBox(), await next.boundingBox()]
  expect(button).toEqual(before)
  expect((toast?.x ?? Infinity) + (toast?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAbove(alert(page), next)
})

test('a mistake is told where it is mended, until the next valid choice', async ({ page }) => {
  const dialog = await openDialog(page)
  await goOn(dialog)
  await expect(alert(page)).toBeVisible()
  const note = dialog.getByRole('paragraph').filter({ hasText: 'Kies hieronder wat u wilt laten doen.' })
  await expect(note).toBeInViewport()
  await dialog.getByRole('radio', { name: 'Gratis consult', exact: true }).check()
  await expect(alert(page)).toBeHidden()
  await expect(note).toBeHidden()
  await goOn(dialog)
  await goOn(dialog)
  await expect(
    dialog.getByRole('paragraph').filter({ hasText: 'Kies een van deze tijden, of een andere dag.' }),
  ).toBeInViewport()
  await freeDays(dialog).first().click()
  await expect(alert(page)).toBeHidden()
  await goOn(dialog)
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'Kies een van deze tijden' })).toBeInViewport()
  await expect(freeTimes(dialog).first()).toBeInViewport()
})

test('a toast covers neither the total nor the button', async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('radio', { name: 'Hotstone massage', exact: true }).check()
  await goOn(dialog)
  await goOn(dialog)
  const toast = await alert(page).boundingBox()
  const total = await dialog.getByText('Totaal', { exact: true }).boundingBox()
  if (toast === null) throw new Error('no toast')
  if (total !== null) expect(overlaps(toast, total)).toBe(false)
})

test('what changing costs stands directly above the button that binds', async ({ page }) => {
  const date = openDay(30)
  const steps = await reachDetails(page, date, '11:00')
  const line = steps.getByText(
    /^Gratis verplaatsen of annuleren tot \S+ \d+ \S+ om 11:00\. Daarna, of als u wegblijft: €\s20,00 reserveringskosten\.$/,
  )
  await expectAbove(line, steps.getByRole('button', { name: 'Afspraak bevestigen' }))
})

test('until when a change is free follows the clock of the clinic, also where the device is days behind', async ({
  page,
}) => {
  const date = openDay(31)
  const shownAt = new Date(`${date}T06:00:00Z`).toUTCString()
  await page.route('**/api/availability**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: shownAt } })
  })
  const steps = await reachDetails(page, date, '11:00')
  await expect(
    steps.getByText(/^Gratis verplaatsen of annuleren tot \S+ \d+ \S+ om 0[89]:0\d\. /),
  ).toBeVisible()
})

test('a device that is days ahead denies no change that is free', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 6 * 86_400_000)
  await page.goto('/afspraak?behandeling=gratis-consult')
  const steps = page.getByRole('main')
  const days = steps.getByRole('list', { name: 'Eerstvolgende dagen' }).getByRole('listitem')
  const last = timesOffered(days.last()).last()
  // A day before the visit, at its hour, and not an hour from now.
  const usual = new RegExp(
    `^Gratis verplaatsen of annuleren tot \\S+ \\d+ \\S+ om ${await last.textContent()}\\. `,
  )
  await last.click()
  await expect(steps.locator('button[data-chosen]')).toBeEnabled()
  await goOn(steps)
  await expect(steps.getByText(usual)).toBeVisible()
})

for (const [name, width, height] of [
  ['a small phone', 320, 568],
  ['a phone on its side', 844, 390],
] as const)
  test(`on ${name} step 2 offers times at once, and shows those of a chosen day`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/behandelingen/massages/hotstone-massage')
    await page.locator('[data-hero-actions] a').first().click()
    const dialog = page.getByRole('dialog')
    const offers = dialog.getByRole('list', { name: 'Eerstvolgende dagen' })
    await expect(offers.getByRole('listitem')).toHaveCount(3)
    await expect(timesOffered(offers).first()).toBeInViewport({ ratio: 1 })
    // In an afternoon the first of them has fewer left.
    await expect(timesOffered(offers.getByRole('listitem').last())).toHaveCount(4)
    // On a Saturday the week has no second one.
    await freeDays(dialog).last().click()
    await expect(freeTimes(dialog).first()).toBeInViewport({ ratio: 1 })
  })

test('one tap on an offered time chooses its day as well', async ({ page }) => {
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const steps = page.getByRole('main')
  const offered = timesOffered(steps.getByRole('list', { name: 'Eerstvolgende dagen' })).nth(5)
  const time = (await offered.textContent()) ?? ''
  await offered.click()
  await expect(steps.getByRole('radio', { name: time })).toBeChecked()
  await expect(steps.getByRole('radio', { name: time })).toBeFocused()
  await goOn(steps)
  await expect(steps.getByRole('heading', { name: 'Uw gegevens' })).toBeVisible()
})

test(
  'an offered day has more times than stand beside it, one tap away',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await page.goto('/afspraak?behandeling=hotstone-massage')
    const steps = page.getByRole('main')
    const day = steps.getByRole('list', { name: 'Eerstvolgende dagen' }).getByRole('listitem').last()
    const offered = await timesOffered(day).count()
    const all = day.getByRole('button', { name: /Alle tijden$/ })
    const name = ((await all.innerText()).split('\n')[0] ?? '').trim()
    await (isMobile ? all.tap() : all.press('Enter'))
    await expect(freeTimes(steps).first()).toBeFocused()
    expect(await freeTimes(steps).count()).toBeGreaterThan(offered)
    const chosen = steps.locator('button[data-chosen]')
    await expect(chosen).toHaveAccessibleName(new RegExp(` ${/\d+/.exec(name)?.[0] ?? '?'} `))
  },
)

test('a day whose times could not be read is not offered', async ({ page }) => {
  await page.route(/\/api\/availability\?date=/, (route) => route.abort(), { times: 1 })
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const days = page.getByRole('list', { name: 'Eerstvolgende dagen' }).getByRole('listitem')
  await expect(days.filter({ has: page.getByRole('button') })).toHaveCount(2)
  await expect(days).toHaveCount(2)
})

test('where no day could be read, that stands in the place of the calendar until it is there', async ({
  page,
}) => {
  await page.route('**/api/availability**', (route) => route.abort())
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const days = page.getByRole('region', { name: 'Datum en tijd' })
  const tryAgain = days.getByRole('button', { name: 'Opnieuw proberen' })
  await expect(tryAgain).toBeVisible()
  await expect(days.getByRole('alert')).toContainText('De vrije tijden konden niet worden opgehaald.')
  await expect(days.getByRole('button', { name: 'Volgende maand' })).toBeHidden()
  await page.unroute('**/api/availability**')
  await tryAgain.click()
  await expect(days.getByRole('button', { name: 'Volgende maand' })).toBeVisible()
  await expect(tryAgain).toBeHidden()
})

test('who turned on to days that cannot be read can turn back to those that could', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const days = page.getByRole('region', { name: 'Datum en tijd' })
  await expect(freeDays(days).first()).toBeVisible()
  await page.route('**/api/availability/days**', (route) => route.abort())
  const tryAgain = page.getByRole('button', { name: 'Opnieuw proberen' })
  // The month after next was not read ahead.
  for (let week = 0; week < 10; week++) await days.getByRole('button', { name: 'Volgende week' }).click()
  await expect(tryAgain).toBeVisible()
  for (let week = 0; week < 10; week++) await days.getByRole('button', { name: 'Vorige week' }).click()
  await expect(freeDays(days).first()).toBeVisible()
})

test('what is offered first on a phone comes too once the days could be read after all', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route('**/api/availability**', (route) => route.abort())
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const tryAgain = page.getByRole('button', { name: 'Opnieuw proberen' })
  await expect(tryAgain).toBeVisible()
  await page.unroute('**/api/availability**')
  await tryAgain.click()
  await expect(page.getByRole('button', { name: /^Eerste vrije moment/ })).toBeVisible()
  const offers = page.getByRole('list', { name: 'Eerstvolgende dagen' })
  await expect(offers.getByRole('listitem')).toHaveCount(3)
})

test(
  'on a day whose times are all taken, the first free moment is one press away',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/afspraak?behandeling=gratis-consult')
    const main = page.getByRole('main')
    await expect(freeDays(main).last()).toBeVisible()
    await page.route(/\/api\/availability\?date=/, async (route) => {
      const answer = await route.fetch()
      const { slots, ...day } = await answer.json()
      const taken = slots.map((slot: object) => ({ ...slot, available: false }))
      await route.fulfill({ json: { ...day, slots: taken } })
    })
    await freeDays(main).last().click()
    await expect(main).toContainText('zijn alle tijden bezet')
    await page.unroute(/\/api\/availability\?date=/)
    await main.getByRole('button', { name: /^Eerste vrije moment/ }).click()
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(1)
  },
)

test('where the times of a day could not be read, trying again is in sight and nothing asks to choose one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Hotstone massage')
  await dialog.getByRole('button', { name: 'Volgende week' }).click()
  await expect(freeDays(dialog).first()).toBeVisible()
  await page.route(/\/api\/availability\?date=/, (route) => route.abort())
  await freeDays(dialog).first().click()
  const tryAgain = dialog.getByRole('button', { name: 'Opnieuw proberen' })
  await expect(tryAgain).toBeVisible()
  const next = dialog.getByRole('button', { name: 'Volgende', exact: true })
  const bottomOf = async (button: Locator) => {
    const box = await button.boundingBox()
    return box === null ? Infinity : box.y + box.height
  }
  const foot = (await next.boundingBox())?.y ?? 0
  await expect.poll(() => bottomOf(tryAgain)).toBeLessThan(foot)
  await goOn(dialog)
  await expect(alert(page)).toContainText('Kies een tijd.')
  const note = dialog.getByRole('paragraph').filter({ hasText: 'Kies een van deze tijden' })
  await expect(note).toBeHidden()
  await page.unroute(/\/api\/availability\?date=/)
  await tryAgain.click()
  await expect(freeTimes(dialog).first()).toBeVisible()
  await expect(note).toBeVisible()
})

test(
  'asking for a day moves the days and the times beside them alike',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/afspraak?behandeling=hotstone-massage')
    const main = page.getByRole('main')
    await expect(freeDays(main).first()).toBeVisible()
    await goOn(main)
    await expect(main.getByText('Kies een van deze tijden, of een andere dag.')).toBeVisible()
    const topOf = async (name: string) =>
      (await main.getByRole('region', { name, exact: true }).boundingBox())?.y
    expect(await topOf('Datum en tijd')).toBe(await topOf('Tijden'))
  },
)

test('on a phone the summary of step 3 is one line that stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = await openDialog(page)
  await dialog.getByRole('radio', { name: 'Hotstone massage', exact: true }).check()
  await goOn(dialog)
  await chooseMoment(dialog)
  await goOn(dialog)
  const summary = dialog.getByRole('region', { name: 'Uw afspraak' })
  await expect(summary).toContainText('Hotstone massage')
  await expect(summary).toContainText('€')
  await dialog.getByLabel('Opmerkingen').scrollIntoViewIfNeeded()
  await expect(summary).toBeInViewport({ ratio: 0.9 })
  const head = await dialog.locator('header').first().boundingBox()
  expect((await summary.boundingBox())?.y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0)
  expect((await summary.boundingBox())?.height).toBeLessThan(60)
})

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible()
  await expect
    .poll(async () => {
      const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
      if (above === null || below === null) return null
      const gap = below.y - (above.y + above.height)
      const isBeside = above.x < below.x + below.width && below.x < above.x + above.width
      return isBeside && gap >= 0 && gap < 80
    })
    .toBe(true)
}

type Box = { x: number; y: number; width: number; height: number }

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

for (const [language, said] of [
  ['nl', words.nl],
  ['es', words.es],
] as const)
  test(`at four times the size whoever goes through step 3 by keyboard sees each field (${language})`, async ({
    page,
  }) => {
    const dialog = await openDialog(page, said)
    await chooseTreatment(dialog, said.consult, said)
    await chooseMoment(dialog, 0, said)
    await page.setViewportSize({ width: 320, height: 256 })
    await goOn(dialog, said)
    const fields = dialog.locator('form').locator('input:not([tabindex="-1"]), textarea')
    const focused = dialog.locator(':focus')
    await expect(fields).toHaveCount(10)
    await fields.first().focus()
    for (let tabs = 0; tabs < 9; tabs += 1) {
      await expect
        .poll(() =>
          focused.evaluate((field) => {
            const { x, y, width, height } = field.getBoundingClientRect()
            const seen = document.elementFromPoint(x + width / 2, y + height / 2)
            return field.matches('input, textarea') && !field.contains(seen)
              ? `${field.getAttribute('name')} lies under ${seen?.outerHTML.slice(0, 80)}`
              : 'seen'
          }),
        )
        .toBe('seen')
      await page.keyboard.press('Tab')
    }
    await expect(dialog.getByRole('button', { name: said.confirm })).toBeVisible()
  })

test('a note that is too long is refused at its field, and none of it is cut off', async ({ page }) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  const notes = dialog.getByLabel('Opmerkingen')
  const text = 'woorden '.repeat(130)
  await notes.focus()
  await page.keyboard.insertText(text)
  await confirm(dialog)
  await expect(dialog.getByText('Dit is te lang.')).toBeVisible()
  await expect(notes).toHaveValue(text)
})
