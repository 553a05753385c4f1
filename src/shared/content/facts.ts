import type { Clinic } from '#shared/content/clinic.ts'
import { formatPrice, formatShare } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** Placeholders `{{name}}` that long texts may hold, in the place of what another clinic has otherwise. */
export const factNames = [
  'clinic',
  'city',
  'address',
  'phone',
  'mobile',
  'email',
  'complaintsEmail',
  'privacyEmail',
  'kvk',
  'btw',
  'hours',
  'share',
  'fee',
  'age',
] as const
export type FactName = (typeof factNames)[number]

/** The facts as they stand in a text: hours of free cancellation, share and fee of a late one, age for injectables. */
export function clinicFacts(clinic: Clinic, language: Language): Record<FactName, string> {
  const { address, booking, emails, fees, phones, registrations } = clinic
  return {
    clinic: clinic.name,
    city: clinic.city[language],
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    phone: phones.landline,
    mobile: phones.mobile,
    email: emails.general,
    complaintsEmail: emails.complaints,
    privacyEmail: emails.privacy,
    kvk: registrations.kvk,
    btw: registrations.btw,
    hours: String(fees.freeUntilHours),
    share: formatShare(fees.lateShare, language),
    fee: formatPrice(fees.freeConsultCents, language),
    age: String(booking.minimumAgeInjectables),
  }
}
