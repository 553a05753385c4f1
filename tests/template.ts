import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * A migrated, empty database that others are copied from, because making one takes the embedded database five seconds and
 * copying it less than one. `make-template.ts` makes it before the tests run, and again when one of these changes.
 */
const sources = [
  ...readdirSync(join(root, 'migrations')).map((name) => join('migrations', name)),
  'node_modules/@electric-sql/pglite/package.json',
  'node_modules/pg-boss/package.json',
  'tests/make-template.ts',
]

const mark = createHash('sha256')
for (const source of sources) mark.update(source).update(readFileSync(join(root, source)))

const templateMark = mark.digest('hex').slice(0, 16)

const folder = join(root, 'var/test-template', templateMark)

export const template = {
  folder,
  /** The data folder of a server that was stopped in good order. */
  dataDir: join(folder, 'data'),
  /** The same as one file, for databases in memory. */
  image: join(folder, 'image.tar'),
  /** Its name on a PostgreSQL server. */
  name: `clinic_template_${templateMark}`,
}

export function isTemplateMade(): boolean {
  return existsSync(template.image)
}
