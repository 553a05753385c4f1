import type { Insertable, Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import { subjectOfMail } from '#server/platform/mail/subject.ts'
import type { MailKind } from '#shared/features/desk/mail-kinds.ts'

/** All, unless something is named; the newest of them where there are more than `most`. */
export type WhichMessages = {
  readonly id?: string | undefined
  readonly state?: 'open' | 'done' | undefined
  readonly most: number
}

/** Messages of the contact page: what waits first, each part the newest first. */
export function findMessages(db: Kysely<Database>, { id, state, most }: WhichMessages) {
  return db
    .selectFrom('enquiries')
    .leftJoin('staff', 'staff.id', 'enquiries.done_by')
    .select([
      'enquiries.id',
      'enquiries.name',
      'enquiries.email',
      'enquiries.phone',
      'enquiries.subject',
      'enquiries.message',
      'enquiries.treatments',
      'enquiries.language',
      'enquiries.created_at',
      'enquiries.done_at',
      'staff.name as done_by',
      onlyCard.as('card_id'),
    ])
    .$if(id !== undefined, (query) => query.where('enquiries.id', '=', id ?? ''))
    .$if(state === 'open', (query) => query.where('done_at', 'is', null))
    .$if(state === 'done', (query) => query.where('done_at', 'is not', null))
    .orderBy(sql`done_at is not null`)
    .orderBy('enquiries.created_at', 'desc')
    .limit(most)
    .execute()
}

/**
 * The card of whose account has proven the address of a message: it books for others there, too. Else that of everybody with
 * this address, where that is one.
 */
const onlyCard = sql<string | null>`coalesce((select card_id::text from clients
  where lower(email) = lower(enquiries.email) and email_verified_at is not null),
  (select case when count(distinct card_id) = 1 then min(card_id::text) end
  from (select card_id, email from appointments union all select card_id, email from clients) as person
  where lower(person.email) = lower(enquiries.email)))`

/** How many messages nobody has dealt with. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select((message) => message.fn.countAll<string>().as('count'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The answers to messages, oldest first, with the state of their mails: of the last, where one was sent again. */
export function findReplies(db: Kysely<Database>, messageIds: readonly string[]) {
  if (messageIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('enquiry_replies as reply')
    .innerJoin('staff', 'staff.id', 'reply.staff_id')
    .select(['reply.id', 'reply.enquiry_id', 'reply.body', 'reply.created_at', 'staff.name as by'])
    .select((eb) =>
      eb
        .selectFrom('mails')
        .select('state')
        .where('kind', '=', 'contact-reply' satisfies MailKind)
        .where(subjectOfMail, '=', sql<string>`reply.id::text`)
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('state'),
    )
    .where('reply.enquiry_id', 'in', messageIds)
    .orderBy('reply.created_at')
    .execute()
}

/** Who wrote messages: those with these ids, and those that the answers with these ids are to. */
export function findWriters(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('enquiries')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .unionAll(
      db
        .selectFrom('enquiry_replies as reply')
        .innerJoin('enquiries', 'enquiries.id', 'reply.enquiry_id')
        .select(['reply.id', 'enquiries.name'])
        .where('reply.id', 'in', ids),
    )
    .execute()
}

/** The message, once nobody else answers it; undefined for none. */
export function lockMessage(trx: Transaction<Database>, id: string) {
  return trx.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function markDone(
  trx: Transaction<Database>,
  id: string,
  done: { readonly at: Date; readonly by: string },
): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ done_at: done.at, done_by: done.by })
    .where('id', '=', id)
    .execute()
}

export async function insertReply(
  trx: Transaction<Database>,
  reply: Insertable<Database['enquiry_replies']>,
): Promise<void> {
  await trx.insertInto('enquiry_replies').values(reply).execute()
}
