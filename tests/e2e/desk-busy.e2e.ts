import { expect, test } from '@playwright/test'
import { serveBusyDays, visitsOfBusyDay } from './busy-day.ts'

/** Of the whole grid. Each element of a visit is drawn two hundred times; a slow tablet feels one more. */
const elements = visitsOfBusyDay * 4.5

test('a day of 200 visits draws what the window shows first, of few elements, and lacks nothing', async ({
  page,
}) => {
  await serveBusyDays(page)
  await page.addInitScript(() => {
    const counts: number[] = []
    Object.assign(window, { counts })
    new MutationObserver(() => {
      const count = document.querySelectorAll('[data-visit]').length
      if (count > 0 && count !== counts.at(-1)) counts.push(count)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/balie?datum=2028-01-10&dagen=1')
  const visits = page.locator('[data-visit]')
  await expect(visits).toHaveCount(visitsOfBusyDay)
  const [first] = await page.evaluate(() => (window as unknown as { counts: number[] }).counts)
  const inWindow = await visits.evaluateAll(
    (all) => all.filter((visit) => visit.getBoundingClientRect().top < window.innerHeight).length,
  )
  expect(first).toBeGreaterThanOrEqual(inWindow)
  expect(first).toBeLessThan(visitsOfBusyDay)
  expect(await page.getByRole('group', { name: 'Agenda' }).locator('*').count()).toBeLessThanOrEqual(elements)

  // The keys reach the last, and paper holds all.
  await visits.first().focus()
  for (let step = 1; step < visitsOfBusyDay / 8; step += 1) await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-visit]:focus')).toContainText('21:00')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Kamer 2' }).locator('[data-visit]:focus')).toContainText(
    '21:00',
  )
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('☐')).toHaveCount(visitsOfBusyDay)
})

test('in a week of eight visits at once two stand side by side, and the others are counted, named and one press away', async ({
  page,
}) => {
  await serveBusyDays(page)
  await page.goto('/balie?datum=2028-01-10&dagen=7')
  const monday = page.getByRole('region', { name: 'ma 10 jan' })
  const visits = monday.locator('[data-visit]')
  await expect(visits).toHaveCount(visitsOfBusyDay / 4)
  const narrowest = await visits.evaluateAll((all) => Math.min(...all.map((tile) => tile.clientWidth)))
  expect(narrowest).toBeGreaterThan(64)
  const more = monday.getByRole('button', {
    name: /^\+6 vanaf 09:00: .*, Tess de Vries \(Nieuw\)\. Toon de dag\.$/,
  })
  await expect(more).toHaveText('+6')
  // It lies on the way of the keys.
  await visits.nth(1).focus()
  await page.keyboard.press('Tab')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/datum=2028-01-10&dagen=1/)
  await expect(page.locator('[data-visit]')).toHaveCount(visitsOfBusyDay)
})

test('in a week of eight visits at once a name shows whole lines, above the marks', async ({ page }) => {
  await serveBusyDays(page)
  await page.goto('/balie?datum=2028-01-10&dagen=7')
  await expect(page.locator('[data-shared][data-notes]').first()).toBeVisible()
  const flaws = await page.locator('[data-shared]').evaluateAll((tiles) =>
    tiles
      .filter((tile) => {
        const name = tile.querySelector('bdi') as HTMLElement
        const shape = getComputedStyle(tile)
        const foot =
          tile.getBoundingClientRect().bottom -
          parseFloat(shape.borderBlockEndWidth) -
          parseFloat(shape.paddingBlockEnd)
        const { height, bottom } = name.getBoundingClientRect()
        const lines = height / parseFloat(getComputedStyle(name).lineHeight)
        return bottom > foot + 0.5 || Math.abs(lines - Math.round(lines)) > 0.1
      })
      .map((tile) => tile.textContent),
  )
  expect(flaws).toEqual([])
})
