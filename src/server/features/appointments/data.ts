import type { Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import { ownerOfAddress, provenSince } from '#server/features/appointments/person-data.ts'
import type { CompleteRow } from '#server/platform/db/fate.ts'
import { columnsOf } from '#server/platform/db/fate.ts'
import { appointmentFates } from '#server/platform/db/register.ts'
import type { Database } from '#server/platform/db/schema.ts'

export type Appointment = Selectable<Database['appointments']>
/** What was noted of a visit at its time. */
export type Noted = Pick<
  Appointment,
  'status' | 'arrived_at' | 'coming_at' | 'no_show_fee_cents' | 'fee_waiver'
>
/** Whose visits: those of an account, all on a card of the desk, or one by itself. */
export type Whose = { readonly by: 'client_id' | 'card_id' | 'id'; readonly id: string }
/** All that is decided when a visit is booked; its room is found last. */
export type NewAppointment = Omit<CompleteRow<Database['appointments']>, 'room'> & {
  readonly created_at: Date
  readonly source: Appointment['source']
  readonly is_own?: boolean
}

export const columns = columnsOf(appointmentFates)

/** Whether `earlier` stands before a row of `appointments`: of two that start together one is the first. */
const isBefore = sql<boolean>`(earlier.starts_at, earlier.id) < (appointments.starts_at, appointments.id)`

/**
 * Whether a row of `appointments` is a first visit: without an earlier one on the same card to which the person came or is to
 * come.
 */
export const isFirstVisit = sql<boolean>`not exists (select 1 from appointments as earlier
  where earlier.card_id = appointments.card_id and ${isBefore}
    and earlier.status not in ('cancelled', 'no_show'))`

/**
 * Whether a row of `appointments` is a later visit of a course, which costs nothing more: before it stand, on the same card,
 * visits of the same course that were not cancelled or missed, and do not fill it (`coursePlaces` numbers them alike).
 */
export const isCovered = sql<boolean>`coalesce((select count(*) from appointments as earlier
  where earlier.card_id = appointments.card_id and earlier.treatment = appointments.treatment
    and ${isBefore}
    and earlier.status not in ('cancelled', 'no_show')) % appointments.course_visits <> 0, false)`

export function findAppointment(db: Kysely<Database>, id: string): Promise<Appointment | undefined> {
  return db.selectFrom('appointments').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The visit of a code; undefined for none. */
export function findByReference(db: Kysely<Database>, reference: string) {
  return db.selectFrom('appointments').select('id').where('reference', '=', reference).executeTakeFirst()
}

/** All appointments that a client holds, newest visit first, and these beside them. */
export function findAppointmentsOf(
  db: Kysely<Database>,
  clientId: string,
  ids: readonly string[] = [],
): Promise<Appointment[]> {
  return db
    .selectFrom('appointments')
    .select(columns)
    .where((row) =>
      row.or([row('client_id', '=', clientId), ...(ids.length > 0 ? [row('id', 'in', ids)] : [])]),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/** Notes that the client said they will come; answers with the appointment as it is now. */
export function markComing(
  trx: Transaction<Database>,
  id: string,
  { now, provenAt }: { readonly now: Date; readonly provenAt: Date | null },
): Promise<Appointment> {
  return trx
    .updateTable('appointments')
    .set({ coming_at: now, proven_at: provenAt })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** What was booked with these keys, earliest visit first. */
export function findByIdempotencyKeys(db: Kysely<Database>, keys: readonly string[]): Promise<Appointment[]> {
  if (keys.length === 0) return Promise.resolve([])
  const found = db.selectFrom('appointments').select(columns).where('idempotency_key', 'in', keys)
  return found.orderBy('starts_at').execute()
}

/** Stores the appointment; its room is taken by `takeCells`. */
export function insertAppointment(
  trx: Transaction<Database>,
  appointment: NewAppointment,
  room: number,
): Promise<Appointment> {
  // A guest's booking belongs to the account that has proven the address; one that is being deleted is waited for.
  const owner = ownerOfAddress(appointment.email, sql`for key share`)
  const { client_id, is_own = false, proven_at } = appointment
  // The account may prove its address while its booking is on the way.
  const proof = is_own && client_id !== null ? provenSince(client_id) : null
  return trx
    .insertInto('appointments')
    .values({ ...appointment, room, client_id: client_id ?? owner, proven_at: proven_at ?? proof })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The appointment, once nobody else is changing it. */
export async function lockAppointment(
  trx: Transaction<Database>,
  id: string,
): Promise<Appointment | undefined> {
  return trx.selectFrom('appointments').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Answers with the appointment as it is now. */
export function markCancelled(
  trx: Transaction<Database>,
  id: string,
  change: {
    readonly now: Date
    readonly feeCents: number
    readonly waiver: string | null
    readonly provenAt: Date | null
    /** Of these no network is kept: they are no part of a flood any more. */
    readonly isByClinic: boolean
  },
): Promise<Appointment> {
  return trx
    .updateTable('appointments')
    .set({
      ...(change.isByClinic && { network_hash: null }),
      status: 'cancelled',
      cancelled_at: change.now,
      cancelled_fee_cents: change.feeCents,
      // One visit carries one fee: who cancelled did not stay away.
      no_show_fee_cents: null,
      fee_waiver: change.waiver,
      proven_at: change.provenAt,
      changed_at: change.now,
      sequence: sql`sequence + 1`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Answers with the appointment as it is now. */
export function markMoved(
  trx: Transaction<Database>,
  id: string,
  change: {
    readonly now: Date
    readonly feeCents: number
    readonly provenAt: Date | null
    readonly startsAt: Date
    readonly room: number
    readonly noted: Noted
  },
): Promise<Appointment> {
  return trx
    .updateTable('appointments')
    .set({
      ...change.noted,
      starts_at: change.startsAt,
      room: change.room,
      proven_at: change.provenAt,
      changed_at: change.now,
      sequence: sql`sequence + 1`,
      moved_fee_cents: sql`moved_fee_cents + ${change.feeCents}::integer`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Upcoming appointments of a client or of a card, soonest first. */
export async function findUpcomingIds(
  trx: Transaction<Database>,
  whose: Whose,
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('appointments')
    .select('id')
    .where(whose.by, '=', whose.id)
    .where('status', '=', 'confirmed')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Counts as proven what an account booked before its address was, whatever address was typed with it; answers with when that
 * starts. What others book under its address does not.
 */
export async function proveAppointments(
  trx: Transaction<Database>,
  clientId: string,
  at: Date,
): Promise<Date[]> {
  const proven = await trx
    .updateTable('appointments')
    .set({ proven_at: at })
    .where('client_id', '=', clientId)
    .where('is_own', '=', true)
    .where('proven_at', 'is', null)
    .returning('starts_at')
    .execute()
  return proven.map(({ starts_at }) => starts_at)
}

/**
 * Gives a client the appointments that were made without an account under the address that is proven to be theirs; answers
 * with which. Not what an account has left under it without having proven it: whoever had that account has links of mails that
 * went elsewhere before.
 */
export async function linkGuestAppointments(
  db: Kysely<Database>,
  clientId: string,
  email: string,
): Promise<string[]> {
  const linked = await db
    .updateTable('appointments')
    // Where an account was deleted before, the link in the mails opens the visit again.
    .set({ client_id: clientId, account_deleted_at: null, is_own: false })
    .where('client_id', 'is', null)
    .where((row) => row.or([row('is_own', '=', false), row('proven_at', 'is not', null)]))
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .returning('id')
    .execute()
  return linked.map(({ id }) => id)
}
