import type { House } from '#server/deps.ts'
import type { Appointment } from '#server/features/appointments/data.ts'
import { chargedCents, visitOf } from '#server/features/appointments/policy.ts'
import type { Settled } from '#server/features/appointments/settled-data.ts'
import { owesPrice } from '#server/features/appointments/settled-data.ts'
import { manageUrlOf } from '#server/features/appointments/token.ts'
import { categoryOf, labelOf, remoteOf } from '#server/features/appointments/words.ts'
import type { CareTexts } from '#server/features/care/service.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { priceText } from '#shared/content/price.ts'
import type { AppointmentAnswer } from '#shared/features/booking/contract.ts'
import { canChange, changeFeeCents, changeFreeUntil, statusAt } from '#shared/features/booking/fees.ts'
import type {
  ClientAppointment,
  ManagedAppointmentAnswer,
} from '#shared/features/booking/appointment-contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { addMinutes } from '#shared/lib/time.ts'

type FeeDeps = House & { readonly now: () => Date }

/** The answer to the one who booked, in the language of the booking, so that a repeated booking reads the same. */
export function presentBooking(
  row: Appointment,
  mailTo: string,
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
    mailTo,
  }
}

/** What the holder of the manage link sees: nothing about the person. */
export function presentManaged(
  row: Appointment & Settled,
  care: CareTexts,
  language: Language,
  deps: FeeDeps,
): ManagedAppointmentAnswer {
  return { ...presentClientAppointment(row, language, deps), ...care }
}

/** An appointment as its client sees it, with what a change costs now. */
export function presentClientAppointment(
  row: Appointment & Settled,
  language: Language,
  { clinic, priceList, now }: FeeDeps,
): ClientAppointment {
  const visit = visitOf(row)
  const isUpcoming = canChange(visit, now())
  const feeCents = isUpcoming ? changeFeeCents(visit, now(), clinic) : pastFeeCents(row)
  const usual = changeFreeUntil(visit, clinic)
  // While nobody has proven the address, nothing is charged after that moment either.
  const freeUntil = feeCents === 0 && usual < now() ? visit.startsAt : usual
  return {
    id: row.id,
    reference: row.reference,
    treatmentType: row.treatment,
    treatmentLabel: labelOf(row.treatment, language, priceList),
    categorySlug: categoryOf(row.treatment, priceList),
    remote: remoteOf(row.treatment, priceList),
    appointmentDate: row.starts_at.toISOString(),
    endsAt: addMinutes(row.starts_at, row.duration_minutes).toISOString(),
    durationMinutes: row.duration_minutes,
    status: statusAt(visit, now()),
    paymentOption: row.payment_option,
    priceCents: row.price_cents,
    courseVisits: row.course_visits,
    price: priceOf(row, language),
    feeCents,
    freeUntil: isUpcoming ? freeUntil.toISOString() : null,
    chargedCents: chargedCents(row),
    // It asks for the whole price.
    paymentLink: owesPrice(row) ? row.payment_link : null,
  }
}

/** Of a visit that cannot be changed any more what cancelling it, or not coming, cost; null where it was neither. */
function pastFeeCents(row: Appointment): number | null {
  const feeCents = row.status === 'no_show' ? row.no_show_fee_cents : row.cancelled_fee_cents
  return feeCents !== null && row.fee_waiver !== null ? 0 : feeCents
}

function priceOf(row: Appointment, language: Language): string {
  const price = {
    cents: row.price_cents,
    isFrom: row.is_price_from,
    courseVisits: row.course_visits,
    isPaidAhead: row.payment_option === 'pay_now',
  }
  return priceText(price, language, translatorFor(language))
}
