import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Keeps what the page sends to an address on its way until the returned function is called, as a slow network does. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  await hearsRoutes(page)
  return release
}

/** A busy browser lets pass, for a moment, what the page asks right after a route was set: a question of our own shows when it no longer does. */
async function hearsRoutes(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  const probe = '/robots.txt?held'
  await page.route(/\/robots\.txt\?held$/, (route) => route.fulfill({ status: 204 }))
  await expect.poll(() => page.evaluate(async (url) => (await fetch(url)).status, probe)).toBe(204)
}
