import type { Browser } from '@playwright/test'
import { openPhone } from './page-load.ts'
import type { Language } from './page-load.ts'
import { watchBooking } from './page-watch.ts'

/**
 * Milliseconds from a tap on the first way to the booking in sight until its first choice can be made. The tap comes `idleMs`
 * after the page was loaded; 0 means at the first paint, before anything else has come. With `isLookedAt` the page was
 * scrolled a little before that, as people do who read it.
 */
export async function tapToBooking(
  browser: Browser,
  url: string,
  language: Language,
  idleMs: number,
  isLookedAt = false,
): Promise<number> {
  const page = await openPhone(browser, language)
  try {
    await page.addInitScript(watchBooking)
    if (idleMs === 0) {
      await page.goto(url, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    } else {
      await page.goto(url, { waitUntil: 'load' })
      if (isLookedAt) await page.evaluate(() => window.scrollBy(0, 24))
      await page.waitForTimeout(idleMs)
    }
    const { x, y } = await page.evaluate(placeOfOpener)
    const whenUsable = () => page.evaluate(() => (window as { usable?: Promise<number> }).usable)
    // Asked before the tap: a question that the browser has to run first would be counted with what it waits for.
    const usable = whenUsable()
    await page.touchscreen.tap(x, y)
    try {
      return (await usable) ?? 0
    } catch {
      // Before its script has come a page leads to the booking's own, which has to come first.
      await page.waitForURL('**/afspraak**', { waitUntil: 'load' })
      return (await whenUsable()) ?? 0
    }
  } finally {
    await page.context().close()
  }
}

/** In the page: the middle of the first link to the booking that a finger can reach, scrolled to where none is in sight. */
function placeOfOpener(): { x: number; y: number } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ pathname }) => pathname === document.body.dataset.booking,
  )
  const middleOf = (link: Element) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isReachable = (link: Element) => {
    const { x, y } = middleOf(link)
    return link.contains(document.elementFromPoint(x, y))
  }
  const inSight = links.find(isReachable)
  if (inSight !== undefined) return middleOf(inSight)
  const first = links.find((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    return isReachable(link)
  })
  if (first === undefined) throw new Error('No link to the booking can be reached')
  return middleOf(first)
}
