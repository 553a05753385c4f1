import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { AppointmentChange } from '#server/features/appointments/events.ts'
import {
  chargedCents,
  findDeskRowsOfCard,
  findCardsOfVisits,
  findMailsAbout,
  findNames,
  findStartsOnCards,
  moveVisitsOfCard,
  presentVisit,
  returnVisits,
  ringFor,
  setCardOfVisit,
} from '#server/features/appointments/service.ts'
import { findAlone, findCameSince, findHolder } from '#server/features/cards/access.ts'
import {
  findCardsBehind,
  findJoins,
  findLikeness,
  findMerges,
  findNamesOfClients,
  findNoteBody,
  findNotes,
  findStanding,
  findSummaries,
  holdsWords,
  insertCard,
  insertMerge,
  insertNote,
  isCard,
  isOneOf,
  lockCardOfClient,
  lockCards,
  lockStanding,
  moveBelongings,
  returnBelongings,
  setCardOfClient,
  setIntoOfMerge,
  setMergedInto,
  takeMerge,
} from '#server/features/cards/data.ts'
import { cardBefore, cardOfGuests, isNamedAs } from '#server/features/cards/policy.ts'
import { presentSummary } from '#server/features/cards/present.ts'
import { presentMail } from '#server/features/outbox/service.ts'
import { recordOf, writeRecord } from '#server/features/record/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { idFor } from '#server/platform/http/idempotency-key.ts'
import { subjectIdOf } from '#server/platform/mail/subject.ts'
import type { Colleague } from '#shared/features/access/actor.ts'
import { may } from '#shared/features/desk/access.ts'
import type { ClientCard, ClientSummary } from '#shared/features/desk/clients-contract.ts'
import { mostFound } from '#shared/features/desk/rules.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { latinDigits } from '#shared/lib/digits.ts'
import type { Failure } from '#shared/lib/result.ts'

export { belongingsOf, deleteNotesOf, findCardOf, leaveToOthers } from '#server/features/cards/access.ts'
export { deleteEmptyCards, deleteNotes, findMerges, lockStanding } from '#server/features/cards/data.ts'

type Deps = Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'now'>
type Ringing = Pick<AppDeps, 'bell' | 'clinic'>

/**
 * Puts a new visit on a card: in the name of the account that holds it on the account's own, and what the account itself books
 * for somebody where it has booked for them before. Everything else gets one of its own: who a guest is, only a person can
 * decide. A card that the desk named may have been merged while somebody was typing: the visit goes where the rest of it went.
 */
export async function putOnCard(trx: Transaction<Database>, change: AppointmentChange): Promise<void> {
  const { after, at, what } = change
  if (what !== 'booked') return
  const { client_id: clientId, card_id: placed } = after
  const holder = placed !== null || clientId === null ? null : await findHolder(trx, clientId)
  if (clientId !== null && holder !== null && isNamedAs(holder, after))
    return setCardOfVisit(trx, after.id, await cardOfAccount(trx, clientId, at))
  const standing = placed === null ? await lockCardBefore(trx, after) : await lockStanding(trx, placed)
  const cardId = standing ?? placed ?? (await newCard(trx, at))
  if (cardId !== placed) await setCardOfVisit(trx, after.id, cardId)
}

/** The card where who books a visit has booked for who comes before; undefined where they have not. Nobody merges it meanwhile. */
async function lockCardBefore(
  trx: Transaction<Database>,
  visit: AppointmentChange['after'],
): Promise<string | undefined> {
  const read = async () => {
    const holder = visit.client_id !== null && visit.is_own ? await findHolder(trx, visit.client_id) : null
    return holder && cardBefore(holder, visit)
  }
  const known = await read()
  if (known === null) return undefined
  await lockStanding(trx, known)
  // Where that waited for a split, they lie elsewhere now.
  return lockStanding(trx, (await read()) ?? known)
}

async function newCard(trx: Transaction<Database>, now: Date): Promise<string> {
  const id = randomUUID()
  await insertCard(trx, id, now)
  return id
}

/** The card of an account, which is made where it has none: so the desk finds who never came, too. */
export async function cardOfAccount(
  trx: Transaction<Database>,
  clientId: string,
  now: Date,
): Promise<string> {
  const known = await lockCardOfClient(trx, clientId)
  if (known !== null) return known
  const cardId = await newCard(trx, now)
  await setCardOfClient(trx, clientId, cardId)
  return cardId
}

/**
 * Merges the cards of visits that have just become an account's, because its address was proven, into the card of the account
 * where they bear its name, and of whom it has booked for where they bear theirs; like every merge that can be taken back. A
 * guest's visit lies on a card of its own: where it lies with somebody else, a colleague put it, and there it stays, as does
 * what is placed or split later.
 */
