import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { exportedColumnsOf } from '#server/platform/db/fate.ts'
import { mailFates } from '#server/platform/db/register.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { forgettingMails } from '#server/platform/mail/forgetting.ts'
import { isForClient, subjectOfMail } from '#server/platform/mail/subject.ts'

/** Mails about some visits, and mails to some addresses; oldest first. What the clinic itself gets is no client's. */
export function findMailsOf(
  db: Kysely<Database>,
  { visitIds, addresses }: { readonly visitIds: readonly string[]; readonly addresses: readonly string[] },
) {
  return db
    .selectFrom('mails')
    .select(exportedColumnsOf(mailFates))
    .where(({ or, eb }) =>
      or([
        ...(visitIds.length === 0 ? [] : [eb(subjectOfMail, 'in', visitIds)]),
        ...(addresses.length === 0 ? [] : [eb(sql<string>`lower(recipient)`, 'in', addresses)]),
      ]),
    )
    .where(isForClient)
    .orderBy('created_at')
    .execute()
}

/** Forgets to whom the mails about some visits went, and what those that were put aside would have said. */
export async function forgetMailsAbout(
  trx: Transaction<Database>,
  visitIds: readonly string[],
): Promise<void> {
  if (visitIds.length === 0) return
  await forgettingMails(trx).where(subjectOfMail, 'in', visitIds).where(isForClient).execute()
}
