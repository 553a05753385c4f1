import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import { cellOf, startOfCell } from '#shared/features/booking/rules.ts'

/** Waits until nobody else is changing the appointment. */
export async function lockAppointment(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.selectFrom('appointments').select('id').where('id', '=', id).forUpdate().execute()
}

export async function markCancelled(
  trx: Transaction<Database>,
  id: string,
  { now, feeCents }: { readonly now: Date; readonly feeCents: number },
): Promise<void> {
  await trx.deleteFrom('slot_occupancy').where('appointment_id', '=', id).execute()
  await trx
    .updateTable('appointments')
    .set({
      status: 'cancelled',
      cancelled_at: now,
      cancelled_fee_cents: feeCents,
      changed_at: now,
      sequence: sql`sequence + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function markMoved(
  trx: Transaction<Database>,
  id: string,
  change: { readonly now: Date; readonly feeCents: number; readonly startsAt: Date; readonly room: number },
): Promise<void> {
  await trx
    .updateTable('appointments')
    .set({
      starts_at: change.startsAt,
      room: change.room,
      changed_at: change.now,
      sequence: sql`sequence + 1`,
      moved_fee_cents: sql`moved_fee_cents + ${change.feeCents}::integer`,
    })
    .where('id', '=', id)
    .execute()
}

/** The half hours that an appointment takes now. */
export async function findCells(trx: Transaction<Database>, id: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('slot_occupancy')
    .select('slot')
    .where('appointment_id', '=', id)
    .execute()
  return rows.map((row) => cellOf(row.slot))
}

/**
 * Takes half hours of a room for an appointment, all or none. The old ones are given back only afterwards
 * (`releaseOthers`): whoever waits for a row then never holds one that the other waits for.
 */
export async function takeCells(
  trx: Transaction<Database>,
  id: string,
  room: number,
  cells: readonly number[],
): Promise<boolean> {
  if (cells.length === 0) return true
  await sql`savepoint room`.execute(trx)
  const taken = await trx
    .insertInto('slot_occupancy')
    .values(cells.map((cell) => ({ slot: startOfCell(cell), room, appointment_id: id })))
    .onConflict((conflict) => conflict.columns(['slot', 'room']).doNothing())
    .returning('slot')
    .execute()
  if (taken.length === cells.length) return true
  await sql`rollback to savepoint room`.execute(trx)
  return false
}

/** Gives back every half hour of an appointment but these. */
export async function releaseOthers(
  trx: Transaction<Database>,
  id: string,
  room: number,
  cells: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('slot_occupancy')
    .where('appointment_id', '=', id)
    .where((row) => row.or([row('room', '<>', room), row('slot', 'not in', cells.map(startOfCell))]))
    .execute()
}

/** Drops what still waits to be mailed about an appointment; one on its way is left alone. */
export async function dropMailsAbout(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'dropped', last_error: null, data: '{}' })
    .where('state', '=', 'queued')
    .where(sql`data->>'id'`, '=', id)
    .execute()
}

/** Upcoming appointments of a client, soonest first. */
export async function findUpcomingIds(
  trx: Transaction<Database>,
  clientId: string,
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('appointments')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', '=', 'confirmed')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => row.id)
}
