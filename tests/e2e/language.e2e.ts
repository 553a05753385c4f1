import { expect, test } from '@playwright/test'
import { openReady } from './open-ready.ts'

test('Dutch can be chosen without a script in a browser that speaks English', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'en-GB',
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  for (const path of ['/contact?a=1', '/']) {
    await context.clearCookies()
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Nederlands' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  }
  await context.close()
})

test('another tab in Dutch stays Dutch for who had chosen another language', async ({ page, context }) => {
  await openReady(page, '/en/contact')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.getByRole('button', { name: 'Language' }).click()
  const opened = context.waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'Nederlands' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/contact')
})
