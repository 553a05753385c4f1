import type { AppDeps } from '#server/deps.ts'
import type { Denied } from '#server/features/appointments/access.ts'
import { findFor, lockFor } from '#server/features/appointments/access.ts'
import type { Appointment } from '#server/features/appointments/data.ts'
import { markComing } from '#server/features/appointments/data.ts'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import { isShownMoment, stateOf } from '#server/features/appointments/policy.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { SiteActor } from '#shared/features/access/actor.ts'
import { canChange } from '#shared/features/booking/fees.ts'
import type { ComingRequest } from '#shared/features/booking/appointment-contract.ts'
import type { Failure } from '#shared/lib/result.ts'

type Outcome =
  | { readonly ok: true; readonly appointment: Appointment }
  | Failure<Denied | 'appointment_over' | 'appointment_cancelled' | 'visit_changed'>

/**
 * Notes that the client will come at the moment that was shown, by the button of a reminder, and tells the desk. Saying it
 * again changes nothing; of a visit that was moved since nothing is noted.
 */
export async function sayComing(
  deps: AppDeps,
  actor: SiteActor,
  id: string,
  shown: ComingRequest,
): Promise<Outcome> {
  const found = await findFor(deps, actor, 'appointment:coming', id)
  if (!found.ok) return found
  return inTransaction(deps.db, async (trx): Promise<Outcome> => {
    const at = deps.now()
    const before = await lockFor(trx, actor, id, at)
    if (before === undefined) return { ok: false, reason: 'not_found' }
    if (before.status === 'cancelled') return { ok: false, reason: 'appointment_cancelled' }
    if (!canChange(stateOf(before), at)) return { ok: false, reason: 'appointment_over' }
    if (!isShownMoment(before, shown)) return { ok: false, reason: 'visit_changed' }
    if (before.coming_at !== null) return { ok: true, appointment: before }
    const after = await markComing(trx, id, { now: at, provenAt: before.proven_at })
    const change = { what: 'marked', actor, at, isQuiet: false, before, after, action: 'coming' } as const
    await deps.events.announce(trx, appointmentChanged, change)
    return { ok: true, appointment: after }
  })
}
