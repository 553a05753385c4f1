import type { House } from '#server/deps.ts'
import { mailedManageUrlOf, manageUrlOf } from '#server/features/appointments/token.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { illnessRule } from '#shared/content/facts.ts'
import type { CatalogueEntry, PriceList } from '#shared/content/price-list.ts'
import { priceText } from '#shared/content/price.ts'
import { priceKind } from '#shared/features/booking/fees.ts'
import type { PaymentOption } from '#shared/features/booking/fields.ts'
import {
  formatDuration,
  formatFullDate,
  formatPercent,
  formatPrice,
  formatTime,
} from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { addMinutes } from '#shared/lib/time.ts'

export type WordsDeps = House & {
  readonly env: { readonly publicUrl: string; readonly secret: string }
}

/** The treatment's name in a language; the stored name for one that left the catalogue. */
export function labelOf(treatment: string, language: Language, priceList: PriceList): string {
  return priceList.findByName(treatment)?.treatment.name[language] ?? treatment
}

/** The address of its category; null for a treatment that left the catalogue. */
export function categoryOf(treatment: string, priceList: PriceList): string | null {
  return priceList.findByName(treatment)?.category.slug ?? null
}

/** How the clinic speaks to who stays at home; null for a visit, and for a treatment that left the catalogue. */
export function remoteOf(treatment: string, priceList: PriceList) {
  return priceList.findByName(treatment)?.treatment.remote ?? null
}

/** What the words about a visit are made from. */
export type VisitFacts = {
  readonly id: string
  /** The Dutch catalogue name. */
  readonly treatment: string
  readonly startsAt: Date
  readonly durationMinutes: number
  readonly priceCents: number
  readonly isPriceFrom: boolean
  readonly courseVisits: number | null
  readonly paymentOption: PaymentOption
}

/** The facts of a booking as they read in a language; times are the clinic's. */
export function wordsOf(booking: VisitFacts, language: Language, deps: WordsDeps) {
  const { clinic, priceList, env } = deps
  const t = translatorFor(language)
  const entry = priceList.findByName(booking.treatment)
  const { freeUntilHours, lateShare, freeConsultCents } = clinic.fees
  const remote = remoteOf(booking.treatment, priceList)
  const policy = {
    free: remote === null ? 'policy_free_consult' : 'policy_free_remote',
    visit: 'policy',
    course: 'policy_course',
  } as const
  const treatment = entry?.treatment.name[language] ?? booking.treatment
  const consult = entry && priceList.consultBefore(entry)
  const time = formatTime(booking.startsAt, language, clinic.timeZone)
  const endsAt = addMinutes(booking.startsAt, booking.durationMinutes)
  return {
    treatment,
    /** How the clinic speaks to who stays at home; null for a visit. */
    remote,
    /** The treatment and how long it takes. */
    what: t('bookingMail.what', {
      treatment,
      duration: formatDuration(booking.durationMinutes, language, 'long'),
    }),
    date: formatFullDate(booking.startsAt, language, clinic.timeZone),
    time,
    timeRange: t('bookingMail.time_range', { time, end: formatTime(endsAt, language, clinic.timeZone) }),
    price: priceText(
      {
        cents: booking.priceCents,
        isFrom: booking.isPriceFrom,
        courseVisits: booking.courseVisits,
        isPaidAhead: booking.paymentOption === 'pay_now',
      },
      language,
      t,
    ),
    policy: t(`bookingMail.${policy[priceKind(booking)]}`, {
      hours: freeUntilHours,
      fee: formatPrice(freeConsultCents, language),
      percent: formatPercent(lateShare, language),
    }),
    /** What is owed by who falls ill too late to move for nothing. */
    illness: illnessRule(clinic, language, t),
    /** What is owed where we decide not to treat; null where nothing is owed and nothing was to be treated. */
    notTreated: notTreatedRule(booking, entry, t, priceList),
    /** The consultation that has to come before the visit, or null. */
    consult: consult === undefined ? null : consultWords(consult, language),
    /** The link that opens this one appointment and nothing else, for the client's own mails. */
    manageUrl: mailedManageUrlOf(booking.id, language, env),
    /** The same for the clinic, which proves nothing about the client. */
    clinicManageUrl: manageUrlOf(booking.id, language, env),
    ageRule:
      entry !== undefined && priceList.isInjectable(entry)
        ? t('bookingMail.age_rule', { age: clinic.booking.minimumAgeInjectables })
        : null,
  }
}

/** A consultation that is booked by itself took place: it is paid whatever we advise. */
function notTreatedRule(
  { priceCents }: VisitFacts,
  entry: CatalogueEntry | undefined,
  t: Translator,
  priceList: PriceList,
): string | null {
  if (entry === undefined || priceList.areaOf(entry) !== 'consultation') return t('policy.not_treated')
  return priceCents === 0 ? null : t('policy.consult_charged')
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
