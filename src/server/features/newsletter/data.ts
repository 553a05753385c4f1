import type { Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import { columnsOf } from '#server/platform/db/fate.ts'
import { subscriberFates } from '#server/platform/db/register.ts'
import type { Database } from '#server/platform/db/schema.ts'

export type Subscriber = Selectable<Database['subscribers']>

const columns = columnsOf(subscriberFates)

/**
 * Keeps who asked for the newsletter, or that the same address asked again; undefined when it already did after
 * `quietSince`. Whoever only knows an address cannot change what its owner has confirmed.
 */
export function storeAsk(
  trx: Transaction<Database>,
  row: Omit<Subscriber, 'confirmed_at'>,
  quietSince: Date,
): Promise<Subscriber | undefined> {
  const unlessConfirmed = (column: 'name' | 'language') =>
    sql<never>`case when subscribers.confirmed_at is null then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`subscribers.${column}`)} end`
  return trx
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({
          email_hash: row.email_hash,
          asked_at: row.asked_at,
          name: unlessConfirmed('name'),
          language: unlessConfirmed('language'),
        })
        .where('subscribers.asked_at', '<=', quietSince),
    )
    .returning(columns)
    .executeTakeFirst()
}

/** The confirmed row; undefined when there is none, or it was asked for too long ago. Repeating it changes nothing. */
export function confirmSubscriber(
  trx: Transaction<Database>,
  id: string,
  at: Date,
  askedAfter: Date,
): Promise<Pick<Subscriber, 'email_hash'> | undefined> {
  return trx
    .updateTable('subscribers')
    .set({ confirmed_at: sql`coalesce(confirmed_at, ${at})` })
    .where('id', '=', id)
    .where((row) => row.or([row('confirmed_at', 'is not', null), row('asked_at', '>', askedAfter)]))
    .returning('email_hash')
    .executeTakeFirst()
}

/** Notes that an address on the list was asked for again, so that who did can be told from who was there when it was confirmed. */
export async function noteAskAgain(trx: Transaction<Database>, emailHash: string, at: Date): Promise<void> {
  await trx
    .updateTable('subscribers')
    .set({ asked_at: at })
    .where('email_hash', '=', emailHash)
    .where('confirmed_at', 'is not', null)
    .execute()
}

export async function forgetRefusal(trx: Transaction<Database>, emailHash: string): Promise<void> {
  await trx.deleteFrom('unsubscribed').where('email_hash', '=', emailHash).execute()
}

/**
 * Takes an address off the list and keeps only that it said no. The mails that asked forget it too; one that waits is
 * not sent any more, one on its way is left alone.
 */
export async function removeSubscriber(
  trx: Transaction<Database>,
  emailHash: string,
  at: Date,
): Promise<void> {
  await trx.deleteFrom('subscribers').where('email_hash', '=', emailHash).execute()
  await trx
    .updateTable('mails')
    .set({
      recipient: '',
      data: '{}',
      state: sql`case when state = 'queued' then 'dropped' else state end`,
    })
    .where('kind', 'like', 'newsletter-%')
    .where(sql`data->>'emailHash'`, '=', emailHash)
    .where('state', '<>', 'sending')
    .execute()
  await trx
    .insertInto('unsubscribed')
    .values({ email_hash: emailHash, unsubscribed_at: at })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute()
}

/** Forgets who was asked before `askedBefore` and never confirmed; answers with how many. */
export async function removeUnconfirmed(db: Kysely<Database>, askedBefore: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', askedBefore)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What is stored about an address on the list; undefined when it is not there. */
export function findSubscriber(db: Kysely<Database>, emailHash: string): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').select(columns).where('email_hash', '=', emailHash).executeTakeFirst()
}

/** The list, in the order in which it grew. */
export function listConfirmed(db: Kysely<Database>): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .select(columns)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()
}
