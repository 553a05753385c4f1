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
  const rows = await db
    .selectFrom('slot_occupancy')
    // As numbers: the driver needs longer to read a thousand instants than the database to find them.
    .select(['room', sql<number>`(extract(epoch from slot) / 1800)::int`.as('cell')])
    .where('slot', '>=', startOfCell(firstCell))
    .where('slot', '<', startOfCell(endCell))
    .execute()
  const occupancy = new Map<number, Set<number>>()
  for (const { room, cell } of rows) {
    const taken = occupancy.get(cell)
    if (taken === undefined) occupancy.set(cell, new Set([room]))
    else taken.add(room)
  }
  return occupancy
}
