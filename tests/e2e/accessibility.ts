import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * What WCAG 2.2 AA and good practice ask for and the page, as it stands, does not do. A scan takes seconds: each kind of
 * page and each state of a dialog is scanned once in either direction of reading, in `page-types` where it can be.
 */
export async function flawsOf(page: Page, state: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The same rules over the same elements; of what passes, axe writes down no more than one element for each rule.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // There are no frames; without this mode a page of its own is opened to put the findings of frames together.
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${state}: ${id}: ${html.slice(0, 160)}`),
  )
}

/** Nothing sticks out of a screen of 320 pixels; the window is as wide as before afterwards. */
export async function expectFits320(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0)
  if (size !== null) await page.setViewportSize(size)
}
