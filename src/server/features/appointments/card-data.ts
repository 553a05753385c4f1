import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Appointment } from '#server/features/appointments/data.ts'
import { columns } from '#server/features/appointments/data.ts'
import { asItsAccount, isAtUnproven } from '#server/features/appointments/erasure-data.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** On whose card a visit lies; how cards come together is decided by `cards`. */
export async function setCardOfVisit(
  trx: Transaction<Database>,
  visitId: string,
  cardId: string,
): Promise<void> {
  await trx.updateTable('appointments').set({ card_id: cardId }).where('id', '=', visitId).execute()
}

/** The cards on which the visits lie. */
export async function findCardsOfVisits(
  db: Kysely<Database>,
  visitIds: readonly string[],
): Promise<string[]> {
  if (visitIds.length === 0) return []
  const rows = await db
    .selectFrom('appointments')
    .select('card_id')
    .distinct()
    .where('id', 'in', visitIds)
    .execute()
  return rows.flatMap(({ card_id }) => card_id ?? [])
}

/** Those of the cards on which a visit lies that is not this account's. */
export async function findCardsOfOthers(
  db: Kysely<Database>,
  clientId: string,
  cardIds: readonly string[],
): Promise<string[]> {
  if (cardIds.length === 0) return []
  const rows = await db
    .selectFrom('appointments')
    .select('card_id')
    .distinct()
    .where('card_id', 'in', cardIds)
    .where('client_id', 'is distinct from', clientId)
    .execute()
  return rows.flatMap(({ card_id }) => card_id ?? [])
}

/** The accounts that hold visits on a card. */
export async function findHoldersOn(db: Kysely<Database>, cardId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('client_id')
    .distinct()
    .where('card_id', '=', cardId)
    .execute()
  return rows.flatMap(({ client_id }) => client_id ?? [])
}

/** All visits on these cards, whoever holds them, in no order. */
export function findOnCards(db: Kysely<Database>, cardIds: readonly string[]): Promise<Appointment[]> {
  if (cardIds.length === 0) return Promise.resolve([])
  return db.selectFrom('appointments').select(columns).where('card_id', 'in', cardIds).execute()
}

/** When the visits on the cards start. */
export async function findStartsOnCards(db: Kysely<Database>, cardIds: readonly string[]): Promise<Date[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('starts_at')
    .where('card_id', 'in', cardIds)
    .execute()
  return rows.map(({ starts_at }) => starts_at)
}

/** Moves the visits on a card to another; answers with which. */
export async function moveVisitsOfCard(
  trx: Transaction<Database>,
  from: string,
  into: string,
): Promise<string[]> {
  const moved = await trx
    .updateTable('appointments')
    .set({ card_id: into })
    .where('card_id', '=', from)
    .returning('id')
    .execute()
  return moved.map(({ id }) => id)
}

/** Gives back those of the visits that are still where they were moved to. */
export async function returnVisits(
  trx: Transaction<Database>,
  { from, into, ids }: { readonly from: string; readonly into: string; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('appointments')
    .set({ card_id: from })
    .where('id', 'in', ids)
    .where('card_id', '=', into)
    .execute()
}

/** All visits that an account holds, the latest booked first: whom they name and on whose card they lie. */
export function findHeld(db: Kysely<Database>, clientId: string) {
  return db
    .selectFrom('appointments')
    .select(['id', 'card_id', 'first_name', 'last_name', 'is_own', 'created_at'])
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Visits on the card of an account that are nobody's and bear no address: the desk entered them for a caller. `came_at` is
 * when they came to where the account is: as it was entered, or by a merge.
 */
export function findOfCallers(db: Kysely<Database>, cardId: string, clientId: string) {
  // Whichever of the two cards was merged into the other.
  const merged = sql`(select max(card_merges.created_at) from card_merges
    where coalesce(moved->'appointments' ? appointments.id::text, false)
      <> coalesce(moved->'clients' ? ${clientId}, false))`
  return db
    .selectFrom('appointments')
    .select(['id', 'first_name', 'last_name'])
    .select(sql<Date>`greatest(created_at, ${merged})`.as('came_at'))
    .where('card_id', '=', cardId)
    .where('client_id', 'is', null)
    .where('email', '=', '')
    .execute()
}

/**
 * Leaves visits to who comes, without the account that held them: the links of their mails open them as those of a guest. Their
 * mails go on where they went, to the account's address; to one that it has not proven only of what it had booked itself, whose
 * owner then need not know of the visit. So the address is no proof of who comes (`is_own`).
 */
export async function releaseVisits(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('appointments')
    .set({
      client_id: null,
      is_own: true,
      proven_at: sql`case when is_own and ${isAtUnproven} then null else proven_at end`,
      email: sql`case when ${isMailedToAccount} and email <> '' then ${asItsAccount('email')} else email end`,
      language: sql`case when ${isMailedToAccount} then ${asItsAccount('language')} else language end`,
      wants_reminders: sql`case when ${isMailedToAccount} then ${asItsAccount('wants_reminders')} else wants_reminders end`,
    })
    .where('id', 'in', ids)
    .execute()
}

const isMailedToAccount = sql<boolean>`(is_own or exists (select 1 from clients
  where clients.id = client_id and email_verified_at is not null))`

/** The names that visits were booked under; those that are gone are left out. */
export function findNames(db: Kysely<Database>, visitIds: readonly string[]) {
  if (visitIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('appointments')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', visitIds)
    .execute()
}

/** The names of all visits on a card. */
export function findNamesOnCard(db: Kysely<Database>, cardId: string) {
  return db
    .selectFrom('appointments')
    .select(['first_name', 'last_name'])
    .where('card_id', '=', cardId)
    .execute()
}
