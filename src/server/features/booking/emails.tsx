/** @jsxRuntime automatic */
import { z } from 'zod'
import { calendarFile, calendarFileName, calendarTypeOf } from '#server/features/booking/calendar.ts'
import type { Appointment } from '#server/features/booking/data.ts'
import { manageUrlOf } from '#server/features/booking/token.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import {
  leftToRight,
  MailButton,
  MailFacts,
  MailLayout,
  MailText,
  renderMail,
} from '#server/platform/mail/layout.tsx'
import type { ComposedMail, MailComposers } from '#server/platform/mail/mail.ts'
import { findByName, freeConsultSlug, isInjectable } from '#shared/content/catalogue.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { priceText } from '#shared/content/price.ts'
import { paymentOptions } from '#shared/features/booking/contract.ts'
import {
  formatDuration,
  formatFullDate,
  formatLanguage,
  formatPercent,
  formatPrice,
  formatTime,
} from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { directionOf, languages } from '#shared/i18n/languages.ts'

export const confirmationKind = 'booking-confirmation'
export const noticeKind = 'booking-notice'

type MailDeps = {
  readonly clinic: Clinic
  readonly env: { readonly publicUrl: string; readonly secret: string }
}

/** What the mails tell about an appointment, as it was when it was booked. */
export const bookingMailData = z.object({
  id: z.uuid(),
  reference: z.string(),
  treatment: z.string(),
  startsAt: z.coerce.date(),
  createdAt: z.coerce.date(),
  durationMinutes: z.int(),
  room: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  dateOfBirth: z.string().nullable(),
  notes: z.string().nullable(),
  language: z.enum(languages),
  paymentOption: z.enum(paymentOptions),
  priceCents: z.int(),
  isPriceFrom: z.boolean(),
})
export type BookingMailData = z.infer<typeof bookingMailData>

/** What the words about a visit are made from. */
export type VisitFacts = Pick<
  BookingMailData,
  'treatment' | 'startsAt' | 'durationMinutes' | 'priceCents' | 'isPriceFrom'
>

/** The data of both mails about a new appointment. */
export function mailDataOf(row: Appointment): BookingMailData {
  return {
    id: row.id,
    reference: row.reference,
    treatment: row.treatment,
    startsAt: row.starts_at,
    createdAt: row.created_at,
    durationMinutes: row.duration_minutes,
    room: row.room,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    dateOfBirth: row.date_of_birth,
    notes: row.notes,
    language: row.language,
    paymentOption: row.payment_option,
    priceCents: row.price_cents,
    isPriceFrom: row.is_price_from,
  }
}

/** The composers of this feature's mails. */
export function bookingMailComposers(deps: MailDeps): MailComposers {
  return {
    [confirmationKind]: (data, language) => confirmation(bookingMailData.parse(data), language, deps),
    [noticeKind]: (data) => notice(bookingMailData.parse(data), deps),
  }
}

async function confirmation(
  booking: BookingMailData,
  language: Language,
  { clinic, env }: MailDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const words = wordsOf(booking, language, clinic)
  const { street, postalCode, city } = clinic.address
  const subject = t('bookingMail.confirmed_subject', { date: words.date, time: words.time })
  const title = t('bookingMail.confirmed_title')
  // Only where it is needed: the marks are invisible, but would be copied along with the code.
  const inOrder = (latin: string) => (directionOf(language) === 'rtl' ? leftToRight(latin) : latin)
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={t('bookingMail.confirmed_preview', { treatment: words.treatment, clinic: clinic.name })}
      title={title}
    >
      <MailText>{t('bookingMail.greeting', { name: booking.firstName })}</MailText>
      <MailText>{t('bookingMail.confirmed_text', { clinic: clinic.name })}</MailText>
      <MailFacts
        facts={[
          [t('bookingMail.treatment'), words.treatment],
          [t('bookingMail.date'), words.date],
          [t('bookingMail.time'), t('bookingMail.time_value', words)],
          [t('bookingMail.place'), inOrder(`${clinic.name}, ${street}, ${postalCode} ${city}`)],
          [t('bookingMail.price'), words.price],
          [t('bookingMail.payment'), t(`bookingMail.${booking.paymentOption}`)],
          [t('bookingMail.reference'), inOrder(booking.reference)],
        ]}
      />
      <MailText>
        <MailButton href={manageUrlOf(booking.id, language, env)}>{t('bookingMail.manage')}</MailButton>
      </MailText>
      <MailText>{t('bookingMail.calendar_hint')}</MailText>
      <MailText>{t('bookingMail.arrive_early')}</MailText>
      {words.ageRule !== null && <MailText>{words.ageRule}</MailText>}
      <MailText>{words.policy}</MailText>
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  return {
    subject,
    ...parts,
    replyTo: clinic.emails.general,
    attachments: [
      {
        filename: calendarFileName,
        contentType: calendarTypeOf(),
        content: calendarFile(booking, language, { clinic, env }),
      },
    ],
  }
}

/** The clinic reads Dutch, whatever the client's language is. */
async function notice(booking: BookingMailData, { clinic, env }: MailDeps): Promise<ComposedMail> {
  const t = translatorFor('nl')
  const words = wordsOf(booking, 'nl', clinic)
  const none = t('bookingMail.none')
  const title = t('bookingMail.notice_title')
  const parts = await renderMail(
    <MailLayout
      language="nl"
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={words.treatment}
      title={title}
    >
      <MailFacts
        facts={[
          [t('bookingMail.treatment'), words.treatment],
          [t('bookingMail.date'), words.date],
          [t('bookingMail.time'), t('bookingMail.time_value', words)],
          [t('bookingMail.room'), String(booking.room)],
          [t('bookingMail.price'), words.price],
          [t('bookingMail.payment'), t(`bookingMail.notice_${booking.paymentOption}`)],
          [t('bookingMail.reference'), booking.reference],
          [t('bookingMail.client'), `${booking.firstName} ${booking.lastName}`],
          [t('bookingMail.email'), booking.email],
          [t('bookingMail.phone'), booking.phone],
          [t('bookingMail.date_of_birth'), booking.dateOfBirth ?? none],
          [t('bookingMail.language'), formatLanguage(booking.language, 'nl')],
          [t('bookingMail.notes'), booking.notes ?? none],
        ]}
      />
    </MailLayout>,
  )
  return { subject: t('bookingMail.notice_subject', words), ...parts, replyTo: booking.email }
}

/** The facts of a booking as they read in a language; times are the clinic's. */
export function wordsOf(booking: VisitFacts, language: Language, clinic: Clinic) {
  const t = translatorFor(language)
  const entry = findByName(booking.treatment)
  const { freeUntilHours, lateShare, freeConsultCents } = clinic.fees
  const policy =
    entry?.slug === freeConsultSlug
      ? t('bookingMail.policy_free_consult', {
          hours: freeUntilHours,
          fee: formatPrice(freeConsultCents, language),
        })
      : t('bookingMail.policy', { hours: freeUntilHours, percent: formatPercent(lateShare, language) })
  return {
    treatment: entry?.treatment.name[language] ?? booking.treatment,
    date: formatFullDate(booking.startsAt, language, clinic.timeZone),
    time: formatTime(booking.startsAt, language, clinic.timeZone),
    duration: formatDuration(booking.durationMinutes, language, 'long'),
    price: priceText({ cents: booking.priceCents, isFrom: booking.isPriceFrom }, language, t),
    policy,
    ageRule:
      entry !== undefined && isInjectable(entry)
        ? t('bookingMail.age_rule', { age: clinic.booking.minimumAgeInjectables })
        : null,
  }
}
