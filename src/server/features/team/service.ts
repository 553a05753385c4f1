import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { writeRecord } from '#server/features/record/service.ts'
import type { StaffRow } from '#server/features/staff/service.ts'
import {
  deleteAccessOf,
  findMember,
  findMemberByEmail,
  findTeam,
  insertMember,
  lockOwners,
  newToken,
  rpIdOf,
  updateMember,
} from '#server/features/staff/service.ts'
import { storeLink } from '#server/features/team/data.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction, violatedConstraint } from '#server/platform/db/transaction.ts'
import { tokenHash } from '#server/platform/http/keyed-hash.ts'
import type { Colleague } from '#shared/features/access/actor.ts'
import type { Role } from '#shared/features/desk/access.ts'
import type { TeamMember } from '#shared/features/desk/staff-contract.ts'
import { staffLimits } from '#shared/features/desk/staff-contract.ts'
import { paths } from '#shared/i18n/paths.ts'
import type { Failure } from '#shared/lib/result.ts'
import { addMinutes } from '#shared/lib/time.ts'

/** Less than the app has: the command that makes the first owner's link uses it too. */
export type TeamDeps = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly env: { readonly publicUrl: string }
}
type Person = { readonly name: string; readonly email: string; readonly role: Role }
type Changed<Reason extends string> = { readonly ok: true; readonly member: StaffRow } | Failure<Reason>

export async function readTeam({ db, now, env }: TeamDeps): Promise<TeamMember[]> {
  const rows = await findTeam(db, now(), rpIdOf(env))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    keys: Number(row.keys),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    linkUntil: row.link_until?.toISOString() ?? null,
  }))
}

/** Adds somebody; they come in with a link (`makeLink`). */
export async function invite(
  deps: TeamDeps,
  by: Colleague,
  person: Person,
): Promise<Changed<'staff_email_taken'>> {
  return unlessTaken(() =>
    inTransaction(deps.db, async (trx) => ({ ok: true, member: await add(deps, trx, by, person) })),
  )
}

/** Changes name, address or role. The last owner stays one. */
export async function changeMember(
  deps: TeamDeps,
  by: Colleague,
  id: string,
  patch: { readonly [Key in keyof Person]?: Person[Key] | undefined },
): Promise<Changed<'not_found' | 'last_owner' | 'staff_email_taken'>> {
  return unlessTaken(() =>
    inTransaction(deps.db, async (trx): Promise<Changed<'not_found' | 'last_owner'>> => {
      const owners = await lockOwners(trx)
      const member = await findMember(trx, id)
      if (member === undefined) return { ok: false, reason: 'not_found' }
      const next = {
        name: patch.name ?? member.name,
        email: patch.email ?? member.email,
        role: patch.role ?? member.role,
      }
      if (isLast(owners, id) && next.role !== 'owner') return { ok: false, reason: 'last_owner' }
      await updateMember(trx, id, next)
      const { name, email, role } = member
      await writeRecord(trx, by, deps.now(), {
        action: 'team.change',
        subjectId: id,
        from: { name, email, role },
        to: next,
      })
      return { ok: true, member: { ...member, ...next } }
    }),
  )
}

/** Takes somebody out of the team: keys, links, codes and sessions end at once. The last owner stays. */
export async function removeMember(
  deps: TeamDeps,
  by: Colleague,
  id: string,
): Promise<{ readonly ok: true } | Failure<'not_found' | 'last_owner'>> {
  return inTransaction(deps.db, async (trx) => {
    const owners = await lockOwners(trx)
    const member = await findMember(trx, id)
    if (member === undefined) return { ok: false, reason: 'not_found' }
    if (isLast(owners, id)) return { ok: false, reason: 'last_owner' }
    await updateMember(trx, id, { removed_at: deps.now() })
    await deleteAccessOf(trx, id)
    await writeRecord(trx, by, deps.now(), {
      action: 'team.remove',
      subjectId: id,
      from: { name: member.name, role: member.role },
    })
    return { ok: true }
  })
}

/** A link that makes one key within 24 hours; a link that was made before stops working. */
export async function makeLink(
  deps: TeamDeps,
  by: Colleague | null,
  id: string,
): Promise<{ readonly ok: true; readonly url: string; readonly expiresAt: Date } | Failure<'not_found'>> {
  return inTransaction(deps.db, async (trx) => {
    const member = await findMember(trx, id)
    if (member === undefined) return { ok: false, reason: 'not_found' }
    return { ok: true, ...(await linkOf(deps, trx, by, id)) }
  })
}

/**
 * The operator's way in: an owner of this name at this address, and a link. Somebody who works here already becomes an
 * owner; that is how a clinic comes back in whose owners lost their keys.
 */
export async function linkForOwner(
  deps: TeamDeps,
  person: { readonly name: string; readonly email: string },
): Promise<string> {
  return inTransaction(deps.db, async (trx) => {
    const known = await findMemberByEmail(trx, person.email)
    const member = known ?? (await add(deps, trx, null, { ...person, role: 'owner' }))
    if (member.role !== 'owner' || member.name !== person.name) {
      const { name, role } = member
      await updateMember(trx, member.id, { name: person.name, role: 'owner' })
      await writeRecord(trx, null, deps.now(), {
        action: 'team.change',
        subjectId: member.id,
        from: { name, role },
        to: { name: person.name, role: 'owner' },
      })
    }
    return (await linkOf(deps, trx, null, member.id)).url
  })
}

async function add(
  { now }: TeamDeps,
  trx: Transaction<Database>,
  by: Colleague | null,
  person: Person,
): Promise<StaffRow> {
  const row = { id: randomUUID(), ...person, created_at: now(), removed_at: null }
  await insertMember(trx, row)
  await writeRecord(trx, by, now(), { action: 'team.add', subjectId: row.id, to: { ...person } })
  return row
}

async function linkOf(
  { now, env }: TeamDeps,
  trx: Transaction<Database>,
  by: Colleague | null,
  staffId: string,
) {
  const token = newToken()
  const created_at = now()
  const expiresAt = addMinutes(created_at, staffLimits.linkHours * 60)
  await storeLink(trx, { staff_id: staffId, token_hash: tokenHash(token), created_at, expires_at: expiresAt })
  await writeRecord(trx, by, created_at, { action: 'team.link', subjectId: staffId })
  return { url: `${env.publicUrl}${paths.deskKey}?token=${token}`, expiresAt }
}

function isLast(owners: readonly string[], id: string): boolean {
  return owners.length === 1 && owners[0] === id
}

async function unlessTaken<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | Failure<'staff_email_taken'>> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) !== 'staff_email') throw error
    return { ok: false, reason: 'staff_email_taken' }
  }
}
