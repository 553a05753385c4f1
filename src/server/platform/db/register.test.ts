import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const schema = 'src/server/platform/db/schema.ts'
const register = 'src/server/platform/db/register.ts'

type Change = (text: string) => string

/** A copy of what the server is compiled from; packages are borrowed. */
let house = ''
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'clinic-register-'))
  const isCode = (path: string) => ['', '.ts', '.tsx', '.json'].includes(extname(path))
  for (const name of ['src/server', 'src/shared', 'content', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(house, name), { recursive: true, filter: isCode })
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  const config = JSON.parse(readFileSync(join(root, 'tsconfig.server.json'), 'utf8'))
  Object.assign(config.compilerOptions, { composite: false, declaration: false, noEmit: true })
  Object.assign(config.compilerOptions, { emitDeclarationOnly: false, tsBuildInfoFile: null })
  delete config.references
  writeFileSync(join(house, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rmSync(house, { recursive: true }))

/** The files of the server at which the compiler stops in a copy in which files were changed. */
function stopsAt(changes: Readonly<Record<string, Change>>): string[] {
  for (const [path, change] of Object.entries(changes)) {
    const text = readFileSync(join(root, path), 'utf8')
    if (change(text) === text) throw new Error(`nothing was changed in ${path}`)
    writeFileSync(join(house, path), change(text))
  }
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', house, '--pretty', 'false'], {
    cwd: house,
    encoding: 'utf8',
  })
  const files = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)
  return [...new Set(files)].toSorted()
}

const withColumn: Change = (text) =>
  text
    .replace('  notes: string | null\n', '  notes: string | null\n  allergies: string | null\n')
    .replace('  enquiries: Enquiries\n', '  enquiries: Enquiries\n  waiting_list: Enquiries\n')
const withFate: Change = (text) =>
  text
    .replace(
      '  notes: {',
      "  allergies: { keep: 'visitDetails', erased: null, export: 'allergies', log: false },\n  notes: {",
    )
    .replace('  enquiries: enquiryFates,\n', '  enquiries: enquiryFates,\n  waiting_list: enquiryFates,\n')

const bothWaysToBook = [
  'src/server/features/appointments/book.ts',
  'src/server/features/appointments/desk/book.ts',
]

/** They select what the register has: they are right again as soon as it is. */
const selecting = [
  'src/server/features/appointments/card-data.ts',
  'src/server/features/appointments/data.ts',
  'src/server/features/appointments/desk/data.ts',
]

describe('a new column of the appointments and a new table', { timeout: 300_000 }, () => {
  it('do not compile before somebody decides what becomes of them and what a booking puts there', () => {
    expect(stopsAt({ [schema]: withColumn })).toEqual([...bothWaysToBook, ...selecting, register].toSorted())
  })

  it('do not compile before somebody decides how the page with all data says what the file shows', () => {
    expect(stopsAt({ [schema]: withColumn, [register]: withFate })).toEqual([
      ...bothWaysToBook,
      'src/server/features/profile/export-page/sections.tsx',
    ])
  })
})
