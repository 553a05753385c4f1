import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * What our SQL asks of a database beyond what PostgreSQL, Citus, CockroachDB and YugabyteDB have alike stands in the table of
 * docs/operations.md, with the files that use it. A statement that asks for more fails here until somebody has looked it up.
 */

/** By the words of the table. */
const special: Readonly<Record<string, RegExp>> = {
  'LISTEN, NOTIFY': /`(listen|notify) \$|\bpg_notify\b/,
  'advisory locks': /\bpg_(try_)?advisory_\w+/,
  'FOR UPDATE': /\bfor (update|share|no key update)\b|\.for(Update|Share|NoKeyUpdate)\(/,
  'triggers, PL/pgSQL': /\bcreate (or replace )?(function|trigger)\b/,
  'REVOKE from its own user': /\brevoke\b/,
  'WITH RECURSIVE': /\bwith recursive\b/,
  LATERAL: /\blateral\b/,
  cursors: /\bdeclare \S+ .*cursor\b|\bfetch forward\b/,
  'another isolation': /setIsolationLevel|\bset transaction\b/,
  'the catalogue of the system':
    /\bpg_(attribute|class|constraint|index|sequence|catalog|depend|type)\b|\bpg_get_\w+/,
  sequences: /\bsetval\b|\bnextval\b|\bgenerated (always|by default) as identity\b|\bserial\b/,
  'tables of pg-boss': /\bpgboss\.\w+/,
  'SKIP LOCKED': /\bskip locked\b|\.skipLocked\(/,
  'exclusion, deferred or partitioned tables': /\bexclude using\b|\bdeferrable\b|\bpartition (by|of)\b/,
  'make_interval, hashtextextended': /\b(make_interval|hashtextextended)\(/,
  normalize: /(?<!\.)\bnormalize\(/,
  extensions: /\bcreate extension\b/,
  'temporary or unlogged tables': /\bcreate (temp|temporary|unlogged)\b/,
  'COPY, LOCK TABLE, prepared transactions': /^\s*copy \S|\block table\b|\bprepare transaction\b/m,
  'index methods': /\busing (gin|gist|brin|hash|spgist)\b/,
}

/** Functions that all four have. */
const everyday = new Set(
  `array_agg array_to_json bool_and coalesce concat_ws count extract gen_random_uuid generate_series greatest json_agg
  json_build_object least length lower max min now octet_length position power regexp_replace replace set_config split_part
  unnest varchar`.split(/\s+/),
)
/** Those of a row of the table, and names that our SQL gives itself. */
const looked =
  /^(pg_\w+|setval|format_type|make_interval|hashtextextended|normalize|to_regclass|refuse_change_of_the_record|behind)$/

const root = join(import.meta.dirname, '..')

/** By the last two words of its path: the code of a file without comments, and what stands in it as SQL. */
function sources(): Map<string, { code: string; sql: string }> {
  const found = new Map<string, { code: string; sql: string }>()
  for (const name of readdirSync(join(root, 'migrations'))) {
    const sql = readFileSync(join(root, 'migrations', name), 'utf8').replaceAll(/--.*/g, '')
    found.set(`migrations/${name}`, { code: sql, sql })
  }
  const files = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => /(?<!\.test)\.ts$/.test(file))) {
    const code = readFileSync(join(root, 'src/server', name), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
    found.set(name.split('/').slice(-2).join('/'), { code, sql: sqlIn(code) })
  }
  return found
}

/** The texts of queries, those within others first, with a question mark for what is put in. */
function sqlIn(code: string): string {
  const texts: string[] = []
  const take = (_whole: string, text: string) => {
    texts.push(text)
    return '?'
  }
  for (let before = ''; before !== code;) {
    before = code
    code = code
      .replaceAll(/\$\{[^{}`]*\}/g, '?')
      .replaceAll(/(?:\bsql(?:<[^`]*?>)?|\.query\(|\bexecute\(\s*)`([^`$]*)`/g, take)
  }
  return texts.join('\n')
}

it('asks of a database what the table of docs/operations.md tells, where it tells it, and nothing more', () => {
  const used: Record<string, string[]> = {}
  for (const [file, { code }] of sources())
    for (const [name, pattern] of Object.entries(special))
      if (pattern.test(code)) used[name] = [...(used[name] ?? []), file]
  const documented: Record<string, string[]> = {}
  const table = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  for (const [, name = '', where = ''] of table.matchAll(/^\| ([^|]+?) +\| ((?:`[^`|]+`(?:, )?)+) +\|/gm))
    if (name in special) documented[name] = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
  const sorted = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([name, files]) => [name, [...new Set(files)].toSorted()]))
  expect(sorted(documented)).toEqual(sorted(used))
})

it('calls no function of which nobody has looked up whether all have it', () => {
  const called = new Set<string>()
  for (const { sql } of sources().values())
    for (const [, name = ''] of sql.matchAll(/\b([a-z_]+)\(/g)) called.add(name)
  expect([...called].filter((name) => !everyday.has(name) && !looked.test(name))).toEqual([])
  expect([...everyday].filter((name) => !called.has(name))).toEqual([])
})
