import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** serialization_failure and deadlock_detected: PostgreSQL asks to run the transaction again. */
const retryable = new Set(['40001', '40P01'])
const attempts = 5
/** unique_violation and foreign_key_violation. */
const refusing = new Set(['23505', '23503'])

const afterwards = new WeakMap<Transaction<Database>, (() => void)[]>()
const endedFor = new WeakSet<Kysely<Database>>()

/**
 * Runs `work` in a transaction, again from the start when PostgreSQL asks for that; `work` must only touch `trx`.
 * What it returns is committed, a refusal too: whoever has written and then refuses throws.
 *
 * @throws an error that `isUnreachable` knows, and does nothing, where `endTransactions` was said before its turn came.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const next: (() => void)[] = []
    let result: T
    try {
      result = await db.transaction().execute((trx) => {
        if (endedFor.has(db)) throw new StoppingError()
        afterwards.set(trx, next)
        return work(trx)
      })
    } catch (error) {
      if (attempt >= attempts || !retryable.has(sqlStateOf(error) ?? '')) throw error
      await pause(attempt)
      continue
    }
    // Outside the `try`: what has been committed must never run again.
    for (const run of next) run()
    return result
  }
}

/** From now on no transaction of this database begins its work, also none that waits for a connection; the others finish. */
export function endTransactions(db: Kysely<Database>): void {
  endedFor.add(db)
}

/** Named as PostgreSQL names its own stop (admin_shutdown): trying later makes sense. */
class StoppingError extends Error {
  readonly code = '57P01'

  constructor() {
    super('the server is stopping')
  }
}

/**
 * Runs `run` once a transaction of `inTransaction` has committed, and never when it has not. A process that dies in between
 * does not run it: only for what would happen a little later by itself. `run` must not throw.
 *
 * @throws for a transaction that was opened otherwise: nobody would run it.
 */
export function afterCommit(trx: Transaction<Database>, run: () => void): void {
  const next = afterwards.get(trx)
  if (next === undefined) throw new Error('afterCommit needs a transaction of inTransaction')
  next.push(run)
}

/** The five letters by which PostgreSQL names an error, or undefined for any other error. */
function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** A random pause, so that two transactions that met do not meet again. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
}

/** Of a connection whose other end, the way there or its name is gone. */
const cutCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])

/**
 * True when no connection could be had, the database has no room on its disk, or somebody was in the way for too long, so that
 * trying later makes sense.
 */
export function isUnreachable(error: unknown): boolean {
  const code = sqlStateOf(error)
  if (code === undefined) return isCut(error)
  // Class 08: connection; 57P: the server is shutting down or starting; 53: no disk, memory or connection left; 25006: it only
  // lets us read, since another one took over from it; 25P03: we stood still in a transaction; 55P03: somebody else did.
  return cutCodes.has(code) || /^(08|53|57P|25006|25P03|55P03)/.test(code)
}

/** What the driver says, without a code, of a connection that was cut in the middle, or could not be had in time. */
function isCut(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}

/** True when somebody else held a row or a table for longer than is waited for it (lock_not_available). */
export function isHeld(error: unknown): boolean {
  return sqlStateOf(error) === '55P03'
}

/** The name of the constraint that refused a row as a duplicate, or for what it names and is not there; else undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!refusing.has(sqlStateOf(error) ?? '') || !(error instanceof Error) || !('constraint' in error))
    return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}
