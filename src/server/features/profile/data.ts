import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { LeftVisit } from '#server/features/profile/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** Sessions that still live, oldest first; their tokens stay where they are. */
export function findSessions(db: Kysely<Database>, clientId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('client_id', '=', clientId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute()
}

/** The mails that went to an address: what kind and when, their words are not kept. What the clinic itself gets is no client's. */
export function findMailsTo(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('mails')
    .select(['kind', 'created_at', 'sent_at'])
    .where(sql`lower(recipient)`, '=', sql`lower(${email})`)
    .where('kind', 'not like', '%-notice')
    .orderBy('created_at')
    .execute()
}

const visitColumns = [
  'reference',
  'treatment',
  'starts_at',
  'duration_minutes',
  'status',
  'first_name',
  'last_name',
  'email',
  'phone',
  'date_of_birth',
  'notes',
  'language',
  'payment_option',
  'price_cents',
  'is_price_from',
  'wants_newsletter',
  'created_at',
  'changed_at',
  'cancelled_at',
  'moved_fee_cents',
  'cancelled_fee_cents',
] as const satisfies readonly (keyof Database['appointments'])[]

/** Everything that is stored about the visits of a client, newest first. */
export function findVisits(db: Kysely<Database>, clientId: string) {
  return db
    .selectFrom('appointments')
    .select(visitColumns)
    .where('client_id', '=', clientId)
    .orderBy('starts_at', 'desc')
    .execute()
}

/**
 * What happens to the visits of a client when the account goes. Those that are over need nothing more to reach the client,
 * those that are to come do until some time after them, and those with a fee like every visit.
 */
export async function findVisitsToLeave(trx: Transaction<Database>, clientId: string, now: Date) {
  const rows = await trx
    .selectFrom('appointments')
    .select([...leftColumns, 'status'])
    .where('client_id', '=', clientId)
    .where(feeCents, '=', 0)
    .execute()
  const isToCome = ({ status, startsAt }: (typeof rows)[number]) => status === 'confirmed' && startsAt > now
  return { over: rows.filter((row) => !isToCome(row)).map(({ id }) => id), toCome: rows.filter(isToCome) }
}

const feeCents = sql<number>`moved_fee_cents + coalesce(cancelled_fee_cents, 0)`
const leftColumns = ['id', 'starts_at as startsAt', 'duration_minutes as durationMinutes'] as const

/** A visit without a fee whose client has no account now; undefined once it was forgotten, or belongs to an account again. */
export function findLeftVisit(trx: Transaction<Database>, id: string): Promise<LeftVisit | undefined> {
  return trx
    .selectFrom('appointments')
    .select(leftColumns)
    .where('id', '=', id)
    .where('client_id', 'is', null)
    .where('email', '<>', '')
    .where(feeCents, '=', 0)
    .executeTakeFirst()
}

/** Erases from visits what the books do not need: what stays is who came, when, for what and at which price. */
export async function eraseContact(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('appointments')
    .set({
      notes: null,
      date_of_birth: null,
      idempotency_key: null,
      request_hash: null,
      email: '',
      phone: '',
    })
    .where('id', 'in', ids)
    .execute()
}

/** Forgets to whom mails went, and what those that were put aside would have said. One on its way is left alone. */
export async function eraseRecipient(trx: Transaction<Database>, email: string): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ recipient: '', data: '{}' })
    .where(sql`lower(recipient)`, '=', sql`lower(${email})`)
    .where('state', 'in', ['sent', 'dropped', 'failed'])
    .execute()
}

/** Removes the account with its sessions and links; its appointments stay without it. */
export async function deleteClient(trx: Transaction<Database>, clientId: string): Promise<void> {
  await trx.deleteFrom('clients').where('id', '=', clientId).execute()
}
