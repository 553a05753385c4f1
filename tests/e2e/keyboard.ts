import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Presses Tab until the element has the focus, as a person would; gives up after a long way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Over the header, by the link that every page begins with. */
export async function skipToContent(page: Page, label: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: label }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}
