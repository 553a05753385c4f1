import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { findOnCard, hasProvenAddress } from '#server/features/account/service.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import { findDeskRowsOfCard, leaveAppointments, withPayments } from '#server/features/appointments/service.ts'
import { deleteNotes, deskDataOfCard, findMerges, lockStanding } from '#server/features/cards/service.ts'
import { findEnquiriesFrom } from '#server/features/contact/service.ts'
import { endWish, subscriberAt, unsubscribeAddress } from '#server/features/newsletter/service.ts'
import { findMailsOf, forgetMailsAbout } from '#server/features/privacy/data.ts'
import { endAccount, findSessions, forgetAddress, readPreferences } from '#server/features/profile/service.ts'
import { writeRecord } from '#server/features/record/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Colleague, StaffActor } from '#shared/features/access/actor.ts'
import type { EraseRequest } from '#shared/features/desk/clients-contract.ts'
import type { Failure } from '#shared/lib/result.ts'

export type PersonData = NonNullable<Awaited<ReturnType<typeof exportPerson>>>

/** Everything that is stored about the person of a card; that it was handed out is recorded. Null for no card. */
export function exportPerson(deps: AppDeps, by: Colleague, id: string) {
  return inTransaction(deps.db, async (trx) => {
    const cardId = await lockStanding(trx, id)
    if (cardId === undefined) return null
    await writeRecord(trx, by, deps.now(), { action: 'card.export', cardId })
    return readPerson({ ...deps, db: trx }, cardId)
  })
}

/**
 * Erases the person of a card as deleting their account does, and the notes with it: what stays is what the books, a fee or
 * a visit that is to come need, each for its time. What lies on another card is another's (0061). Refused where the card was merged or split since it was shown.
 */
export function erasePerson(
  deps: AppDeps,
  by: StaffActor,
  id: string,
  { cancelAppointments: isCancelling, merges }: EraseRequest,
): Promise<{ readonly ok: true } | Failure<'not_found' | 'card_changed'>> {
  return inTransaction(deps.db, async (trx) => {
    const cardId = await lockStanding(trx, id)
    if (cardId === undefined) return { ok: false, reason: 'not_found' }
    if (cardId !== id && merges !== undefined) return { ok: false, reason: 'card_changed' }
    if (!isSame(merges, await findMerges(trx, cardId))) return { ok: false, reason: 'card_changed' }
    const { accounts, visits, own, wished } = await findPerson(trx, cardId)
    for (const client of accounts) await endAccount(deps, trx, by, client, isCancelling)
    await leaveAppointments(deps, trx, by, { whose: { by: 'card_id', id: cardId }, isCancelling })
    for (const address of own) {
      await forgetAddress(trx, address)
      await unsubscribeAddress(deps, trx, address)
    }
    for (const { email, created_at } of wished) await endWish(deps, trx, email, created_at)
    await forgetMailsAbout(
      trx,
      visits.map((visit) => visit.id),
    )
    await deleteNotes(trx, cardId)
    await writeRecord(trx, by, deps.now(), { action: 'card.erase', cardId })
    return { ok: true }
  })
}

/** Whether a card is merged as it was shown: with these, and no others. */
function isSame(shown: EraseRequest['merges'], merges: readonly { readonly id: string }[]): boolean {
  return shown === undefined || isDeepStrictEqual(new Set(shown), new Set(merges.map(({ id }) => id)))
}

async function readPerson(deps: AppDeps, cardId: string) {
  const { accounts, visits, own } = await findPerson(deps.db, cardId)
  const visitIds = visits.map((visit) => visit.id)
  const held = await Promise.all(
    own.map(async (address) => ({
      enquiries: await findEnquiriesFrom(deps.db, address),
      subscriber: await subscriberAt(deps, address),
    })),
  )
  return {
    exportedAt: deps.now(),
    accounts: await Promise.all(
      accounts.map(async (client) => ({
        client,
        preferences: await readPreferences(deps, client),
        sessions: await findSessions(deps.db, client.id, deps.now()),
      })),
    ),
    visits: await withPayments(deps.db, visits),
    mails: await findMailsOf(deps.db, { visitIds, addresses: own }),
    enquiries: held.flatMap(({ enquiries }) => enquiries),
    subscribers: held.flatMap(({ subscriber }) => subscriber ?? []),
    ...(await deskDataOfCard(deps.db, cardId)),
  }
}

/**
 * Who a card is about. `own` are the addresses that the person has shown to be theirs: only for these goes what is kept by
 * address alone. At other addresses only the newsletter ends that they wished for while booking (`wished`).
 */
async function findPerson(db: Kysely<Database>, cardId: string) {
  const accounts = await findOnCard(db, cardId)
  const visits = await findDeskRowsOfCard(db, cardId)
  const own = [...accounts.filter(hasProvenAddress), ...visits.filter(hasProvenItsAddress)]
  const wished = visits.filter((visit) => visit.wants_newsletter && visit.email !== '')
  return { accounts, visits, own: addressesOf(own), wished }
}

/**
 * Whether the address of the visit itself was proven, by its link: what the desk typed for a caller nobody has shown to be
 * theirs, and the mails of an account's visit went to the account, whatever was typed with it. So did those of one that an
 * account has left to who comes (`is_own`).
 */
function hasProvenItsAddress(visit: Appointment): boolean {
  const { source, proven_at, client_id, account_deleted_at, is_own } = visit
  const isGuests = client_id === null && account_deleted_at === null && !is_own
  return source === 'online' && proven_at !== null && isGuests
}

function addressesOf(rows: readonly { readonly email: string }[]): string[] {
  return [...new Set(rows.map((row) => row.email.toLowerCase()).filter((email) => email !== ''))]
}
