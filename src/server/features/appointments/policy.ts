import type { House } from '#server/deps.ts'
import type { FieldSentences, Sentence } from '#server/errors.ts'
import type { Appointment, Noted } from '#server/features/appointments/data.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import type { CatalogueEntry } from '#shared/content/price-list.ts'
import type { BookingRequest } from '#shared/features/booking/contract.ts'
import { changeFeeCents, missedFeeCents } from '#shared/features/booking/fees.ts'
import type { Refusal } from '#shared/features/booking/rules.ts'
import { refusalOf } from '#shared/features/booking/rules.ts'
import { isPossibleBirthDate } from '#shared/lib/birth-date.ts'
import { addMinutes, ageOn, readInstant, wallClock } from '#shared/lib/time.ts'

/** What one person already holds is in the way. */
type PersonRefusal = 'too_many_visits' | 'overlapping_visit'

export type BookingRefused = {
  readonly code: 'invalid_input' | Refusal | PersonRefusal
  readonly fields: FieldSentences
  readonly values?: Sentence['values']
}
/** A booking that may be made when a room is free. */
export type BookableVisit = { readonly entry: CatalogueEntry; readonly startsAt: Date }
type Checked =
  | { readonly ok: true; readonly visit: BookableVisit }
  | { readonly ok: false; readonly refused: BookingRefused }

/** What only the catalogue, the clinic and the clock can tell about a booking; every field that is wrong is named at once. */
export function checkBooking(request: BookingRequest, house: House, now: Date): Checked {
  const { clinic, priceList } = house
  // Later than ours is that of a page which is newer than this process, while one version follows another.
  const { termsVersion = clinic.termsVersion } = request
  const entry = priceList.findOffered(request.treatmentType)
  const startsAt = readInstant(request.appointmentDate, clinic.timeZone)
  const dateOfBirth = request.dateOfBirth ?? null
  const today = wallClock(now, clinic.timeZone).date
  const wrong: Record<string, Sentence> = {}
  if (entry === undefined) wrong['treatmentType'] = { key: 'errors.field.unknown_treatment' }
  else if (entry.treatment.priceCents > (request.priceCents ?? Infinity))
    wrong['treatmentType'] = { key: 'errors.field.price_changed' }
  if (termsVersion > clinic.termsVersion && termsVersion > today)
    wrong['termsVersion'] = { key: 'errors.field.invalid_date' }
  if (dateOfBirth !== null && !isPossibleBirthDate(dateOfBirth, today))
    wrong['dateOfBirth'] = { key: 'errors.field.birth_date_impossible' }
  const refused = refuseMoment({ entry, startsAt, dateOfBirth }, house, now, wrong)
  if (refused !== null || entry === undefined || startsAt === null)
    return { ok: false, refused: refused ?? { code: 'invalid_input', fields: wrong } }
  return { ok: true, visit: { entry, startsAt } }
}

/** Whether a visit is still at the moment that its client was shown; what shows none was shown this one. */
export function isShownMoment(
  visit: Pick<Appointment, 'starts_at'>,
  { appointmentDate }: { readonly appointmentDate?: string | undefined },
): boolean {
  return appointmentDate === undefined || visit.starts_at.getTime() === Date.parse(appointmentDate)
}

/** Whether somebody holds a visit still: where a card was erased, one on it may be another account's, which lives. */
export function isHeld({
  account_deleted_at,
  client_id,
}: Pick<Appointment, 'account_deleted_at' | 'client_id'>): boolean {
  return account_deleted_at === null || client_id !== null
}

/** Who wants to come for what and when; null for a moment that cannot be read, and for a date of birth that is not known. */
type WantedVisit = {
  /** Undefined for what the price list does not know: nothing new is booked of it, and where it was booked no age is looked at. */
  readonly entry: CatalogueEntry | undefined
  readonly startsAt: Date | null
  readonly dateOfBirth: string | null
}

/** Why a visit cannot be booked for this moment, or moved to it, beside what else is `wrong`, by field; null where nothing is. */
export function refuseMoment(
  wanted: WantedVisit,
  house: House,
  now: Date,
  wrong: FieldSentences = {},
): BookingRefused | null {
  const { startsAt } = wanted
  const { leadMinutes: minutes, horizonDays: days } = house.clinic.booking
  const refusal = startsAt && refusalOf(startsAt, now, house.clinic)
  const values = { minutes, days }
  const tooYoung = tooYoungSentence(wanted, house, now)
  const fields: FieldSentences = {
    ...(startsAt === null && { appointmentDate: { key: 'errors.field.invalid_date_time' } }),
    ...(refusal && { appointmentDate: { key: `errors.${refusal}`, values } }),
    ...(tooYoung && { dateOfBirth: tooYoung }),
    ...wrong,
  }
  const count = Object.keys(fields).length
  if (count === 0) return null
  return { code: refusal && count === 1 ? refusal : 'invalid_input', fields, values }
}

/** A visit as far as it tells who comes and when, and whether the owner of the address knows of it. */
export type PersonVisit = {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly starts_at: Date
  readonly duration_minutes: number
  readonly proven_at: Date | null
}

/**
 * Why this person cannot hold the wanted visit beside those they hold (DECISIONS 3), or null. `held` are the person's visits
 * that have not ended: those that have not begun are counted. The wanted one, when it is being moved, does not stand in its
 * own way.
 */
