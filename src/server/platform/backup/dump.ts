import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Column, Counter } from '#server/platform/backup/catalogue.ts'
import { readCounters, readMigrations, readTables } from '#server/platform/backup/catalogue.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { hasQueue, waitingJobs } from '#server/platform/jobs/waiting.ts'

/** How many rows a table has, and the SHA-256 of them in the order of their bytes: the same wherever the table stands. */
export type TableSum = { readonly name: string; readonly rows: number; readonly sha256: string }
export type Manifest = { readonly tables: readonly TableSum[]; readonly counters: readonly Counter[] }

/** What a dump consists of, in this order: the migrations, each table with its rows after it, and what it adds up to. */
export type DumpPart =
  | { readonly migrations: readonly string[] }
  | { readonly table: string; readonly columns: readonly Column[] }
  /** Each a JSON list of the columns' values, as PostgreSQL writes them, or null. */
  | { readonly rows: readonly string[] }
  | { readonly manifest: Manifest }

const rowsAtOnce = 2000

/**
 * Everything in the database as it was at one moment: the tables, and the jobs that wait. Who is writing meanwhile is not
 * held up on a server; the embedded database, which has one connection, is taken until the last part was read.
 */
export async function dump(
  db: Kysely<Database>,
  take: (parts: AsyncIterable<DumpPart>) => Promise<void>,
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => take(dumpParts(trx)))
}

/** The same within a transaction of the caller's; what was written in it is part of it. */
export async function* dumpParts(trx: Transaction<Database>): AsyncGenerator<DumpPart> {
  await speakPlainly(trx)
  yield { migrations: await readMigrations(trx) }
  const sums: TableSum[] = []
  for (const { name, columns } of await readTables(trx)) {
    yield { table: name, columns }
    sums.push(yield* rowsOf(trx, name, columns, sql.table(name)))
  }
  if (await hasQueue(trx)) {
    const { name, columns, source } = waitingJobs
    yield { table: name, columns }
    sums.push(yield* rowsOf(trx, name, columns, source))
  }
  yield { manifest: { tables: sums, counters: await readCounters(trx) } }
}

/** Values are written the same way whatever the settings of the server or its owner. */
export async function speakPlainly(trx: Transaction<Database>): Promise<void> {
  await sql`select set_config(name, value, true) from (values ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'),
    ('intervalstyle', 'postgres'), ('bytea_output', 'hex'), ('extra_float_digits', '1')) as plain (name, value)`.execute(
    trx,
  )
}

async function* rowsOf(
  trx: Transaction<Database>,
  name: string,
  columns: readonly Column[],
  source: ReturnType<typeof sql.table>,
): AsyncGenerator<DumpPart, TableSum> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`))
  // A list and not a row: where a later version adds a column, the names tell which value is whose.
  await sql`declare dumped no scroll cursor for select line from
    (select array_to_json(array[${texts}])::text as line from ${source}) as lines order by line collate "C"`.execute(
    trx,
  )
  const hash = createHash('sha256')
  let count = 0
  for (;;) {
    const fetched = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from dumped`.execute(trx)
    const rows = fetched.rows.map(({ line }) => line)
    if (rows.length === 0) break
    for (const line of rows) hash.update(line).update('\n')
    count += rows.length
    yield { rows }
  }
  await sql`close dumped`.execute(trx)
  return { name, rows: count, sha256: hash.digest('hex') }
}
