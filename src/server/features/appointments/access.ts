import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import type { Appointment } from '#server/features/appointments/data.ts'
import { findAppointment, lockAppointment } from '#server/features/appointments/data.ts'
import { isProven } from '#server/features/appointments/person-data.ts'
import { isHeld } from '#server/features/appointments/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Actor, SiteActor } from '#shared/features/access/actor.ts'
import { accountOf } from '#shared/features/access/actor.ts'
import type { Verb } from '#shared/features/access/policy.ts'
import { can, refusalFor } from '#shared/features/access/policy.ts'
import type { Result } from '#shared/lib/result.ts'
import { periodBefore } from '#shared/lib/time.ts'

export type Denied = 'unauthorized' | 'forbidden' | 'not_found'

/**
 * The appointment, for who may do this with it. To everybody else one of somebody else is the same as one that does not
 * exist. A link works until some time after the visit, and not once the account of the visit was deleted.
 */
export async function findFor(
  deps: Pick<AppDeps, 'db' | 'clinic' | 'now'>,
  actor: SiteActor,
  verb: Extract<Verb, `appointment:${string}`>,
  id: string,
): Promise<Result<Appointment, Denied>> {
  // PostgreSQL answers a text that is no id with an error.
  const found = z.uuid().safeParse(id).success ? await findAppointment(deps.db, id) : undefined
  if (!can(actor, verb, { id, clientId: found?.client_id ?? null }))
    return { ok: false, reason: refusalFor[actor.kind] }
  if (found === undefined) return { ok: false, reason: 'not_found' }
  if (actor.kind === 'link' && !isLinkAlive(found, deps)) return { ok: false, reason: refusalFor.link }
  return { ok: true, value: await asSeenBy(deps.db, actor, found, deps.now()) }
}

/** An appointment that `findFor` found, once nobody else is changing it; undefined where it went meanwhile. */
export async function lockFor(
  trx: Transaction<Database>,
  actor: Actor,
  id: string,
  now: Date,
): Promise<Appointment | undefined> {
  const stored = await lockAppointment(trx, id)
  if (stored === undefined) return undefined
  return asSeenBy(trx, actor, stored, now)
}

/**
 * True when who acts shows that the owner of the appointment's address knows of it: they come with the link of a mail, or
 * signed in with a proven address. Whoever only typed the address does not, nor does the desk: it goes by what is stored.
 */
export async function provesAddress(db: Kysely<Database>, actor: Actor): Promise<boolean> {
  if (actor.kind === 'link') return actor.isMailed
  return isProven(db, accountOf(actor))
}

/** The appointment as it is to be judged once its address is proven; what is stored does not change by it. */
export function provenBy<Row extends Appointment>(row: Row, isProof: boolean, at: Date): Row {
  return isProof && row.proven_at === null ? { ...row, proven_at: at } : row
}

/** As who acts has it judged. Not of what an account has left: the link of a mail may have gone to another address than it bears now. */
async function asSeenBy(
  db: Kysely<Database>,
  actor: Actor,
  row: Appointment,
  at: Date,
): Promise<Appointment> {
  const isLeft = row.client_id === null && row.is_own
  return provenBy(row, !isLeft && (await provesAddress(db, actor)), at)
}

function isLinkAlive(visit: Appointment, { clinic, now }: Pick<AppDeps, 'clinic' | 'now'>): boolean {
  return isHeld(visit) && visit.starts_at > periodBefore(now(), clinic.retention.manageLink)
}
