import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { findOccupancy } from '#server/features/availability/service.ts'
import type { Appointment, NewAppointment } from '#server/features/booking/data.ts'
import {
  countUnproven,
  findAppointment,
  findAppointmentOf,
  findAppointmentsOf,
  findByIdempotencyKey,
  findMailLanguage,
  findVisitsOfPerson,
  insertInRoom,
  isProven,
  lockPerson,
} from '#server/features/booking/data.ts'
import { confirmationKind, mailDataOf, noticeKind } from '#server/features/booking/emails.tsx'
import type { BookableVisit, BookingRefused, PersonVisit } from '#server/features/booking/policy.ts'
import { checkBooking, personRefusal } from '#server/features/booking/policy.ts'
import { opensAppointment } from '#server/features/booking/token.ts'
import { askToConfirm } from '#server/features/newsletter/service.ts'
import { planVisitMails } from '#server/features/visit-mails/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction, violatedConstraint } from '#server/platform/db/transaction.ts'
import type { BookingRequest } from '#shared/features/booking/contract.ts'
import { cellsOf, roomsToTry } from '#shared/features/booking/rules.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Result } from '#shared/lib/result.ts'

export type { PersonRefusal } from '#server/features/booking/policy.ts'
export { calendarOfMail } from '#server/features/booking/calendar.ts'
export type { Appointment } from '#server/features/booking/data.ts'
export {
  deleteVisits,
  eraseContact,
  eraseDetails,
  eraseLeftVisits,
  leaveVisits,
} from '#server/features/booking/data.ts'
export {
  bookingMailData,
  clientFacts,
  ConsultFirst,
  freeUntilFact,
  mailDataOf,
  placeFact,
  Preparation,
} from '#server/features/booking/emails.tsx'
export {
  labelOf,
  momentOf,
  presentClientAppointment,
  visitOf,
  wordsOf,
} from '#server/features/booking/present.ts'
export { manageUrlOf } from '#server/features/booking/token.ts'

export type BookingCaller = {
  readonly language: Language
  /** Chosen by the caller, so that sending a booking again cannot book twice. */
  readonly idempotencyKey: string | undefined
  /** Who is signed in. */
  readonly clientId: string | null
}
/** Two ways to an appointment: the token of its manage link, or the session of its client. */
export type AppointmentAccess = { readonly token: string | undefined; readonly clientId: string | null }
export type BookingOutcome =
  | { readonly ok: true; readonly appointment: Appointment }
  | { readonly ok: false; readonly reason: 'slot_taken' | 'idempotency_conflict' | 'booking_busy' }
  | { readonly ok: false; readonly reason: 'refused'; readonly refused: BookingRefused }

/** Books a visit: the appointment, its room and its mails exist together or not at all. */
export async function book(
  deps: AppDeps,
  request: BookingRequest,
  caller: BookingCaller,
): Promise<BookingOutcome> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const repeated = () => findRepeated(deps, caller.idempotencyKey, requestHash)
  const earlier = await repeated()
  if (earlier !== null) return earlier
  const checked = checkBooking(request, deps.clinic, deps.now())
  if (!checked.ok) return { ok: false, reason: 'refused', refused: checked.refused }
  const provenAt = (await isProven(deps.db, caller.clientId)) ? deps.now() : null
  if (provenAt === null && (await isFlooded(deps))) return { ok: false, reason: 'booking_busy' }
  const row = { ...newAppointment(deps, request, checked.visit, caller, requestHash), proven_at: provenAt }
  try {
    const outcome = await inTransaction(deps.db, (trx) => bookOne(deps, trx, row))
    // The same booking, sent twice at once, may have been the one that took the last room, or the person's time.
    return outcome.ok ? outcome : ((await repeated()) ?? outcome)
  } catch (error) {
    if (violatedConstraint(error) !== 'appointments_idempotency_key_key') throw error
    return (await repeated()) ?? { ok: false, reason: 'slot_taken' }
  }
}

/** The appointment, for who may see it. One of somebody else is not found, exactly as one that does not exist. */
export async function findAccessible(
  deps: Pick<AppDeps, 'db' | 'env'>,
  id: string,
  { token, clientId }: AppointmentAccess,
): Promise<Result<Appointment, 'unauthorized' | 'forbidden' | 'not_found'>> {
  const isOpened = token !== undefined && opensAppointment(token, id, deps.env)
  if (!isOpened && clientId === null) {
    return { ok: false, reason: token === undefined ? 'unauthorized' : 'forbidden' }
  }
  const value = await (isOpened ? findAppointment(deps.db, id) : findOwn(deps.db, clientId, id))
  return value === undefined ? { ok: false, reason: 'not_found' } : { ok: true, value }
}

/** An appointment, for a feature that has checked who asks. */
export function findBooked(db: Kysely<Database>, id: string): Promise<Appointment | undefined> {
  return findAppointment(db, id)
}

/** The language of the mails about an appointment: the account's, else that of the booking. */
export async function mailLanguageOf(
  trx: Transaction<Database>,
  { client_id, language }: Pick<Appointment, 'client_id' | 'language'>,
): Promise<Language> {
  return (await findMailLanguage(trx, client_id)) ?? language
}

