import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { lockName } from '#server/platform/db/named-lock.ts'
import type { Database } from '#server/platform/db/schema.ts'

/**
 * Visits of one person that have not ended, soonest first: those of the account, else those under the address that are nobody's
 * or of who has proven it. What other accounts booked under it is left out: anybody can type it, and would hear silently when
 * its owner comes, or use up what its owner may hold.
 */
export function findVisitsOfPerson(
  trx: Transaction<Database>,
  { email, clientId, now }: { readonly email: string; readonly clientId: string | null; readonly now: Date },
) {
  return trx
    .selectFrom('appointments')
    .select(['id', 'first_name', 'last_name', 'email', 'starts_at', 'duration_minutes', 'proven_at'])
    .where('status', '=', 'confirmed')
    .where(sql<Date>`starts_at + make_interval(mins => duration_minutes)`, '>', now)
    .where((row) =>
      clientId === null
        ? row.and([
            row(sql`lower(email)`, '=', sql`lower(${email})`),
            row.or([row('client_id', 'is', null), row('client_id', '=', ownerOfAddress(email))]),
          ])
        : row('client_id', '=', clientId),
    )
    .orderBy('starts_at')
    .execute()
}

/** Writes the new number of an account at its visits to come that still hold the old one; answers with when these start. */
export async function renewPhone(
  trx: Transaction<Database>,
  clientId: string,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<Date[]> {
  const renewed = await trx
    .updateTable('appointments')
    .set({ phone: to })
    .where('client_id', '=', clientId)
    .where('phone', '=', from)
    .where('starts_at', '>', now)
    .returning('starts_at')
    .execute()
  return renewed.map(({ starts_at }) => starts_at)
}

/** The account that has proven the address, or null; with a lock, as it is once nobody else changes it. */
export function ownerOfAddress(email: string, lock = sql``) {
  return sql<
    string | null
  >`(select id from clients where lower(email) = lower(${email}) and email_verified_at is not null ${lock})`
}

/** When the address of an account was proven, or null; who is proving it at this moment is waited for. */
export function provenSince(clientId: string) {
  return sql<Date | null>`(select email_verified_at from clients where id = ${clientId} for key share)`
}

/**
 * Waits until no other transaction books or moves a visit under this address or of this account, so that two at once are
 * counted one by one. The address first for everybody, so that two cannot wait for each other.
 */
export async function lockPerson(
  trx: Transaction<Database>,
  { email, clientId }: { readonly email: string; readonly clientId: string | null },
): Promise<void> {
  for (const who of clientId === null ? [email] : [email, clientId]) await lockName(trx, who)
}

/**
 * Waits until no other transaction books for somebody whose address nobody has proven, so that many at once are counted one
 * by one. Before `lockPerson` for everybody, so that two cannot wait for each other.
 */
export async function lockUnproven(trx: Transaction<Database>): Promise<void> {
  await lockName(trx, 'unproven bookings')
}

/** How many visits were booked in the last day and the last hour. */
type Booked = { readonly inDay: number; readonly inHour: number }

/**
 * What was booked by people whose address nobody has proven, by all and from one network. Cancelled ones count too, or a
 * flood went on by cancelling itself; those that the clinic cancelled, of which no network is kept, do not.
 */
export async function countUnproven(
  db: Kysely<Database>,
  asked: { readonly network: string | null; readonly lastDay: Date; readonly lastHour: Date },
): Promise<{ readonly byAll: Booked; readonly byNetwork: Booked }> {
  const counted = await db
    .selectFrom('appointments')
    .select(({ fn }) => {
      const count = () => fn.countAll<string>()
      return [
        count().as('inDay'),
        count().filterWhere('created_at', '>', asked.lastHour).as('inHour'),
        count().filterWhere('network_hash', '=', asked.network).as('ownInDay'),
        count()
          .filterWhere('created_at', '>', asked.lastHour)
          .filterWhere('network_hash', '=', asked.network)
          .as('ownInHour'),
      ]
    })
    .where('proven_at', 'is', null)
    .where('network_hash', 'is not', null)
    .where('created_at', '>', asked.lastDay)
    .executeTakeFirstOrThrow()
  return {
    byAll: { inDay: Number(counted.inDay), inHour: Number(counted.inHour) },
    byNetwork: { inDay: Number(counted.ownInDay), inHour: Number(counted.ownInHour) },
  }
}

/** True when the client of a session has proven their address; where `email` is named, only when theirs is that one. */
export async function isProven(
  db: Kysely<Database>,
  clientId: string | null,
  email?: string,
): Promise<boolean> {
  if (clientId === null) return false
  const client = await db
    .selectFrom('clients')
    .select('id')
    .where('id', '=', clientId)
    .where('email_verified_at', 'is not', null)
    .$if(email !== undefined, (query) => query.where(sql`lower(email)`, '=', sql`lower(${email})`))
    .executeTakeFirst()
  return client !== undefined
}
