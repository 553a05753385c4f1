import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Appointment } from '#server/features/appointments/data.ts'
import { findAppointment } from '#server/features/appointments/data.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import { can, refusalFor } from '#shared/features/access/policy.ts'
import type { Result } from '#shared/lib/result.ts'

export type Denied = 'unauthorized' | 'forbidden' | 'not_found'

/**
 * The appointment, for who may do this with it. To everybody else one of somebody else is the same as one that does not
 * exist.
 */
export async function findFor(
  db: Kysely<Database>,
  actor: Actor,
  verb: 'appointment:view' | 'appointment:move' | 'appointment:cancel',
  id: string,
): Promise<Result<Appointment, Denied>> {
  // PostgreSQL answers a text that is no id with an error.
  const found = z.uuid().safeParse(id).success ? await findAppointment(db, id) : undefined
  if (!can(actor, verb, { id, clientId: found?.client_id ?? null }))
    return { ok: false, reason: refusalFor[actor.kind] }
  return found === undefined ? { ok: false, reason: 'not_found' } : { ok: true, value: found }
}
