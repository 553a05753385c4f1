import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { paymentLinkKind } from '#server/features/visit-mails/emails/data.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { subjectOfMail } from '#server/platform/mail/subject.ts'

/**
 * Drops what still waits to be mailed about a booking and its changes. One on its way counts as sent where it arrives, and is
 * not tried again where it does not. Those around the visit and the one that asks for its price stay: they look at it before
 * they leave, and an undo makes them true again. With `isUndoable` the words of what is dropped are kept for that.
 */
export async function dropMailsAbout(
  trx: Transaction<Database>,
  id: string,
  { isUndoable }: { readonly isUndoable: boolean },
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'dropped', last_error: null, ...(!isUndoable && { data: '{}' }) })
    .where('state', 'in', ['queued', 'sending'])
    .where(sql`data->>'id'`, '=', id)
    .where('kind', '<>', paymentLinkKind)
    .execute()
}

/** What was dropped about a visit while its words are kept, oldest first; they are forgotten with that. */
export async function takeDropped(trx: Transaction<Database>, id: string) {
  const dropped = await trx
    .selectFrom('mails')
    .select(['kind', 'event_key', 'language', 'recipient', 'data'])
    .where(subjectOfMail, '=', id)
    .where(isDroppedWithWords)
    .orderBy('created_at')
    .execute()
  await forgetDropped(trx, id)
  return dropped
}

/** Forgets the words of what was dropped about a visit. */
export async function forgetDropped(trx: Transaction<Database>, id: string): Promise<void> {
  await forgettingDropped(trx).where(subjectOfMail, '=', id).execute()
}

/** The same about any visit, but one whose change can still be taken back, which sends it after all; answers with how many mails. */
export async function forgetAllDropped(db: Kysely<Database>, now: Date): Promise<number> {
  const { numUpdatedRows } = await forgettingDropped(db)
    .where(
      sql<boolean>`not exists (select from undo_steps
        where appointment_id::text = ${subjectOfMail} and until > ${now})`,
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

function forgettingDropped(db: Kysely<Database>) {
  return db.updateTable('mails').set({ data: '{}' }).where(isDroppedWithWords)
}

const isDroppedWithWords = sql<boolean>`state = 'dropped' and data <> '{}'::jsonb`

/** Whether the last mail about a visit whose event has a name that begins so did not leave: in its turn it was not true. */
export async function isDropped(db: Kysely<Database>, visitId: string, event: string): Promise<boolean> {
  const last = await db
    .selectFrom('mails')
    .select('state')
    .where(subjectOfMail, '=', visitId)
    .where(sql<boolean>`position(${event} in event_key) = 1`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.state === 'dropped'
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
