import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { FieldSentences, Refused, Sentence } from '#server/errors.ts'
import { findHolders, takeForBlock } from '#server/features/appointments/service.ts'
import type { Block } from '#server/features/blocks/data.ts'
import {
  deleteBlock,
  findBlock,
  insertBlock,
  keepBlocks,
  keepStandingBlocks,
} from '#server/features/blocks/data.ts'
import { writeRecord } from '#server/features/record/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { idFor } from '#server/platform/http/idempotency-key.ts'
import type { Colleague } from '#shared/features/access/actor.ts'
import { isHalfHour, longestBlockDays } from '#shared/features/desk/rules.ts'
import type { Failure } from '#shared/lib/result.ts'
import { addDays, readInstant, wallClock } from '#shared/lib/time.ts'

export type { Block } from '#server/features/blocks/data.ts'
export { findBlocks, forgetReasons } from '#server/features/blocks/data.ts'
export { presentBlock } from '#server/features/blocks/present.ts'

export type BlockWish = {
  readonly room: number | null
  readonly start: string
  readonly end: string
  readonly reason: string
  /** Chosen by the caller, so that sending it again after a lost answer blocks once. */
  readonly key?: string | undefined
}
export type Blocked =
  | { readonly ok: true; readonly block: Block }
  | (Failure<'visits_in_the_way'> & { readonly visitIds: readonly string[] })
  | (Failure<'idempotency_conflict'> & { readonly sentence: Sentence })
  | Refused

/**
 * Blocks time in the same key as visits, so that nobody can book it from that moment on. Visits that are there stay. Another
 * block with the same `key` is refused: the first may have arrived, its answer only was lost.
 */
export async function block(deps: AppDeps, by: Colleague, wish: BlockWish): Promise<Blocked> {
  const checked = checkBlock(wish, deps.clinic)
  if (!checked.ok) return { ok: false, reason: 'refused', fields: checked.fields }
  const { from, until } = checked
  try {
    return await inTransaction(deps.db, async (trx): Promise<Blocked> => {
      const wanted = {
        id: idFor(wish.key, ['block']),
        room: wish.room,
        starts_at: from,
        ends_at: until,
        reason: wish.reason,
        staff_id: by.id,
        created_at: deps.now(),
      }
      const made = await insertBlock(trx, wanted)
      if (made === undefined) return madeBefore(await findBlock(trx, wanted.id), wanted)
      const visitIds = await holdTime(trx, made, deps.clinic.booking.rooms)
      if (visitIds.length > 0) throw new VisitsInTheWay(visitIds)
      await writeRecord(trx, by, deps.now(), { action: 'block.make', subjectId: made.id, to: factsOf(made) })
      await deps.bell.ring(trx, datesOf(made, deps.clinic.timeZone))
      return { ok: true, block: made }
    })
  } catch (error) {
    if (!(error instanceof VisitsInTheWay)) throw error
    return { ok: false, reason: 'visits_in_the_way', visitIds: error.visitIds }
  }
}

/** The answer to who asks with a key of before. */
function madeBefore(
  made: Block | undefined,
  wanted: Pick<Block, 'room' | 'starts_at' | 'ends_at' | 'reason'>,
): Blocked {
  const isSame =
    made !== undefined &&
    made.room === wanted.room &&
    made.starts_at.getTime() === wanted.starts_at.getTime() &&
    made.ends_at.getTime() === wanted.ends_at.getTime() &&
    made.reason === wanted.reason
  if (isSame) return { ok: true, block: made }
  return { ok: false, reason: 'idempotency_conflict', sentence: { key: 'deskErrors.blocked_before' } }
}

/** Opens the time again, save where another block holds it too. False when there is no such block. */
export async function unblock(deps: AppDeps, by: Colleague, id: string): Promise<boolean> {
  const { rooms } = deps.clinic.booking
  return inTransaction(deps.db, async (trx) => {
    const gone = await deleteBlock(trx, id)
    if (gone === undefined) return false
    for (const other of await keepBlocks(trx, gone.starts_at, gone.ends_at))
      await takeForBlock(trx, other.id, timeOf(other), rooms)
    await writeRecord(trx, by, deps.now(), { action: 'block.remove', subjectId: id, from: factsOf(gone) })
    await deps.bell.ring(trx, datesOf(gone, deps.clinic.timeZone))
    return true
  })
}

/** Takes what blocks of all rooms do not hold yet: the clinic may have more rooms than when they were made. */
export function holdNewRooms({ db, clinic, now }: Pick<AppDeps, 'db' | 'clinic' | 'now'>): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const each of await keepStandingBlocks(trx, now()))
      await takeForBlock(trx, each.id, timeOf(each), clinic.booking.rooms)
  })
}

/**
 * Holds all of a block's time, for itself or by other blocks that stay until it stands; answers with the visits in the way.
 * A half hour that was given back after we passed it, by a visit or by another block, is taken in another round.
 */
async function holdTime(trx: Transaction<Database>, made: Block, rooms: number): Promise<readonly string[]> {
  for (;;) {
    await takeForBlock(trx, made.id, timeOf(made), rooms)
    await keepBlocks(trx, made.starts_at, made.ends_at)
    const { visitIds, isAllHeld } = await findHolders(trx, timeOf(made), rooms)
    if (visitIds.length > 0 || isAllHeld) return visitIds
  }
}

function timeOf({ room, starts_at, ends_at }: Block) {
  return { room, from: starts_at, until: ends_at }
}

/** Thrown to give the half hours back. */
class VisitsInTheWay extends Error {
  readonly visitIds: readonly string[]
  constructor(visitIds: readonly string[]) {
    super('visits in the way')
    this.visitIds = visitIds
  }
}

function checkBlock(
  { room, start, end }: BlockWish,
  { timeZone, booking }: AppDeps['clinic'],
):
  | { readonly ok: true; readonly from: Date; readonly until: Date }
  | { readonly ok: false; readonly fields: FieldSentences } {
  const [from, until] = [readInstant(start, timeZone), readInstant(end, timeZone)]
  const wrong = { key: 'errors.field.invalid_date_time' } as const
  if (from === null || !isHalfHour(from)) return { ok: false, fields: { start: wrong } }
  if (until === null || !isHalfHour(until)) return { ok: false, fields: { end: wrong } }
  if (until <= from) return { ok: false, fields: { end: { key: 'deskErrors.ends_before' } } }
  const lastDate = addDays(wallClock(from, timeZone).date, longestBlockDays)
  if (wallClock(until, timeZone).date > lastDate) {
    return {
      ok: false,
      fields: { end: { key: 'deskErrors.too_long_block', values: { days: longestBlockDays } } },
    }
  }
  if (room !== null && room > booking.rooms)
    return { ok: false, fields: { room: { key: 'deskErrors.unknown_room' } } }
  return { ok: true, from, until }
}

function factsOf({ room, starts_at, ends_at }: Block) {
  return { room, start: starts_at.toISOString(), end: ends_at.toISOString() }
}

function datesOf({ starts_at, ends_at }: Block, timeZone: string): string[] {
  const last = wallClock(new Date(ends_at.getTime() - 1), timeZone).date
  const dates: string[] = []
  for (let date = wallClock(starts_at, timeZone).date; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}
