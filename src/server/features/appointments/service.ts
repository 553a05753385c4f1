import type { Kysely, Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { findTreatmentsAhead } from '#server/features/appointments/agenda-data.ts'
import { cancelUpcoming } from '#server/features/appointments/cancel.ts'
import type { Appointment, Whose } from '#server/features/appointments/data.ts'
import {
  deleteSpentUndo,
  deleteVisits,
  eraseContact,
  eraseDetails,
  eraseLeftVisits,
  eraseNetworks,
  leaveVisits,
} from '#server/features/appointments/erasure-data.ts'
import { findMailAccount, isAddressProven } from '#server/features/appointments/mail-data.ts'
import { stateOf } from '#server/features/appointments/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import type { AppointmentStatus } from '#shared/features/booking/fields.ts'
import { statusAt } from '#shared/features/booking/fees.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { periodBefore, startOfDay, wallClock } from '#shared/lib/time.ts'

/** What other features may ask of the appointments; what is said of one stands in `words.ts` and `calendar.ts`. */

export type { AgendaVisit } from '#server/features/appointments/agenda-data.ts'
export { findAgenda } from '#server/features/appointments/agenda-data.ts'
export {
  findCardsOfOthers,
  findCardsOfVisits,
  findHeld,
  findHoldersOn,
  findNames,
  findNamesOnCard,
  findOfCallers,
  findOnCards,
  findStartsOnCards,
  moveVisitsOfCard,
  releaseVisits,
  returnVisits,
  setCardOfVisit,
} from '#server/features/appointments/card-data.ts'
export {
  cancelledKind,
  changeMailKey,
  confirmationKind,
  movedKind,
  ringFor,
} from '#server/features/appointments/events.ts'
export type { Appointment } from '#server/features/appointments/data.ts'
export {
  findAppointmentsOf,
  findByReference,
  linkGuestAppointments,
  proveAppointments,
  lockAppointment,
} from '#server/features/appointments/data.ts'
export { findFor } from '#server/features/appointments/access.ts'
export { actorWithLink } from '#server/features/appointments/token.ts'
export { cancelQuietly } from '#server/features/appointments/cancel.ts'
export type { FloodFilter, FloodRow, FloodVisit } from '#server/features/appointments/flood-data.ts'
export { findFloods, findUnprovenVisits } from '#server/features/appointments/flood-data.ts'
export { findVisitsToCount } from '#server/features/appointments/report-data.ts'
export type { VisitToMail } from '#server/features/appointments/mail-data.ts'
export { findToMail } from '#server/features/appointments/mail-data.ts'
export { isProven, renewPhone } from '#server/features/appointments/person-data.ts'
export { findHolders, findOccupancy, takeForBlock } from '#server/features/appointments/occupancy-data.ts'
export { cancelTogether } from '#server/features/appointments/desk/change.ts'
export type { DeskRow, Payments } from '#server/features/appointments/desk/data.ts'
export {
  findDeskRows,
  findDeskRowsOfCard,
  findMailsAbout,
  findPayments,
  findVisitsStarting,
  withPayments,
} from '#server/features/appointments/desk/data.ts'
export { isPriceOwedOf, owesPrice, settle, settleAll } from '#server/features/appointments/settled-data.ts'
export { deskStatusOf, presentVisit } from '#server/features/appointments/desk/present.ts'
export {
  chargedCents,
  feesCents,
  isHeld,
  isOfPastDay,
  nameKey,
} from '#server/features/appointments/policy.ts'

/** The status as clients see it now. */
export function statusOf(appointment: Appointment, now: Date): AppointmentStatus {
  return statusAt(stateOf(appointment), now)
}

/**
 * Where the mails about an appointment go, and in which language: as its account says now, else as it was booked; and whether
 * the owner of that address is known to know of it.
 */
export async function mailTargetOf(
  db: Kysely<Database>,
  {
    client_id,
    email,
    language,
    proven_at,
  }: Pick<Appointment, 'client_id' | 'email' | 'language' | 'proven_at'>,
): Promise<{ readonly to: string; readonly language: Language; readonly isProven: boolean }> {
  const account = await findMailAccount(db, client_id)
  const isProven = isAddressProven(proven_at, account)
  return { to: account?.email ?? email, language: account?.language ?? language, isProven }
}

/** Leaves the visits of an account that goes, or of a person to be forgotten; those that are to come stand, unless they are to be cancelled. */
export async function leaveAppointments(
  deps: AppDeps,
  trx: Transaction<Database>,
  actor: Actor,
  { whose, isCancelling }: { readonly whose: Whose; readonly isCancelling: boolean },
): Promise<void> {
  if (isCancelling) await cancelUpcoming(deps, trx, actor, whose)
  await leaveVisits(trx, whose, deps.now())
}

/** What is kept of visits no longer, each erased by itself; each answers with how much went. */
export function erasuresOfVisits(db: Kysely<Database>, at: Date, clinic: AppDeps['clinic']) {
  const { visitDetails, visitContact, leftVisit } = clinic.retention
  return {
    visits: () => deleteVisits(db, booksBegin(at, clinic)),
    leftVisits: () => eraseLeftVisits(db, periodBefore(at, leftVisit)),
    visitContacts: () => eraseContact(db, periodBefore(at, visitContact)),
    visitDetails: () => eraseDetails(db, periodBefore(at, visitDetails)),
    networks: () => eraseNetworks(db, periodBefore(at, { days: 1 })),
    undoSteps: () => deleteSpentUndo(db, at),
  }
}

/** New Year of the oldest year whose books must still be there: a whole number of years is kept after the year of the visit. */
function booksBegin(at: Date, { retention, timeZone }: AppDeps['clinic']): Date {
  const year = Number(wallClock(at, timeZone).date.slice(0, 4)) - retention.books.years
  return startOfDay(`${year}-01-01`, timeZone)
}

/**
 * Warns of visits to come whose treatment was taken out of the price list: how to prepare, the age rule and when to call at
 * once are lost to them.
 */
export async function warnOfLostTreatments({
  db,
  priceList,
  log,
  now,
}: Pick<AppDeps, 'db' | 'priceList' | 'log' | 'now'>): Promise<void> {
  const treatments = (await findTreatmentsAhead(db, now())).filter(
    (name) => priceList.findByName(name) === undefined,
  )
  if (treatments.length > 0)
    // Names of the price list, and of nobody who booked.
    log.error(
      `Booked, and not in the price list: ${treatments.join(', ')}. Put them back with "isEnded: true".`,
    )
}
