import type { Kysely, Transaction } from 'kysely'
import {
  findCardsOfOthers,
  findHeld,
  findHoldersOn,
  findNamesOnCard,
  findOfCallers,
  releaseVisits,
} from '#server/features/appointments/service.ts'
import {
  deleteNotes,
  findCardOfClient,
  findCardsBehind,
  findCardsWithAccount,
} from '#server/features/cards/data.ts'
import type { HeldVisit, Holder } from '#server/features/cards/policy.ts'
import { cardFor, isAnothers, isCallOf, isNamedAs } from '#server/features/cards/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** An account as `policy.ts` judges by it; null once it is gone. */
export async function findHolder(db: Kysely<Database>, clientId: string): Promise<Holder | null> {
  const client = await findCardOfClient(db, clientId)
  return client === undefined ? null : { ...client, held: await findHeld(db, clientId) }
}

/**
 * What came to a card since another was merged into it, and would lie on that other had it not been: what accounts booked, what
 * is in their name, and what a proof of their address brought (`joined`).
 */
export async function findCameSince(
  trx: Transaction<Database>,
  merge: { readonly from: string; readonly into: string; readonly since: Date },
  joined: readonly string[],
): Promise<string[]> {
  const { from, into, since } = merge
  const came = []
  for (const clientId of await findHoldersOn(trx, into)) {
    const holder = await findHolder(trx, clientId)
    if (holder === null) continue
    const isPlaced = (visit: HeldVisit) => visit.is_own || isNamedAs(holder, visit)
    const hasCome = (visit: HeldVisit) =>
      visit.card_id === into && (joined.includes(visit.id) || (visit.created_at >= since && isPlaced(visit)))
    const without = { ...holder, held: holder.held.filter((visit) => !hasCome(visit)) }
    came.push(...holder.held.filter((visit) => hasCome(visit) && cardFor(without, visit) === from))
  }
  return idsOf(came)
}

/**
 * What an account is told, and what goes with it, beside the visits that it holds: its card, or null where that is not its own,
 * and what the desk entered there in its name for a caller who gave no address. `others` are those it holds that are another's:
 * they stay.
 */
export async function belongingsOf(db: Kysely<Database>, clientId: string) {
  const [cardId, holder] = [await findOwnCard(db, clientId), await findHolder(db, clientId)]
  if (holder === null) return { cardId, called: [], others: [] }
  const callers = cardId === null ? [] : await findOfCallers(db, cardId, clientId)
  return {
    cardId,
    called: idsOf(callers.filter((visit) => isCallOf(holder, visit))),
    others: idsOf(holder.held.filter((visit) => isAnothers(holder, visit))),
  }
}

/** Deletes the desk's notes about an account that ends: on its own card. */
export async function deleteNotesOf(trx: Transaction<Database>, clientId: string): Promise<void> {
  const cardId = await findOwnCard(trx, clientId)
  if (cardId !== null) await deleteNotes(trx, cardId)
}

/**
 * Leaves the visits that an account holds and that are another's to who comes, before it ends; where the desk erases the person of
 * a card (`isByCard`), all that lies on other cards: these were not asked about.
 */
export async function leaveToOthers(
  trx: Transaction<Database>,
  clientId: string,
  isByCard: boolean,
): Promise<void> {
  const holder = await findHolder(trx, clientId)
  if (holder === null) return
  const isLeft = (visit: HeldVisit) =>
    isByCard ? visit.card_id !== holder.card_id : isAnothers(holder, visit)
  await releaseVisits(trx, idsOf(holder.held.filter(isLeft)))
}

/**
 * The card of an account, or null where it is not its own. Where it also holds what others booked or was merged, only once
 * the address is proven: anybody can register under a name that they typed, and by the name a colleague decides who is the
 * same person.
 */
async function findOwnCard(db: Kysely<Database>, clientId: string): Promise<string | null> {
  const { card_id: cardId = null, email_verified_at: provenAt = null } =
    (await findCardOfClient(db, clientId)) ?? {}
  if (cardId === null || provenAt !== null) return cardId
  const isMerged = (await findCardsBehind(db, cardId)).length > 1
  const isShared = isMerged || (await findCardsOfOthers(db, clientId, [cardId])).length > 0
  return isShared ? null : cardId
}

/** Those of the cards on which nothing lies but visits that this account holds, with the names of these. */
export async function findAlone(trx: Transaction<Database>, clientId: string, cards: readonly string[]) {
  const shared = new Set([
    ...(await findCardsOfOthers(trx, clientId, cards)),
    ...(await findCardsWithAccount(trx, cards)),
  ])
  const alone = []
  for (const id of cards) if (!shared.has(id)) alone.push({ id, names: await findNamesOnCard(trx, id) })
  return alone
}

/** The card on which an account stands. */
export async function findCardOf(db: Kysely<Database>, clientId: string): Promise<string | null> {
  return (await findCardOfClient(db, clientId))?.card_id ?? null
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
