import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/db/schema.ts'
import type { TestApp } from './app.ts'

/** Whether transactions run side by side: on a database server they do, the embedded database lets one in at a time. */
export const isSideBySide = process.env['TEST_DATABASE_URL'] !== undefined

/** Runs `work` while somebody holds what `lock` takes, as one who has begun and is not done yet; `letGo` ends that sooner. */
export async function whileHeld<T>(
  { deps }: TestApp,
  lock: (trx: Transaction<Database>) => Promise<unknown>,
  work: (letGo: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const trx = await deps.db.startTransaction().execute()
  const letGo = async () => {
    if (!trx.isRolledBack) await trx.rollback().execute()
  }
  try {
    await lock(trx)
    return await work(letGo)
  } finally {
    await letGo()
  }
}

/** Ends once so many wait for what others hold. */
export async function untilWaiting({ deps }: TestApp, count: number): Promise<void> {
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const ask = async () => (await waiting.execute(deps.db)).rows[0]?.count
  await expect.poll(ask, { timeout: 10_000 }).toBe(count)
}
