import type { Page } from '@playwright/test'

/** Opens a page and waits until its script answers to a hand. */
export async function openReady(page: Page, path: string) {
  const answer = await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
  return answer
}
