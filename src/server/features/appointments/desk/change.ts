import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import type { Refused, Sentence } from '#server/errors.ts'
import { cancelNow, cancelUntold } from '#server/features/appointments/cancel.ts'
import type { Appointment } from '#server/features/appointments/data.ts'
import { lockAppointment, markMoved } from '#server/features/appointments/data.ts'
import { checkPlace } from '#server/features/appointments/desk/book.ts'
import { dropHeldMails, storeUndo, takeUndo, updateVisit } from '#server/features/appointments/desk/data.ts'
import type { AppointmentChange } from '#server/features/appointments/events.ts'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import { cancelFeeCents, isOfPastDay, notedAfterMove, stateOf } from '#server/features/appointments/policy.ts'
import { moveToRoom } from '#server/features/appointments/rooms.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import { canChange } from '#shared/features/booking/fees.ts'
import { undoSeconds } from '#shared/features/desk/rules.ts'
import type { Failure } from '#shared/lib/result.ts'

export type DeskChanged = { readonly ok: true; readonly id: string } | Unchanged | Refused
type Unchanged = Failure<
  'not_found' | 'appointment_cancelled' | 'slot_taken' | 'visit_changed' | 'too_late_to_undo'
> & {
  /** In the place of what the reason says by itself. */
  readonly sentence?: Sentence
}

type Move = {
  readonly appointmentDate: string
  readonly room?: number | null | undefined
  readonly notify: boolean
  readonly sequence?: number | undefined
}
type Cancellation = {
  readonly notify: boolean
  /** Why the fee is waived; null where it is charged. */
  readonly waiver: string | null
  readonly sequence?: number | undefined
  /** What the desk was shown that it costs. */
  readonly feeCents?: number | undefined
}

/**
 * Moves a visit to any half hour of the desk and any room. At another time nobody stayed away yet, on another day nobody
 * has come. A move by the desk costs the client nothing: who moves it late at the client's wish cancels it instead, with the
 * fee or a waiver. Nobody's age is judged, as when the desk books: the clinic sees who comes.
 */
export async function moveAtDesk(deps: AppDeps, actor: Actor, id: string, wish: Move): Promise<DeskChanged> {
  const place = checkPlace(wish, deps.clinic)
  if (!place.ok) return { ok: false, reason: 'refused', fields: place.fields }
  const { startsAt } = place
  return changing(deps, actor, id, wish.sequence, async (trx, before, now) => {
    const isThere = startsAt.getTime() === before.starts_at.getTime()
    if (isThere && (place.room === null || place.room === before.room)) return null
    const { rooms } = deps.clinic.booking
    // A visit keeps its room where that is free: its things may lie there.
    const room = await moveToRoom(trx, before, startsAt, { rooms, wanted: place.room ?? 'own' })
    if (room === null) return 'slot_taken'
    const after = await markMoved(trx, id, {
      now,
      feeCents: 0,
      provenAt: before.proven_at,
      startsAt,
      room,
      noted: notedAfterMove(before, startsAt, deps.clinic),
    })
    const isTold = wish.notify && !isThere && !isOfPastDay(startsAt, now, deps.clinic)
    return { what: 'moved', after, feeCents: 0, isQuiet: !isTold }
  })
}

/**
 * Cancels a visit, also one that has begun. The fee of a late cancellation stands unless it is waived with a reason; one that
 * grew since the desk told the client is told anew first.
 */
export async function cancelAtDesk(
  deps: AppDeps,
  actor: Actor,
  id: string,
  wish: Cancellation,
): Promise<DeskChanged> {
  return changing(deps, actor, id, wish.sequence, async (trx, before, now) => {
    const feeCents = cancelFeeCents(before, deps, now)
    if (wish.feeCents !== undefined && wish.feeCents !== feeCents) return 'fee_changed'
    // Told of by `changing`, once it can be undone.
    const after = await cancelUntold(trx, { actor, at: now, before, feeCents, waiver: wish.waiver })
    const chargedCents = after.fee_waiver === null ? feeCents : 0
    return { what: 'cancelled', after, feeCents: chargedCents, isQuiet: !wish.notify }
  })
}

/** Takes the move or cancellation back that `sequence` names, while it is the last, within half a minute, before its mail left. */
export function undoAtDesk(deps: AppDeps, actor: Actor, id: string, sequence: number): Promise<DeskChanged> {
  return inTransaction(deps.db, async (trx): Promise<DeskChanged> => {
    const now = deps.now()
    const before = await lockAppointment(trx, id)
    if (before === undefined) return { ok: false, reason: 'not_found' }
    if (sequence !== before.sequence) return { ok: false, reason: 'too_late_to_undo' }
    const step = await takeUndo(trx, id, sequence, now)
    if (step === undefined || !(await dropHeldMails(trx, before)))
      return { ok: false, reason: 'too_late_to_undo' }
    const { coming_at, ...earlier } = undoStep.parse(step.before)
    const { rooms } = deps.clinic.booking
    const room = await moveToRoom(trx, before, earlier.starts_at, { rooms, wanted: earlier.room })
    if (room === null) throw new PlaceGone()
    // Who said meanwhile that they come at this start has said so.
    const said = before.starts_at.getTime() === earlier.starts_at.getTime() ? {} : { coming_at }
    const after = await updateVisit(trx, id, { ...earlier, ...said, changed_at: now })
    await deps.events.announce(trx, appointmentChanged, {
      what: 'restored',
      actor,
      at: now,
      isQuiet: false,
      before,
      after,
    })
    return { ok: true, id }
  }).catch((error: unknown) => {
    if (!(error instanceof PlaceGone)) throw error
    return { ok: false, reason: 'slot_taken' }
  })
}

