import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { freeDays, words } from './booking-steps.ts'
import { hold } from './hold.ts'

/* The days of a month, by the keyboard. */

/** Step 2 with a month ahead of this one: none of its days is gone. */
async function openNextMonth(page: Page, language: 'nl' | 'ar' = 'nl'): Promise<Locator> {
  await page.goto(`${language === 'nl' ? '' : '/ar'}/afspraak?behandeling=gratis-consult`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: words[language].nextMonth }).click()
  await expect(freeDays(main).first()).toBeVisible()
  // The last days of the month before are known sooner than its own.
  await expect(main.locator('button[data-kind="loading"]')).toHaveCount(0)
  return main
}

const nameOf = async (month: Locator) => (await month.getByRole('grid').getAttribute('aria-label')) ?? ''
const focused = (month: Locator) => month.getByRole('grid').locator('button:focus')

test(
  'the days are one stop for Tab, and arrows walk from one that is free to the next',
  { tag: '@wide' },
  async ({ page }) => {
    const month = await openNextMonth(page)
    const days = freeDays(month)
    await expect(month.getByRole('grid').locator('button[tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(days.first()).toBeFocused()
    const walked = Math.min(9, (await days.count()) - 1)
    for (let day = 1; day <= walked; day += 1) {
      await page.keyboard.press('ArrowRight')
      await expect(days.nth(day)).toBeFocused()
    }
    await page.keyboard.press('ArrowLeft')
    await expect(days.nth(walked - 1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(focused(month)).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(days.nth(walked - 1)).toBeFocused()
  },
)

test(
  'up and down stay on the same day of the week, Home and End in the same week',
  { tag: '@wide' },
  async ({ page }) => {
    const month = await openNextMonth(page)
    // In the third week: above the second there may be only days off.
    await freeDays(month).nth(14).focus()
    const column = () =>
      focused(month).evaluate(({ parentElement }) => (parentElement as HTMLTableCellElement).cellIndex)
    const [weekday, day] = [await column(), (await focused(month).getAttribute('aria-label')) ?? '']
    await page.keyboard.press('ArrowUp')
    await expect(focused(month)).not.toHaveAccessibleName(day)
    expect(await column()).toBe(weekday)
    await page.keyboard.press('ArrowDown')
    await expect(focused(month)).toHaveAccessibleName(day)
    const week = freeDays(month.locator('tr').filter({ has: page.locator('button:focus') }))
    const names = await week.evaluateAll((days) => days.map((day) => day.ariaLabel))
    await page.keyboard.press('End')
    await expect(focused(month)).toHaveAccessibleName(names.at(-1) ?? '')
    await page.keyboard.press('Home')
    await expect(focused(month)).toHaveAccessibleName(names[0] ?? '')
  },
)

test(
  'where the days stand from right to left (ar), the left arrow leads onward',
  { tag: '@wide' },
  async ({ page }) => {
    const month = await openNextMonth(page, 'ar')
    const days = freeDays(month)
    await days.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(days.nth(1)).toBeFocused()
    const [before, after] = [await days.first().boundingBox(), await days.nth(1).boundingBox()]
    if (before?.y === after?.y) expect(after?.x).toBeLessThan(before?.x ?? 0)
    await page.keyboard.press('ArrowRight')
    await expect(days.first()).toBeFocused()
  },
)

test(
  'a key at the edge of a month leads into the next and back, with the focus',
  { tag: '@wide' },
  async ({ page }) => {
    const month = await openNextMonth(page)
    const name = await nameOf(month)
    const last = (await freeDays(month).last().getAttribute('aria-label')) ?? ''
    await freeDays(month).last().focus()
    await page.keyboard.press('ArrowRight')
    await expect(month.getByRole('grid')).not.toHaveAccessibleName(name)
    await expect(focused(month)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    // Where both share a week it stands in the next one too.
    await expect(focused(month)).toHaveAccessibleName(last)
  },
)

test(
  'a day of a month that is still on its way keeps the focus, and is chosen once it is free',
  { tag: '@wide' },
  async ({ page }) => {
    const month = await openNextMonth(page)
    await freeDays(month).last().focus()
    const release = await hold(page, /\/api\/availability\/days/)
    await page.keyboard.press('PageDown')
    const day = focused(month)
    await expect(day).toHaveAccessibleDescription('De vrije dagen worden opgezocht…')
    await expect(day).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(day).toHaveAttribute('aria-pressed', 'false')
    release()
    await expect(day).not.toHaveAttribute('aria-disabled')
    await page.keyboard.press('Enter')
    await expect(day).toHaveAttribute('aria-pressed', 'true')
    await expect(day).toHaveAttribute('data-chosen')
  },
)

test('Tab leads to the day that was chosen, and today is marked', { tag: '@wide' }, async ({ page }) => {
  const month = await openNextMonth(page)
  await freeDays(month).nth(3).click()
  const chosen = (await freeDays(month).nth(3).getAttribute('aria-label')) ?? ''
  const back = month.getByRole('button', { name: 'Vorige maand' })
  const onward = month.getByRole('button', { name: 'Volgende maand' })
  // On the last days of a month the calendar opens on the next.
  let months = 0
  for (; (await back.getAttribute('aria-disabled')) !== 'true'; months++) await back.click()
  const today = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('nl-NL', { ...parts, timeZone: 'Europe/Amsterdam' }).format()
  // When nothing of a month is free any more, or only days of its last week, it is out of reach.
  if ((await nameOf(month)) === today({ month: 'long', year: 'numeric' }))
    await expect(month.locator('[aria-current=date]')).toHaveAccessibleName(today({ dateStyle: 'full' }))
  for (let n = 0; n < months; n++) await onward.click()
  await page.keyboard.press('Tab')
  await expect(focused(month)).toHaveAccessibleName(chosen)
})

test(
  'free days that share the first week of the next month stand there too, and are chosen there',
  { tag: '@wide' },
  async ({ page }) => {
    const month = await openNextMonth(page)
    const firstWeek = month.getByRole('grid').locator('tbody tr').first()
    const ofMonthBefore = freeDays(firstWeek).filter({ hasText: /^(2[3-9]|3[01])$/ })
    // A month that begins with a week has none, and two of them may follow each other.
    for (let turns = 0; turns < 4 && (await ofMonthBefore.count()) === 0; turns += 1) {
      await month.getByRole('button', { name: words.nl.nextMonth }).click()
      await expect(freeDays(month).last()).toBeVisible()
    }
    const day = (await ofMonthBefore.last().getAttribute('aria-label')) ?? ''
    // "maandag 30 november 2026": the title names both months, so that nobody takes it for the 30th of the other.
    const both = await nameOf(month)
    expect(both).toContain(day.split(' ')[2])
    await ofMonthBefore.last().click()
    await expect(month.getByRole('button', { name: day })).toHaveAttribute('aria-pressed', 'true')
    // Nothing goes from under the finger.
    await expect(month.getByRole('grid')).toHaveAccessibleName(both)
  },
)
