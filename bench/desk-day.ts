import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'
import { serveBusyDays, visitsOfBusyDay } from '../tests/e2e/busy-day.ts'
import { startServer } from '../tests/server-process.ts'
import { median } from './measure.ts'

/**
 * `npm run bench:desk`: how long a slow tablet takes from the server's answer to the frame in which the visible part of a day of
 * 200 visits stands, and to the frame in which all of it does. Beside it what this browser takes on this machine for the same
 * number of bare buttons, because a busy machine is slower for both.
 */
const slower = 4
const rounds = 9
const tablet = { width: 1180, height: 820 }
const day = '2028-01-10'

const folder = mkdtempSync(join(tmpdir(), 'clinic-bench-'))
const server = await startServer({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost' }, process.argv[2])
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: tablet, locale: 'nl-NL' })
  await serveBusyDays(page)
  await page.addInitScript(watch)
  await page.goto(`${server.origin}/balie?datum=${day}&dagen=1`)
  await page.locator('[data-visit]').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const seen: number[] = []
  const all: number[] = []
  const bare: number[] = []
  for (let round = -2; round < rounds; round += 1) {
    const drawn = await nextDay(page)
    const plain = await bareButtons(page)
    if (round < 0) continue
    seen.push(drawn.seen)
    all.push(drawn.all)
    bare.push(plain)
  }
  const elements = await page.locator('[role=group]:has([data-visit]) *').count()
  const unit = median(bare)
  const line = (what: string, ms: number) =>
    console.log(
      `${what.padEnd(44)}${ms.toFixed(0).padStart(5)} ms  ${(ms / unit).toFixed(1).padStart(5)} times bare`,
    )
  console.log(
    `\na day of ${visitsOfBusyDay} visits on a processor ${slower} times slower, ${elements} elements, medians of ${rounds}`,
  )
  line('until the visible part of the day stands', median(seen))
  line('until all of it stands', median(all))
  line(`${visitsOfBusyDay} bare buttons with their text`, unit)
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

type Drawn = { readonly seen: number; readonly all: number }

async function nextDay(page: Page): Promise<Drawn> {
  await page.evaluate(() => Object.assign(window, { drawn: undefined }))
  await page.getByRole('button', { name: 'Volgende dag' }).click()
  const drawn = await page.waitForFunction(() => (window as { drawn?: Drawn }).drawn)
  return (await drawn.jsonValue()) as Drawn
}

/** In the page: from the agenda's answer to the end of the frame that first shows visits, and of the last that added some. */
function watch(): void {
  const read = Response.prototype.json
  let answeredAt = 0
  let seen = 0
  let all = 0
  let settled: ReturnType<typeof setTimeout> | undefined
  Response.prototype.json = async function (this: Response) {
    const body: unknown = await read.call(this)
    if (this.url.includes('/api/desk/agenda')) {
      answeredAt = performance.now()
      seen = 0
    }
    return body
  }
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', then)
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  new MutationObserver((changes) => {
    const added = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) =>
          node instanceof Element &&
          (node.matches('[data-visit]') || node.querySelector('[data-visit]') !== null),
      ),
    )
    if (!added || answeredAt === 0) return
    afterFrame(() => {
      all = performance.now() - answeredAt
      if (seen === 0) seen = all
      clearTimeout(settled)
      settled = setTimeout(() => Object.assign(window, { drawn: { seen, all } }), 600)
    })
  }).observe(document, { childList: true, subtree: true })
}

/** The least that the same number of things to press costs here: put in at once, laid out and painted. */
async function bareButtons(page: Page): Promise<number> {
  return page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        const host = document.createElement('div')
        host.style.cssText =
          'position:fixed;inset:0;z-index:99;display:grid;grid-template-columns:repeat(8,1fr);background:white'
        const startedAt = performance.now()
        host.innerHTML = Array.from(
          { length: count },
          (_, at) => `<button>10:00 Noor de Vries ${at}</button>`,
        ).join('')
        document.body.append(host)
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => {
            resolve(performance.now() - startedAt)
            host.remove()
          })
          channel.port1.start()
          channel.port2.postMessage(null)
        })
      }),
    visitsOfBusyDay,
  )
}
