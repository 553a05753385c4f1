import type { CalendarAppointment } from '#server/features/booking/calendar.ts'
import type { Appointment } from '#server/features/booking/data.ts'
import { manageUrlOf } from '#server/features/booking/token.ts'
import type { CareTexts } from '#server/platform/content/care.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { consultBefore, findByName, isInjectable } from '#shared/content/catalogue.ts'
import type { CatalogueEntry } from '#shared/content/catalogue.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { illnessRule } from '#shared/content/facts.ts'
import { priceText } from '#shared/content/price.ts'
import type { AppointmentAnswer, ManagedAppointmentAnswer } from '#shared/features/booking/contract.ts'
import { canChange, freeUntil, isFreeConsult, lateFeeCents, statusAt } from '#shared/features/booking/fees.ts'
import type { ClientAppointment } from '#shared/features/portal/contract.ts'
import {
  formatDuration,
  formatFullDate,
  formatPercent,
  formatPrice,
  formatTime,
} from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { addMinutes } from '#shared/lib/time.ts'

type FeeDeps = { readonly clinic: Clinic; readonly now: () => Date }

/** The answer to the one who booked, in the language of the booking, so that a repeated booking reads the same. */
export function presentBooking(
  row: Appointment,
  env: { publicUrl: string; secret: string },
): AppointmentAnswer {
  return {
    id: row.id,
    reference: row.reference,
    treatmentType: row.treatment,
    appointmentDate: row.starts_at.toISOString(),
    durationMinutes: row.duration_minutes,
    status: row.status,
    paymentOption: row.payment_option,
    price: priceOf(row, row.language),
    manageUrl: manageUrlOf(row.id, row.language, env),
  }
}

/** What the holder of the manage link sees: no contact details, date of birth or notes. */
export function presentManaged(
  row: Appointment,
  care: CareTexts,
  language: Language,
  deps: FeeDeps,
): ManagedAppointmentAnswer {
  return { ...presentClientAppointment(row, language, deps), firstName: row.first_name, ...care }
}

/** An appointment as its client sees it, with what a change costs now. */
export function presentClientAppointment(
  row: Appointment,
  language: Language,
  { clinic, now }: FeeDeps,
): ClientAppointment {
  const visit = visitOf(row)
  const isUpcoming = canChange(visit, now())
  return {
    id: row.id,
    reference: row.reference,
    treatmentType: row.treatment,
    treatmentLabel: labelOf(row.treatment, language),
    appointmentDate: row.starts_at.toISOString(),
    endsAt: addMinutes(row.starts_at, row.duration_minutes).toISOString(),
    durationMinutes: row.duration_minutes,
    status: statusAt(visit, now()),
    paymentOption: row.payment_option,
    priceCents: row.price_cents,
    price: priceOf(row, language),
    feeCents: isUpcoming ? lateFeeCents(visit, now(), clinic) : row.cancelled_fee_cents,
    freeUntil: isUpcoming ? freeUntil(row.starts_at, clinic).toISOString() : null,
    chargedCents: row.moved_fee_cents + (row.cancelled_fee_cents ?? 0),
  }
}

/** What the rules of status and fee need of an appointment. */
export function visitOf(row: Appointment) {
  return {
    status: row.status,
    startsAt: row.starts_at,
    durationMinutes: row.duration_minutes,
    priceCents: row.price_cents,
    isFreeConsult: isFreeConsult(findByName(row.treatment), row.price_cents),
  }
}

/** What a calendar file tells of the appointment as it stands now. */
export function calendarOf(row: Appointment): CalendarAppointment {
  return {
    id: row.id,
    reference: row.reference,
    treatment: row.treatment,
    startsAt: row.starts_at,
    durationMinutes: row.duration_minutes,
    createdAt: row.created_at,
    ...(row.changed_at !== null && {
      change: { sequence: row.sequence, at: row.changed_at, isCancelled: row.status === 'cancelled' },
    }),
  }
}

/** The treatment's name in a language; the stored name for one that left the catalogue. */
export function labelOf(treatment: string, language: Language): string {
  return findByName(treatment)?.treatment.name[language] ?? treatment
}

function priceOf(row: Appointment, language: Language): string {
  const price = { cents: row.price_cents, isFrom: row.is_price_from }
  return priceText(price, language, translatorFor(language))
}

/** What the words about a visit are made from. */
export type VisitFacts = {
  /** The Dutch catalogue name. */
  readonly treatment: string
  readonly startsAt: Date
  readonly durationMinutes: number
  readonly priceCents: number
  readonly isPriceFrom: boolean
}

/** The facts of a booking as they read in a language; times are the clinic's. */
export function wordsOf(booking: VisitFacts, language: Language, clinic: Clinic) {
  const t = translatorFor(language)
  const entry = findByName(booking.treatment)
  const { freeUntilHours, lateShare, freeConsultCents } = clinic.fees
  const policy = isFreeConsult(entry, booking.priceCents)
    ? t('bookingMail.policy_free_consult', {
        hours: freeUntilHours,
        fee: formatPrice(freeConsultCents, language),
      })
    : t('bookingMail.policy', { hours: freeUntilHours, percent: formatPercent(lateShare, language) })
  const treatment = entry?.treatment.name[language] ?? booking.treatment
  const consult = entry && consultBefore(entry)
  const time = formatTime(booking.startsAt, language, clinic.timeZone)
  const endsAt = addMinutes(booking.startsAt, booking.durationMinutes)
  return {
    treatment,
    /** The treatment and how long it takes. */
    what: t('bookingMail.what', {
      treatment,
      duration: formatDuration(booking.durationMinutes, language, 'long'),
    }),
    date: formatFullDate(booking.startsAt, language, clinic.timeZone),
    time,
    timeRange: t('bookingMail.time_range', { time, end: formatTime(endsAt, language, clinic.timeZone) }),
    price: priceText({ cents: booking.priceCents, isFrom: booking.isPriceFrom }, language, t),
    policy,
    /** What is owed by who falls ill too late to move for nothing. */
    illness: illnessRule(clinic, language, t),
    /** The consultation that has to come before the visit, or null. */
    consult: consult === undefined ? null : consultWords(consult, language),
    ageRule:
      entry !== undefined && isInjectable(entry)
        ? t('bookingMail.age_rule', { age: clinic.booking.minimumAgeInjectables })
        : null,
  }
}

function consultWords({ treatment, slug }: CatalogueEntry, language: Language) {
  const price = { cents: treatment.priceCents, isFrom: treatment.priceFrom !== undefined }
  return {
    slug,
    name: treatment.name[language],
    price: priceText(price, language, translatorFor(language)),
  }
}

/** An instant as a day and a time of the clinic's clock, in one line. */
export function momentOf(instant: Date, language: Language, { timeZone }: Clinic): string {
  return translatorFor(language)('bookingMail.moment', {
    date: formatFullDate(instant, language, timeZone),
    time: formatTime(instant, language, timeZone),
  })
}
