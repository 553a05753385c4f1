import type { FieldSentences, Sentence } from '#server/errors.ts'
import type { CatalogueEntry } from '#shared/content/catalogue.ts'
import { findByName, isInjectable } from '#shared/content/catalogue.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import type { BookingRequest } from '#shared/features/booking/contract.ts'
import type { Refusal } from '#shared/features/booking/rules.ts'
import { refusalOf } from '#shared/features/booking/rules.ts'
import { ageOn, readInstant, wallClock } from '#shared/lib/time.ts'

export type BookingRefused = {
  readonly code: 'invalid_input' | Refusal
  readonly fields: FieldSentences
  readonly values?: Sentence['values']
}
/** A booking that may be made when a room is free. */
export type BookableVisit = { readonly entry: CatalogueEntry; readonly startsAt: Date }
type Checked =
  | { readonly ok: true; readonly visit: BookableVisit }
  | { readonly ok: false; readonly refused: BookingRefused }

/** Nobody alive is older, and a typing error in the century should not pass. */
const oldestAge = 120

/** What only the catalogue, the clinic and the clock can tell about a booking; every field that is wrong is named at once. */
export function checkBooking(request: BookingRequest, clinic: Clinic, now: Date): Checked {
  const entry = findByName(request.treatmentType)
  const startsAt = readInstant(request.appointmentDate, clinic.timeZone)
  const refusal = startsAt && refusalOf(startsAt, now, clinic)
  const values = { minutes: clinic.booking.leadMinutes, days: clinic.booking.horizonDays }
  const fields: Record<string, Sentence> = {}
  if (request.website !== undefined && request.website !== '') {
    fields['website'] = { key: 'errors.field.leave_empty' }
  }
  if (entry === undefined) fields['treatmentType'] = { key: 'errors.field.unknown_treatment' }
  if (startsAt === null) fields['appointmentDate'] = { key: 'errors.field.invalid_date_time' }
  if (refusal) fields['appointmentDate'] = { key: `errors.${refusal}`, values }
  const age = ageSentence(request, entry, startsAt, clinic, now)
  if (age !== null) fields['dateOfBirth'] = age
  const wrong = Object.keys(fields)
  if (entry !== undefined && startsAt !== null && wrong.length === 0) {
    return { ok: true, visit: { entry, startsAt } }
  }
  const isOnlyTheTime = refusal && wrong.length === 1
  return { ok: false, refused: { code: isOnlyTheTime ? refusal : 'invalid_input', fields, values } }
}

/** Injectables need the age of 18 on the day of the visit (SPEC 5, DECISIONS 3); without a date of birth it is checked at the clinic. */
function ageSentence(
  { dateOfBirth }: BookingRequest,
  entry: CatalogueEntry | undefined,
  startsAt: Date | null,
  { booking, timeZone }: Clinic,
  now: Date,
): Sentence | null {
  if (dateOfBirth === undefined || dateOfBirth === null) return null
  const today = wallClock(now, timeZone).date
  if (dateOfBirth > today || ageOn(dateOfBirth, today) > oldestAge) {
    return { key: 'errors.field.birth_date_impossible' }
  }
  const visitDate = startsAt === null ? today : wallClock(startsAt, timeZone).date
  const isTooYoung = ageOn(dateOfBirth, visitDate) < booking.minimumAgeInjectables
  if (entry === undefined || !isInjectable(entry) || !isTooYoung) return null
  return { key: 'errors.field.too_young', values: { age: booking.minimumAgeInjectables } }
}
