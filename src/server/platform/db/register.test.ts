import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const schema = 'src/server/platform/db/schema.ts'
const register = 'src/server/platform/db/register.ts'

type Change = (text: string) => string
let earlier: ts.Program | undefined

/** The files of the server at which the compiler stops, in a copy in memory in which files were changed. */
function stopsAt(changes: Readonly<Record<string, Change>>): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.server.json'),
    { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  if (config === undefined) throw new Error('the configuration of the compiler cannot be read')
  const host = ts.createCompilerHost(config.options)
  const fromDisk = host.getSourceFile
  host.getSourceFile = (path, version, ...rest) => {
    const change = changes[relative(root, path)]
    if (change === undefined) return earlier?.getSourceFile(path) ?? fromDisk(path, version, ...rest)
    const text = ts.sys.readFile(path) ?? ''
    if (change(text) === text) throw new Error(`nothing was changed in ${path}`)
    return ts.createSourceFile(path, change(text), version)
  }
  const program = ts.createProgram(config.fileNames, config.options, host)
  earlier ??= program
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(root, 'src/server')))
  return files
    .filter((file) => program.getSemanticDiagnostics(file).length > 0)
    .map(({ fileName }) => relative(root, fileName))
    .toSorted()
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
