import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/**
 * Drops what still waits to be mailed about a booking and its changes; one on its way is left alone. Those around the visit
 * stay: they look at it before they leave, and an undo makes them true again.
 */
export async function dropMailsAbout(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'dropped', last_error: null, data: '{}' })
    .where('state', '=', 'queued')
    .where(sql`data->>'id'`, '=', id)
    .execute()
}

/** Whether a mail about one of these events was sent, or is being sent, the first time or once more. */
export async function hasLeft(db: Kysely<Database>, eventKeys: readonly string[]): Promise<boolean> {
  if (eventKeys.length === 0) return false
  const left = await db
    .selectFrom('mails')
    .select('id')
    .where(sql`split_part(event_key, ':again:', 1)`, 'in', eventKeys)
    .where('state', 'in', ['sending', 'sent'])
    .executeTakeFirst()
  return left !== undefined
}
