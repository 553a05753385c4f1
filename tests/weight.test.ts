import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { messagesOf } from './texts.ts'

/** What a phone has to fetch and run before a page can be read and used; needs the built site, which `npm test` makes first. */
const dist = join(import.meta.dirname, '../dist')
const kilobyte = 1024
const readOnly = [
  'index',
  'over-ons',
  'behandelingen',
  'behandelingen/botox',
  'behandelingen/massages/hotstone-massage',
  'blog',
  'blog/botox-gids',
  'reviews',
  'demo',
  'huisregels',
  'klachten',
  'privacy-policy',
]
/** These ask for the code of a form or an account by some lines of their own; that code itself is not counted. */
const withIsland = ['login', 'register', 'afspraak', 'portal', 'portal/profile', 'afspraak/beheer']
/** The booking page shows the dialog's steps at once, and brings their styles. */
const pages = inBothDirections([...readOnly, 'contact', ...withIsland.filter((page) => page !== 'afspraak')])

describe('before the first interaction', () => {
  it.each(pages)('/%s brings at most 10 KB of styles, none of which has to be asked for', (page) => {
    const html = read(page)
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n')
    expect(html).not.toContain('rel="stylesheet"')
    expect(zipped(styles)).toBeGreaterThan(kilobyte)
    expect(zipped(styles)).toBeLessThanOrEqual(10 * kilobyte)
  })

  it.each(inBothDirections([...readOnly, 'contact', ...withIsland]))(
    '/%s runs at most 6 KB of script, what stands in it included',
    (page) => {
      expect(zippedScript(page)).toBeGreaterThan(kilobyte)
      expect(zippedScript(page)).toBeLessThanOrEqual(6 * kilobyte)
    },
  )

  it.each(['index', 'ar'])('/%s needs at most 45 KB of fonts', (page) => {
    const preloaded = [...read(page).matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
      ([, href = '']) => href,
    )
    // Arabic pages set figures and names in Latin faces, and the clinic's own as its logo.
    const also =
      page === 'ar'
        ? ['instrument-sans-arabic.', 'newsreader-wordmark.', 'newsreader-figures.']
        : ['newsreader-display-italic.']
    const css = read(page)
    const later = [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)]
      .map(([, href = '']) => href)
      .filter((href) => also.some((name) => href.includes(name)))
    const files = new Set([...preloaded, ...later])
    expect(files.size).toBeGreaterThan(1)
    const bytes = [...files].reduce((sum, file) => sum + statSync(join(dist, file)).size, 0)
    expect(bytes).toBeLessThanOrEqual(45_000)
  })

  it('/ar asks for no Latin face because of the gaps or full stops of Arabic words, and for no serif without a figure or a Latin letter', () => {
    const styles = read('ar')
    for (const file of ['lateef', 'readex-pro']) {
      const [arabic = ''] = new RegExp(`@font-face\\{[^}]*/${file}\\.[^}]*\\}`).exec(styles) ?? []
      expect(arabic, file).toMatch(/unicode-range:U\+20,.*U\+A0,/i)
    }
    const [, stacks = ''] = /\[dir=rtl\]\{(--display:[^}]*)\}/.exec(styles) ?? []
    expect(stacks).toMatch(/--text:/)
    expect(stacks).not.toContain('Newsreader')
    const [, ofFigures = ''] = /newsreader-figures[^}]*unicode-range:([^;}]*)/.exec(styles) ?? []
    const asked = (sign: string) => within(sign.codePointAt(0) ?? 0, ofFigures)
    expect([...'0123456789:,/+-%–€'].filter((sign) => !asked(sign))).toEqual([])
    expect([...' \u00a0.()aAزو،؟'].filter(asked)).toEqual([])
    const [, ofLetters = ''] = /newsreader-letters[^}]*unicode-range:([^;}]*)/.exec(styles) ?? []
    expect([...' \u00a0.,()0زو،؟'].filter((sign) => within(sign.codePointAt(0) ?? 0, ofLetters))).toEqual([])
    expect(within('a'.codePointAt(0) ?? 0, ofLetters)).toBe(true)
  })
})

/**
 * What is fetched ahead of a tap, once the page has loaded and rests, delays nothing that a visitor came for: it has a budget
 * of its own, for the data volume that it costs who never books.
 */
it('fetches at most 101 KB in 14 files ahead for the booking, and names every one of them once', () => {
  const first = scriptOf('open-booking')
  const named = [...readAsset(first).matchAll(/\/assets\/([\w.-]+\.(?:js|css))/g)].map(
    ([, file = '']) => file,
  )
  expect(new Set(named).size).toBe(named.length)
  const dialog = new Set<string>()
  addWithImports(named.find((file) => file.startsWith('show-booking.') && file.endsWith('.js')) ?? '', dialog)
  const already = new Set<string>()
  addWithImports(first, already)
  expect([...dialog].filter((file) => !already.has(file) && !named.includes(file))).toEqual([])
  const bytes = named.reduce((sum, file) => sum + sent(readAsset(file)), 0)
  expect(bytes).toBeGreaterThan(80 * kilobyte)
  expect(bytes).toBeLessThanOrEqual(101 * kilobyte)
  expect(named.length).toBeLessThanOrEqual(14)
})

