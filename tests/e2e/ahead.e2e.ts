import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { addDays, wallClock } from '#shared/lib/time.ts'
import { openerOf, saveData } from './booking-steps.ts'
import { hold } from './hold.ts'
import { withMotion } from './motion.ts'

/** The first file of the dialog, which names the others; it is found by its name. */
const firstFile = /\/assets\/open-booking\.[^/]+\.js$/
const lastFile = /\/assets\/show-booking\.[^/]+\.js$/

const firstChoice = (page: Page) => page.getByRole('dialog').getByRole('radio').first()

/** The files that the first one names. */
async function namedFiles(page: Page): Promise<string[]> {
  const response = await page.waitForResponse(firstFile)
  return [...(await response.text()).matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
}

/** Until the last of them has come. */
async function untilFetched(page: Page): Promise<void> {
  const response = await page.waitForResponse(lastFile)
  await response.finished()
}

test('a page that rests asks for the whole booking at once, not level by level', async ({ page }) => {
  const asked = new Set<string>()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const named = namedFiles(page)
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    const file = new URL(route.request().url()).pathname
    if (route.request().resourceType() === 'fetch' && !firstFile.test(file) && (await named).includes(file)) {
      asked.add(file)
      await held
    }
    await route.continue()
  })
  await page.goto('/')
  // While none of them has come, none can have led to another.
  await expect.poll(async () => (await named).filter((file) => !asked.has(file))).toEqual([])
  release()
})

test('nothing of the booking is asked for before the page has loaded', async ({ page }) => {
  // A picture that does not come keeps the page loading.
  const release = await hold(page, /\.(avif|webp)$/)
  let isAsked = false
  page.on('request', (request) => {
    if (firstFile.test(request.url())) isAsked = true
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
  // Whatever the scripts of the page have begun is on its way by now.
  await page.evaluate(() => fetch('/healthz'))
  expect(isAsked).toBe(false)
  release()
  await expect.poll(() => isAsked).toBe(true)
})

test('a click on a rested page fetches no code and no price list any more', async ({ page }) => {
  const fetched = untilFetched(page)
  const named = namedFiles(page)
  await page.goto('/')
  await fetched
  await page.waitForLoadState('networkidle')
  const clickedAt = await page.evaluate(() => performance.now())
  await openerOf(page).click()
  await expect(firstChoice(page)).toBeVisible()
  const paths = await page.evaluate((since) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources
      .filter(({ startTime, transferSize }) => startTime > since && transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
  }, clickedAt)
  const files = new Set([...(await named), '/api/catalogue'])
  expect(paths.filter((path) => files.has(path))).toEqual([])
})

test('on a rested page the dialog begins with its treatments and never says that they are coming', async ({
  page,
}) => {
  const fetched = untilFetched(page)
  await page.goto('/')
  await fetched
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog[open] output')?.textContent.includes('geladen')) return
      observer.disconnect()
      document.body.dataset['waited'] = ''
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await openerOf(page).click()
  await expect(firstChoice(page)).toBeVisible()
  await expect(page.locator('body[data-waited]')).toHaveCount(0)
})

test('the first picture of step 1 has as many cards as a screen shows, and the others follow', async ({
  page,
}) => {
  const { categories } = await (await page.request.get('/api/catalogue?language=nl')).json()
  const count = categories.flatMap(({ treatments }: { treatments: unknown[] }) => treatments).length
  await page.goto('/')
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const cards = document.querySelectorAll('dialog[open] input[type=radio]').length
      if (cards === 0) return
      observer.disconnect()
      document.body.dataset['firstCards'] = String(cards)
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await openerOf(page).click()
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(count)
  expect(Number(await page.locator('body').getAttribute('data-first-cards'))).toBeLessThan(count / 4)
})

test.describe('with all that moves', () => {
  test.use(withMotion)

  test('the film of the home page waits for the booking', async ({ page }) => {
    const release = await hold(page, lastFile)
    const filmed: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') filmed.push(request.url())
    })
    const held = page.waitForRequest(lastFile)
    await page.goto('/', { waitUntil: 'load' })
    await held
    await page.evaluate(() => fetch('/healthz'))
    expect(filmed).toEqual([])
    release()
    await expect.poll(() => filmed.length).toBeGreaterThan(0)
  })
})