/** Thrown so that the undo, which stays possible, is not used up. */
class PlaceGone extends Error {}

type Outcome =
  | 'slot_taken'
  | 'fee_changed'
  | null
  | Omit<Extract<AppointmentChange, { what: 'moved' | 'cancelled' }>, 'actor' | 'at' | 'before' | 'undoUntil'>

/** Changes a visit that is not cancelled, for one desk at a time, and keeps for half a minute how it was. */
function changing(
  deps: AppDeps,
  actor: Actor,
  id: string,
  sequence: number | undefined,
  work: (trx: Transaction<Database>, before: Appointment, now: Date) => Promise<Outcome>,
): Promise<DeskChanged> {
  return inTransaction(deps.db, async (trx) => {
    const before = await lockAppointment(trx, id)
    if (before === undefined) return { ok: false, reason: 'not_found' }
    if (sequence !== undefined && sequence !== before.sequence) return { ok: false, reason: 'visit_changed' }
    if (before.status === 'cancelled') return { ok: false, reason: 'appointment_cancelled' }
    const now = deps.now()
    const change = await work(trx, before, now)
    if (change === 'slot_taken') return { ok: false, reason: 'slot_taken' }
    if (change === 'fee_changed')
      return { ok: false, reason: 'visit_changed', sentence: { key: 'deskErrors.fee_changed' } }
    // The same change sent twice: it has been made.
    if (change === null) return { ok: true, id }
    const undoUntil = new Date(now.getTime() + undoSeconds * 1000)
    await storeUndo(trx, {
      appointment_id: id,
      sequence: change.after.sequence,
      until: undoUntil,
      before: JSON.stringify(undoStep.parse(before)),
    })
    await deps.events.announce(trx, appointmentChanged, { ...change, actor, at: now, before, undoUntil })
    return { ok: true, id }
  })
}

type Cancellations = {
  readonly ids: readonly string[]
  readonly notify: boolean
  /** What was seen of each, in the order of `ids`; a visit that has none is taken as it is. */
  readonly sequences: readonly number[]
}

/**
 * Cancels many visits at once, free of charge, all or none. What is cancelled or has begun stays as it is, what was changed
 * since it was seen, and what would carry a fee: to waive that takes a reason (`cancelAtDesk`). Answers with how many were
 * cancelled, or null, with nothing changed, when one is not there.
 */
export function cancelTogether(
  deps: AppDeps,
  actor: Actor,
  { ids, notify, sequences }: Cancellations,
): Promise<number | null> {
  const seen = new Map(ids.map((id, index) => [id, sequences[index]]))
  return inTransaction(deps.db, async (trx) => {
    let cancelled = 0
    // In one order for everybody, so that two desks cannot wait for each other.
    for (const id of [...seen.keys()].toSorted()) {
      const before = await lockAppointment(trx, id)
      if (before === undefined) throw new VisitGone()
      const isAsSeen = (seen.get(id) ?? before.sequence) === before.sequence
      if (!isAsSeen || !isFreeToCancel(deps, before)) continue
      // These cannot be taken back, so their mails wait for nothing.
      await cancelNow(deps, trx, { actor, at: deps.now(), before, feeCents: 0, isQuiet: !notify })
      cancelled++
    }
    return cancelled
  }).catch((error: unknown) => {
    if (!(error instanceof VisitGone)) throw error
    return null
  })
}

function isFreeToCancel(deps: AppDeps, visit: Appointment): boolean {
  const now = deps.now()
  return canChange(stateOf(visit), now) && cancelFeeCents(visit, deps, now) === 0
}

/** Thrown to take the cancellations before it back. */
class VisitGone extends Error {}

/** What a move and a cancellation change of a visit. */
const undoStep = z.object({
  starts_at: z.coerce.date(),
  room: z.int(),
  status: z.enum(['confirmed', 'completed', 'no_show']),
  arrived_at: z.coerce.date().nullable(),
  coming_at: z.coerce.date().nullable(),
  moved_fee_cents: z.int(),
  cancelled_fee_cents: z.int().nullable(),
  cancelled_at: z.coerce.date().nullable(),
  no_show_fee_cents: z.int().nullable(),
  fee_waiver: z.string().nullable(),
  // Missing in a step that a process of an earlier version has just kept.
  network_hash: z.string().nullable().default(null),
})
