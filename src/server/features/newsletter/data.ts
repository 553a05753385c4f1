import type { Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { endedIfAskedAt } from '#server/features/newsletter/token.ts'
import { columnsOf } from '#server/platform/db/fate.ts'
import { subscriberFates } from '#server/platform/db/register.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { forgettingMails } from '#server/platform/mail/forgetting.ts'
import { subjectOfMail } from '#server/platform/mail/subject.ts'
import type { Language } from '#shared/i18n/languages.ts'

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
  const unlessConfirmed = (column: 'asked_at' | 'name' | 'language') =>
    sql<never>`case when subscribers.confirmed_at is null then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`subscribers.${column}`)} end`
  return trx
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({
          email_hash: row.email_hash,
          asked_at: unlessConfirmed('asked_at'),
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

export async function updateLanguage(
  trx: Transaction<Database>,
  emailKey: string,
  language: Language,
): Promise<void> {
  await trx.updateTable('subscribers').set({ language }).where('email_key', '=', emailKey).execute()
}

export async function forgetRefusal(trx: Transaction<Database>, emailHash: string): Promise<void> {
  await trx.deleteFrom('unsubscribed').where('email_hash', '=', emailHash).execute()
}

/** Takes a subscriber off the list; undefined when there is none. */
export function removeSubscriber(
  trx: Transaction<Database>,
  by: 'email_key' | 'email_hash',
  value: string,
): Promise<Subscriber | undefined> {
  return trx.deleteFrom('subscribers').where(by, '=', value).returning(columns).executeTakeFirst()
}

/**
 * The mails that asked an address forget it; one that waits is not sent any more, one on its way is left to the clean-up.
 * Those of the row that just left (`removed`) are its own whatever `SECRET` they were stored under, also once they were sent.
 */
export async function forgetNewsletterMails(
  trx: Transaction<Database>,
  emailHash: string,
  removed: Subscriber | undefined,
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({
      recipient: '',
      data: '{}',
      state: sql`case when state = 'queued' then 'dropped' else state end`,
    })
    .where('kind', 'like', 'newsletter-%')
    .where((mail) =>
      mail.or([
        mail(sql`data->>'emailHash'`, '=', emailHash),
        ...(removed ? [mail(subjectOfMail, '=', removed.id)] : []),
      ]),
    )
    .where('state', '<>', 'sending')
    .execute()
}

/** Forgets to whom went what asked addresses that have left since, or never confirmed. Answers with how many mails. */
export async function forgetMailsOfGone(db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await forgettingMails(db)
    .where('kind', 'like', 'newsletter-%')
    .where('recipient', '<>', '')
    .where(sql<boolean>`not exists (select from subscribers where id::text = ${subjectOfMail})`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Keeps only that an address said no. */
export async function noteRefusal(trx: Transaction<Database>, emailHash: string, at: Date): Promise<void> {
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

/** Which of these rows still wait for their link to be pressed, and may. */
export async function findToConfirm(
  db: Kysely<Database>,
  ids: readonly string[],
  deps: Pick<AppDeps, 'clinic' | 'now'>,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('subscribers')
    .select('id')
    .where('id', 'in', ids)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', endedIfAskedAt(deps))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What is stored about an address on the list; undefined when it is not there. */
export function findSubscriber(db: Kysely<Database>, emailKey: string): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').select(columns).where('email_key', '=', emailKey).executeTakeFirst()
}

export async function renewHash(db: Kysely<Database>, id: string, emailHash: string): Promise<void> {
  await db.updateTable('subscribers').set({ email_hash: emailHash }).where('id', '=', id).execute()
}

/** The list, the newest first. */
export function listConfirmed(db: Kysely<Database>): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .select(columns)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
