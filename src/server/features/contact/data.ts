import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

export type Enquiry = Insertable<Database['enquiries']>

/** False, with nothing changed, when the same message with the same key is already there. */
export async function insertEnquiry(trx: Transaction<Database>, enquiry: Enquiry): Promise<boolean> {
  const stored = await trx
    .insertInto('enquiries')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}
