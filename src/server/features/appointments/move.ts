import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { Denied } from '#server/features/appointments/access.ts'
import { findFor, lockFor } from '#server/features/appointments/access.ts'
import type { Changed } from '#server/features/appointments/cancel.ts'
import { markMoved } from '#server/features/appointments/data.ts'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import { refusePerson } from '#server/features/appointments/limits.ts'
import type { BookingRefused } from '#server/features/appointments/policy.ts'
import { isShownMoment, notedAfterMove, refuseMoment, visitOf } from '#server/features/appointments/policy.ts'
import { moveToRoom } from '#server/features/appointments/rooms.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { SiteActor } from '#shared/features/access/actor.ts'
import { canChange, changeFeeCents } from '#shared/features/booking/fees.ts'
import type { RescheduleRequest } from '#shared/features/booking/appointment-contract.ts'
import type { Failure } from '#shared/lib/result.ts'
import { readInstant } from '#shared/lib/time.ts'

export type MoveOutcome =
  | Changed
  | Failure<
      Denied | 'appointment_over' | 'appointment_cancelled' | 'slot_taken' | 'fee_changed' | 'visit_changed'
    >
  | (Failure<'refused'> & { readonly refused: BookingRefused })

/**
 * Moves a visit: the new half hours are taken and the old ones given back, or nothing changes. Refused where it costs more
 * than the `feeCents` of the wish.
 */
export async function move(
  deps: AppDeps,
  actor: SiteActor,
  id: string,
  wish: RescheduleRequest,
): Promise<MoveOutcome> {
  const found = await findFor(deps, actor, 'appointment:move', id)
  if (!found.ok) return found
  const startsAt = readInstant(wish.appointmentDate, deps.clinic.timeZone)
  if (startsAt === null) return unreadable
  return inTransaction(deps.db, (trx) => moveOne(deps, trx, actor, id, startsAt, wish))
}

async function moveOne(
  deps: AppDeps,
  trx: Transaction<Database>,
  actor: SiteActor,
  id: string,
  startsAt: Date,
  shown: Pick<RescheduleRequest, 'from' | 'feeCents'>,
): Promise<MoveOutcome> {
  const { clinic } = deps
  const now = deps.now()
  const before = await lockFor(trx, actor, id, now)
  if (before === undefined) return { ok: false, reason: 'not_found' }
  if (before.status === 'cancelled') return { ok: false, reason: 'appointment_cancelled' }
  const visit = visitOf(before)
  if (!canChange(visit, now)) return { ok: false, reason: 'appointment_over' }
  // The same move sent twice: it has been made.
  if (startsAt.getTime() === before.starts_at.getTime()) return { ok: true, appointment: before, feeCents: 0 }
  if (!isShownMoment(before, { appointmentDate: shown.from })) return { ok: false, reason: 'visit_changed' }
  const feeCents = changeFeeCents(visit, now, clinic)
  if (shown.feeCents !== undefined && feeCents > shown.feeCents) return { ok: false, reason: 'fee_changed' }
  const entry = deps.priceList.findByName(before.treatment)
  const refused = refuseMoment({ entry, startsAt, dateOfBirth: before.date_of_birth }, deps, now)
  if (refused !== null) return { ok: false, reason: 'refused', refused }
  const inTheWay = await refusePerson(deps, trx, { ...before, starts_at: startsAt })
  if (inTheWay !== null) return { ok: false, reason: 'refused', refused: inTheWay }
  const room = await moveToRoom(trx, before, startsAt, { rooms: clinic.booking.rooms })
  if (room === null) return { ok: false, reason: 'slot_taken' }
  const noted = notedAfterMove(before, startsAt, clinic)
  const provenAt = before.proven_at
  const after = await markMoved(trx, id, { now, feeCents, provenAt, startsAt, room, noted })
  const change = { what: 'moved', actor, at: now, isQuiet: false, before, after, feeCents } as const
  await deps.events.announce(trx, appointmentChanged, change)
  return { ok: true, appointment: after, feeCents }
}

const unreadable = {
  ok: false,
  reason: 'refused',
  refused: {
    code: 'invalid_input',
    fields: { appointmentDate: { key: 'errors.field.invalid_date_time' } },
  },
} as const
