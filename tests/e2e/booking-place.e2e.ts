import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { bookingPath, localized } from '#shared/i18n/paths.ts'
import {
  chooseMoment,
  chooseTreatment,
  confirm,
  fillDetails,
  freeDays,
  goOn,
  openDialog,
  words,
} from './booking-steps.ts'
import { hold } from './hold.ts'

/* Where things stand in the booking, where somebody would notice. */

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('not shown')
  return { ...box, end: box.x + box.width, foot: box.y + box.height }
}

for (const language of ['nl', 'en', 'ar', 'es'] as const)
  test(`${language} › the days stay where they are when the first free moment is known @both`, async ({
    page,
  }) => {
    const release = await hold(page, /\/api\/availability/)
    await page.goto(localized(bookingPath({ treatmentSlug: 'hotstone-massage' }), language))
    const days = page.locator('main section[aria-busy]')
    const times = days.locator('xpath=../section[not(@aria-busy)]/*')
    // What is offered in their column, from the moment that comes first, and the days.
    const places = async () => {
      const boxes = await Promise.all([days, times.nth(1), times.nth(2)].map(boxOf))
      return boxes.map(({ y }) => Math.round(y))
    }
    await expect(days).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => document.fonts.ready)
    const before = await places()
    release()
    await expect(page.locator('main button strong')).toBeVisible()
    // The days that are offered, each with its times.
    await expect(times.locator('li').first()).toBeVisible()
    await expect(days).toHaveAttribute('aria-busy', 'false')
    expect(await places()).toEqual(before)
  })

test('the button that goes on is in sight before anything is scrolled @wide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/afspraak?behandeling=gratis-consult')
  const steps = page.getByRole('main')
  await expect(freeDays(steps).first()).toBeVisible()
  await expect(steps.getByRole('button', { name: 'Volgende', exact: true })).toBeInViewport({ ratio: 1 })
})

test('a field that is reached by keyboard is not under the button @wide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/afspraak?behandeling=gratis-consult')
  const steps = page.getByRole('main')
  await chooseMoment(steps)
  await goOn(steps)
  const bar = steps.locator('footer')
  await steps.getByLabel('Voornaam', { exact: true }).focus()
  for (const label of ['Achternaam', 'E-mail', 'Telefoon', 'Geboortedatum', 'Opmerkingen']) {
    await page.keyboard.press('Tab')
    const field = steps.getByLabel(label, { exact: true })
    await expect(field).toBeFocused()
    expect((await boxOf(field)).foot).toBeLessThanOrEqual((await boxOf(bar)).y)
  }
})

test('what is reached by keyboard is not under the summary of step 3 @wide', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 560 })
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, words.nl.consult)
  await chooseMoment(dialog)
  await goOn(dialog)
  const summary = dialog.getByRole('region', { name: 'Uw afspraak' })
  await dialog.getByRole('checkbox').last().focus()
  const names: (string | null)[] = []
  for (let press = 0; press < 20 && names.at(-1) !== 'firstName'; press += 1) {
    await page.keyboard.press('Shift+Tab')
    const field = dialog.locator(':focus')
    names.push(await field.getAttribute('name'))
    expect((await boxOf(field)).y, `${names.at(-1)}`).toBeGreaterThanOrEqual((await boxOf(summary)).foot)
  }
  expect(names).toEqual(expect.arrayContaining(['paymentOption', 'firstName']))
})

test('a long name leaves the summary of step 2 one line high, and what is scrolled to below it @phone', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Wimperextensions one by one opvullen binnen 2 weken')
  const summary = dialog.getByRole('region', { name: 'Gekozen behandeling' })
  const days = dialog.getByRole('region', { name: 'Datum en tijd' })
  // A day of which nothing is gone: where it is, its first free time is looked for instead of the head of the days.
  await days.getByRole('button', { name: words.nl.nextWeek }).click()
  await expect(days.locator('button[data-kind="loading"]')).toHaveCount(0)
  await freeDays(days).last().click()
  await expect
    .poll(async () => (await boxOf(days)).y - (await boxOf(summary)).foot, { message: 'head of the days' })
    .toBeGreaterThanOrEqual(0)
  expect((await boxOf(summary)).height).toBeLessThan(64)
  await dialog.getByRole('button', { name: 'Volgende', exact: true }).focus()
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Shift+Tab')
    const focused = dialog.locator(':focus')
    if (await summary.locator(':focus').count()) break
    expect((await boxOf(focused)).y, await focused.innerText()).toBeGreaterThanOrEqual(
      (await boxOf(summary)).foot,
    )
  }
  await expect(summary.getByRole('button')).toBeFocused()
})

test('on the booking page the summary stays below the header, and at the top where that has gone @phone', async ({
  page,
}) => {
  await page.goto('/afspraak?behandeling=hotstone-massage')
  const steps = page.getByRole('main')
  const header = page.locator('[data-header]')
  const expectInSight = async (name: string) => {
    const summary = steps.getByRole('region', { name })
    const topOf = async (element: Locator) => Math.round((await boxOf(element)).y)
    const footOf = async (element: Locator) => Math.round((await boxOf(element)).foot)
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate((top) => scrollTo(0, top), (await topOf(summary)) + 200)
    await expect(header).toHaveAttribute('data-away')
    await expect.poll(() => topOf(summary), { message: name }).toBe(0)
    await page.evaluate(() => scrollBy(0, -20))
    await expect(header).not.toHaveAttribute('data-away')
    await expect.poll(async () => (await topOf(summary)) - (await footOf(header)), { message: name }).toBe(-1)
  }
  await expect(freeDays(steps).first()).toBeVisible()
  await expectInSight('Gekozen behandeling')
  await chooseMoment(steps)
  await goOn(steps)
  await expectInSight('Uw afspraak')
})

test('a phone gives the steps its whole width, the name in full, and the toast no action (ar)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ar/afspraak?behandeling=gratis-consult')
  const steps = page.getByRole('main')
  await chooseMoment(steps, 2, words.ar)
  await goOn(steps, words.ar)
  const title = await boxOf(steps.getByRole('heading', { level: 1 }))
  const field = await boxOf(steps.getByLabel(words.ar.fields[0], { exact: true }))
  expect(field.width).toBeGreaterThanOrEqual(348)
  expect(Math.abs(field.end - title.end)).toBeLessThanOrEqual(1)
  const name = steps.locator('[data-fact=service] dd')
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await fillDetails(steps, words.ar)
  await confirm(steps, words.ar)
  const toast = page.getByRole('status').filter({ hasText: words.ar.booked })
  await expect(toast).toBeVisible()
  const receipt = page.locator('[data-receipt]')
  const close = await boxOf(receipt.getByRole('button').first())
  expect((await boxOf(toast)).foot).toBeLessThanOrEqual(close.y)
})
