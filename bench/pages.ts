import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { paths } from '#shared/i18n/paths.ts'
import { findBrowser } from '../scripts/find-browser.ts'
import { startServer } from '../tests/server-process.ts'
import { median } from './measure.ts'
import { conditions, load } from './page-load.ts'
import type { Fetched, Language, Load } from './page-load.ts'
import { tapToBooking } from './page-tap.ts'
import { makeCertificate, openFront } from './secure-front.ts'
import { waterfall } from './waterfall.ts'
import { writeYardstick } from './yardstick/pages.ts'
import { serveYardstick } from './yardstick/server.ts'

/**
 * `npm run bench:pages`: what a visitor with a slow phone waits for on the built site, beside the same words and pictures as
 * plain HTML and one style sheet, loaded in turn, both over TLS and HTTP/2. `--runs 3` for a try, `--page home` for one kind
 * of page, `--language nl`.
 */
const dist = join(import.meta.dirname, '../dist')
const dutch = {
  home: paths.home,
  category: '/behandelingen/botox',
  treatment: '/behandelingen/fillers-injectables/lipfiller-1-ml',
  article: '/blog/botox-gids',
}
const text = { type: 'string' } as const
const { values } = parseArgs({ options: { runs: { ...text, default: '7' }, page: text, language: text } })

const runs = Number(values.runs)
const pages = Object.entries(dutch)
  .filter(([name]) => values.page === undefined || name === values.page)
  .flatMap(([name, path]) => [
    { name, language: 'nl' as Language, path },
    { name, language: 'ar' as Language, path: path === '/' ? '/ar' : `/ar${path}` },
  ])
  .filter(({ language }) => values.language === undefined || language === values.language)

const folder = mkdtempSync(join(tmpdir(), 'clinic-yardstick-'))
writeYardstick(dist, join(folder, 'pages'), ['/', ...pages.map(({ path }) => path)])
const certificate = makeCertificate()
const [siteFront, plainFront] = [await openFront(certificate), await openFront(certificate)]
const site = await startServer({ DATA_DIR: join(folder, 'data'), PUBLIC_URL: siteFront.origin })
const yardstick = await serveYardstick(join(folder, 'pages'))
siteFront.standBefore(site.origin)
plainFront.standBefore(yardstick.origin)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', certificate.trust],
})
try {
  const { width, roundTripMs, megabitsPerSecond, slower } = conditions
  console.log(
    `\n${width} px, ${roundTripMs} ms round trip, ${megabitsPerSecond} Mbit/s, processor ${slower} times slower; medians of ${runs} runs in turn, in brackets the least and the most`,
  )
  for (const { name, language, path } of pages) {
    const ours: Load[] = []
    const plain: Load[] = []
    const cold: number[] = []
    const rested: number[] = []
    const lookedAt: number[] = []
    // A page is compressed when it is first asked for: no visitor but the first waits for that.
    await load(browser, siteFront.origin + path, language)
    await load(browser, plainFront.origin + path, language)
    for (let run = 0; run < runs; run += 1) {
      ours.push(await load(browser, siteFront.origin + path, language))
      plain.push(await load(browser, plainFront.origin + path, language))
      cold.push(await tapToBooking(browser, siteFront.origin + path, language, 0))
      rested.push(await tapToBooking(browser, siteFront.origin + path, language, 2000))
      lookedAt.push(await tapToBooking(browser, siteFront.origin + path, language, 2000, true))
    }
    console.log(
      `\n${name}, ${language}   ${path}`.padEnd(50) + 'site'.padEnd(28) + 'by hand'.padEnd(28) + 'times',
    )
    report(bytesOf(ours, join(dist, fileOf(path))), bytesOf(plain, join(folder, 'pages', fileOf(path))))
    const times = (loads: Load[]) => ({
      'first paint, ms': loads.map(({ firstPaint }) => firstPaint),
      'largest paint, ms': loads.map(({ largestPaint }) => largestPaint),
      'blocked, ms': loads.map(({ blocked }) => blocked),
      shift: loads.map(({ shift }) => shift),
      'shift while scrolling': loads.map(({ shiftScrolling }) => shiftScrolling),
    })
    report(times(ours), times(plain))
    const taps = { 'first paint': cold, rested, 'rested, looked at': lookedAt }
    for (const [when, ms] of Object.entries(taps)) report({ [`tap to booking, ${when}, ms`]: ms }, {})
    console.log(`largest: ${ours.at(-1)?.largest}; by hand: ${plain.at(-1)?.largest}`)
    const shifted = new Set(ours.flatMap((one) => one.shifted))
    if (shifted.size > 0) console.log(`shifted: ${[...shifted].join('; ')}`)
    for (const one of [ours.at(-1), plain.at(-1)]) if (one !== undefined) console.log(waterfall(one))
  }
} finally {
  await browser.close()
  siteFront.close()
  plainFront.close()
  yardstick.close()
  await site.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

type Rows = Readonly<Record<string, readonly number[]>>

function report(ours: Rows, plain: Rows): void {
  for (const [title, values] of Object.entries(ours)) {
    const beside = plain[title]
    const ratio =
      beside !== undefined && median(beside) > 0 ? (median(values) / median(beside)).toFixed(2) : ''
    console.log(
      `  ${title.padEnd(46)}${spread(values).padEnd(28)}${(beside ? spread(beside) : '').padEnd(28)}${ratio}`,
    )
  }
}

function spread(values: readonly number[]): string {
  const shown = (value: number) => (value > 0 && value < 1 ? value.toFixed(3) : value.toFixed(0))
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map(shown)
  return least === most ? `${middle}` : `${middle} (${least}–${most})`
}

/** As they came over the network; what stands in the page counts with its kind, compressed by itself. */
function bytesOf(loads: readonly Load[], file: string): Rows {
  const html = readFileSync(file, 'utf8')
  const inside = (element: string) => {
    const found = [
      ...html.matchAll(
        new RegExp(`<${element}(?![^>]*(?:json|speculationrules))[^>]*>([\\s\\S]*?)</${element}>`, 'g'),
      ),
    ]
    const text = found.map(([, inner]) => inner).join('')
    return text === '' ? 0 : brotliCompressSync(text).length
  }
  const [css, script] = [inside('style'), inside('script')]
  const of =
    (...kinds: string[]) =>
    (fetched: readonly Fetched[]) =>
      fetched.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0)
  const each = (count: (fetched: readonly Fetched[]) => number) => loads.map(({ fetched }) => count(fetched))
  return {
    'html beside what stands in it, bytes': each(of('Document')).map((bytes) => bytes - css - script),
    'style sheets, bytes': each(of('Stylesheet')).map((bytes) => bytes + css),
    'script, bytes': each(of('Script')).map((bytes) => bytes + script),
    'fonts, bytes': each(of('Font')),
    'pictures, bytes': each(of('Image', 'Media')),
    'other, bytes': each(of('Fetch', 'XHR', 'Manifest', 'Other')),
    'all, bytes': each((fetched) => fetched.reduce((sum, { bytes }) => sum + bytes, 0)),
    requests: each((fetched) => fetched.length),
  }
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
