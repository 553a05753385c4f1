import { clinic } from '#content/clinic.ts'
import type { FactName } from '#shared/content/facts.ts'
import { formatPercent, formatPrice } from '#shared/i18n/format.ts'
import { formatPeriod } from '#shared/i18n/format-period.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** What the long texts name in double braces, so that another clinic's file changes them all. */
export function clinicFacts(language: Language): Record<FactName, string> {
  const { address, booking, emails, fees, phones, registrations, retention } = clinic
  return {
    clinic: clinic.name,
    legalName: clinic.legalName,
    city: clinic.city[language],
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    phone: phones.landline,
    mobile: phones.mobile,
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
    mailsKept: formatPeriod(retention.mails, language),
    enquiriesKept: formatPeriod(retention.enquiries, language),
    unconfirmedKept: formatPeriod(retention.unconfirmed, language),
    visitDetailsKept: formatPeriod(retention.visitDetails, language),
    visitContactKept: formatPeriod(retention.visitContact, language),
    leftVisitKept: formatPeriod(retention.leftVisit, language),
    booksKept: formatPeriod(retention.books, language),
  }
}

/**
 * The same text, list or record with every `{{fact}}` filled in.
 *
 * @throws when a text names a fact that does not exist, which stops the build.
 */
export function withFacts<Content>(content: Content, language: Language): Content {
  const facts: Readonly<Record<string, string>> = clinicFacts(language)
  const filled = JSON.stringify(content).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined)
      throw new Error(`A text names {{${name}}}, which src/web/lib/clinic-facts.ts does not know`)
    return JSON.stringify(fact).slice(1, -1)
  })
  return JSON.parse(filled) as Content
}
