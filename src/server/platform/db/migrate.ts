import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { StartError } from '#server/errors.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { isHeld } from '#server/platform/db/transaction.ts'

const migrationsFolder = join(import.meta.dirname, '../../../../migrations')

/** Two servers that start at once on one database must not both migrate; the number only has to be ours. */
const migrationLock = 7_310_001

/**
 * A table that somebody else holds is waited for no longer: whoever comes after would wait behind us, visitors too. They have
 * their turn in the pause before the next attempt.
 */
const tableWait = '3s'
const pauseMs = 3000
/** Some two minutes. */
const attemptsAtMost = 20

type Migrations = {
  readonly folder?: string | undefined
  /** Makes the tables as they were when these had been applied, for a backup of that time. */
  readonly only?: readonly string[]
  /** How often it is tried while somebody holds a table; less in tests. */
  readonly attempts?: number
}

/**
 * Brings the tables up to date, forward only, all new files in one transaction. Returns the names that were applied.
 *
 * @throws StartError when the database, or what `only` asks for, was made by a newer version of this product, or when a table
 * is not free for minutes.
 */
export async function migrate(
  db: Kysely<Database>,
  { folder = migrationsFolder, only, attempts = attemptsAtMost }: Migrations = {},
): Promise<string[]> {
  const names = await namesIn(folder)
  refuseNewer(only ?? [], names)
  const wanted = only === undefined ? names : names.filter((name) => only.includes(name))
  for (let attempt = 1; ; attempt++)
    try {
      return await db.transaction().execute((trx) => applyFresh(trx, folder, names, wanted))
    } catch (error) {
      if (!isHeld(error)) throw error
      if (attempt >= attempts) throw heldTooLong()
      await setTimeout(pauseMs)
    }
}

/** The same in the caller's transaction, which ends when somebody holds a table. */
export async function migrateWithin(
  trx: Transaction<Database>,
  { folder = migrationsFolder }: Pick<Migrations, 'folder'>,
): Promise<void> {
  const names = await namesIn(folder)
  await applyFresh(trx, folder, names, names)
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

async function applyFresh(
  trx: Transaction<Database>,
  folder: string,
  names: readonly string[],
  wanted: readonly string[],
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
  await sql`select set_config('lock_timeout', ${tableWait}, true)`.execute(trx)
  await sql`create table if not exists schema_migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  )`.execute(trx)
  const applied = await trx.selectFrom('schema_migrations').select('name').orderBy('name').execute()
  refuseNewer(
    applied.map((row) => row.name),
    names,
  )
  const fresh = wanted.filter((name) => !applied.some((row) => row.name === name))
  for (const name of fresh) {
    await sql.raw(await readFile(join(folder, name), 'utf8')).execute(trx)
    await trx.insertInto('schema_migrations').values({ name }).execute()
  }
  return fresh
}

function heldTooLong(): StartError {
  return new StartError(
    'The tables cannot be brought up to date while something else holds one of them, such as a backup: start again when it is over.',
  )
}

/**
 * Does work that must not run in two servers at once, such as making the job queue's tables: the others wait for it. The
 * work uses connections of its own, so the embedded database, which has only one and one process, does it unguarded.
 */
export async function oneServerAtATime<T>(
  { pool, kind }: Pick<OpenedDatabase, 'pool' | 'kind'>,
  work: () => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') return work()
  const client = await pool.connect()
  try {
    // Who answers visitors waits for no other lock so long.
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await work()
  } finally {
    // Lock and setting are the session's, and end with it.
    client.release(true)
  }
}

function refuseNewer(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new StartError(
    `The database was made by a newer version (it has the migration ${unknown}, which this version does not know): start that version, or use another database.`,
  )
}
