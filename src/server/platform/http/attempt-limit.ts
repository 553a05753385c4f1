import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'

/** Somebody who tries: an account, an address, or the two together. */
export type Attempter = {
  /** A keyed hash; the table holds no names and addresses. */
  readonly key: string
  /** Failures in a row that cost nothing. */
  readonly free: number
}

/** Whose guesses a try counts among, and what a right one clears or gives back. Keys are worthless without the secret. */
export type GuessLimits = {
  readonly counted: readonly Attempter[]
  readonly cleared: readonly Attempter[]
  readonly refunded: readonly Attempter[]
}

/** What somebody is told who has to wait. */
export type RateLimited = {
  readonly ok: false
  readonly reason: 'rate_limited'
  readonly waitSeconds: number
}

const longestPauseSeconds = 15 * 60
const forgottenAfterMs = 24 * 60 * 60_000

/**
 * Counts an attempt as failed before it is made, so that many at once are not let through together. Null when it may be
 * made, else the seconds to wait. After the free failures each pause is twice the one before, up to a quarter of an hour.
 */
export async function beginAttempt(
  db: Kysely<Database>,
  attempters: readonly Attempter[],
  now: Date,
): Promise<number | null> {
  await forgetAttempts(db, now)
  const isLetThrough = await inTransaction(db, async (trx) => {
    await sql`savepoint attempt`.execute(trx)
    // In one order for everybody, so that two attempts cannot wait for each other.
    for (const attempter of attempters.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
      if (await countFailure(trx, attempter, now)) continue
      await sql`rollback to savepoint attempt`.execute(trx)
      return false
    }
    return true
  })
  return isLetThrough ? null : secondsToWait(db, attempters, now)
}

/** Forgets failures of more than a day ago; answers with how many. */
export async function forgetAttempts(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('attempts')
    .where('last_at', '<', new Date(now.getTime() - forgottenAfterMs))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** After a success: the account starts anew; whoever shares the address only gets this one attempt back. */
export async function endAttempt(
  db: Kysely<Database>,
  won: Pick<GuessLimits, 'cleared' | 'refunded'>,
): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keysOf(won.cleared)).execute()
  if (won.refunded.length === 0) return
  await db
    .updateTable('attempts')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key', 'in', keysOf(won.refunded))
    .execute()
}

/** False, with nothing counted, during a pause. The row is locked, so attempts at once are counted one by one. */
async function countFailure(
  trx: Transaction<Database>,
  { key, free }: Attempter,
  now: Date,
): Promise<boolean> {
  // Far above what the longest pause needs, far below what overflows.
  const doublings = sql`least(attempts.failures + 1 - ${free}::integer, 20)`
  const pauseSeconds = sql`case when ${doublings} > 0 then least(power(2, ${doublings}), ${longestPauseSeconds}::integer) else 0 end`
  const counted = await trx
    .insertInto('attempts')
    .values({ key, failures: 1, last_at: now, blocked_until: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: sql`attempts.failures + 1`,
          last_at: now,
          blocked_until: sql`${now}::timestamptz + make_interval(secs => ${pauseSeconds})`,
        })
        .where(({ eb, or }) =>
          or([
            eb('attempts.blocked_until', '<=', now),
            // No pause is so long: the clock was ahead when it began, and went back.
            eb('attempts.blocked_until', '>', new Date(now.getTime() + longestPauseSeconds * 1000)),
          ]),
        ),
    )
    .returning('key')
    .execute()
  return counted.length === 1
}

async function secondsToWait(
  db: Kysely<Database>,
  attempters: readonly Attempter[],
  now: Date,
): Promise<number> {
  const rows = await db
    .selectFrom('attempts')
    .select('blocked_until')
    .where('key', 'in', keysOf(attempters))
    .execute()
  const latest = Math.max(...rows.map((row) => row.blocked_until.getTime()))
  return Math.min(longestPauseSeconds, Math.max(1, Math.ceil((latest - now.getTime()) / 1000)))
}

function keysOf(attempters: readonly Attempter[]): string[] {
  return attempters.map((attempter) => attempter.key)
}
