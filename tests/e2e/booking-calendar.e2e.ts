import { expect, test } from '@playwright/test'
import {
  chooseMoment,
  chooseTreatment,
  freeDays,
  freeTimes,
  goOn,
  openDialog,
  openerOf,
} from './booking-steps.ts'
import { withMotion } from './motion.ts'
import { addDays } from '#shared/lib/time.ts'
import { formatFullDate } from '#shared/i18n/format.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import { freeDays as bookableDays } from '../free-times.ts'

for (const [language, first, path] of [
  ['nl', 'maandag', ''],
  ['es', 'lunes', '/es'],
  ['en', 'Sunday', '/en'],
  ['ar', 'السبت', '/ar'],
] as const) {
  test(`the week starts on ${first} in ${language}`, { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto(`${path}/afspraak?behandeling=gratis-consult`)
    const main = page.getByRole('main')
    await expect(freeDays(main).first()).toBeVisible()
    if (isMobile) {
      const days = main.locator('button[aria-label][aria-pressed]')
      await expect(days.first()).toHaveAttribute('aria-label', new RegExp(`^${first}`))
      await expect(days).toHaveCount(7)
    } else {
      await expect(main.locator('th').first()).toHaveAttribute('aria-label', first)
    }
  })
}

test(
  'Sundays and days gone by cannot be chosen, and every day is named by its date',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await page.goto('/afspraak?behandeling=gratis-consult')
    const main = page.getByRole('main')
    if (isMobile) await main.getByRole('button', { name: 'Hele maand' }).click()
    await main.getByRole('button', { name: 'Volgende maand' }).click()
    await expect(freeDays(main).first()).toBeVisible()
    const sundays = main.getByRole('button', { name: /^zondag \d{1,2} [a-z]+ \d{4}$/ })
    expect(await sundays.count()).toBeGreaterThanOrEqual(4)
    for (const sunday of await sundays.all()) await expect(sunday).toBeDisabled()
    await main.getByRole('button', { name: 'Vorige maand' }).click()
    const yesterday = new Intl.DateTimeFormat('nl-NL', {
      dateStyle: 'full',
      timeZone: 'Europe/Amsterdam',
    }).format(Date.now() - 86_400_000)
    const gone = main.getByRole('button', { name: yesterday })
    // On the first of a month, yesterday lies on a page that cannot be reached.
    for (const day of await gone.all()) await expect(day).toBeDisabled()
  },
)

test('another day clears the chosen time', async ({ page }) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await freeDays(dialog).nth(1).click()
  await expect(freeTimes(dialog).first()).toBeVisible()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await goOn(dialog)
  await expect(dialog.getByRole('alert')).toContainText('Kies een tijd.')
})

test('the first free moment is one press away', async ({ page }) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await dialog.getByRole('button', { name: /^Eerste vrije moment/ }).click()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await goOn(dialog)
  await expect(dialog.getByRole('heading', { name: 'Uw gegevens' })).toBeFocused()
})

test('a phone shows the week in which the offered days end', { tag: '@phone' }, async ({ page, baseURL }) => {
  const [first = ''] = await bookableDays(baseURL ?? '', 'Hotstone massage', [0, 1])
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const later = formatFullDate(noonOf(addDays(first, 3)), 'nl', 'UTC')
  await expect(page.getByRole('main').getByRole('button', { name: later })).toBeVisible()
})

test(
  'the calendar leads back no further than to the first day with a free time',
  { tag: '@both' },
  async ({ page, isMobile, baseURL }) => {
    const [first = ''] = await bookableDays(baseURL ?? '', 'Hotstone massage', [0, 1])
    await page.goto('/afspraak?behandeling=hotstone-massage')
    const main = page.getByRole('main')
    const unit = isMobile ? 'week' : 'maand'
    const back = main.getByRole('button', { name: `Vorige ${unit}` })
    await main.getByRole('button', { name: `Volgende ${unit}` }).click()
    const firstDay = main.getByRole('button', { name: formatFullDate(noonOf(first), 'nl', 'UTC') })
    for (let turns = 0; turns < 3 && !(await firstDay.isVisible()); turns += 1) await back.click()
    await expect(firstDay).toBeEnabled()
    await expect(back).toHaveAttribute('aria-disabled', 'true')
  },
)

