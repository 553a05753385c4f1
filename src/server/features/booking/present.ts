import type { Appointment } from '#server/features/booking/data.ts'
import { manageUrlOf } from '#server/features/booking/token.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { findByName } from '#shared/content/catalogue.ts'
import { priceText } from '#shared/content/price.ts'
import type { AppointmentAnswer, ManagedAppointmentAnswer } from '#shared/features/booking/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'

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
export function presentManaged(row: Appointment, language: Language): ManagedAppointmentAnswer {
  return {
    id: row.id,
    reference: row.reference,
    treatmentType: row.treatment,
    treatmentLabel: findByName(row.treatment)?.treatment.name[language] ?? row.treatment,
    appointmentDate: row.starts_at.toISOString(),
    durationMinutes: row.duration_minutes,
    status: row.status,
    paymentOption: row.payment_option,
    price: priceOf(row, language),
    firstName: row.first_name,
  }
}

function priceOf(row: Appointment, language: Language): string {
  const price = { cents: row.price_cents, isFrom: row.is_price_from }
  return priceText(price, language, translatorFor(language))
}
