import type { Transaction } from 'kysely'
import { findOccupancy } from '#server/features/appointments/occupancy-data.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Occupancy } from '#shared/features/booking/rules.ts'
import { roomsToTry } from '#shared/features/booking/rules.ts'

/**
 * Tries the free rooms one by one; a rival who was faster costs a room, not the visit. Answers with what `take` made of
 * the first that could be had, or null with nothing changed. `own` is a visit whose half hours do not stand in its way.
 */
export async function inFreeRoom<Taken>(
  trx: Transaction<Database>,
  wanted: { readonly cells: readonly number[]; readonly rooms: number; readonly own?: OwnCells },
  take: (room: number) => Promise<Taken | undefined>,
): Promise<Taken | null> {
  const { cells, rooms, own } = wanted
  const [first = 0, last = 0] = [cells[0], cells.at(-1)]
  const occupancy = await findOccupancy(trx, first - 1, last + 2)
  for (const room of roomsToTry(cells, own ? without(occupancy, own) : occupancy, rooms, Math.random)) {
    const taken = await take(room)
    if (taken !== undefined) return taken
  }
  return null
}

export type OwnCells = { readonly room: number; readonly cells: ReadonlySet<number> }

function without(occupancy: Occupancy, own: OwnCells): Occupancy {
  return new Map(
    [...occupancy].map(([cell, inUse]) => [
      cell,
      own.cells.has(cell) ? new Set([...inUse].filter((room) => room !== own.room)) : inUse,
    ]),
  )
}
