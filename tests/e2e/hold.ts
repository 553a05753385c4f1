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
  return release
}
