import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * For a page whose clock a test has installed: turns it on until something holds that waits for all the tries to load (five
 * more within 11 seconds, SPEC 9), so that nobody waits for them.
 */
export async function afterAllTries(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5_600)
    await holds()
  }).toPass()
}
