import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Column, Counter, ForeignKey } from '#server/platform/backup/catalogue.ts'
import { readForeignKeys, readMigrations, readTables } from '#server/platform/backup/catalogue.ts'
import type { DumpPart, Manifest, TableSum } from '#server/platform/backup/dump.ts'
import { dumpParts, speakPlainly } from '#server/platform/backup/dump.ts'
import { StartError } from '#server/errors.ts'
import { migrate, migrateWithin } from '#server/platform/db/migrate.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { hasQueue, waitingJobs } from '#server/platform/jobs/waiting.ts'

type Trx = Transaction<Database>
type Target = {
  readonly db: Kysely<Database>
  /** Opens the queue in it, once it was found empty. */
  readonly openJobs: () => Promise<Jobs>
  /** The folder of migrations, for tests. */
  readonly migrations?: string
  /** What else has to be done before anybody may see the data. */
  readonly beforeCommit?: (trx: Trx) => Promise<void>
}

/**
 * Fills an empty database with a dump, reads it back, and compares it table by table. The tables are first made as they were
 * when the dump was taken; what this version changed about them then happens to the rows, in the same transaction: all or nothing.
 *
 * @throws StartError when the database is not empty, or the dump is a newer version's.
 */
export async function load(
  { db, openJobs, migrations: folder, beforeCommit }: Target,
  parts: AsyncIterable<DumpPart>,
): Promise<Manifest> {
  const reading = parts[Symbol.asyncIterator]()
  const first = await reading.next()
  if (first.done === true || !('migrations' in first.value))
    throw new Error('a dump begins with its migrations')
  const made = first.value.migrations
  await db.transaction().execute(refuseFilled)
  await migrate(db, { folder, only: made })
  const jobs = await openJobs()
  try {
    return await db.transaction().execute(async (trx) => {
      const manifest = await fillAndCompare(trx, jobs, made, { [Symbol.asyncIterator]: () => reading })
      await migrateWithin(trx, { folder })
      await beforeCommit?.(trx)
      return manifest
    })
  } finally {
    await jobs.stop(1)
  }
}

async function fillAndCompare(
  trx: Trx,
  jobs: Jobs,
  made: readonly string[],
  parts: AsyncIterable<DumpPart>,
): Promise<Manifest> {
  const have = await readMigrations(trx)
  if (have.some((name) => !made.includes(name))) throw notEmpty()
  await speakPlainly(trx)
  const keys = await readForeignKeys(trx)
  for (const key of keys) await dropKey(trx, key)
  // What a migration put there is in the dump, as far as it was kept.
  for (const name of await readFilledTables(trx)) await sql`delete from ${sql.table(name)}`.execute(trx)
  const promised = await fill(trx, jobs, parts)
  for (const key of keys) await makeKey(trx, key)
  for (const counter of promised.counters) await setCounter(trx, counter)
  await compare(trx, promised)
  return promised
}

/** @throws StartError where a table has a row. */
async function refuseFilled(trx: Trx): Promise<void> {
  const isQueueFilled = (await hasQueue(trx)) && (await hasRows(trx, waitingJobs.source))
  if (isQueueFilled || (await readFilledTables(trx)).length > 0) throw notEmpty()
}

async function readFilledTables(trx: Trx): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await readTables(trx)) if (await hasRows(trx, sql.table(name))) filled.push(name)
  return filled
}

async function hasRows(trx: Trx, source: ReturnType<typeof sql.table>): Promise<boolean> {
  const { rows } = await sql`select 1 from ${source} limit 1`.execute(trx)
  return rows.length > 0
}

function notEmpty(): StartError {
  return new StartError('There is data in the database already: this needs an empty one.')
}

async function fill(trx: Trx, jobs: Jobs, parts: AsyncIterable<DumpPart>): Promise<Manifest> {
  let table: { readonly name: string; readonly columns: readonly Column[] } | undefined
  for await (const part of parts) {
    if ('table' in part) table = { name: part.table, columns: part.columns }
    if ('manifest' in part) return part.manifest
    if (!('rows' in part) || table === undefined) continue
    const rows = part.rows.map((line) => JSON.parse(line) as (string | null)[])
    if (table.name === waitingJobs.name) await jobs.putBack(trx, rows.map(jobOf))
    else await insert(trx, table.name, table.columns, rows)
  }
  throw new Error('a dump ends with its manifest')
}

/** One list of values per column: a statement takes only so many parameters. */
async function insert(
  trx: Trx,
  table: string,
  columns: readonly Column[],
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const values = sql.join(columns.map(({ name, type }) => sql`${sql.ref(name)}::${sql.raw(type)}`))
  const lists = sql.join(
    columns.map((_column, index) => sql`${rows.map((row) => row[index] ?? null)}::text[]`),
  )
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from unnest(${lists}) as given (${names})`.execute(trx)
}

function jobOf([id, name, priority, data, startAfter]: readonly (string | null)[]) {
  return {
    id: String(id),
    name: String(name),
    priority: Number(priority),
    data: JSON.parse(data ?? 'null') as object,
    startAfter: String(startAfter),
  }
}

/** Rows come table by table, and point to rows that come later. */
async function dropKey(trx: Trx, { table, name }: ForeignKey): Promise<void> {
  await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx)
}

async function makeKey(trx: Trx, { table, name, definition }: ForeignKey): Promise<void> {
  await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
    trx,
  )
}

async function setCounter(trx: Trx, { name, value, isCalled }: Counter): Promise<void> {
  await sql`select setval(${`public.${name}`}, ${value}::bigint, ${isCalled})`.execute(trx)
}

async function compare(trx: Trx, promised: Manifest): Promise<void> {
  for await (const part of dumpParts(trx)) {
    if (!('manifest' in part)) continue
    const wrong = promised.tables.find((table) => !isSame(table, part.manifest.tables))
    if (wrong !== undefined) throw new Error(`${wrong.name} did not arrive as it left`)
  }
}

function isSame(table: TableSum, arrived: readonly TableSum[]): boolean {
  const same = arrived.find(({ name }) => name === table.name)
  return same === undefined ? table.rows === 0 : same.sha256 === table.sha256
}
