import { hasProvenAddress } from '#server/features/account/service.ts'
import { Facts, numberText } from '#server/features/profile/export-page/facts.tsx'
import type { Fact, PageWords } from '#server/features/profile/export-page/facts.tsx'
import type { ClientData, ExportedVisit } from '#server/features/profile/present.ts'
import { exportVisit } from '#server/features/profile/present.ts'
import { priceText } from '#shared/content/price.ts'
import { deedKeyOf, outsiderOf } from '#shared/features/desk/record-actions.ts'
import type { ClientMailKind } from '#shared/features/desk/mail-kinds.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import { dayFirst } from '#shared/lib/birth-date.ts'

type Props = { readonly data: ClientData; readonly words: PageWords }

export function ProfileSection({ data: { client, preferences, subscriber }, words }: Props) {
  const { t, language, moment, yesNo } = words
  const provenAt = client.email_verified_at
  return (
    <>
      <h2>{t('dataExport.profile')}</h2>
      <Facts
        words={words}
        facts={[
          [t('dataExport.username'), client.username],
          [t('appointment.first_name'), client.first_name],
          [t('appointment.last_name'), client.last_name],
          [t('appointment.email'), client.email],
          [t('dataExport.verified'), provenAt === null ? yesNo(false) : moment(provenAt)],
          [t('appointment.phone'), numberText(client.phone)],
          [t('appointment.date_of_birth'), client.date_of_birth && dayFirst(client.date_of_birth)],
          [t('dataExport.since'), moment(client.created_at)],
          [t('dataExport.language'), formatLanguage(preferences.language, language)],
          [t('dataExport.reminders'), yesNo(preferences.reminders)],
          [t('dataExport.newsletter'), yesNo(preferences.newsletter)],
          ...(subscriber ? [[t('dataExport.subscribed'), moment(subscriber.asked_at)] as const] : []),
        ]}
      />
    </>
  )
}

export function VisitsSection({ data: { visits }, words }: Props) {
  const { t } = words
  return (
    <>
      <h2>{t('dataExport.appointments')}</h2>
      {visits.length === 0 && <p>{t('dataExport.nothing')}</p>}
      {visits.map((visit) => (
        <VisitFacts key={visit.reference} {...{ visit, words }} />
      ))}
    </>
  )
}

/** How the page says each thing that the file holds of a visit; null where another line says it, or only the file does. */
const visitLines: {
  readonly [Name in keyof ExportedVisit]: ((visit: ExportedVisit, words: PageWords) => Fact) | null
} = {
  appointmentDate: (visit, { t, moment }) => [t('dataExport.moment'), moment(visit.appointmentDate)],
  status: ({ status }, { t }) => [t('appointment.status'), t(`appointment.status_${status}`)],
  reference: ({ reference }, { t }) => [t('appointment.reference'), reference],
  room: ({ room }, { t }) => [t('dataExport.room'), String(room)],
  priceCents: ({ priceCents, isPriceFrom, courseVisits }, { t, language }) => {
    const price = { cents: priceCents, isFrom: isPriceFrom, courseVisits }
    return [t('dataExport.price'), priceText(price, language, t)]
  },
  chargedCents: ({ chargedCents }, { t, language }) => {
    return [t('dataExport.charged'), formatPrice(chargedCents, language)]
  },
  payments: ({ payments }, { t, language, moment }) => {
    const lines = payments.map(({ amountCents, method, at }) =>
      [formatPrice(amountCents, language), t(`deskAgenda.method.${method}`), moment(at)].join(' · '),
    )
    return [t('dataExport.paid'), lines.join('\n') || formatPrice(0, language)]
  },
  paymentOption: (visit, { t }) => [t('appointment.payment'), t(`appointment.${visit.paymentOption}`)],
  firstName: ({ firstName, lastName }, { t }) => [t('dataExport.name'), `${firstName} ${lastName}`],
  email: ({ email }, { t }) => [t('appointment.email'), email],
  phone: ({ phone }, { t }) => [t('appointment.phone'), numberText(phone)],
  dateOfBirth: ({ dateOfBirth }, { t }) => [
    t('appointment.date_of_birth'),
    dateOfBirth && dayFirst(dateOfBirth),
  ],
  notes: ({ notes }, { t }) => [t('appointment.notes'), notes],
  bookedAt: ({ bookedAt }, { t, moment }) => [t('dataExport.booked'), moment(bookedAt)],
  treatmentType: null,
  isPriceFrom: null,
  courseVisits: null,
  lastName: null,
  durationMinutes: null,
  language: null,
  subscribeNewsletter: null,
  changedAt: null,
  cancelledAt: null,
  source: null,
  paidCents: null,
  feeWaiver: null,
  termsVersion: null,
  comingAt: null,
}