describe('the dialog of the booking', () => {
  const upToTime = new Set<string>()
  const details = new Set<string>()
  const all = new Set<string>()
  beforeAll(() => {
    addWithImports(scriptOf('show-booking'), upToTime)
    for (const part of ['details-step', 'receipt']) addWithImports(scriptOf(part), details)
    for (const part of ['show-booking', 'details-step', 'receipt', 'toast'])
      addWithImports(scriptOf(part), all)
  })

  it('needs at most 96 KB of script for the steps 1 and 2, React included', () => {
    expect(bytesOf(upToTime)).toBeGreaterThan(80 * kilobyte)
    expect(bytesOf(upToTime)).toBeLessThanOrEqual(96 * kilobyte)
  })

  it('needs at most 20 KB more for step 3 and the receipt', () => {
    const more = [...details].filter((file) => !upToTime.has(file))
    expect(bytesOf(more)).toBeGreaterThan(10 * kilobyte)
    expect(bytesOf(more)).toBeLessThanOrEqual(20 * kilobyte)
  })

  it('needs at most 116 KB in all, the toasts included', () => {
    expect(bytesOf(all)).toBeGreaterThan(100 * kilobyte)
    expect(bytesOf(all)).toBeLessThanOrEqual(116 * kilobyte)
  })
})

it('brings the whole desk in at most 70 KB of script beside React', () => {
  const files = readdirSync(join(dist, 'balie'), { recursive: true, encoding: 'utf8' })
  const inside = files.filter((file) => file.endsWith('.html')).map((file) => `balie/${file.slice(0, -5)}`)
  const entries = ['balie', ...inside]
  const scripts = new Set<string>()
  for (const page of entries)
    for (const [, script = ''] of read(page).matchAll(/(?:component-url|src)="\/assets\/([^"]+\.js)"/g))
      collect(script, scripts)
  const own = [...scripts].filter((script) => !/^(client|react|react-dom|jsx-runtime)\./.test(script))
  const bytes = own.reduce((sum, script) => sum + sent(readFileSync(join(dist, 'assets', script), 'utf8')), 0)
  expect(own.length).toBeGreaterThan(3)
  expect(bytes).toBeLessThanOrEqual(70 * kilobyte)
})

/** A script with all that it imports, at once or later. */
function collect(script: string, found: Set<string>): void {
  if (found.has(script)) return
  found.add(script)
  const source = readFileSync(join(dist, 'assets', script), 'utf8')
  for (const [, imported = ''] of source.matchAll(/["'`]\.\/([^"'`]+\.js)["'`]/g)) collect(imported, found)
}

it.each(languages.filter((language) => language !== 'ar'))(
  'emphasises only words of small letters in %s: the italic face has no others',
  (language) => {
    const emphasised = [...messagesOf(language).values()].flatMap((text) =>
      [...text.matchAll(/\*([^*\n]+)\*/g)].map(([, words = '']) => words),
    )
    expect(emphasised.length).toBeGreaterThan(5)
    expect(emphasised.filter((words) => !/^[a-zà-äè-ëí-ïñ-öú-ü .,’'\u00a0-]+$/.test(words))).toEqual([])
  },
)

/** As in `unicode-range`: U+25,U+2B-2D. */
function within(point: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    return parseInt(first, 16) <= point && point <= parseInt(last, 16)
  })
}

function inBothDirections(dutch: readonly string[]): string[] {
  return dutch.flatMap((page) => [page, page === 'index' ? 'ar' : `ar/${page}`])
}

/** Each file as it is sent, with the files that it imports, and what stands in the page together. */
function zippedScript(page: string): number {
  const files = new Set<string>()
  const inline: string[] = []
  for (const [, attributes = '', text = ''] of read(page).matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/application\/ld\+json|speculationrules/.test(attributes)) continue
    const source = /src="\/assets\/([^"]+)"/.exec(attributes)?.[1]
    if (source === undefined) inline.push(text)
    else addWithImports(source, files)
    for (const file of importedBy(text)) addWithImports(file, files)
  }
  return [...files].reduce((sum, file) => sum + zipped(readAsset(file)), zipped(inline.join('\n')))
}

function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  for (const imported of importedBy(readAsset(file))) addWithImports(imported, files)
}

/** Not what is imported later, on demand. */
function importedBy(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](?:\.|\/assets)\/([^"']+\.js)["']/g)].map(
    ([, file = '']) => file,
  )
}

/** The one script of a build that is called after this module. */
function scriptOf(module: string): string {
  const files = readdirSync(join(dist, 'assets')).filter(
    (file) => file.startsWith(`${module}.`) && file.endsWith('.js'),
  )
  const [script = ''] = files
  expect(files, module).toEqual([script])
  return script
}

function bytesOf(scripts: Iterable<string>): number {
  return [...scripts].reduce((sum, file) => sum + sent(readAsset(file)), 0)
}

function readAsset(file: string): string {
  return readFileSync(join(dist, 'assets', file), 'utf8')
}

function read(page: string): string {
  const path = join(dist, `${page}.html`)
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first`)
  return readFileSync(path, 'utf8')
}

/** As the server sends it to every browser that can enter the desk: all of them read Brotli. */
function sent(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length
}

function zipped(text: string): number {
  return gzipSync(text, { level: 9 }).length
}
