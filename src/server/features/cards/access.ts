import type { Kysely, Transaction } from 'kysely'
import { findCardsOfOthers, findHeld, findNamesOnCard } from '#server/features/appointments/service.ts'
import { findCardOfClient, findCardsWithAccount } from '#server/features/cards/data.ts'
import type { Holder } from '#server/features/cards/policy.ts'
import { isNamedAs } from '#server/features/cards/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** An account as `policy.ts` judges by it; null once it is gone. */
export async function findHolder(db: Kysely<Database>, clientId: string): Promise<Holder | null> {
  const client = await findCardOfClient(db, clientId)
  return client === undefined ? null : { ...client, held: await findHeld(db, clientId) }
}

/** The visits in the name of an account that it came to hold since, where it stands on that card. */
export async function findBookedSince(
  trx: Transaction<Database>,
  clientId: string,
  { from, since }: { readonly from: string; readonly since: Date },
): Promise<string[]> {
  const holder = await findHolder(trx, clientId)
  if (holder?.card_id !== from) return []
  return idsOf(holder.held.filter((visit) => visit.created_at >= since && isNamedAs(holder, visit)))
}

/** Those of the cards on which nothing lies but visits that this account holds, all in a name that `isTheirs` takes. */
export async function findAlone(
  trx: Transaction<Database>,
  clientId: string,
  cards: readonly string[],
  isTheirs: (named: Awaited<ReturnType<typeof findNamesOnCard>>[number]) => boolean,
): Promise<string[]> {
  const shared = new Set([
    ...(await findCardsOfOthers(trx, clientId, cards)),
    ...(await findCardsWithAccount(trx, cards)),
  ])
  const alone = []
  for (const id of cards)
    if (!shared.has(id) && (await findNamesOnCard(trx, id)).every(isTheirs)) alone.push(id)
  return alone
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
