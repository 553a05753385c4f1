import { clinic } from '#content/clinic.ts'
import type { BookingRequest } from '#shared/features/booking/contract.ts'
import type { Slot, Treatment } from '#web/features/booking/booking-queries.ts'
import type { Details } from '#web/features/booking/judge-details.ts'
import { birthDateOf } from '#web/lib/birth-date.ts'

/** The message to the server (SPEC 3): empty optional fields are null. */
export function toRequest(details: Details, treatment: Treatment, slot: Slot): BookingRequest {
  return {
    ...details,
    treatmentType: treatment.name,
    appointmentDate: slot.start,
    dateOfBirth: birthDateOf(details.dateOfBirth),
    notes: details.notes === '' ? null : details.notes,
    termsVersion: clinic.termsVersion,
    priceCents: treatment.priceCents,
  }
}
