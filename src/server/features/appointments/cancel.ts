import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { Denied } from '#server/features/appointments/access.ts'
import { findFor, lockFor } from '#server/features/appointments/access.ts'
import type { Appointment, Whose } from '#server/features/appointments/data.ts'
import { findUpcomingIds, lockAppointment, markCancelled } from '#server/features/appointments/data.ts'
import type { AppointmentChange } from '#server/features/appointments/events.ts'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import { releaseAll } from '#server/features/appointments/occupancy-data.ts'
import { isShownMoment, stateOf, visitOf, waiverLeft } from '#server/features/appointments/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Actor, SiteActor } from '#shared/features/access/actor.ts'
import { canChange, changeFeeCents } from '#shared/features/booking/fees.ts'
import type { CancelRequest } from '#shared/features/booking/appointment-contract.ts'
import type { Failure } from '#shared/lib/result.ts'

/** The appointment as it stands now, and what this change cost. */
export type Changed = { readonly ok: true; readonly appointment: Appointment; readonly feeCents: number }
export type CancelOutcome = Changed | Failure<Denied | 'appointment_over' | 'fee_changed' | 'visit_changed'>

/**
 * Cancels a visit: its half hours are free at once. Cancelling it again changes nothing and answers the same. Refused where
 * it costs more than was shown, or is at another moment by now.
 */
export async function cancel(
  deps: AppDeps,
  actor: SiteActor,
  id: string,
  shown: CancelRequest = {},
): Promise<CancelOutcome> {
  const found = await findFor(deps, actor, 'appointment:cancel', id)
  if (!found.ok) return found
  return inTransaction(deps.db, (trx) => cancelOne(deps, trx, actor, id, shown))
}

/** Cancels every upcoming visit of an account or a card, in the caller's transaction. */
export async function cancelUpcoming(
  deps: AppDeps,
  trx: Transaction<Database>,
  actor: Actor,
  whose: Whose,
): Promise<void> {
  for (const id of await findUpcomingIds(trx, whose, deps.now())) await cancelOne(deps, trx, actor, id)
}

/**
 * Cancels a visit that nobody meant: without a fee, and nobody is told. False, with nothing changed, for one whose address
 * was proven, or that was cancelled or begun, since it was found.
 */
export async function cancelQuietly(
  deps: Pick<AppDeps, 'events' | 'now'>,
  trx: Transaction<Database>,
  actor: Actor,
  id: string,
): Promise<boolean> {
  const now = deps.now()
  const before = await lockAppointment(trx, id)
  if (before === undefined || before.proven_at !== null || !canChange(stateOf(before), now)) return false
  await cancelNow(deps, trx, { actor, at: now, before, feeCents: 0, isQuiet: true })
  return true
}

async function cancelOne(
  deps: AppDeps,
  trx: Transaction<Database>,
  actor: Actor,
  id: string,
  shown: CancelRequest = {},
): Promise<CancelOutcome> {
  const now = deps.now()
  const before = await lockFor(trx, actor, id, now)
  if (before === undefined) return { ok: false, reason: 'not_found' }
  if (before.status === 'cancelled') {
    const feeCents = before.fee_waiver === null ? (before.cancelled_fee_cents ?? 0) : 0
    return { ok: true, appointment: before, feeCents }
  }
  const visit = visitOf(before)
  if (!canChange(visit, now)) return { ok: false, reason: 'appointment_over' }
  if (!isShownMoment(before, shown)) return { ok: false, reason: 'visit_changed' }
  const feeCents = changeFeeCents(visit, now, deps.clinic)
  if (shown.feeCents !== undefined && feeCents > shown.feeCents) return { ok: false, reason: 'fee_changed' }
  const change = { actor, at: now, before, feeCents, isQuiet: false }
  return { ok: true, appointment: await cancelNow(deps, trx, change), feeCents }
}

/** Cancels a visit that is locked, for this fee, and tells of it. Answers with the visit as it is now. */
export async function cancelNow(
  { events }: Pick<AppDeps, 'events'>,
  trx: Transaction<Database>,
  change: Omit<Extract<AppointmentChange, { what: 'moved' | 'cancelled' }>, 'what' | 'after'>,
): Promise<Appointment> {
  const after = await cancelUntold(trx, change)
  await events.announce(trx, appointmentChanged, { ...change, what: 'cancelled', after })
  return after
}

/** The cancellation itself; the caller tells of it. `waiver` is why its fee is waived. */
export async function cancelUntold(
  trx: Transaction<Database>,
  change: Pick<AppointmentChange, 'actor' | 'at'> & {
    readonly before: Appointment
    readonly feeCents: number
    readonly waiver?: string | null
  },
): Promise<Appointment> {
  const { actor, at: now, before, feeCents } = change
  await releaseAll(trx, before.id)
  return markCancelled(trx, before.id, {
    now,
    feeCents,
    waiver: change.waiver ?? waiverLeft(before, feeCents),
    provenAt: before.proven_at,
    isByClinic: actor.kind === 'staff' || actor.kind === 'system',
  })
}
