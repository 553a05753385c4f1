import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/**
 * The jobs that are still to be done, those at work included: what a copy of the database carries of the queue. Its other
 * tables are the library's own, differ between its versions, and are made anew.
 */
export const waitingJobs = {
  name: 'waiting jobs',
  columns: [
    { name: 'id', type: 'uuid' },
    { name: 'name', type: 'text' },
    { name: 'priority', type: 'integer' },
    { name: 'data', type: 'jsonb' },
    { name: 'start_after', type: 'timestamp with time zone' },
  ],
  source: sql`(select * from pgboss.job where state < 'completed') as waiting`,
} as const

/** One of them; the moment as PostgreSQL writes it, to the microsecond. */
export type WaitingJob = {
  readonly id: string
  readonly name: string
  readonly priority: number
  readonly data: object
  readonly startAfter: string
}

/** False in a database that no server was ever started on. */
export async function hasQueue(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('pgboss.job') is not null as found`.execute(trx)
  return rows[0]?.found === true
}
