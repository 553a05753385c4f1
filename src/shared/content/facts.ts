import type { Clinic } from '#shared/content/clinic.ts'
import type { CatalogueEntry, PriceList } from '#shared/content/price-list.ts'
import { formatCalendarDate, formatPercent, formatPrice } from '#shared/i18n/format.ts'
import { formatPeriod } from '#shared/content/format-period.ts'
import { inOrder } from '#shared/i18n/in-order.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Translator } from '#shared/i18n/messages.ts'

/** Placeholders `{{name}}` that long texts may hold, in the place of what another clinic has otherwise. */
export const factNames = [
  'clinic',
  'legalName',
  'city',
  'address',
  'phone',
  'mobile',
  // Answered day and night, for trouble after an injection.
  'emergency',
  'email',
  'complaintsEmail',
  'complaintsOfficer',
  'disputesBody',
  'privacyEmail',
  'kvk',
  'btw',
  // Hours of free cancellation, share and fee of a late one, age for injectables.
  'hours',
  'share',
  'fee',
  'age',
  // Price of the consultation with the doctor.
  'doctorPrice',
  // Since when the terms are as they are, as a date.
  'termsVersion',
  // What is owed by who falls ill too late to move for nothing: a whole sentence.
  'illnessRule',
  // What the time right after booking and an earlier charge mean for what a change costs: whole sentences.
  'graceRule',
  // How long something is kept, as "90 days" (`retention` of the clinic's file).
  'mailsKept',
  'enquiriesKept',
  'unconfirmedKept',
  'visitDetailsKept',
  'visitContactKept',
  'leftVisitKept',
  'unprovenAccountKept',
  'idleAccountKept',
  'booksKept',
] as const
export type FactName = (typeof factNames)[number]

/** What the long texts name in double braces, so that another clinic's file changes them all; `t` speaks the same language. */
export function clinicFacts(
  { clinic, priceList }: { readonly clinic: Clinic; readonly priceList: PriceList },
  language: Language,
  t: Translator,
): Record<FactName, string> {
  const { address, booking, emails, fees, phones, registrations, retention } = clinic
  return {
    clinic: clinic.name,
    legalName: clinic.legalName,
    city: clinic.city[language],
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    phone: inOrder(phones.landline, language),
    mobile: inOrder(phones.mobile, language),
    emergency: inOrder(phones.emergency, language),
    email: emails.general,
    complaintsEmail: emails.complaints,
    complaintsOfficer: clinic.complaints.officer,
    disputesBody: clinic.complaints.disputesBody.name,
    privacyEmail: emails.privacy,
    kvk: registrations.kvk,
    btw: registrations.btw,
    hours: String(fees.freeUntilHours),
    share: formatPercent(fees.lateShare, language),
    fee: formatPrice(fees.freeConsultCents, language),
    age: String(booking.minimumAgeInjectables),
    doctorPrice: formatPrice(doctorConsult(priceList).treatment.priceCents, language),
    termsVersion: formatCalendarDate(clinic.termsVersion, language),
    illnessRule: illnessRule(clinic, language, t),
    graceRule: graceRule(clinic, t),
    mailsKept: formatPeriod(retention.mails, language),
    enquiriesKept: formatPeriod(retention.enquiries, language),
    unconfirmedKept: formatPeriod(retention.unconfirmed, language),
    visitDetailsKept: formatPeriod(retention.visitDetails, language),
    visitContactKept: formatPeriod(retention.visitContact, language),
    leftVisitKept: formatPeriod(retention.leftVisit, language),
    unprovenAccountKept: formatPeriod(retention.unprovenAccount, language),
    idleAccountKept: formatPeriod(retention.idleAccount, language),
    booksKept: formatPeriod(retention.books, language),
  }
}

/** The consultation with the doctor, which long texts name with its price. */
const doctorConsultName = 'Medisch consult bij de arts'

function doctorConsult(priceList: PriceList): CatalogueEntry {
  const entry = priceList.findByName(doctorConsultName)
  if (entry === undefined) throw new Error(`The price list has no "${doctorConsultName}"`)
  return entry
}

/** The sentence that says what is owed by who falls ill in the hours in which a change costs something. */
export function illnessRule({ fees }: Pick<Clinic, 'fees'>, language: Language, t: Translator): string {
  const hours = fees.freeUntilHours
  if (fees.isIllnessFree) return t('policy.illness_free', { hours })
  return t('policy.illness_charged', { hours, share: formatPercent(fees.lateShare, language) })
}

/** The sentences that say when a change costs nothing in spite of the hour, and that one appointment is charged once (DECISIONS 3). */
function graceRule({ fees }: Pick<Clinic, 'fees'>, t: Translator): string {
  const minutes = fees.graceMinutes
  return minutes === 0 ? t('policy.one_fee') : t('policy.grace', { minutes })
}

/**
 * The same text, list or record with every `{{fact}}` filled in.
 *
 * @throws when a text names a fact that does not exist, which stops the build.
 */
export function fillFacts<Content>(content: Content, facts: Readonly<Record<string, string>>): Content {
  const filled = JSON.stringify(content).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined)
      throw new Error(`A text names {{${name}}}, which src/shared/content/facts.ts does not know`)
    return JSON.stringify(fact).slice(1, -1)
  })
  return JSON.parse(filled) as Content
}
