import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { furnish } from './database.ts'
import { program, startNginx } from './nginx.ts'
import { startServer } from './server-process.ts'

/** A new version in the middle of the day, as docs/operations.md tells it: each in a folder of its own, one process after the other. */

const root = join(import.meta.dirname, '..')
const versions = mkdtempSync(join(tmpdir(), 'clinic-versions-'))
afterAll(() => rmSync(versions, { recursive: true }))

it.runIf(existsSync(program))(
  'an upgrade loses no page, script or picture, also of a page that is open since before',
  { timeout: 300_000 },
  async () => {
    make('old')
    pointTo('now', 'old')
    const processes = [await start('3000'), await start('3001')]
    const open = () => processes.map(({ origin }) => origin)
    const nginx = await startNginx(open(), versions)
    const named = new Set<string>()
    /** Asks twice as often as there are processes for each page, and for all that any page has named so far. */
    async function everybodyLooks(pages: readonly string[]) {
      for (const page of [...pages, ...pages, ...pages, ...pages]) {
        const answer = await fetch(nginx.origin + page)
        expect(answer.status, page).toBe(200)
        for (const [, asset = ''] of (await answer.text()).matchAll(/src="([^"]+)"/g)) named.add(asset)
        for (const asset of named) {
          const got = await fetch(nginx.origin + asset)
          expect([got.status, await got.text()], asset).toEqual([200, `the words of ${asset}`])
        }
      }
    }
    await everybodyLooks(['/', '/old'])
    expect([...named]).toEqual(['/assets/old.js', '/assets/old.webp'])

    make('new')
    pointTo('before', 'old')
    pointTo('now', 'new')
    // A picture that nobody has asked for yet is still there for those that run.
    expect((await fetch(`${nginx.origin}/assets/old-late.webp`)).status).toBe(200)
    for (const [index, port] of ['3000', '3001'].entries()) {
      await nginx.passTo(open().filter((_, each) => each !== index))
      await everybodyLooks(['/'])
      await processes[index]?.end('SIGTERM')
      await everybodyLooks(['/'])
      processes[index] = await start(port)
      await nginx.passTo(open())
      await everybodyLooks(['/', '/new'])
    }
    expect([...named]).toEqual([...['old', 'old', 'new', 'new']].map(assetOf))
    expect((await fetch(`${nginx.origin}/assets/never.js`)).status).toBe(404)
    expect((await fetch(`${nginx.origin}/old`)).status).toBe(404)

    await nginx.stop()
    for (const each of processes) await each.end('SIGTERM')
  },
)

function assetOf(version: string, index: number): string {
  return `/assets/${version}.${index % 2 === 0 ? 'js' : 'webp'}`
}

/** The product in a folder of its own, with pages that name what only this version has. */
function make(version: string) {
  const folder = join(versions, version)
  for (const part of [
    'content',
    'migrations',
    'package.json',
    'scripts/modules.ts',
    'src/server',
    'src/shared',
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  const page = `<!doctype html><script src="/assets/${version}.js"></script><img src="/assets/${version}.webp">`
  for (const name of ['index', version]) writeFileSync(join(folder, `dist/${name}.html`), page)
  for (const name of [`${version}.js`, `${version}.webp`, `${version}-late.webp`])
    writeFileSync(join(folder, 'dist/assets', name), `the words of /assets/${name}`)
}

function pointTo(name: string, version: string) {
  symlinkSync(version, join(versions, `${name}.next`))
  renameSync(join(versions, `${name}.next`), join(versions, name))
}

/** A process as the unit starts it, with data of its own. */
function start(name: string) {
  const dataDir = join(versions, 'data', name)
  if (!existsSync(dataDir)) furnish(dataDir)
  const folder = /^WorkingDirectory=\/srv\/clinic\/(.+)$/m.exec(
    readFileSync('docs/clinic@.service', 'utf8'),
  )?.[1]
  return startServer(
    { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' },
    join(versions, folder ?? 'not in the unit'),
  )
}