/** Every appointment of a client, newest visit first. */
export function appointmentsOf({ db }: Pick<AppDeps, 'db'>, clientId: string): Promise<Appointment[]> {
  return findAppointmentsOf(db, clientId)
}

async function findOwn(
  db: Kysely<Database>,
  clientId: string | null,
  id: string,
): Promise<Appointment | undefined> {
  // PostgreSQL answers a text that is no id with an error.
  if (clientId === null || !z.uuid().safeParse(id).success) return undefined
  return findAppointmentOf(db, clientId, id)
}

async function findRepeated(
  { db }: AppDeps,
  key: string | undefined,
  requestHash: string,
): Promise<BookingOutcome | null> {
  const appointment = key === undefined ? undefined : await findByIdempotencyKey(db, key)
  if (appointment === undefined) return null
  if (appointment.request_hash === requestHash) return { ok: true, appointment }
  return { ok: false, reason: 'idempotency_conflict' }
}

const hourMs = 60 * 60_000

/**
 * True when people whose addresses nobody has proven booked as much, all together, as they may in an hour or a day
 * (clinic file): whoever empties the agenda with made-up names stops here, and clients with an account go on. Like the
 * budgets of `rate-limit.ts`, off where nobody is limited.
 */
async function isFlooded({ db, clinic, limits, log, now }: AppDeps): Promise<boolean> {
  if (limits === undefined) return false
  const { perHour, perDay } = clinic.booking.unproven
  const at = now().getTime()
  const since = new Date(at - 24 * hourMs)
  const { inHour, inDay } = await countUnproven(db, { since, lastHour: new Date(at - hourMs) })
  if (inHour < perHour && inDay < perDay) return false
  log.error(
    { alarm: 'booking-flood', inHour, inDay },
    'ALARM: too many unproven bookings; more are refused. Look with "npm run flood", and cancel a flood with "npm run flood:cancel"',
  )
  return true
}

/** What keeps a person from holding this visit; null with the person's visits locked until the transaction ends. */
export async function refusePerson(
  { clinic, now }: Pick<AppDeps, 'clinic' | 'now'>,
  trx: Transaction<Database>,
  wanted: PersonVisit & { readonly client_id: string | null },
): Promise<BookingRefused | null> {
  await lockPerson(trx, wanted.email)
  const who = { email: wanted.email, clientId: wanted.client_id, now: now() }
  return personRefusal(wanted, await findVisitsOfPerson(trx, who), clinic.booking)
}

async function bookOne(
  deps: AppDeps,
  trx: Transaction<Database>,
  row: NewAppointment,
): Promise<BookingOutcome> {
  const { clinic, env, mails } = deps
  const refused = await refusePerson(deps, trx, row)
  if (refused !== null) return { ok: false, reason: 'refused', refused }
  const appointment = await insertInFreeRoom(trx, row, clinic.booking.rooms)
  if (appointment === null) return { ok: false, reason: 'slot_taken' }
  const data = mailDataOf(appointment)
  const { id, email } = appointment
  const language = await mailLanguageOf(trx, appointment)
  await mails.enqueue(trx, {
    kind: confirmationKind,
    eventKey: `${confirmationKind}:${id}`,
    language,
    to: email,
    data,
  })
  await mails.enqueue(trx, {
    kind: noticeKind,
    eventKey: `${noticeKind}:${id}`,
    language: 'nl',
    to: env.clinicMail,
    data,
  })
  await planVisitMails(deps, trx, appointment)
  if (appointment.wants_newsletter) {
    await askToConfirm(deps, trx, { email, name: appointment.first_name, language })
  }
  return { ok: true, appointment }
}

/** Tries the free rooms one by one; a rival who was faster costs this booking a room, not the visit. */
async function insertInFreeRoom(
  trx: Transaction<Database>,
  row: NewAppointment,
  rooms: number,
): Promise<Appointment | null> {
  const cells = cellsOf(row.starts_at, row.duration_minutes)
  const [first = 0, last = 0] = [cells[0], cells.at(-1)]
  const occupancy = await findOccupancy(trx, first - 1, last + 2)
  for (const room of roomsToTry(cells, occupancy, rooms, Math.random)) {
    const appointment = await insertInRoom(trx, row, room, cells)
    if (appointment !== undefined) return appointment
  }
  return null
}

function newAppointment(
  { now }: AppDeps,
  request: BookingRequest,
  { entry, startsAt }: BookableVisit,
  { language, idempotencyKey, clientId }: BookingCaller,
  requestHash: string,
): Omit<NewAppointment, 'proven_at'> {
  const { treatment } = entry
  return {
    id: randomUUID(),
    reference: newReference(),
    treatment: treatment.name.nl,
    starts_at: startsAt,
    duration_minutes: treatment.durationMinutes,
    status: 'confirmed',
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    phone: request.phone,
    date_of_birth: request.dateOfBirth ?? null,
    notes: request.notes ?? null,
    language,
    payment_option: request.paymentOption,
    price_cents: treatment.priceCents,
    is_price_from: treatment.priceFrom !== undefined,
    wants_newsletter: request.subscribeNewsletter,
    idempotency_key: idempotencyKey ?? null,
    request_hash: idempotencyKey === undefined ? null : requestHash,
    created_at: now(),
    client_id: clientId,
  }
}

/** Letters and digits that cannot be misheard or misread, in two groups: a million million codes. */
function newReference(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
