import { clinic } from '#content/clinic.ts'
import type { Browser, Page } from '@playwright/test'
import { seenSoFar, watchPaints } from './page-watch.ts'
import type { Seen } from './page-watch.ts'

/** One file as it came over the network; times are milliseconds since the page was asked for. */
export type Fetched = {
  readonly path: string
  readonly kind: string
  readonly priority: string
  readonly startedAt: number
  readonly endedAt: number
  readonly bytes: number
}

export type Load = Seen & {
  readonly shiftScrolling: number
  /** Until the page rested, before anybody scrolled. */
  readonly fetched: readonly Fetched[]
}

export const conditions = {
  width: 390,
  height: 844,
  density: 2,
  roundTripMs: 150,
  megabitsPerSecond: 1.6,
  slower: 4,
} as const
export type Language = 'nl' | 'ar'

const restMs = 1500

/** Loads a page in a browser that has seen nothing yet, and looks at it from top to end. */
export async function load(browser: Browser, url: string, language: Language): Promise<Load> {
  const page = await openPhone(browser, language)
  try {
    const fetched = await recordNetwork(page)
    await page.addInitScript(watchPaints)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(restMs)
    const files = fetched()
    const seen = await page.evaluate(seenSoFar)
    const shiftScrolling = await scrollToEnd(page)
    return { ...seen, shiftScrolling, fetched: files }
  } finally {
    await page.context().close()
  }
}

/** A phone of its own, slow as in `conditions`. */
export async function openPhone(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: conditions.width, height: conditions.height },
    deviceScaleFactor: conditions.density,
    isMobile: true,
    hasTouch: true,
    locale: language,
    timezoneId: clinic.timeZone,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: (conditions.megabitsPerSecond * 1e6) / 8,
    uploadThroughput: (conditions.megabitsPerSecond * 1e6) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slower })
  return page
}

/** Answers with what has come so far. */
async function recordNetwork(page: Page): Promise<() => Fetched[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const asked = new Map<string, Omit<Fetched, 'endedAt' | 'bytes'>>()
  const files: Fetched[] = []
  let origin: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    origin ??= timestamp
    asked.set(requestId, {
      path: new URL(request.url).pathname,
      kind: type,
      priority: request.initialPriority,
      startedAt: (timestamp - origin) * 1000,
    })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request === undefined || origin === undefined) return
    files.push({ ...request, endedAt: (timestamp - origin) * 1000, bytes: encodedDataLength })
  })
  return () => files.toSorted((one, other) => one.startedAt - other.startedAt)
}

/** Scrolls as a thumb does, in steps; answers with the layout shift on the way. */
async function scrollToEnd(page: Page): Promise<number> {
  const shift = async () => (await page.evaluate(seenSoFar)).shift
  const before = await shift()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await page.waitForTimeout(120)
  }
  await page.waitForTimeout(500)
  return (await shift()) - before
}