type VisitProps = { readonly visit: ClientData['visits'][number]; readonly words: PageWords }

function VisitFacts({ visit, words }: VisitProps) {
  const exported = exportVisit(visit)
  return (
    <section>
      <h3>{words.label(visit.treatment)}</h3>
      <Facts
        words={words}
        facts={Object.values(visitLines).flatMap((line) => (line === null ? [] : [line(exported, words)]))}
      />
    </section>
  )
}

export function SessionsSection({ data: { sessions }, words }: Props) {
  const { t, moment } = words
  return (
    <>
      <h2>{t('dataExport.sessions')}</h2>
      <Facts
        words={words}
        facts={sessions.map((row) => [
          moment(row.created_at),
          [row.device, t('dataExport.until', { date: moment(row.expires_at) })].filter(Boolean).join('\n'),
        ])}
      />
    </>
  )
}

export function MailsSection({ data: { client, mails }, words }: Props) {
  const { t, moment } = words
  const isProven = hasProvenAddress(client)
  const nameOf = (kind: string) => {
    const key = `dataExport.mail.${kind as ClientMailKind}` as const
    const name = t(key)
    return name === key ? kind : name
  }
  return (
    <>
      <h2>{t('dataExport.mails')}</h2>
      {mails.length === 0 && <p>{t(isProven ? 'dataExport.no_mails' : 'dataExport.unproven')}</p>}
      <Facts words={words} facts={mails.map((row) => [moment(row.created_at), nameOf(row.kind)])} />
    </>
  )
}

export function EnquiriesSection({ data: { client, enquiries }, words }: Props) {
  const { t, moment } = words
  const isProven = hasProvenAddress(client)
  return (
    <>
      <h2>{t('dataExport.messages')}</h2>
      {enquiries.length === 0 && <p>{t(isProven ? 'dataExport.no_messages' : 'dataExport.unproven')}</p>}
      {enquiries.map((enquiry) => (
        <section key={enquiry.created_at.toISOString()}>
          <h3>{enquiry.subject}</h3>
          <Facts
            words={words}
            facts={[
              [t('dataExport.sent'), moment(enquiry.created_at)],
              [t('dataExport.name'), enquiry.name],
              [t('appointment.phone'), numberText(enquiry.phone)],
              [t('dataExport.about'), enquiry.treatments.map(words.label).join('\n')],
              [t('dataExport.message'), enquiry.message],
              ...enquiry.answers.map((answer) => [t('dataExport.answer'), answer] as const),
            ]}
          />
        </section>
      ))}
    </>
  )
}

export function DeskSection({ data: { desk }, words }: Props) {
  const { t, moment } = words
  return (
    <>
      <h2>{t('dataExport.desk')}</h2>
      {desk.notes.length + desk.record.length === 0 && <p>{t('dataExport.no_desk')}</p>}
      <Facts words={words} facts={desk.notes.map((note) => [moment(note.created_at), note.body])} />
      <Facts
        words={words}
        facts={desk.record.map(({ at, action }) => {
          const deed = t(
            action === 'card.read' ? 'dataExport.looked' : `deskRecord.done.${deedKeyOf(action)}`,
          )
          // Not all that was done, the desk did.
          const outsider = outsiderOf(action)
          return [moment(at), outsider === null ? deed : `${deed} · ${t(`deskRecord.by.${outsider}`)}`]
        })}
      />
    </>
  )
}
