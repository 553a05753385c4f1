import type { Insertable, Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { exportedColumnsOf } from '#server/platform/db/fate.ts'
import { enquiryFates } from '#server/platform/db/register.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { forgettingMails } from '#server/platform/mail/forgetting.ts'
import { subjectOfMail } from '#server/platform/mail/subject.ts'
import type { MailKind } from '#shared/features/desk/mail-kinds.ts'

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

/** The messages that came from an address with what was answered, oldest first. */
export function findEnquiriesFrom(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('enquiries')
    .select(exportedColumnsOf(enquiryFates))
    .select(answers.as('answers'))
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .orderBy('created_at')
    .execute()
}

const answers = sql<string[]>`(select coalesce(array_agg(body order by created_at), '{}')
  from enquiry_replies where enquiry_id = enquiries.id)`

/** Removes the messages that came from an address, with what was answered. */
export async function deleteEnquiriesFrom(trx: Transaction<Database>, email: string): Promise<void> {
  await trx
    .deleteFrom('enquiries')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .execute()
}

/** Forgets what was mailed about messages that are gone, to the clinic and to who wrote them. Answers with how many mails. */
export async function forgetContactMails(db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await forgettingMails(db)
    .where('kind', 'in', ['contact-notice', 'contact-copy', 'contact-reply'] satisfies MailKind[])
    .where('recipient', '<>', '')
    .where(sql<boolean>`not exists (select from enquiries where id::text = ${subjectOfMail})`)
    // An answer is named after itself, and goes with its message.
    .where(sql<boolean>`not exists (select from enquiry_replies where id::text = ${subjectOfMail})`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Removes messages that came before `before`; answers with how many. */
export async function deleteEnquiries(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiries')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
