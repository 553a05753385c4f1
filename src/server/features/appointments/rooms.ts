import type { Transaction } from 'kysely'
import type { Appointment, NewAppointment } from '#server/features/appointments/data.ts'
import { insertAppointment } from '#server/features/appointments/data.ts'
import {
  findCells,
  findOccupancy,
  releaseOthers,
  takeCells,
  tryRoom,
} from '#server/features/appointments/occupancy-data.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { cellsOf, roomsToTry } from '#shared/features/booking/rules.ts'

/** Stores a new visit in the wanted room, or with null in any; answers null, with nothing changed, where none is free. */
export async function storeInRoom(
  trx: Transaction<Database>,
  visit: NewAppointment,
  { rooms, wanted = null }: { readonly rooms: number; readonly wanted?: number | null },
): Promise<Appointment | null> {
  const cells = cellsOf(visit.starts_at, visit.duration_minutes)
  const take = (room: number) =>
    tryRoom(trx, async () => {
      const stored = await insertAppointment(trx, visit, room)
      return (await takeCells(trx, stored.id, room, cells)) ? stored : undefined
    })
  if (wanted !== null) return (await take(wanted)) ?? null
  return inFreeRoom(trx, { cells, rooms }, take)
}

/**
 * Takes the half hours that a visit has from then on and gives the others back. Answers with its room, which the caller
 * writes down; null, with nothing changed, where none is free, or not the wanted one. `own` is its own where that is free.
 */
export async function moveToRoom(
  trx: Transaction<Database>,
  visit: Appointment,
  startsAt: Date,
  { rooms, wanted = 'any' }: { readonly rooms: number; readonly wanted?: number | 'own' | 'any' },
): Promise<number | null> {
  const cells = cellsOf(startsAt, visit.duration_minutes)
  const own = new Set(await findCells(trx, visit.id))
  const take = async (room: number) => {
    const missing = room === visit.room ? cells.filter((cell) => !own.has(cell)) : cells
    const taken = await tryRoom(trx, async () =>
      (await takeCells(trx, visit.id, room, missing)) ? room : undefined,
    )
    if (taken !== undefined) await releaseOthers(trx, visit.id, room, cells)
    return taken
  }
  if (typeof wanted === 'number') return (await take(wanted)) ?? null
  const kept = wanted === 'own' ? await take(visit.room) : undefined
  return kept ?? inFreeRoom(trx, { cells, rooms, moved: visit.id }, take)
}

/**
 * Tries the free rooms one by one; a rival who was faster costs a room, not the visit. Answers with what `take` made of
 * the first that could be had, or null with nothing changed. `moved` is a visit whose half hours do not stand in its way.
 */
async function inFreeRoom<Taken>(
  trx: Transaction<Database>,
  {
    cells,
    rooms,
    moved,
  }: { readonly cells: readonly number[]; readonly rooms: number; readonly moved?: string },
  take: (room: number) => Promise<Taken | undefined>,
): Promise<Taken | null> {
  const [first = 0, last = 0] = [cells[0], cells.at(-1)]
  const occupancy = await findOccupancy(trx, { firstCell: first - 1, endCell: last + 2, except: moved })
  for (const room of roomsToTry(cells, occupancy, rooms, Math.random)) {
    const taken = await take(room)
    if (taken !== undefined) return taken
  }
  return null
}
