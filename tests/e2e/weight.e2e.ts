import { expect, test } from '@playwright/test'
import type { Request } from '@playwright/test'

const kilobyte = 1024

test('before the first interaction the home page weighs little on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto('/', { waitUntil: 'networkidle' })

  const bytes = { script: 0, all: 0 }
  for (const request of requests) {
    const type = request.resourceType()
    if (type === 'image' || type === 'media') continue
    const { responseBodySize } = await request.sizes()
    bytes.all += responseBodySize
    if (type === 'script') bytes.script += responseBodySize
  }

  expect(bytes.script).toBeGreaterThan(0)
  expect(bytes.script).toBeLessThanOrEqual(6 * kilobyte)
  expect(bytes.all).toBeGreaterThan(50 * kilobyte)
  expect(bytes.all).toBeLessThanOrEqual(160 * kilobyte)
})
