import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import { startOfCell } from '#shared/features/booking/rules.ts'
import type { Language } from '#shared/i18n/languages.ts'

export type Appointment = Selectable<Database['appointments']>
export type NewAppointment = Omit<
  Insertable<Database['appointments']>,
  'room' | 'client_id' | 'starts_at'
> & {
  readonly client_id: string | null
  readonly starts_at: Date
}

const columns = [
  'id',
  'reference',
  'treatment',
  'starts_at',
  'duration_minutes',
  'room',
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
  'idempotency_key',
  'request_hash',
  'created_at',
  'client_id',
  'proven_at',
  'sequence',
  'changed_at',
  'moved_fee_cents',
  'cancelled_fee_cents',
  'cancelled_at',
  'account_deleted_at',
] as const satisfies readonly (keyof Database['appointments'])[]

export function findAppointment(db: Kysely<Database>, id: string): Promise<Appointment | undefined> {
  return db.selectFrom('appointments').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Undefined for an appointment of somebody else, as for one that does not exist. */
export function findAppointmentOf(
  db: Kysely<Database>,
  clientId: string,
  id: string,
): Promise<Appointment | undefined> {
  return db
    .selectFrom('appointments')
    .select(columns)
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** All appointments of a client, newest visit first. */
export function findAppointmentsOf(db: Kysely<Database>, clientId: string): Promise<Appointment[]> {
  return db
    .selectFrom('appointments')
    .select(columns)
    .where('client_id', '=', clientId)
    .orderBy('starts_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

export function findByIdempotencyKey(db: Kysely<Database>, key: string): Promise<Appointment | undefined> {
  return db.selectFrom('appointments').select(columns).where('idempotency_key', '=', key).executeTakeFirst()
}

/**
 * Puts an appointment into a room and takes the room's half hours. Undefined, with nothing changed, when another
 * booking holds one of them: the primary key decides, and a booking that is still being made is waited for.
 *
 * The half hours are inserted in ascending order and at most one room is held at a time, so bookings cannot wait for
 * each other in a circle. The savepoint gives the room back at once instead of at the end of the transaction.
 */
export async function insertInRoom(
  trx: Transaction<Database>,
  appointment: NewAppointment,
  room: number,
  cells: readonly number[],
): Promise<Appointment | undefined> {
  await sql`savepoint room`.execute(trx)
  const row = await trx
    .insertInto('appointments')
    .values({ ...appointment, room, client_id: appointment.client_id ?? ownerOfAddress(appointment.email) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  const taken = await trx
    .insertInto('slot_occupancy')
    .values(cells.map((cell) => ({ slot: startOfCell(cell), room, appointment_id: row.id })))
    .onConflict((conflict) => conflict.columns(['slot', 'room']).doNothing())
    .returning('slot')
    .execute()
  if (taken.length === cells.length) return row
  await sql`rollback to savepoint room`.execute(trx)
  return undefined
}

/** A guest's booking belongs to the account that has proven the address. */
function ownerOfAddress(email: string) {
  return sql<
    string | null
  >`(select id from clients where lower(email) = lower(${email}) and email_verified_at is not null)`
}

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

/** The language in which the account wants its mails, or undefined without an account. */
export async function findMailLanguage(
  trx: Transaction<Database>,
  clientId: string | null,
): Promise<Language | undefined> {
  if (clientId === null) return undefined
  const client = await trx
    .selectFrom('clients')
    .select('language')
    .where('id', '=', clientId)
    .executeTakeFirst()
  return client?.language
}

/** Erases date of birth, notes and what recognised a repeated request from visits before `before`; answers with how many. */
export async function eraseDetails(db: Kysely<Database>, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set(withoutDetails)
    .where('starts_at', '<', before)
    .where((row) =>
      row.or([
        row('date_of_birth', 'is not', null),
        row('notes', 'is not', null),
        row('request_hash', 'is not', null),
      ]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Erases how to reach the client from visits before `before`; answers with how many. */
export async function eraseContact(db: Kysely<Database>, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set(withoutContact)
    .where('starts_at', '<', before)
    .where((row) => row.or([row('email', '<>', ''), row('phone', '<>', '')]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Leaves the visits of an account that goes without it. Those that are over lose at once what the books do not need:
 * what stays is who came, when, for what and at which price. Those that are to come lose it some time after them
 * (`eraseLeftVisits`), and those with a fee like every visit.
 */
export async function leaveVisits(trx: Transaction<Database>, clientId: string, now: Date): Promise<void> {
  await trx
    .updateTable('appointments')
    .set({ account_deleted_at: now })
    .where('client_id', '=', clientId)
    .execute()
  await trx
    .updateTable('appointments')
    .set({ ...withoutDetails, ...withoutContact })
    .where('client_id', '=', clientId)
    .where((row) => row.or([row('starts_at', '<=', now), row('status', '<>', 'confirmed')]))
    .where(feeCents, '=', 0)
    .execute()
}

/** The same for visits before `before` that were to come then; one that belongs to an account again stays. Answers with how many. */
export async function eraseLeftVisits(db: Kysely<Database>, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set({ ...withoutDetails, ...withoutContact })
    .where('account_deleted_at', 'is not', null)
    .where('client_id', 'is', null)
    .where('starts_at', '<', before)
    .where(feeCents, '=', 0)
    .where('email', '<>', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const withoutDetails = { date_of_birth: null, notes: null, idempotency_key: null, request_hash: null }
const withoutContact = { email: '', phone: '' }
const feeCents = sql<number>`moved_fee_cents + coalesce(cancelled_fee_cents, 0)`

/** Removes visits before `before` as a whole; answers with how many. */
export async function deleteVisits(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('appointments')
    .where('starts_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
