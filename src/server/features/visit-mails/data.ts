import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** Drops what still waits to be mailed about an appointment; one on its way is left alone. */
export async function dropMailsAbout(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'dropped', last_error: null, data: '{}' })
    .where('state', '=', 'queued')
    .where(sql`data->>'id'`, '=', id)
    .execute()
}
