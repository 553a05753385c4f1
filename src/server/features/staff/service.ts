import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { writeRecord } from '#server/features/record/service.ts'
import {
  deleteSession,
  findSession,
  findSessionsOf,
  insertSession,
  isLive,
  prolongSession,
} from '#server/features/staff/data.ts'
import { newToken } from '#server/features/staff/token.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { tokenHash } from '#server/platform/http/keyed-hash.ts'
import type { Colleague, StaffActor } from '#shared/features/access/actor.ts'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'
import { staffLimits } from '#shared/features/desk/staff-contract.ts'
import { addMinutes } from '#shared/lib/time.ts'

export type { StaffRow } from '#server/features/staff/data.ts'
export {
  deleteAccessOf,
  deleteExpired,
  findMember,
  findMemberByEmail,
  findTeam,
  insertMember,
  lockOwners,
  updateMember,
} from '#server/features/staff/data.ts'
export { codeHashOf, newRecoveryCode, newToken } from '#server/features/staff/token.ts'

/** Who is signed in at the desk, and acts there. */
export type Staff = StaffActor & StaffMember & { readonly sessionId: string }
/** What the desk's routes find in the request. */
export type StaffEnv = { Variables: { staff: Staff } }

export const sessionSeconds = staffLimits.idleHours * 60 * 60
/** A session in use is prolonged at most this often. */
const renewAfterMs = 60_000

/** The host that keys are made for and work at. */
export function rpIdOf({ publicUrl }: { readonly publicUrl: string }): string {
  return new URL(publicUrl).hostname
}

/** Opens a session in the caller's transaction; answers with the token for its cookie, which is kept nowhere else. */
export async function openStaffSession(
  { now }: Pick<AppDeps, 'now'>,
  trx: Transaction<Database>,
  staff: Colleague,
  device: string,
  means: 'key' | 'link' | 'recovery',
): Promise<string> {
  const at = now()
  const token = newToken()
  const id = randomUUID()
  await insertSession(trx, {
    id,
    token_hash: tokenHash(token),
    staff_id: staff.id,
    device,
    created_at: at,
    last_seen_at: at,
    expires_at: idleEnd(at),
  })
  await writeRecord(trx, staff, at, { action: 'session.open', subjectId: id, to: { means, device } })
  return token
}

/**
 * Who the token belongs to, or null. Being asked keeps the session alive, but not by a desk that only follows what others do
 * (`isUnasked`). `isRenewed` asks for a fresh cookie.
 */
export async function staffOf(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  token: string,
  isUnasked = false,
): Promise<{ readonly staff: Staff; readonly isRenewed: boolean } | null> {
  const at = now()
  const found = await findSession(db, tokenHash(token), at)
  if (found === undefined) return null
  const isRenewed = !isUnasked && at.getTime() - found.lastSeenAt.getTime() > renewAfterMs
  if (isRenewed) await prolongSession(db, found.sessionId, { now: at, expiresAt: idleEnd(at) })
  const { id, name, email, role, sessionId } = found
  return { staff: { kind: 'staff', id, name, email, role, sessionId }, isRenewed }
}

/** True while a session lives and who it belongs to works here; asking does not prolong it. */
export function hasSession({ db, now }: Pick<AppDeps, 'db' | 'now'>, sessionId: string): Promise<boolean> {
  return isLive(db, sessionId, now())
}

/** The own sessions that still live, the latest first. */
export function sessionsOf(
  { db, now }: { readonly db: Kysely<Database>; readonly now: () => Date },
  staffId: string,
) {
  return findSessionsOf(db, staffId, now())
}

/** Ends one of the own sessions. False when there is no such one. */
export function endStaffSession(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  staff: Colleague,
  sessionId: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const isEnded = await deleteSession(trx, staff.id, sessionId)
    if (isEnded) await writeRecord(trx, staff, now(), { action: 'session.end', subjectId: sessionId })
    return isEnded
  })
}

function idleEnd(at: Date): Date {
  return addMinutes(at, staffLimits.idleHours * 60)
}
