import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { exportedColumnsOf } from '#server/platform/db/fate.ts'
import { mailFates, sessionFates } from '#server/platform/db/register.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { isLiving } from '#server/platform/http/session.ts'
import { forgettingMails } from '#server/platform/mail/forgetting.ts'
import { isForClient, subjectOfMail } from '#server/platform/mail/subject.ts'
import type { MailKind } from '#shared/features/desk/mail-kinds.ts'

/** Sessions that still live, oldest first; their tokens stay where they are. */
export function findSessions(db: Kysely<Database>, clientId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(exportedColumnsOf(sessionFates))
    .where('client_id', '=', clientId)
    .where(isLiving(now))
    .orderBy('created_at')
    .execute()
}

/** The mails that went to an address: what kind and when, their words are not kept. What the clinic itself gets is no client's. */
export function findMailsTo(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('mails')
    .select(exportedColumnsOf(mailFates))
    .where(sql`lower(recipient)`, '=', sql`lower(${email})`)
    .where(isForClient)
    .orderBy('created_at')
    .execute()
}

/** Forgets to whom mails went, and what those that were put aside would have said. One on its way is left to the clean-up. */
export async function eraseRecipient(trx: Transaction<Database>, email: string): Promise<void> {
  await forgettingMails(trx)
    .where(sql`lower(recipient)`, '=', sql`lower(${email})`)
    .execute()
}

/**
 * Forgets to whom it was said, before `before`, that an account is gone or that a visit ended with it, and what an account was
 * mailed at an address that none has now: nothing else is left of them. Answers with how many mails.
 */
export async function forgetFarewells(db: Kysely<Database>, before: Date): Promise<number> {
  const { numUpdatedRows } = await forgettingMails(db)
    .where('recipient', '<>', '')
    .where(({ or, eb }) =>
      or([eb('kind', '=', 'account-deleted' satisfies MailKind), isOfNoAccount, isOfErasedVisit]),
    )
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The account had that address before, or is gone: what waited then has left since. */
const isOfNoAccount = sql<boolean>`kind like 'account-%'
  and not exists (select from clients where lower(clients.email) = lower(recipient))`

/** Also what the clinic was told about the visit: its mail says who came and how to reach them. */
const isOfErasedVisit = sql<boolean>`exists (select from appointments
  where id::text = ${subjectOfMail} and account_deleted_at is not null and email = '')`

/** Removes the account with its sessions and links; its appointments stay without it. */
export async function deleteClient(trx: Transaction<Database>, clientId: string): Promise<void> {
  await trx.deleteFrom('clients').where('id', '=', clientId).execute()
}
