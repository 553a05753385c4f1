import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { Occupancy } from '#shared/features/booking/rules.ts'
import { startOfCell } from '#shared/features/booking/rules.ts'

/** Which rooms are taken in the half hours from `firstCell` up to, not including, `endCell`. */
export async function findOccupancy(
  db: Kysely<Database>,
  firstCell: number,
  endCell: number,
): Promise<Occupancy> {
  // One row with two lists: a full month has 2,500 taken half hours, and the embedded database needs longer to hand over
  // that many rows than to find them.
  const { cells, rooms } = await db
    .selectFrom('slot_occupancy')
    .select([
      sql<number[]>`coalesce(array_agg((extract(epoch from slot) / 1800)::int), '{}')`.as('cells'),
      sql<number[]>`coalesce(array_agg(room), '{}')`.as('rooms'),
    ])
    .where('slot', '>=', startOfCell(firstCell))
    .where('slot', '<', startOfCell(endCell))
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