test('a moment among those offered brings its own week into sight', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const main = page.getByRole('main')
  const offered = main.getByRole('list', { name: 'Eerstvolgende dagen' }).getByRole('button')
  await expect(offered.first()).toBeVisible()
  for (let week = 0; week < 2; week += 1) await main.getByRole('button', { name: 'Volgende week' }).click()
  await offered.nth(1).click()
  await expect(main.locator('button[data-chosen]')).toBeVisible()
})

test('nothing stands between a chosen day and its times', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const main = page.getByRole('main')
  const first = main.getByRole('button', { name: /^Eerste vrije moment/ })
  await expect(first).toBeVisible()
  await freeDays(main).last().click()
  await expect(freeTimes(main).first()).toBeVisible()
  await expect(first).toBeHidden()
})

test('the arrow keys go on into the months that are not read yet', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/afspraak?behandeling=gratis-consult')
  const main = page.getByRole('main')
  await freeDays(main).last().focus()
  for (const key of ['ArrowRight', 'PageDown']) {
    const before = await main.getByRole('grid').getAttribute('aria-label')
    await page.keyboard.press(key)
    await expect(main.getByRole('grid')).not.toHaveAttribute('aria-label', before ?? '')
    await expect(freeDays(main).last()).toBeVisible()
    await expect(main.getByRole('grid').locator('button:focus')).toBeVisible()
  }
})

test('back and change lead to the earlier steps and keep what was chosen', async ({ page }) => {
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('button', { name: 'Terug' })).toHaveCount(0)
  await chooseTreatment(dialog, 'Gratis consult')
  const start = await chooseMoment(dialog)
  await goOn(dialog)
  await dialog.getByRole('button', { name: 'Terug' }).click()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveValue(start)
  await dialog.getByRole('button', { name: 'Wijzigen' }).click()
  await expect(dialog.getByRole('radio', { name: 'Gratis consult', exact: true })).toBeChecked()
})

test.describe('a visitor far away', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('is told whose clock the times follow', async ({ page }) => {
    const dialog = await openDialog(page)
    await chooseTreatment(dialog, 'Gratis consult')
    await expect(dialog.getByText('Tijden zijn in Nederlandse tijd.')).toBeVisible()
    await chooseMoment(dialog)
    await expect(dialog.getByText(/Bij u is het dan 0[23]:00\./)).toBeVisible()
    await goOn(dialog)
    await expect(dialog.getByRole('heading', { name: 'Uw gegevens' })).toBeVisible()
    await expect(dialog.getByText('Tijden zijn in Nederlandse tijd.')).toBeVisible()
  })
})

test('the back button closes the dialog and stays on the page', async ({ page }) => {
  const dialog = await openDialog(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('where things move', () => {
  test.use(withMotion)
  test('the film behind the dialog stands still, and goes on afterwards', async ({ page }) => {
    await page.goto('/')
    const isPlaying = () =>
      page
        .locator('video')
        .first()
        .evaluate((video: HTMLVideoElement) => !video.paused)
    await expect.poll(isPlaying).toBe(true)
    await openerOf(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(isPlaying).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(isPlaying).toBe(true)
  })
})

test('a toast goes by itself after five seconds, and F8 leads to it', async ({ page }) => {
  const dialog = await openDialog(page)
  const openedAt = Date.now()
  await page.clock.install({ time: openedAt })
  // From here on the page's clock goes on only where the test says so.
  await page.clock.pauseAt(openedAt + 600_000)
  await goOn(dialog)
  const toast = dialog.getByRole('alert')
  await expect(toast).toBeVisible()
  await page.mouse.move(700, 10)
  await page.clock.runFor(4900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
  await goOn(dialog)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toast).toBeFocused()
})
