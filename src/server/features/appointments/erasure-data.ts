import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Whose } from '#server/features/appointments/data.ts'
import { moneyColumns, owesFee, settleAll } from '#server/features/appointments/settled-data.ts'
import { erasedOf } from '#server/platform/db/fate.ts'
import { appointmentFates } from '#server/platform/db/register.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** Erases date of birth, notes, why fees were waived and what recognised a repeated request from visits before `before`; answers with how many. */
export async function eraseDetails(db: Kysely<Database>, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set(withoutDetails)
    .where('starts_at', '<', before)
    .where(holdsMoreThan(withoutDetails))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Erases from which network visits were booked before `before`; answers with how many. */
export async function eraseNetworks(db: Kysely<Database>, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set(withoutNetwork)
    .where('created_at', '<', before)
    .where('network_hash', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Erases how to reach the client from visits before `before`; answers with how many. */
export async function eraseContact(db: Kysely<Database>, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set(withoutContact)
    .where('starts_at', '<', before)
    .where(holdsMoreThan(withoutContact))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Leaves the visits of an account that goes without it, or those on a card whose person asked to be forgotten. Those that
 * are over lose at once what the books do not need: what stays is who came, when, for what and at which price. Those that
 * are to come lose it some time after them (`eraseLeftVisits`), and those with a fee like every visit. Until then their mails
 * go as they went while there was an account: where, in which language and whether at all, whatever was typed with the visit.
 * Where that is an address that the account has not proven, nobody has shown that its owner knows of the visit.
 */
export async function leaveVisits(trx: Transaction<Database>, whose: Whose, now: Date): Promise<void> {
  await trx
    .updateTable('appointments')
    .set({
      account_deleted_at: now,
      // What was erased stays so.
      email: sql`case when email = '' then '' else ${asItsAccount('email')} end`,
      language: asItsAccount('language'),
      wants_reminders: asItsAccount('wants_reminders'),
      // By a card these are of accounts that live: each can still prove its address.
      ...(whose.by === 'client_id' && {
        is_own: sql<boolean>`is_own or ${isAtUnproven}`,
        proven_at: sql<Date | null>`case when ${isAtUnproven} then null else proven_at end`,
      }),
    })
    .where(whose.by, '=', whose.id)
    .execute()
  const isOver: Of = (row) =>
    row.and([
      row(whose.by, '=', whose.id),
      row.or([row('starts_at', '<=', now), row('status', '<>', 'confirmed')]),
    ])
  await erasePeople(trx, isOver)
  await deleteUndo(trx, isOver)
}

/** Which rows of `appointments`. */
type Of = (row: ExpressionBuilder<Database, 'appointments'>) => Expression<SqlBool>

/** Lets nobody take back what became of visits: nobody is left who would come, or could be told. */
async function deleteUndo(trx: Transaction<Database>, of: Of): Promise<void> {
  const visits = trx.selectFrom('appointments').select('id').where(of)
  await trx.deleteFrom('undo_steps').where('appointment_id', 'in', visits).execute()
}

/** Whether the account that holds a row of `appointments` has not proven its address. */
export const isAtUnproven = sql<boolean>`exists (select 1 from clients
  where clients.id = client_id and email_verified_at is null)`

/** A column of `appointments` as the account of the row says, where it has one. */
export function asItsAccount<Column extends 'email' | 'language' | 'wants_reminders'>(column: Column) {
  return sql<
    Selectable<Database['clients']>[Column]
  >`coalesce((select ${sql.ref(`client.${column}`)} from clients as client where client.id = client_id), ${sql.ref(column)})`
}

/**
 * The same for visits before `before` that were to come then; one that an account took since stays (`linkGuestAppointments`),
 * not so one that an account had when the card was erased on which it lay. Answers with how many.
 */
export function eraseLeftVisits(db: Kysely<Database>, before: Date): Promise<number> {
  return erasePeople(db, (row) =>
    row.and([row('account_deleted_at', 'is not', null), row('starts_at', '<', before)]),
  )
}

/** Erases who came from visits, but from those with a fee that is owed; answers with how many. */
async function erasePeople(db: Kysely<Database>, of: Of): Promise<number> {
  const charged = await db
    .selectFrom('appointments')
    .select(moneyColumns)
    .where(of)
    .where(hasFee)
    .where(holdsMoreThan(withoutPerson))
    .execute()
  const paid = (await settleAll(db, charged)).filter((row) => !owesFee(row)).map(({ id }) => id)
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set(withoutPerson)
    .where(of)
    .where((row) => row.or([row.not(hasFee), ...(paid.length > 0 ? [row('id', 'in', paid)] : [])]))
    .where(holdsMoreThan(withoutPerson))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const detailsErased = erasedOf(appointmentFates, 'visitDetails')
/** Where nothing was waived nothing is erased: the empty text would say that it was. */
const waiverErased = sql<string | null>`case when fee_waiver is not null then ${detailsErased.fee_waiver} end`
const withoutDetails = { ...detailsErased, fee_waiver: waiverErased }
const withoutContact = erasedOf(appointmentFates, 'visitContact')
const withoutNetwork = erasedOf(appointmentFates, 'day')
const withoutPerson = { ...withoutDetails, ...withoutContact, ...withoutNetwork }
/** True for a row of which something is not yet erased. */
function holdsMoreThan(erased: Readonly<Record<string, unknown>>) {
  const columns = Object.entries(erased)
  return sql<boolean>`(${sql.join(
    columns.map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`),
    sql` or `,
  )})`
}

/** Whether a fee was charged that was not waived (`chargedCents`). */
const hasFee = sql<boolean>`(fee_waiver is null
  and moved_fee_cents + coalesce(cancelled_fee_cents, 0) + coalesce(no_show_fee_cents, 0) > 0)`

/** Removes what was kept to take a change back, once that is too late; answers with how many. */
export async function deleteSpentUndo(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('undo_steps').where('until', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes visits before `before` as a whole; answers with how many. */
export async function deleteVisits(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('appointments')
    .where('starts_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
