import type { Page } from '@playwright/test'

/** The compiler's list of what browsers have does not name it. */
declare class CloseWatcher extends EventTarget {
  requestClose(): void
  destroy(): void
}

/** How often it is asked in a row, without a touch between; and whether no touch of before counts either. */
type Asking = { times?: number; insists?: boolean }

/**
 * The browser asks to close what lies on top, as the way back of Android does: by a key that the page does not hear. The page
 * may refuse it once after each touch; all that the test does with the page between counts as one.
 */
export async function askToClose(page: Page, { times = 1, insists = false }: Asking = {}): Promise<void> {
  await page.evaluate((isTouchSpent) => {
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true)
    if (!isTouchSpent) return
    const refusing = new CloseWatcher()
    refusing.addEventListener('cancel', (event) => event.preventDefault())
    refusing.requestClose()
    refusing.destroy()
  }, insists)
  const cdp = await page.context().newCDPSession(page)
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press('Escape')
    // Until the page has answered; an evaluate of the page itself would count as a touch.
    const expression = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))'
    await cdp.send('Runtime.evaluate', { expression, awaitPromise: true })
  }
}
