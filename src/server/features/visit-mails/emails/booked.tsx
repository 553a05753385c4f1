/** @jsxRuntime automatic */
import { z } from 'zod'
import { calendarOfMail } from '#server/features/appointments/calendar.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import { momentOf, wordsOf } from '#server/features/appointments/words.ts'
import { careTexts } from '#server/platform/content/care.ts'
import { shownPhone } from '#server/platform/http/typed-values.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { MailLayout } from '#server/platform/mail/layout.tsx'
import {
  Dial,
  FactLink,
  MailButton,
  MailFacts,
  MailHeading,
  MailLink,
  MailList,
  MailMoment,
  MailText,
  Typed,
} from '#server/platform/mail/parts.tsx'
import type { MailFact } from '#server/platform/mail/parts.tsx'
import { asTyped, inOrder, renderMail } from '#server/platform/mail/render.ts'
import type { ComposedMail, MailComposers } from '#server/platform/mail/mail.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { findByName } from '#shared/content/catalogue.ts'
import { paymentOptions } from '#shared/features/booking/contract.ts'
import { changeFreeUntil, isFreeConsult } from '#shared/features/booking/fees.ts'
import { formatCalendarDate } from '#shared/i18n/format.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { languages } from '#shared/i18n/languages.ts'
import { bookingPath, localized, paths } from '#shared/i18n/paths.ts'

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

export function bookedMailComposers(deps: MailDeps): MailComposers {
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
  const words = wordsOf(booking, language, { clinic, env })
  const { preparation } = await careTexts(booking.treatment, language, clinic)
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={t('bookingMail.confirmed_preview', { treatment: words.treatment, clinic: clinic.name })}
      title={t('bookingMail.confirmed_title')}
    >
      <MailText>{t('bookingMail.greeting', { name: asTyped(booking.firstName, language) })}</MailText>
      <MailText>{t('bookingMail.confirmed_text', { clinic: clinic.name })}</MailText>
      <MailMoment date={words.date} time={words.timeRange} what={words.what} language={language} />
      <MailFacts
        facts={[
          placeFact(language, { clinic, env }),
          [t('bookingMail.price'), words.price],
          [t('bookingMail.payment'), t(`bookingMail.${booking.paymentOption}`)],
          ...freeUntilFact({ ...booking, chargedCents: 0 }, booking.createdAt, language, clinic),
          [t('bookingMail.reference'), inOrder(booking.reference, language)],
        ]}
      />
      <MailButton href={words.manageUrl}>{t('bookingMail.manage')}</MailButton>
      <ConsultFirst consult={words.consult} language={language} publicUrl={env.publicUrl} />
      <Preparation points={preparation} language={language} />
      <MailHeading>{t('bookingMail.good_to_know')}</MailHeading>
      <MailList
        items={[
          t('bookingMail.arrive_early'),
          ...(words.ageRule === null ? [] : [words.ageRule]),
          words.policy,
          words.illness,
          t('policy.not_treated'),
          t('bookingMail.calendar_hint'),
        ]}
      />
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  return {
    subject: t('bookingMail.confirmed_subject', { date: words.date, time: words.time }),
    ...parts,
    replyTo: clinic.emails.general,
    calendar: await calendarOfMail(booking, language, { clinic, env }),
  }
}

/** The consultation that has to come first, where one has to, and the way to book it. */
export function ConsultFirst({
  consult,
  language,
  publicUrl,
}: {
  readonly consult: ReturnType<typeof wordsOf>['consult']
  readonly language: Language
  readonly publicUrl: string
}) {
  if (consult === null) return null
  const t = translatorFor(language)
  const { name, price, slug } = consult
  const booking = publicUrl + localized(bookingPath({ treatmentSlug: slug }), language)
  return (
    <>
      <MailHeading>{t('bookingMail.consult_first_title')}</MailHeading>
      <MailText>{t('bookingMail.consult_first', { consult: name, price })}</MailText>
      <MailLink href={booking}>{t('bookingMail.consult_first_book')}</MailLink>
    </>
  )
}

