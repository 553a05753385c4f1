import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/**
 * Waits until no other transaction holds this name, whatever its capitals, and holds it until the transaction ends: what is
 * counted after that is counted by one at a time.
 */
export async function lockName(trx: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${name}), 0))`.execute(trx)
}
