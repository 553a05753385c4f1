import type { Insertable, Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

const staffColumns = ['staff.id', 'staff.name', 'staff.email', 'staff.role'] as const

/** Whose link it is and until when it works; undefined when it does not. */
export function findLink(db: Kysely<Database>, tokenHash: string, now: Date) {
  return db
    .selectFrom('staff_links as link')
    .innerJoin('staff', 'staff.id', 'link.staff_id')
    .select([...staffColumns, 'link.expires_at as expiresAt'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.expires_at', '>', now)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
}

/** Uses a link up. False when somebody else just did. */
export async function useLink(trx: Transaction<Database>, tokenHash: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('staff_links')
    .where('token_hash', '=', tokenHash)
    .returning('staff_id')
    .executeTakeFirst()
  return used !== undefined
}

/** False when this challenge was answered before. */
export async function useChallenge(
  trx: Transaction<Database>,
  challengeHash: string,
  expiresAt: Date,
): Promise<boolean> {
  const used = await trx
    .insertInto('staff_challenges')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** False when this key is known already. */
export async function insertKey(
  trx: Transaction<Database>,
  row: Insertable<Database['staff_keys']>,
): Promise<boolean> {
  const stored = await trx
    .insertInto('staff_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** A key that works at this host, with whom it belongs to while they work here. */
export function findKey(db: Kysely<Database>, id: string, rpId: string) {
  return db
    .selectFrom('staff_keys as key')
    .innerJoin('staff', 'staff.id', 'key.staff_id')
    .select([
      ...staffColumns,
      'key.public_key as publicKey',
      'key.counter',
      'key.transports',
      'key.name as keyName',
    ])
    .where('key.id', '=', id)
    .where('key.rp_id', '=', rpId)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
}

export function findKeysOf(db: Kysely<Database>, staffId: string) {
  return db
    .selectFrom('staff_keys')
    .select(['id', 'name', 'rp_id', 'transports', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()
}

export async function markKeyUsed(
  trx: Transaction<Database>,
  id: string,
  used: { readonly counter: number; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('staff_keys')
    .set({ counter: used.counter, last_used_at: used.now })
    .where('id', '=', id)
    .execute()
}

/** The keys of a person, locked, so that two devices cannot remove each other at once. */
export async function lockKeysOf(trx: Transaction<Database>, staffId: string) {
  await trx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
  return findKeysOf(trx, staffId)
}

export async function deleteKey(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('staff_keys').where('id', '=', id).execute()
}

export async function replaceCodes(
  trx: Transaction<Database>,
  staffId: string,
  codeHashes: readonly string[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await trx
    .insertInto('staff_recovery_codes')
    .values(codeHashes.map((code_hash) => ({ code_hash, staff_id: staffId, created_at: now })))
    .execute()
}

/** Uses a code up. False when that person has no such code, or not any more. */
export async function useCode(
  trx: Transaction<Database>,
  staffId: string,
  codeHash: string,
): Promise<boolean> {
  const used = await trx
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function countCodes(db: Kysely<Database>, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(sql<string>`count(*)`.as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
