import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/**
 * Forgets to whom mails went and what they say, of those that are on their way no longer: one that waits would go to nobody.
 * The caller says which.
 */
export function forgettingMails(db: Kysely<Database>) {
  return db
    .updateTable('mails')
    .set({ recipient: '', data: '{}' })
    .where('state', 'in', ['sent', 'dropped', 'failed'])
}