/** What to do before the visit; nothing for a treatment that left the catalogue. */
export function Preparation({
  points,
  language,
}: {
  readonly points: readonly string[]
  readonly language: Language
}) {
  if (points.length === 0) return null
  return (
    <>
      <MailHeading>{translatorFor(language)('visitMail.preparation')}</MailHeading>
      <MailList items={points} />
    </>
  )
}

/** The clinic reads Dutch, whatever the client's language is. */
async function notice(booking: BookingMailData, { clinic, env }: MailDeps): Promise<ComposedMail> {
  const t = translatorFor('nl')
  const words = wordsOf(booking, 'nl', { clinic, env })
  const { dateOfBirth, notes } = booking
  const parts = await renderMail(
    <MailLayout
      language="nl"
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={`${booking.firstName} ${booking.lastName}, ${words.treatment}`}
      title={t('bookingMail.notice_title')}
      isForClinic
    >
      <MailMoment date={words.date} time={words.timeRange} what={words.what} language="nl" />
      <MailFacts
        facts={[
          [t('bookingMail.room'), String(booking.room)],
          ...clientFacts(booking),
          ...(dateOfBirth === null
            ? []
            : [[t('bookingMail.date_of_birth'), formatCalendarDate(dateOfBirth, 'nl')] as const]),
          ...(notes === null ? [] : [[t('bookingMail.notes'), <Typed key="notes" text={notes} />] as const]),
          [t('bookingMail.language'), formatLanguage(booking.language, 'nl')],
          [t('bookingMail.price'), words.price],
          [t('bookingMail.payment'), t(`bookingMail.notice_${booking.paymentOption}`)],
          [t('bookingMail.reference'), booking.reference],
        ]}
      />
      <MailButton href={words.clinicManageUrl}>{t('bookingMail.notice_manage')}</MailButton>
    </MailLayout>,
  )
  return { subject: t('bookingMail.notice_subject', words), ...parts, replyTo: booking.email }
}

/** Who the client is and how to reach them, for the clinic's own mails. */
export function clientFacts(
  client: Pick<BookingMailData, 'firstName' | 'lastName' | 'email' | 'phone'>,
): MailFact[] {
  const t = translatorFor('nl')
  return [
    [t('bookingMail.client'), <Typed key="name" text={`${client.firstName} ${client.lastName}`} />],
    [t('bookingMail.phone'), <Dial key="phone" number={shownPhone(client.phone)} />],
    [t('bookingMail.email'), client.email],
  ]
}

/** Where to go, with the way there. */
export function placeFact(language: Language, { clinic, env }: MailDeps): MailFact {
  const t = translatorFor(language)
  const { street, postalCode, city } = clinic.address
  const contactPage = env.publicUrl + localized(paths.contact, language)
  return [
    t('bookingMail.place'),
    <>
      {inOrder(`${clinic.name}, ${street}, ${postalCode} ${city}`, language)}
      <br />
      <FactLink href={contactPage}>{t('bookingMail.way')}</FactLink>
    </>,
  ]
}

/** Until when changes cost whoever reads this mail nothing; nothing when that moment had passed at `at`. */
export function freeUntilFact(
  visit: Pick<BookingMailData, 'startsAt' | 'createdAt' | 'treatment' | 'priceCents'> & {
    readonly chargedCents: number
  },
  at: Date,
  language: Language,
  clinic: Clinic,
): MailFact[] {
  const isFree = isFreeConsult(findByName(visit.treatment), visit.priceCents)
  const until = changeFreeUntil({ ...visit, isFreeConsult: isFree, bookedAt: visit.createdAt }, clinic)
  if (until <= at) return []
  return [[translatorFor(language)('bookingMail.free_until'), momentOf(until, language, clinic)]]
}
