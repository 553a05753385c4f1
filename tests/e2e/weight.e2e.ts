import { expect, test } from '@playwright/test'

const kilobyte = 1024
const isPicture = /\.(avif|webp|png|jpe?g|svg|ico|mp4|webm)$/

test('before the first interaction the home page weighs little on a phone, what is fetched ahead apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const files = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const { loadEventEnd = 0, encodedBodySize = 0 } = document ?? {}
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return [
      { path: '/', startedAt: 0, bytes: encodedBodySize, loadEventEnd },
      ...resources.map(({ name, startTime, encodedBodySize: bytes }) => ({
        path: new URL(name).pathname,
        startedAt: startTime,
        bytes,
        loadEventEnd,
      })),
    ]
  })
  const isAhead = ({ startedAt, loadEventEnd }: (typeof files)[number]) => startedAt >= loadEventEnd
  const sum = (some: typeof files) => some.reduce((all, { bytes }) => all + bytes, 0)
  const atOnce = files.filter((file) => !isAhead(file) && !isPicture.test(file.path))
  const script = atOnce.filter(({ path }) => path.endsWith('.js'))

  expect(script.length).toBeGreaterThan(1)
  expect(sum(script)).toBeLessThanOrEqual(6 * kilobyte)
  expect(sum(atOnce)).toBeGreaterThan(50 * kilobyte)
  expect(sum(atOnce)).toBeLessThanOrEqual(160 * kilobyte)
  const ahead = files.filter((file) => isAhead(file) && !isPicture.test(file.path))
  expect(ahead.length).toBeGreaterThan(10)
  expect(sum(ahead)).toBeLessThanOrEqual(130 * kilobyte)
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
