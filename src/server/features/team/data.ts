import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** Stores a link in the place of the one that its person had. */
export async function storeLink(
  trx: Transaction<Database>,
  link: Insertable<Database['staff_links']>,
): Promise<void> {
  const { token_hash, created_at, expires_at } = link
  await trx
    .insertInto('staff_links')
    .values(link)
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ token_hash, created_at, expires_at }))
    .execute()
}
