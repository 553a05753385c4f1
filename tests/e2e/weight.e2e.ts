import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

const kilobyte = 1024
const isPicture = /\.(avif|webp|png|jpe?g|svg|ico|mp4|webm)$/
const lastAhead = /\/assets\/show-booking\.[^/]+\.js$/

/** What the page has fetched, the page itself included, and whether it had loaded when it was asked for. */
function fetchedBy(page: Page) {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const { loadEventEnd = 0, encodedBodySize = 0 } = document ?? {}
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return [
      { path: '/', bytes: encodedBodySize, isAhead: false },
      ...resources.map(({ name, startTime, encodedBodySize: bytes }) => ({
        path: new URL(name).pathname,
        bytes,
        isAhead: startTime >= loadEventEnd,
      })),
    ]
  })
}

test('before the first interaction the home page weighs little on a phone, what is fetched ahead apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // A busy machine rests later than its network does.
  const last = page.waitForResponse(lastAhead)
  await page.goto('/')
  await (await last).finished()
  const ofCode = async () => (await fetchedBy(page)).filter(({ path }) => !isPicture.test(path))
  await expect.poll(async () => (await ofCode()).filter(({ isAhead }) => isAhead).length).toBeGreaterThan(10)
  await page.waitForLoadState('networkidle')
  const files = await ofCode()
  const sum = (some: typeof files) => some.reduce((all, { bytes }) => all + bytes, 0)
  const atOnce = files.filter(({ isAhead }) => !isAhead)
  const script = atOnce.filter(({ path }) => path.endsWith('.js'))

  expect(script.length).toBeGreaterThan(1)
  expect(sum(script)).toBeLessThanOrEqual(6 * kilobyte)
  expect(sum(atOnce)).toBeGreaterThan(50 * kilobyte)
  expect(sum(atOnce)).toBeLessThanOrEqual(160 * kilobyte)
  expect(sum(files.filter(({ isAhead }) => isAhead))).toBeLessThanOrEqual(130 * kilobyte)
})

for (const path of ['/', '/behandelingen/botox', '/blog/botox-gids'])
  test(`the picture that opens ${path} is asked for once, by the head of the page @both`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { shown, asked } = await page.evaluate(() => {
      const { currentSrc } =
        document.querySelector<HTMLImageElement>('img[fetchpriority=high]') ?? new Image()
      const [name = ''] = new URL(currentSrc).pathname.split('.')
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return {
        shown: currentSrc,
        asked: all
          .filter((one) => new URL(one.name).pathname.startsWith(`${name}.`))
          .map((one) => [one.name, one.initiatorType]),
      }
    })
    expect(asked).toEqual([[shown, 'link']])
  })