test('nothing that was fetched ahead runs before a hand is seen', async ({ page }) => {
  const run = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') run.add(new URL(request.url()).pathname)
  })
  const fetched = untilFetched(page)
  const named = namedFiles(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await fetched
  // A browser tells every page where its pointer rests: nobody has moved it.
  await page.mouse.move(0, 0)
  // What it has begun is on its way by now.
  await page.evaluate(() => fetch('/healthz'))
  expect((await named).filter((file) => run.has(file))).toEqual([])
  await openerOf(page).click()
  await expect(firstChoice(page)).toBeVisible()
  expect((await named).filter((file) => run.has(file)).length).toBeGreaterThan(5)
})

/** Until the last file, which needs all others, has run. */
async function untilPrepared(page: Page): Promise<void> {
  const ran = page.waitForRequest(
    (request) => request.resourceType() === 'script' && lastFile.test(request.url()),
  )
  await page.mouse.move(20, 300)
  await page.mouse.move(24, 304)
  await (await ran).response()
}

test('after the first sign of a hand the dialog stands ready, and nothing of it in the page', async ({
  page,
  context,
}) => {
  const fetched = untilFetched(page)
  await page.goto('/')
  await fetched
  await untilPrepared(page)
  const depth = await page.evaluate(() => history.length)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-step]')).toHaveCount(0)
  expect(await page.evaluate(() => history.length)).toBe(depth)
  await context.setOffline(true)
  await openerOf(page).click()
  await expect(firstChoice(page)).toBeVisible()
})

test('on the page of a treatment its free days are known before they are asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/availability/days')) asked.push(request.url())
  })
  const fetched = untilFetched(page)
  await page.goto('/behandelingen/massages/hotstone-massage')
  await fetched
  await untilPrepared(page)
  // Of this month, and of the next where the days that are offered first may lie in it.
  const today = wallClock(new Date(), clinic.timeZone).date
  const months = new Set([today, addDays(today, 10)].map((date) => date.slice(0, 7)))
  await expect.poll(() => asked.length).toBe(months.size)
  await page.waitForLoadState('networkidle')
  await page.route('**/api/availability/days*', (route) => route.abort())
  await openerOf(page).click()
  await expect(page.getByRole('dialog').locator('button[data-kind=free]').first()).toBeVisible()
})

test('another way to the booking than the likely one shows what it asks for', async ({ page }) => {
  const fetched = untilFetched(page)
  await page.goto('/behandelingen/massages/hotstone-massage')
  await fetched
  await untilPrepared(page)
  await page.getByRole('link', { name: 'Gratis consult' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Gratis consult')
  await expect(page.getByRole('dialog')).not.toContainText('Hotstone')
})

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
])
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}, and the dialog opens all the same`, async ({
    page,
  }) => {
    await saveData(page, connection)
    let isAsked = false
    page.on('request', (request) => {
      isAsked ||= firstFile.test(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(isAsked).toBe(false)
    await openerOf(page).click()
    await expect(firstChoice(page)).toBeVisible()
    expect(isAsked).toBe(true)
  })

test('a hand near a way to the booking fetches the dialog and not the page, near another link its page', async ({
  page,
}) => {
  const fetched: string[] = []
  const protocol = await page.context().newCDPSession(page)
  protocol.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    fetched.push(new URL(prefetchUrl).pathname),
  )
  await protocol.send('Preload.enable')
  await page.goto('/', { waitUntil: 'networkidle' })
  await openerOf(page).hover()
  // Longer than a pointer has to rest on a link.
  await page.waitForTimeout(500)
  await page.getByRole('main').getByRole('link', { name: 'Alle behandelingen' }).hover()
  await expect.poll(() => fetched).toContain('/behandelingen')
  expect(fetched).not.toContain('/afspraak')
})

test('a click straight after the first paint opens the dialog, while the page is still loading', async ({
  page,
}) => {
  // A picture that does not come keeps the page loading.
  await page.route(/\.(avif|webp)$/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  await openerOf(page).click()
  await expect(firstChoice(page)).toBeVisible()
})

test('what could not be fetched ahead is fetched by the click', async ({ page }) => {
  await page.route(lastFile, (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed', (request) => lastFile.test(request.url()))
  await page.goto('/')
  await failed
  await openerOf(page).click()
  await expect(firstChoice(page)).toBeVisible()
})
