import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { chooseTreatment, goOn, openDialog, words } from './booking-steps.ts'

/* The one toast, where it is raised by a mistake in the booking. */

const toastOf = (page: Page) => page.getByRole('alert').filter({ visible: true })

/** The dialog with its toast; from then on the page's clock goes on only where the test says so. */
async function raise(page: Page, language: 'nl' | 'ar' = 'nl') {
  const dialog = await openDialog(page, words[language])
  const openedAt = Date.now()
  await page.clock.install({ time: openedAt })
  await page.clock.pauseAt(openedAt + 600_000)
  await goOn(dialog, words[language])
  const toast = toastOf(page)
  await expect(toast).toBeVisible()
  return { dialog, toast }
}

async function draw(page: Page, toast: Locator, byPx: number): Promise<void> {
  const box = await toast.boundingBox()
  if (box === null) throw new Error('no toast')
  const [x, y] = [box.x + box.width / 2, box.y + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byPx, y, { steps: 5 })
  await page.mouse.up()
}

test('a toast waits under the pointer and the focus, and goes on afterwards with what was left', async ({
  page,
}) => {
  const { toast } = await raise(page)
  await page.mouse.move(700, 10)
  await page.clock.runFor(4000)
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await toast.focus()
  await page.mouse.move(700, 10)
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Volgende', exact: true }).focus()
  await page.clock.runFor(800)
  await expect(toast).toBeVisible()
  await page.clock.runFor(400)
  await expect(toast).toBeHidden()
})

test('a toast waits while another window has the reader', async ({ page }) => {
  const { toast } = await raise(page)
  await page.mouse.move(700, 10)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  // In two steps: what the first one ends is gone from the page in the second.
  for (const elapsedMs of [6000, 4000]) await page.clock.runFor(elapsedMs)
  await expect(toast).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.clock.runFor(5100)
  await expect(toast).toBeHidden()
})

for (const [language, side] of [
  ['nl', -1],
  ['nl', 1],
  ['ar', 1],
] as const)
  test(
    `a toast is swiped away past 50 pixels, to the ${side === 1 ? 'right' : 'left'} (${language})`,
    { tag: '@wide' },
    async ({ page }) => {
      const { toast } = await raise(page, language)
      await draw(page, toast, side * 40)
      await expect(toast).toBeVisible()
      await expect(toast).not.toHaveAttribute('data-drawn')
      await draw(page, toast, side * 60)
      await expect(toast).toBeHidden()
    },
  )

test('a finger swipes a toast away (ar)', async ({ page }) => {
  const { toast } = await raise(page, 'ar')
  const box = await toast.boundingBox()
  if (box === null) throw new Error('no toast')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + 20 }],
    })
  const start = box.x + box.width / 3
  // So quick that nothing is rendered between one and the next.
  await Promise.all([
    touch('touchStart', start),
    ...[12, 30, 50, 70].map((moved) => touch('touchMove', start + moved)),
    touch('touchEnd', start + 70),
  ])
  await expect(toast).toBeHidden()
})

test('closing a toast gives the focus back to where it was', async ({ page }) => {
  const { dialog, toast } = await raise(page)
  const next = dialog.getByRole('button', { name: 'Volgende', exact: true })
  await next.focus()
  for (const close of ['Escape', 'Enter']) {
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: 'Meldingen (F8)' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(toast.getByRole('button', { name: 'Melding sluiten' })).toBeFocused()
    await page.keyboard.press(close)
    await expect(toast).toBeHidden()
    await expect(next).toBeFocused()
    await expect(dialog).toBeVisible()
    await goOn(dialog)
  }
})

test('the next toast takes the place of the last, and is told in a region that was there', async ({
  page,
}) => {
  const { dialog, toast } = await raise(page)
  await expect(toast).toContainText('Kies eerst een behandeling.')
  await chooseTreatment(dialog, 'Gratis consult')
  await goOn(dialog)
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText('Kies een datum.')
  const region = page.getByRole('region', { name: 'Meldingen (F8)' })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(region.getByRole('alert')).toHaveCount(1)
})
