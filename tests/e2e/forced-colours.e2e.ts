import { expect, test } from '@playwright/test'
import { openDialog } from './booking-steps.ts'
import { bookAtDesk, enterDesk, openDay, visitOf } from './desk-steps.ts'
import { openReady } from './open-ready.ts'

test('in forced colours the page that one is on is marked, and no other', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const lines = () =>
    page
      .locator('[data-header] nav')
      .locator('a, button')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).textDecorationLine))
  await openReady(page, '/register')
  expect(new Set(await lines())).toEqual(new Set(['none']))
  await openReady(page, '/contact')
  expect((await lines()).filter((line) => line === 'underline')).toHaveLength(1)
})

test('in forced colours the step that one is at is marked, and no other', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const dialog = await openDialog(page)
  const edges = await dialog
    .getByRole('list')
    .filter({ has: page.locator('[aria-current=step]') })
    .getByRole('listitem')
    .evaluateAll((steps) => {
      const canvas = getComputedStyle(document.body).backgroundColor
      return steps.map((step) => getComputedStyle(step).borderBlockEndColor === canvas)
    })
  expect(edges).toEqual([false, true, true])
})

test('in forced colours a day with free times has its dot, and no other', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/afspraak?behandeling=gratis-consult')
  const days = page.getByRole('main').locator('button[aria-pressed]')
  await expect(days.and(page.locator('[data-kind=free]')).first()).toBeVisible()
  const dotted = await days.evaluateAll((each) =>
    each.map((day) => {
      const { content, borderTopColor, borderTopWidth } = getComputedStyle(day, '::after')
      const isSeen = borderTopColor !== getComputedStyle(day).backgroundColor && borderTopWidth !== '0px'
      return [day.dataset.kind === 'free', content !== 'none' && isSeen]
    }),
  )
  for (const [isFree, hasDot] of dotted) expect(hasDot).toBe(isFree)
})

test('in forced colours the desk says which screen is shown, day or week, and who has arrived', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enterDesk(page, 'Forced colours')
  const day = '2028-10-27'
  await bookAtDesk(page, { appointmentDate: `${day}T10:00`, firstName: 'Kees', lastName: 'Kleur' })
  await openDay(page, day)
  await visitOf(page, 'Kees Kleur').click()
  await page.getByRole('button', { name: 'Aangekomen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Aangekomen', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('heading', { name: 'Agenda' }).click()
  const outlined = await page
    .locator('nav a, [aria-pressed]')
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item).outlineStyle === 'solid')
        .map(({ textContent }) => textContent),
    )
  expect(outlined).toEqual(['Agenda', 'Dag', 'Aangekomen'])
})
