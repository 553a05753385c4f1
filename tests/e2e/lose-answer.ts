import type { Page } from '@playwright/test'

/** The next call of this address is done, and nobody hears of it: neither answer nor cookie reaches the browser. */
export async function loseAnswer(page: Page, address: string | RegExp): Promise<void> {
  await page.route(
    address,
    async (route) => {
      const context = page.context()
      const cookies = await context.cookies()
      await route.fetch()
      await context.clearCookies()
      await context.addCookies(cookies)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}
