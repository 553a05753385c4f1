import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** What linter and compiler do not see: names and sizes of files, the rooms of a server feature, and who writes the agenda. */
const maxLines = 400
const roles =
  '([a-z]+-)?(routes|data)|service|policy|jobs|emails|events|figures|words|calendar|present|token|access|limits|rooms|book|move|cancel|coming'
/** By the folder within the feature, '' being the feature itself. */
const serverFeatureFiles = new Map([
  ['', new RegExp(`^(${roles})(\\.test)?\\.tsx?$`)],
  ['desk/', new RegExp(`^(${roles}|change|mark|race)(\\.test)?\\.ts$`)],
  ['emails/', /^([a-z-]+\.tsx|data\.ts)$/],
  ['export-page/', /^[a-z-]+\.tsx$/],
])

/** Anybody may read the agenda within a query of their own; what changes it goes by the rules of one feature. */
const agendaTables = '(appointments|slot_occupancy|payments|undo_steps)'
const writesAgenda = new RegExp(
  `(updateTable|insertInto|deleteFrom)\\('${agendaTables}\\b|\\b(update|insert into|delete from) ${agendaTables}\\b`,
)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /^(src|content|tests|scripts|bench|pictures)\/.*\.(tsx?|astro|css|mjs|py|rs)$/.test(file) &&
      existsSync(file),
  )

const breaches = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const name = basename(file)
  const found: string[] = []
  if (name.startsWith('index.') && !file.startsWith('src/web/pages/')) found.push('is an index file')
  if (!/^(\[[.a-zA-Z]+\]|[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z0-9]+)*\.(tsx?|astro|css|mjs|py|rs)$/.test(name)) {
    found.push('is not named in kebab-case')
  }
  if (text.split('\n').length > maxLines && !file.startsWith('content/')) {
    found.push(`has more than ${maxLines} lines`)
  }
  if (/process\.env/.test(text) && file.startsWith('src/') && !/\/env\.ts$|\.test\.tsx?$/.test(file)) {
    found.push('reads process.env outside env.ts')
  }
  const folder = /^src\/server\/features\/[^/]+\/(.*\/)?[^/]+$/.exec(file)
  if (folder !== null && !serverFeatureFiles.get(folder[1] ?? '')?.test(name)) {
    found.push('has a name outside the closed list of a server feature')
  }
  if (
    /^src\/server\/(?!features\/appointments\/).*(?<!\.test)\.tsx?$/.test(file) &&
    writesAgenda.test(text)
  ) {
    found.push('writes a table of the agenda, outside features/appointments')
  }
  if (/\b(it|test|describe)\.(skip|only)\(/.test(text)) found.push('skips or singles out a test')
  return found.map((breach) => `${file} ${breach}`)
})

if (breaches.length > 0) {
  console.error(breaches.join('\n'))
  process.exit(1)
}
console.log(`${files.length} files keep to the structure`)
