import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { confirm, goOn, openDay, reachDetails } from './booking-steps.ts'

function countBookings(page: Page): () => number {
  let booked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/appointments') booked += 1
  })
  return () => booked
}

test('on a phone that draws step 3 late a second tap on "next" books nothing, also one that began too early', async ({
  page,
}) => {
  const bookings = countBookings(page)
  const steps = await reachDetails(page, openDay(33), '14:00')
  await steps.getByRole('button', { name: 'Terug' }).click()
  await expect(steps.getByRole('radio', { name: '14:00' })).toBeChecked()
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLElement>('[data-settling]')
      if (button === null) return
      observer.disconnect()
      const busyUntil = performance.now() + 900
      while (performance.now() < busyUntil);
      requestAnimationFrame(() =>
        setTimeout(() => {
          button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          button.click()
          button.dataset.tapped = ''
        }, 100),
      )
    }).observe(document.body, { childList: true, subtree: true })
  })
  await goOn(steps)
  const button = steps.locator('[data-tapped]')
  await expect(button).not.toHaveAttribute('data-settling')
  // The finger that went down before it could be read is lifted.
  await button.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
  )
  await expect(steps.getByRole('heading', { name: 'Uw gegevens' })).toBeVisible()
  expect(bookings()).toBe(0)
  await confirm(steps)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  expect(bookings()).toBe(1)
})
