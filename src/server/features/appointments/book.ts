import { randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { Appointment, NewAppointment } from '#server/features/appointments/data.ts'
import { findByIdempotencyKeys } from '#server/features/appointments/data.ts'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import { isFlooded, isFloodedStill, refusePerson } from '#server/features/appointments/limits.ts'
import { isProven } from '#server/features/appointments/person-data.ts'
import type { BookableVisit, BookingRefused } from '#server/features/appointments/policy.ts'
import { checkBooking } from '#server/features/appointments/policy.ts'
import { storeInRoom } from '#server/features/appointments/rooms.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction, violatedConstraint } from '#server/platform/db/transaction.ts'
import { requestHash } from '#server/platform/http/idempotency-key.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import { accountOf } from '#shared/features/access/actor.ts'
import type { BookingRequest } from '#shared/features/booking/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Failure } from '#shared/lib/result.ts'

/** How a booking was asked for. */
export type BookingCall = {
  readonly language: Language
  /** Chosen by the caller, so that sending a booking again cannot book twice. */
  readonly idempotencyKey: string | undefined
  /** Keyed hash of the largest network that is known of who asks, so that a flood from it can be seen; null where nobody is limited. */
  readonly network: string | null
}
type BookingFailure = 'slot_taken' | 'idempotency_conflict' | 'booking_busy' | 'unauthorized'
export type BookingOutcome =
  | { readonly ok: true; readonly appointment: Appointment }
  | Failure<BookingFailure>
  | { readonly ok: false; readonly reason: 'refused'; readonly refused: BookingRefused }

/** Books a visit: the appointment, its room and all that follows from it exist together or not at all. */
export async function book(
  deps: AppDeps,
  actor: Actor,
  request: BookingRequest,
  call: BookingCall,
): Promise<BookingOutcome> {
  const hash = requestHash(request)
  const repeated = () => findBooked(deps, call.idempotencyKey, hash)
  const earlier = await repeated()
  if (earlier !== null) return earlier
  const checked = checkBooking(request, deps, deps.now())
  if (!checked.ok) return { ok: false, reason: 'refused', refused: checked.refused }
  const provenAt = (await isProven(deps.db, accountOf(actor))) ? deps.now() : null
  // Before anybody waits for anybody: most of a flood ends here.
  if (provenAt === null && (await isFlooded(deps, deps.db, call.network)))
    return { ok: false, reason: 'booking_busy' }
  const row = {
    ...newAppointment(deps, actor, request, checked.visit, call, hash),
    proven_at: provenAt,
  }
  try {
    const outcome = await inTransaction(deps.db, (trx) => bookOne(deps, trx, actor, row))
    // The same booking, sent twice at once, may have been the one that took the last room, or the person's time.
    return outcome.ok ? outcome : ((await repeated()) ?? outcome)
  } catch (error) {
    // The account was deleted since its session was read.
    if (violatedConstraint(error) === 'appointments_client_id_fkey')
      return { ok: false, reason: 'unauthorized' }
    if (!isBookedAlready(error)) throw error
    return (await repeated()) ?? { ok: false, reason: 'slot_taken' }
  }
}

async function findBooked(
  deps: AppDeps,
  key: string | undefined,
  hash: string,
): Promise<BookingOutcome | null> {
  const repeated = await findRepeated(deps, key === undefined ? [] : [key], hash)
  if (repeated?.ok !== true) return repeated
  const [appointment] = repeated.appointments
  return appointment === undefined ? null : { ok: true, appointment }
}

type Repeated =
  { readonly ok: true; readonly appointments: readonly Appointment[] } | Failure<'idempotency_conflict'>

/** What the same request booked before with these keys, or null; another request with them is refused (DECISIONS 3). */
export async function findRepeated(
  { db }: Pick<AppDeps, 'db'>,
  keys: readonly string[],
  hash: string,
): Promise<Repeated | null> {
  const appointments = await findByIdempotencyKeys(db, keys)
  if (appointments.length === 0) return null
  const isSame = appointments.every(({ request_hash }) => request_hash === hash)
  return isSame ? { ok: true, appointments } : { ok: false, reason: 'idempotency_conflict' }
}

/** The same request, sent twice at once, was the first. */
export function isBookedAlready(error: unknown): boolean {
  return violatedConstraint(error) === 'appointments_idempotency_key_key'
}

async function bookOne(
  deps: AppDeps,
  trx: Transaction<Database>,
  actor: Actor,
  row: NewAppointment,
): Promise<BookingOutcome> {
  if (row.proven_at === null && (await isFloodedStill(deps, trx, row.network_hash)))
    return { ok: false, reason: 'booking_busy' }
  const refused = await refusePerson(deps, trx, row)
  if (refused !== null) return { ok: false, reason: 'refused', refused }
  const after = await storeInRoom(trx, row, { rooms: deps.clinic.booking.rooms })
  if (after === null) return { ok: false, reason: 'slot_taken' }
  const change = { what: 'booked', actor, at: deps.now(), isQuiet: false, before: null, after } as const
  await deps.events.announce(trx, appointmentChanged, change)
  return { ok: true, appointment: after }
}

/** What a visit is when it is new, whoever books it: what the price list says of it, and what has not happened to it yet. */
export function newRow({ entry: { treatment }, startsAt }: BookableVisit, now: Date) {
  return {
    id: randomUUID(),
    reference: newReference(),
    treatment: treatment.name.nl,
    starts_at: startsAt,
    duration_minutes: treatment.durationMinutes,
    status: 'confirmed',
    price_cents: treatment.priceCents,
    is_price_from: treatment.priceFrom !== undefined,
    course_visits: treatment.sessions ?? null,
    created_at: now,
    changed_at: null,
    cancelled_at: null,
    cancelled_fee_cents: null,
    card_id: null,
    arrived_at: null,
    coming_at: null,
    no_show_fee_cents: null,
    fee_waiver: null,
    payment_link: null,
  } as const
}

function newAppointment(
  { now, clinic }: AppDeps,
  actor: Actor,
  request: BookingRequest,
  visit: BookableVisit,
  { language, idempotencyKey, network }: BookingCall,
  hash: string,
): Omit<NewAppointment, 'proven_at'> {
  return {
    ...newRow(visit, now()),
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    phone: request.phone,
    date_of_birth: request.dateOfBirth ?? null,
    notes: request.notes ?? null,
    language,
    payment_option: request.paymentOption,
    wants_newsletter: request.subscribeNewsletter,
    idempotency_key: idempotencyKey ?? null,
    request_hash: idempotencyKey === undefined ? null : hash,
    client_id: accountOf(actor),
    is_own: accountOf(actor) !== null,
    network_hash: network,
    terms_version: request.termsVersion ?? clinic.termsVersion,
    source: 'online',
  }
}

/**
 * Letters and digits that cannot be misheard or misread, in two groups: 656 thousand million codes. The database refuses one
 * that is taken, and the booking with it: among ten thousand visits once in some 65 million bookings, so nothing draws again.
 */
function newReference(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
