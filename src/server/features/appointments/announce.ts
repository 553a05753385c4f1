import type { AppDeps } from '#server/deps.ts'
import type { Denied } from '#server/features/appointments/access.ts'
import { findFor } from '#server/features/appointments/access.ts'
import type { Appointment } from '#server/features/appointments/data.ts'
import { markComing } from '#server/features/appointments/data.ts'
import { stateOf } from '#server/features/appointments/policy.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import { canChange } from '#shared/features/booking/fees.ts'

type Outcome =
  | { readonly ok: true; readonly appointment: Appointment }
  | { readonly ok: false; readonly reason: Denied | 'appointment_over' | 'appointment_cancelled' }

/** Notes that the client will come, by the button of a reminder. Saying it again changes nothing. */
export async function announce(deps: AppDeps, actor: Actor, id: string): Promise<Outcome> {
  const found = await findFor(deps, actor, 'appointment:announce', id)
  if (!found.ok) return found
  const appointment = found.value
  if (appointment.status === 'cancelled') return { ok: false, reason: 'appointment_cancelled' }
  const at = deps.now()
  if (!canChange(stateOf(appointment), at)) return { ok: false, reason: 'appointment_over' }
  await markComing(deps.db, id, { now: at, provenAt: appointment.proven_at })
  return { ok: true, appointment: { ...appointment, coming_at: appointment.coming_at ?? at } }
}
