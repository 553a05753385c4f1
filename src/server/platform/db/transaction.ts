import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** serialization_failure and deadlock_detected: PostgreSQL asks to run the transaction again. */
const retryable = new Set(['40001', '40P01'])
const attempts = 5

/** Runs `work` in a transaction, again from the start when PostgreSQL asks for that; `work` must only touch `trx`. */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= attempts || !retryable.has(sqlStateOf(error) ?? '')) throw error
      await pause(attempt)
    }
  }
}

/** The five letters by which PostgreSQL names an error, or undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** A random pause, so that two transactions that met do not meet again. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
}
