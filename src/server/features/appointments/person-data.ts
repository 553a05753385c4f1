import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** Visits still to come under an address or of an account, so that one person can be counted; soonest first. */
export function findVisitsOfPerson(
  trx: Transaction<Database>,
  { email, clientId, now }: { readonly email: string; readonly clientId: string | null; readonly now: Date },
) {
  return trx
    .selectFrom('appointments')
    .select(['id', 'first_name', 'last_name', 'email', 'starts_at', 'duration_minutes'])
    .where('status', '=', 'confirmed')
    .where(sql<Date>`starts_at + make_interval(mins => duration_minutes)`, '>', now)
    .where((row) =>
      row.or([
        row(sql`lower(email)`, '=', sql`lower(${email})`),
        ...(clientId === null ? [] : [row('client_id', '=', clientId)]),
      ]),
    )
    .orderBy('starts_at')
    .execute()
}

/** Writes the new number of an account at its visits to come that still hold the old one. */
export async function renewPhone(
  trx: Transaction<Database>,
  clientId: string,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('appointments')
    .set({ phone: to })
    .where('client_id', '=', clientId)
    .where('phone', '=', from)
    .where('starts_at', '>', now)
    .execute()
}

/** Waits until no other transaction books or moves a visit under this address, so that two at once are counted one by one. */
export async function lockPerson(trx: Transaction<Database>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`.execute(trx)
}

/** When visits were booked, since `since`, by people whose address nobody has proven; cancelled ones count too. */
export async function countUnproven(
  db: Kysely<Database>,
  { since, lastHour }: { readonly since: Date; readonly lastHour: Date },
): Promise<{ inDay: number; inHour: number }> {
  const { inDay, inHour } = await db
    .selectFrom('appointments')
    .select((row) => [
      row.fn.countAll<string>().as('inDay'),
      row.fn.countAll<string>().filterWhere('created_at', '>', lastHour).as('inHour'),
    ])
    .where('proven_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return { inDay: Number(inDay), inHour: Number(inHour) }
}

/** True when the client of a session has proven their address. */
export async function isProven(db: Kysely<Database>, clientId: string | null): Promise<boolean> {
  if (clientId === null) return false
  const client = await db
    .selectFrom('clients')
    .select('email_verified_at')
    .where('id', '=', clientId)
    .executeTakeFirst()
  return client !== undefined && client.email_verified_at !== null
}
