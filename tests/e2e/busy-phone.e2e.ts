import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { openReady } from './open-ready.ts'

// A phone that is busy while a page is flung along tells of all that came into sight, or left it, at once afterwards.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = []
        super((sights) => held.push(...sights), options)
        addEventListener('rested', () => held.length > 0 && tell(held.splice(0), this))
      }
    }
  }),
)

test('the bar is there after a fling past the first button of the page @phone', async ({ page }) => {
  await openReady(page, '/behandelingen/massages/hotstone-massage')
  await fling(page, page.getByRole('contentinfo'))
  await expect(page.locator('[data-dock]')).not.toHaveAttribute('data-away')
})

test('the contact form comes to life after a fling to its button @phone', async ({ page }) => {
  await openReady(page, '/contact')
  const send = page.locator('[data-send]')
  await fling(page, send)
  await expect(send).toHaveAttribute('type', 'submit')
})

async function fling(page: Page, to: Locator): Promise<void> {
  await someFrames(page)
  await to.scrollIntoViewIfNeeded()
  await someFrames(page)
  await page.evaluate(() => dispatchEvent(new Event('rested')))
}

/** Long enough for what is in sight to be noticed. */
function someFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let count = 0; count < 10; count += 1) await new Promise(requestAnimationFrame)
  })
}
