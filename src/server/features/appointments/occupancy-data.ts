import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { Occupancy } from '#shared/features/booking/rules.ts'
import { cellOf, startOfCell } from '#shared/features/booking/rules.ts'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'

/** Written into the statements: an interval takes no parameter. */
const slotSeconds = sql.lit(slotMinutes * 60)
const slotLength = sql.lit(`${slotMinutes} minutes`)

/**
 * Which rooms are taken in the half hours from `firstCell` up to, not including, `endCell`. The visit with the id `except`, one
 * that is to be moved, does not stand in its own way.
 */
export async function findOccupancy(
  db: Kysely<Database>,
  { firstCell, endCell, except }: { firstCell: number; endCell: number; except?: string | undefined },
): Promise<Occupancy> {
  // One row with two lists: a full month has 2,500 taken half hours, and the embedded database needs longer to hand over
  // that many rows than to find them.
  const { cells, rooms } = await db
    .selectFrom('slot_occupancy')
    .select([
      sql<number[]>`coalesce(array_agg((extract(epoch from slot) / ${slotSeconds})::int), '{}')`.as('cells'),
      sql<number[]>`coalesce(array_agg(room), '{}')`.as('rooms'),
    ])
    .where('slot', '>=', startOfCell(firstCell))
    .where('slot', '<', startOfCell(endCell))
    .$if(except !== undefined, (query) => query.where('appointment_id', 'is distinct from', except ?? null))
    .executeTakeFirstOrThrow()
  const occupancy = new Map<number, Set<number>>()
  for (const [index, cell] of cells.entries()) {
    const room = rooms[index] ?? 0
    const taken = occupancy.get(cell)
    if (taken === undefined) occupancy.set(cell, new Set([room]))
    else taken.add(room)
  }
  return occupancy
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
 * Tries to put an appointment into a room: all that `attempt` does, or nothing when it answers undefined. The savepoint
 * gives the room back at once instead of at the end of the transaction: at most one room is held at a time, its half
 * hours are taken in ascending order, and so no two can wait for each other in a circle.
 */
export async function tryRoom<Taken>(
  trx: Transaction<Database>,
  attempt: () => Promise<Taken | undefined>,
): Promise<Taken | undefined> {
  await sql`savepoint room`.execute(trx)
  const taken = await attempt()
  if (taken === undefined) await sql`rollback to savepoint room`.execute(trx)
  return taken
}

/** Takes half hours of a room. False when another has one: the primary key decides, and who is still taking it is waited for. */
export async function takeCells(
  trx: Transaction<Database>,
  id: string,
  room: number,
  cells: readonly number[],
): Promise<boolean> {
  if (cells.length === 0) return true
  const taken = await trx
    .insertInto('slot_occupancy')
    .values(cells.map((cell) => ({ slot: startOfCell(cell), room, appointment_id: id })))
    .onConflict((conflict) => conflict.columns(['slot', 'room']).doNothing())
    .returning('slot')
    .execute()
  return taken.length === cells.length
}

/**
 * Gives back every half hour of an appointment but these. The old ones go only after the new ones were taken: whoever
 * waits for a row then never holds one that the other waits for.
 */
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

/** Gives back every half hour of an appointment. */
export async function releaseAll(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('slot_occupancy').where('appointment_id', '=', id).execute()
}

/** A stretch of time in one room, or with null in every room. */
export type RoomTime = { readonly room: number | null; readonly from: Date; readonly until: Date }

/**
 * Takes every half hour of the time that nobody holds for a block, in the order in which visits take theirs, so that no
 * two wait for each other in a circle.
 */
export async function takeForBlock(
  trx: Transaction<Database>,
  blockId: string,
  { room, from, until }: RoomTime,
  rooms: number,
): Promise<void> {
  await sql`
    insert into slot_occupancy (slot, room, block_id)
    select slot, room, ${blockId}::uuid
    from generate_series(${from}::timestamptz, ${until}::timestamptz - interval '1 second', interval ${slotLength}) as slot,
      generate_series(${room ?? 1}::integer, ${room ?? rooms}::integer) as room
    order by slot, room
    on conflict (slot, room) do nothing`.execute(trx)
}

/** The visits that hold half hours of the time, and whether all of it is held, by them or by blocks: as both are at one moment. */
export async function findHolders(
  trx: Transaction<Database>,
  { room, from, until }: RoomTime,
  rooms: number,
): Promise<{ readonly visitIds: string[]; readonly isAllHeld: boolean }> {
  const { visitIds, held } = await trx
    .selectFrom('slot_occupancy')
    .select([
      sql<
        string[]
      >`coalesce(array_agg(distinct appointment_id) filter (where appointment_id is not null), '{}')`.as(
        'visitIds',
      ),
      sql<number>`(count(*) filter (where room <= ${rooms}))::int`.as('held'),
    ])
    .where('slot', '>=', from)
    .where('slot', '<', until)
    .$if(room !== null, (query) => query.where('room', '=', room))
    .executeTakeFirstOrThrow()
  const halfHours = cellOf(until) - cellOf(from)
  return { visitIds, isAllHeld: held === halfHours * (room === null ? rooms : 1) }
}
