import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** Read again in about half a second by a start after a crash. */
const mostToReplay = 32 * 1024 * 1024

/**
 * Brings what the log of the embedded database tells into its tables, once that is more than `most` bytes; true when it was. A
 * server has a process of its own that does this; the embedded one does not, so its log would grow as long as it runs.
 */
export async function checkpointWhenDue(db: Kysely<Database>, most = mostToReplay): Promise<boolean> {
  if ((await bytesToReplay(db)) <= most) return false
  await sql`checkpoint`.execute(db)
  return true
}

/** What a start after a crash would have to read. */
export async function bytesToReplay(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(
    db,
  )
  return Number(rows[0]?.bytes)
}
