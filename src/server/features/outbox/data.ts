import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import { isSentAgain, wordsOfMail } from '#server/platform/mail/again.ts'
import { subjectOfMail } from '#server/platform/mail/subject.ts'
import type { MailState } from '#shared/features/desk/mail-states.ts'

const columns = [
  'id',
  'event_key',
  'kind',
  'recipient',
  'language',
  'state',
  'attempts',
  'last_error',
  'created_at',
  'sent_at',
] as const satisfies readonly (keyof Database['mails'])[]

/**
 * Mails of one state or of all, the newest first, those about one thing side by side; what they say is left where it is.
 * `limit` mails below the one with the id `before`: none where that is no longer kept.
 */
export function findMails(
  db: Kysely<Database>,
  asked: {
    readonly state: MailState | undefined
    readonly before: string | undefined
    readonly limit: number
  },
) {
  const { state, before, limit } = asked
  return db
    .selectFrom('mails')
    .select(columns)
    .select(wordsOfMail)
    .select(isSentAgain.as('isSentAgain'))
    .$if(state !== undefined, (query) => query.where('state', '=', state as MailState))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, ${subjectOfMail}, event_key) < (
          select created_at, ${subjectOfMail}, event_key from mails where id = ${before}
        )`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy(subjectOfMail, 'desc')
    .orderBy('event_key', 'desc')
    .limit(limit)
    .execute()
}

/** How many there are of each state but sent, which are few and have an index; a state without any is not named. */
export async function countUnsent(db: Kysely<Database>): Promise<Record<string, number>> {
  const counted = await db
    .selectFrom('mails')
    .select(['state', (mail) => mail.fn.countAll<string>().as('count')])
    .where('state', '<>', 'sent')
    .groupBy('state')
    .execute()
  return Object.fromEntries(counted.map(({ state, count }) => [state, Number(count)]))
}

/** The mail with what it says, once nobody else deals with it; undefined for none. */
export function lockMail(trx: Transaction<Database>, id: string) {
  return trx
    .selectFrom('mails')
    .select([...columns, 'data'])
    .select(wordsOfMail)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
