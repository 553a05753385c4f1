import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildStamp, isBuilt } from '../scripts/build-stamp.ts'

const folder = mkdtempSync(join(tmpdir(), 'clinic-stamp-'))
const dist = join(folder, 'dist')
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** What Astro does around a build. */
async function build(during: () => void = () => {}): Promise<void> {
  const { hooks } = buildStamp(folder)
  await (hooks['astro:build:start'] as () => void)()
  during()
  mkdirSync(dist, { recursive: true })
  const done = hooks['astro:build:done'] as (options: { dir: URL }) => Promise<void>
  await done({ dir: pathToFileURL(`${dist}/`) })
}

beforeEach(() => {
  rmSync(folder, { recursive: true })
  write('content/clinic.ts', 'a')
  write('src/web/pages/x.astro', 'b')
  write('package-lock.json', '{}')
})

it('a site that was never built, or whose build did not end, is not built', async () => {
  expect(isBuilt(folder, dist)).toBe(false)
  mkdirSync(dist)
  expect(isBuilt(folder, dist)).toBe(false)
  await build()
  expect(isBuilt(folder, dist)).toBe(true)
})

it.each([
  ['a changed word', () => write('content/clinic.ts', 'A')],
  ['a new page', () => write('src/web/pages/y.astro', 'b')],
  ['a removed page', () => rmSync(join(folder, 'src/web/pages/x.astro'))],
  [
    'a renamed page',
    () => renameSync(join(folder, 'src/web/pages/x.astro'), join(folder, 'src/web/pages/z.astro')),
  ],
  ['other packages', () => write('package-lock.json', '{"a":1}')],
])('%s makes it stale', async (_what, change) => {
  await build()
  change()
  expect(isBuilt(folder, dist)).toBe(false)
})

it('a change during the build makes the result stale', async () => {
  await build(() => write('content/clinic.ts', 'A'))
  expect(isBuilt(folder, dist)).toBe(false)
})

it('a later date, a test or server code alone do not', async () => {
  await build()
  utimesSync(join(folder, 'content/clinic.ts'), new Date(), new Date())
  write('src/shared/rules.test.ts', 'x')
  write('src/server/main.ts', 'x')
  expect(isBuilt(folder, dist)).toBe(true)
})

it('a change of any script that takes part in the build makes it stale', async () => {
  // The stamp itself changes no page, and the page of styles is not in what is built.
  const bystanders = new Set(['scripts/build-stamp.ts', 'scripts/style-page.ts'])
  const scripts = [...importedScripts('astro.config.ts')].filter((name) => !bystanders.has(name))
  expect(scripts).toContain('scripts/social-cards.ts')
  for (const name of scripts) {
    write(name, 'a')
    await build()
    write(name, 'A')
    expect(isBuilt(folder, dist), name).toBe(false)
  }
})

/** The scripts that a file of the product imports, and those that they import. */
function importedScripts(name: string, known = new Set<string>()): Set<string> {
  const text = readFileSync(join(import.meta.dirname, '..', name), 'utf8')
  for (const [, from = ''] of text.matchAll(/ from '(\.[^']+)'/g)) {
    const imported = join(name, '..', from)
    if (!imported.startsWith('scripts/') || known.has(imported)) continue
    known.add(imported)
    importedScripts(imported, known)
  }
  return known
}