export function personRefusal(
  wanted: PersonVisit,
  held: readonly PersonVisit[],
  { perPerson }: Clinic['booking'],
  now: Date,
): BookingRefused | null {
  const others = held.filter(({ id }) => id !== wanted.id)
  const isMoved = others.length < held.length
  // First, whatever the time: else whoever filled an address up could ask, without an end, when its owner is at the clinic.
  // And what strangers may have booked in the name of who has proven the address uses up nothing of theirs.
  const isTheirs = (other: PersonVisit) => wanted.proven_at === null || other.proven_at !== null
  const upcoming = others.filter((other) => other.starts_at > now && isTheirs(other))
  if (!isMoved && upcoming.length >= perPerson.upcoming) {
    const values = { count: perPerson.upcoming }
    return { code: 'too_many_visits', fields: { email: { key: 'errors.too_many_visits', values } }, values }
  }
  const together = others.filter((other) => isSamePerson(other, wanted) && overlap(other, wanted))
  if (together.length < perPerson.atOnce) return null
  return { code: 'overlapping_visit', fields: { appointmentDate: { key: 'errors.overlapping_visit' } } }
}

function isSamePerson(one: PersonVisit, other: PersonVisit): boolean {
  return nameKey(one) === nameKey(other) && one.email.toLowerCase() === other.email.toLowerCase()
}

/** A name as it is compared: case, spaces, accents, Arabic vowel signs and ways of writing a letter do not make two of it. */
export function nameKey(person: Pick<PersonVisit, 'first_name' | 'last_name'>): string {
  return `${person.first_name} ${person.last_name}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s\p{Cf}\u0300-\u036f\u064b-\u065f]+/gu, '')
}

function overlap(one: PersonVisit, other: PersonVisit): boolean {
  return (
    one.starts_at < addMinutes(other.starts_at, other.duration_minutes) &&
    other.starts_at < addMinutes(one.starts_at, one.duration_minutes)
  )
}

/** Injectables need the clinic’s age for them on the day of the visit (SPEC 5, DECISIONS 3); without a date of birth it is checked at the clinic. */
function tooYoungSentence(
  { entry, startsAt, dateOfBirth }: WantedVisit,
  { clinic: { booking, timeZone }, priceList }: House,
  now: Date,
): Sentence | null {
  if (dateOfBirth === null || entry === undefined || !priceList.isInjectable(entry)) return null
  const visitDate = wallClock(startsAt ?? now, timeZone).date
  if (ageOn(dateOfBirth, visitDate) >= booking.minimumAgeInjectables) return null
  return { key: 'errors.field.too_young', values: { age: booking.minimumAgeInjectables } }
}

/** What the rules of status need of an appointment. */
export function stateOf(row: Appointment) {
  return { status: row.status, startsAt: row.starts_at, durationMinutes: row.duration_minutes }
}

/** What those of the fee need, too. */
export function visitOf(row: Appointment) {
  return {
    ...stateOf(row),
    priceCents: row.price_cents,
    courseVisits: row.course_visits,
    bookedAt: row.created_at,
    movedFeeCents: row.moved_fee_cents,
    isProven: row.proven_at !== null,
  }
}

/**
 * What cancelling at `now` adds to the fees of a visit, also of one that has begun: one visit carries one fee at most,
 * however often it is changed (DECISIONS 3).
 */
export function cancelFeeCents(row: Appointment, { clinic }: Pick<House, 'clinic'>, now: Date): number {
  return Math.max(0, changeFeeCents(visitOf(row), now, clinic) - row.moved_fee_cents)
}

/** What not coming adds to them. */
export function noShowFeeCents(row: Appointment, { clinic }: Pick<House, 'clinic'>): number {
  return Math.max(0, missedFeeCents(visitOf(row), clinic) - row.moved_fee_cents)
}

/** Whether a visit is entered for a day that is gone: whoever came knows of it, and nobody is told. */
export function isOfPastDay(startsAt: Date, now: Date, { timeZone }: Clinic): boolean {
  return wallClock(startsAt, timeZone).date < wallClock(now, timeZone).date
}

/** What the client owes for late changes and for not coming; nothing once the fees are waived. */
export function chargedCents(row: Fees & Pick<Appointment, 'fee_waiver'>): number {
  return row.fee_waiver === null ? feesCents(row) : 0
}

/** The waiver that is left of a visit: it ends with the no-show that it was for, and where a fee is added to what it waived. */
export function waiverLeft(
  row: Pick<Appointment, 'fee_waiver' | 'no_show_fee_cents'>,
  addedCents: number,
): string | null {
  return row.no_show_fee_cents === null && addedCents === 0 ? row.fee_waiver : null
}

/**
 * What is left of what was noted of a visit once it starts at another moment: nothing, but that who has arrived is still
 * here later that day. Another room changes none of it.
 */
export function notedAfterMove(before: Appointment, startsAt: Date, { timeZone }: Clinic): Noted {
  const { status, arrived_at, coming_at, no_show_fee_cents, fee_waiver } = before
  if (startsAt.getTime() === before.starts_at.getTime())
    return { status, arrived_at, coming_at, no_show_fee_cents, fee_waiver }
  const isThatDay = wallClock(startsAt, timeZone).date === wallClock(before.starts_at, timeZone).date
  const isHere = isThatDay && status !== 'no_show'
  return {
    status: isHere ? status : 'confirmed',
    arrived_at: isHere ? arrived_at : null,
    coming_at: null,
    no_show_fee_cents: null,
    fee_waiver: waiverLeft(before, 0),
  }
}

type Fees = Pick<Appointment, 'moved_fee_cents' | 'cancelled_fee_cents' | 'no_show_fee_cents'>

/** The same as it was before it was waived. */
export function feesCents(row: Fees): number {
  return row.moved_fee_cents + (row.cancelled_fee_cents ?? 0) + (row.no_show_fee_cents ?? 0)
}
