import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import { isSentAgain, wordsOfMail } from '#server/platform/mail/again.ts'
import type { MailState } from '#shared/features/desk/mail-states.ts'

const most = 300
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

/** Mails of one state or of all, the newest first; what they say is left where it is. */
export function findMails(db: Kysely<Database>, state: MailState | undefined) {
  return db
    .selectFrom('mails')
    .select(columns)
    .select(wordsOfMail)
    .select(isSentAgain.as('isSentAgain'))
    .$if(state !== undefined, (query) => query.where('state', '=', state as MailState))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
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
