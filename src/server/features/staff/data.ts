import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

export type StaffRow = Selectable<Database['staff']>

const columns = [
  'id',
  'name',
  'email',
  'role',
  'created_at',
  'removed_at',
] as const satisfies readonly (keyof StaffRow)[]

/** Undefined for who has left, as for who was never here. */
export function findMember(db: Kysely<Database>, id: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom('staff')
    .select(columns)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export function findMemberByEmail(db: Kysely<Database>, email: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom('staff')
    .select(columns)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Everybody who works here, in the order in which they came, with what they sign in with. */
export function findTeam(db: Kysely<Database>, now: Date, rpId: string) {
  return db
    .selectFrom('staff')
    .select((row) => [
      ...columns,
      row
        .selectFrom('staff_keys')
        .whereRef('staff_id', '=', 'staff.id')
        .where('rp_id', '=', rpId)
        .select((key) => key.fn.countAll<string>().as('count'))
        .as('keys'),
      row
        .selectFrom('staff_sessions')
        .whereRef('staff_id', '=', 'staff.id')
        .select((session) => session.fn.max('last_seen_at').as('seen'))
        .as('last_seen_at'),
      row
        .selectFrom('staff_links')
        .whereRef('staff_id', '=', 'staff.id')
        .where('expires_at', '>', now)
        .select('expires_at')
        .as('link_until'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export async function insertMember(
  trx: Transaction<Database>,
  row: Insertable<Database['staff']>,
): Promise<void> {
  await trx.insertInto('staff').values(row).execute()
}

export async function updateMember(
  trx: Transaction<Database>,
  id: string,
  changes: Updateable<Database['staff']>,
): Promise<void> {
  await trx.updateTable('staff').set(changes).where('id', '=', id).execute()
}

/** Locks every owner, in one order for everybody, so that two cannot remove each other at once; answers with who they are. */
export async function lockOwners(trx: Transaction<Database>): Promise<string[]> {
  const rows = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertSession(
  db: Kysely<Database>,
  row: Insertable<Database['staff_sessions']>,
): Promise<void> {
  await db.insertInto('staff_sessions').values(row).execute()
}

/** The live session of a token, with who it belongs to while they work here. */
export function findSession(db: Kysely<Database>, tokenHash: string, now: Date) {
  return db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select([
      'session.id as sessionId',
      'session.last_seen_at as lastSeenAt',
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export async function isLive(db: Kysely<Database>, sessionId: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('staff_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return session !== undefined
}

export async function prolongSession(
  db: Kysely<Database>,
  id: string,
  times: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_seen_at: times.now, expires_at: times.expiresAt })
    .where('id', '=', id)
    .execute()
}

export function findSessionsOf(db: Kysely<Database>, staffId: string, now: Date) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** False when that person has no such session. */
export async function deleteSession(
  trx: Transaction<Database>,
  staffId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_sessions')
    .where('id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

/** Ends every session, link and key of who leaves. */
export async function deleteAccessOf(trx: Transaction<Database>, staffId: string): Promise<void> {
  for (const table of ['staff_sessions', 'staff_links', 'staff_keys', 'staff_recovery_codes'] as const)
    await trx.deleteFrom(table).where('staff_id', '=', staffId).execute()
}

/** Removes what has run out; answers with how much. */
export async function deleteExpired(db: Kysely<Database>, now: Date): Promise<number> {
  let removed = 0
  for (const table of ['staff_sessions', 'staff_links', 'staff_challenges'] as const) {
    const { numDeletedRows } = await db.deleteFrom(table).where('expires_at', '<=', now).executeTakeFirst()
    removed += Number(numDeletedRows)
  }
  return removed
}