export async function joinCards(
  deps: Ringing & Pick<AppDeps, 'now'>,
  trx: Transaction<Database>,
  clientId: string,
  visitIds: readonly string[],
): Promise<void> {
  const joined = await findCardsOfVisits(trx, visitIds)
  if (joined.length === 0) return
  const { held = [] } = (await findHolder(trx, clientId)) ?? {}
  const standing = await lockCards(trx, [...new Set(held.flatMap(({ card_id }) => card_id ?? []))])
  const holder = await findHolder(trx, clientId)
  if (holder === null) return
  const now = deps.now()
  const rung = new Set<string>()
  const guests = standing.filter((id) => joined.includes(id))
  for (const { id: from, names } of await findAlone(trx, clientId, guests)) {
    const isOwn = names.every((named) => isNamedAs(holder, named))
    const theirs = standing.find((id) => id === cardOfGuests(holder, names))
    const into = isOwn ? await cardOfAccount(trx, clientId, now) : theirs
    if (into === undefined || into === from) continue
    await moveAll(trx, { from, into, by: null, at: now })
    rung.add(into)
  }
  if (rung.size > 0) await ringForCards(deps, trx, [...rung])
}

/** Clients whose account and visits hold every word, the latest first; without words, the latest. */
export async function searchClients({ db, now }: Deps, search: string): Promise<ClientSummary[]> {
  // A number is one word, however people write it; a comma parts a last name from a first one.
  const words =
    latinDigits(search)
      .replaceAll(/[,،]/g, ' ')
      .match(/[+(\d][\d\s()+-]*(?=\s|$)|\S+/g) ?? []
  const rows = await findSummaries(db, holdsWords(words), now(), mostFound)
  return rows.map(presentSummary)
}

/**
 * A client's card; that it was looked at is recorded in the same transaction. Null for none. Who else may be the same person
 * is told to who may merge them: nobody records that those were looked at.
 */
export function openCard(
  deps: Deps,
  by: Colleague,
  id: string,
  language: Language,
): Promise<ClientCard | null> {
  return inTransaction(deps.db, async (trx) => {
    const standing = await findStanding(trx, id)
    if (standing === undefined) return null
    const card = await cardOf(deps, trx, standing, { language, isMergeable: may(by.role, 'clients') })
    if (card !== null) await writeRecord(trx, by, deps.now(), { action: 'card.read', cardId: standing })
    return card
  })
}

/** Writes a note on a card, with the same `key` once; another note with it is refused, because the first arrived. */
export function writeNote(
  deps: Deps,
  by: Colleague,
  id: string,
  { body, key }: { readonly body: string; readonly key?: string | undefined },
): Promise<{ readonly ok: true } | Failure<'not_found' | 'idempotency_conflict'>> {
  return inTransaction(deps.db, async (trx) => {
    const cardId = await lockStanding(trx, id)
    if (cardId === undefined) return { ok: false, reason: 'not_found' }
    const noteId = idFor(key, [id])
    const note = { id: noteId, card_id: cardId, body, staff_id: by.id, created_at: deps.now() }
    if (!(await insertNote(trx, note)))
      return (await findNoteBody(trx, noteId)) === body
        ? { ok: true }
        : { ok: false, reason: 'idempotency_conflict' }
    await writeRecord(trx, by, deps.now(), { action: 'card.note', cardId, subjectId: noteId })
    return { ok: true }
  })
}

/** Moves all that is on a card to another, because somebody decided that they are one person. */
export function mergeCards(
  deps: Deps & Ringing,
  by: Colleague,
  from: string,
  into: string,
): Promise<{ readonly ok: true } | Failure<'not_found' | 'same_client'>> {
  return inTransaction(deps.db, async (trx) => {
    if (from === into) return { ok: false, reason: 'same_client' }
    if ((await lockCards(trx, [from, into])).length < 2) return { ok: false, reason: 'not_found' }
    await moveAll(trx, { from, into, by, at: deps.now() })
    await ringForCards(deps, trx, [into])
    await writeRecord(trx, by, deps.now(), { action: 'card.merge', cardId: into, subjectId: from })
    return { ok: true }
  })
}

/** Which visit of a card is its first, and what is due at it, follows from all on that card. */
async function ringForCards(
  deps: Ringing,
  trx: Transaction<Database>,
  cardIds: readonly string[],
): Promise<void> {
  await ringFor(deps, trx, await findStartsOnCards(trx, cardIds))
}

/** Moves all that is on a card to another, and notes what, so that it can go back. `by` is null where no person decided. */
async function moveAll(
  trx: Transaction<Database>,
  merge: { readonly from: string; readonly into: string; readonly by: Colleague | null; readonly at: Date },
): Promise<void> {
  const { from, into, by, at } = merge
  const appointments = await moveVisitsOfCard(trx, from, into)
  const moved = { appointments, ...(await moveBelongings(trx, from, into)) }
  await setMergedInto(trx, from, into)
  await insertMerge(trx, {
    id: randomUUID(),
    from_card: from,
    into_card: into,
    moved: JSON.stringify(moved),
    staff_id: by?.id ?? null,
    created_at: at,
  })
}

/**
 * Takes a merge into a card back, the latest when none is named: what came with it goes back, and what an account has booked
 * since lies where it would had they never been merged. What a colleague has placed since stays.
 */
export function splitCard(
  deps: Deps & Ringing,
  by: Colleague,
  id: string,
  mergeId: string | undefined,
): Promise<{ readonly ok: true } | Failure<'not_found' | 'no_merge'>> {
  return inTransaction(deps.db, async (trx) => {
    if ((await lockCards(trx, [id])).length === 0) return { ok: false, reason: 'not_found' }
    const merge = await takeMerge(trx, id, mergeId)
    if (merge === undefined) return { ok: false, reason: 'no_merge' }
    const { from_card: from, into_card: into, moved, created_at: since } = merge
    await setMergedInto(trx, from, null)
    await returnVisits(trx, { from, into, ids: moved['appointments'] ?? [] })
    await returnBelongings(trx, { from, into, moved })
    await returnSince(trx, { from, into, since })
    await ringForCards(deps, trx, [from, into])
    await writeRecord(trx, by, deps.now(), { action: 'card.split', cardId: into, subjectId: from })
    return { ok: true }
  })
}

/** Gives a card that was split off what came since and would lie on it, with the merges that a proof made of that. */
async function returnSince(
  trx: Transaction<Database>,
  merge: { readonly from: string; readonly into: string; readonly since: Date },
): Promise<void> {
  const { from, into } = merge
  const visitsOf = ({ moved }: Awaited<ReturnType<typeof findJoins>>[number]) => moved['appointments'] ?? []
  const joins = await findJoins(trx, merge)
  const ids = await findCameSince(trx, merge, joins.flatMap(visitsOf))
  await returnVisits(trx, { from, into, ids })
  for (const join of joins) {
    if (!visitsOf(join).some((id) => ids.includes(id))) continue
    await setIntoOfMerge(trx, join.id, from)
    await setMergedInto(trx, join.from_card, from)
    await returnVisits(trx, { from, into, ids: visitsOf(join) })
    await returnBelongings(trx, { from, into, moved: join.moved })
  }
}

/**
 * What the desk holds on a card beside the visits: notes, and who looked at or changed what, also of cards that were merged
 * into it. Nothing for no card.
 */
export async function deskDataOfCard(db: Kysely<Database>, cardId: string | null) {
  if (cardId === null) return { notes: [], record: [] }
  const notes = await findNotes(db, cardId)
  return { notes, record: await recordOf(db, await findCardsBehind(db, cardId)) }
}

/** Every card of the person whom this card is or was about: the record names a person by whichever stood at the time. */
export async function cardsOfPerson(db: Kysely<Database>, id: string): Promise<string[]> {
  const standing = await findStanding(db, id)
  return standing === undefined ? [id] : findCardsBehind(db, standing)
}

async function cardOf(
  deps: Deps,
  db: Kysely<Database>,
  id: string,
  { language, isMergeable }: { readonly language: Language; readonly isMergeable: boolean },
): Promise<ClientCard | null> {
  const now = deps.now()
  const [summary] = await findSummaries(db, isCard(id), now, 1)
  if (summary === undefined) return null
  const visits = await findDeskRowsOfCard(db, id)
  const mails = await findMailsAbout(
    db,
    visits.map((visit) => visit.id),
  )
  const notes = await findNotes(db, id)
  const likeness = isMergeable ? await findLikeness(db, id) : []
  const alike = await findSummaries(db, isOneOf(likeness.map((one) => one.id)), now, mostFound)
  const merges = await findMerges(db, id)
  const firstOf = (table: string) => merges.flatMap(({ moved }) => moved[table]?.[0] ?? [])
  const names = [
    ...(await findNamesOfClients(db, firstOf('clients'))),
    ...(await findNames(db, firstOf('appointments'))),
  ]
  return {
    ...presentSummary(summary),
    visitList: visits.map((row) => presentVisit(row, language, deps)),
    notes: notes.map(({ id, body, created_at, by }) => ({ id, body, at: created_at.toISOString(), by })),
    feesCents: visits.reduce((sum, row) => sum + chargedCents(row), 0),
    paidCents: visits.reduce((sum, row) => sum + row.paid_cents, 0),
    mails: mails.flatMap((mail) => {
      const visit = visits.find(({ id }) => id === subjectIdOf(mail))
      return visit === undefined ? [] : [{ ...presentMail(mail), start: visit.starts_at.toISOString() }]
    }),
    proposals: alike.map((row) => ({
      ...presentSummary(row),
      because: likeness.find((one) => one.id === row.id)?.because ?? 'name',
    })),
    merges: merges.map((merge) => {
      const { clients = [], appointments = [] } = merge.moved
      const name = names.find((one) => one.id === clients[0] || one.id === appointments[0])
      return {
        id: merge.id,
        firstName: name?.first_name ?? '',
        lastName: name?.last_name ?? '',
        at: merge.created_at.toISOString(),
        by: merge.by ?? '',
      }
    }),
  }
}
