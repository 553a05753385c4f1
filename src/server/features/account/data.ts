import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { LinkPurpose } from '#server/features/account/token.ts'
import { columnsOf } from '#server/platform/db/fate.ts'
import { clientFates } from '#server/platform/db/register.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { tokenHash } from '#server/platform/http/keyed-hash.ts'

export type Client = Selectable<Database['clients']>

const columns = columnsOf(clientFates)

/** Undefined, with nothing changed, when the username is taken. */
export function insertClient(
  trx: Transaction<Database>,
  client: Insertable<Database['clients']>,
): Promise<Client | undefined> {
  return trx
    .insertInto('clients')
    .values(client)
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export function findClient(db: Kysely<Database>, id: string): Promise<Client | undefined> {
  return db.selectFrom('clients').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The account as it is now, which nobody else changes until the transaction ends. */
export function lockClient(trx: Transaction<Database>, id: string): Promise<Client | undefined> {
  return trx.selectFrom('clients').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findByUsername(db: Kysely<Database>, key: string): Promise<Client | undefined> {
  return db.selectFrom('clients').select(columns).where('username_key', '=', key).executeTakeFirst()
}

/** The accounts on a card of the desk: one, or more where somebody decided that their holders are one person. */
export function findOnCard(db: Kysely<Database>, cardId: string): Promise<Client[]> {
  return db
    .selectFrom('clients')
    .select(columns)
    .where('card_id', '=', cardId)
    .orderBy('created_at')
    .execute()
}

/** The accounts that gave this address, the one that proved it first, then the newest. */
export function findByEmail(db: Kysely<Database>, email: string): Promise<Client[]> {
  return db
    .selectFrom('clients')
    .select(columns)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .orderBy('email_verified_at', (order) => order.desc().nullsLast())
    .orderBy('created_at', 'desc')
    .execute()
}

/** The accounts that wish for the newsletter and have not proven their address: never many, since such accounts end. */
export function findWishing(db: Kysely<Database>): Promise<Pick<Client, 'id' | 'email'>[]> {
  return db
    .selectFrom('clients')
    .select(['id', 'email'])
    .where('wants_newsletter', '=', true)
    .where('email_verified_at', 'is', null)
    .execute()
}

/** Changes what is named; what is undefined stays. */
export function updateClient(
  db: Kysely<Database>,
  id: string,
  changes: Updateable<Database['clients']>,
): Promise<Client | undefined> {
  // With its own id there is always something to set.
  const set = { id, ...changes }
  return db.updateTable('clients').set(set).where('id', '=', id).returning(columns).executeTakeFirst()
}

export async function insertToken(
  trx: Transaction<Database>,
  row: Insertable<Database['account_tokens']>,
): Promise<void> {
  await trx.insertInto('account_tokens').values(row).execute()
}

/** A link as it came, what it is for, and the instant at which it has to work. */
type OpenedLink = readonly [token: string, purpose: LinkPurpose, now: Date]

/** The client to whose present address this link was mailed, while the link works; nobody changes it meanwhile. */
export function findByToken(trx: Transaction<Database>, ...link: OpenedLink): Promise<Client | undefined> {
  return mailedTo(trx, ...link)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a link works; keeps nobody from using it. */
export async function isLinkGood(db: Kysely<Database>, ...link: OpenedLink): Promise<boolean> {
  return (await mailedTo(db, ...link).executeTakeFirst()) !== undefined
}

function mailedTo(db: Kysely<Database>, ...[token, purpose, now]: OpenedLink) {
  return db
    .selectFrom('clients')
    .select(columns)
    .where('id', 'in', (links) =>
      links
        .selectFrom('account_tokens')
        .select('client_id')
        .where('token_hash', '=', tokenHash(token))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .whereRef(sql`lower(account_tokens.email)`, '=', sql`lower(clients.email)`),
    )
}

/** Uses a link up. False when somebody else just did. */
export async function useToken(trx: Transaction<Database>, token: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', tokenHash(token))
    .returning('client_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function deleteTokensOf(
  trx: Transaction<Database>,
  clientId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('client_id', '=', clientId)
    .where('purpose', '=', purpose)
    .execute()
}

/** Instants that an account of an address that nobody has proven, and any account, was last used before. */
export type Unused = { readonly unproven: Date; readonly any: Date }

/** Accounts that nobody has used since, and whose visits, if any, were before then. */
export function findUnused(db: Kysely<Database>, before: Unused): Promise<Client[]> {
  return unusedAccounts(db, before).execute()
}

/** One of them, which nobody else changes until the transaction ends; undefined once it is gone or used again. */
export function lockUnused(
  trx: Transaction<Database>,
  before: Unused,
  id: string,
): Promise<Client | undefined> {
  return unusedAccounts(trx, before).where('id', '=', id).forUpdate().executeTakeFirst()
}

function unusedAccounts(db: Kysely<Database>, { unproven, any }: Unused) {
  const isUnusedSince = (before: Date) =>
    sql<boolean>`coalesce(last_seen_at, clients.created_at) < ${before} and not exists (
      select from appointments where client_id = clients.id and starts_at >= ${before})`
  return db
    .selectFrom('clients')
    .select(columns)
    .where((row) =>
      row.or([row.and([row('email_verified_at', 'is', null), isUnusedSince(unproven)]), isUnusedSince(any)]),
    )
}

/** Removes links of mails that no longer work; answers with how many. */
export async function deleteExpiredTokens(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account_tokens')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
