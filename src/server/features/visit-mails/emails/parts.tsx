import type { ReactNode } from 'react'
import { momentOf } from '#server/features/appointments/words.ts'
import type { BookingMailData, MailDeps } from '#server/features/visit-mails/emails/data.ts'
import type { Writing } from '#server/features/visit-mails/emails/frame.tsx'
import type { MailFact } from '#server/platform/mail/parts.tsx'
import { FactLink, MailHeading, MailLink, MailList, MailText, Phone } from '#server/platform/mail/parts.tsx'
import { inOrder } from '#server/platform/mail/render.ts'
import { onOneLine, unbrokenDay } from '#server/platform/mail/unbroken.ts'
import { changeFreeUntil } from '#shared/features/booking/fees.ts'
import { bookingPath, localized, paths } from '#shared/i18n/paths.ts'

/** What several mails about a visit say to the client. */

type Around = { readonly writing: Writing; readonly deps: MailDeps }

/** The consultation that has to come first, where one has to, and the way to book it. */
export function ConsultFirst({ writing: { t, words, language }, deps: { env } }: Around) {
  if (words.consult === null) return null
  const { name, price, slug } = words.consult
  const booking = env.publicUrl + localized(bookingPath({ treatmentSlug: slug }), language)
  return (
    <>
      <MailHeading>{t('bookingMail.consult_first_title')}</MailHeading>
      <MailText>{t('bookingMail.consult_first', { consult: name, price })}</MailText>
      <MailLink href={booking}>{t('bookingMail.consult_first_book')}</MailLink>
    </>
  )
}

/** The way to change the visit: by its link, or by telephone once that opens nothing any more. */
export function Manage({
  hasLink,
  children,
  ...around
}: Around & {
  readonly hasLink: boolean
  /** The button or links, for a visit whose link works. */
  readonly children: ReactNode
}) {
  return hasLink ? children : <Call says="bookingMail.call" {...around} />
}

/** Where a stranger may have booked: that a call ends it for nothing, as cancelling by the link may not. */
export function NotYou({ isProven, ...around }: Around & { readonly isProven: boolean }) {
  return isProven ? null : <Call says="bookingMail.not_you" {...around} />
}

type CallProps = Around & { readonly says: 'bookingMail.call' | 'bookingMail.not_you' }

function Call({ says, writing: { t, language }, deps: { clinic } }: CallProps) {
  return (
    <MailText>
      <Phone sentence={(phone) => t(says, { phone })} clinic={clinic} language={language} />
    </MailText>
  )
}

/** What to do before the visit; nothing where the record of the treatment asks for nothing. */
export function Preparation({
  points,
  writing: { t },
}: {
  readonly points: readonly string[]
  readonly writing: Writing
}) {
  if (points.length === 0) return null
  return (
    <>
      <MailHeading>{t('visitMail.preparation')}</MailHeading>
      <MailList items={points} />
    </>
  )
}

/** What to know before coming; that one can come early is the first, for who comes. Points that are null do not hold. */
export function GoodToKnow({
  points,
  writing: { t, words },
}: {
  readonly points: readonly (string | null)[]
  readonly writing: Writing
}) {
  const early = words.remote === null ? t('bookingMail.arrive_early') : null
  return (
    <>
      <MailHeading>{t('bookingMail.good_to_know')}</MailHeading>
      <MailList items={[early, ...points].filter((point) => point !== null)} />
    </>
  )
}

/** Where to go, with the way there; or how the clinic speaks to who stays at home. */
export function placeFact({ t, words, language }: Writing, { clinic, env }: MailDeps): MailFact {
  if (words.remote !== null) return [t('bookingMail.remote'), t(`bookingMail.by_${words.remote}`)]
  const { street, postalCode, city } = clinic.address
  const contactPage = env.publicUrl + localized(paths.contact, language)
  return [
    t('bookingMail.place'),
    <>
      {inOrder(`${clinic.name}, ${street}, ${onOneLine(`${postalCode} ${city}`)}`, language)}
      <br />
      <FactLink href={contactPage}>{t('bookingMail.way')}</FactLink>
    </>,
  ]
}

/** How a visit is paid; nothing where it costs nothing. */
export function paymentFact(
  { priceCents }: Pick<BookingMailData, 'priceCents'>,
  how: string,
  { t }: Writing,
): MailFact[] {
  return priceCents > 0 ? [[t('bookingMail.payment'), how]] : []
}

/** Until when changes cost whoever reads this mail nothing; nothing when that moment had passed at `at`. */
export function freeUntilFact(
  visit: Pick<BookingMailData, 'startsAt' | 'createdAt'> & { readonly movedFeeCents: number },
  at: Date,
  { t, language }: Writing,
  { clinic }: MailDeps,
): MailFact[] {
  const until = changeFreeUntil({ ...visit, bookedAt: visit.createdAt }, clinic)
  if (until <= at) return []
  return [[t('bookingMail.free_until'), unbrokenDay(momentOf(until, language, clinic))]]
}
