/** @jsxRuntime automatic */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Client } from '#server/features/account/service.ts'
import { labelOf } from '#server/features/booking/service.ts'
import type { findMailsTo, findSessions, findVisits } from '#server/features/profile/data.ts'
import type { enquiriesFrom } from '#server/features/contact/service.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { priceText } from '#shared/content/price.ts'
import type { Preferences } from '#shared/features/account/contract.ts'
import { formatFullDate, formatLanguage, formatPrice, formatTime } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { directionOf } from '#shared/i18n/languages.ts'

type Rows<Find extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>

/** Everything that is stored about a client. */
export type ClientData = {
  readonly client: Client
  readonly preferences: Preferences
  readonly visits: Rows<typeof findVisits>
  readonly sessions: Rows<typeof findSessions>
  readonly mails: Rows<typeof findMailsTo>
  readonly enquiries: Rows<typeof enquiriesFrom>
  readonly exportedAt: Date
}

/** The data for a machine: names as in the API, amounts in cents, instants in UTC. */
export function presentExport(data: ClientData) {
  const { client, preferences, visits, sessions, mails, enquiries } = data
  return {
    exportedAt: data.exportedAt,
    profile: {
      username: client.username,
      firstName: client.first_name,
      lastName: client.last_name,
      email: client.email,
      emailVerifiedAt: client.email_verified_at,
      phone: client.phone,
      dateOfBirth: client.date_of_birth,
      createdAt: client.created_at,
    },
    preferences,
    appointments: visits.map((visit) => ({
      reference: visit.reference,
      treatmentType: visit.treatment,
      appointmentDate: visit.starts_at,
      durationMinutes: visit.duration_minutes,
      status: visit.status,
      firstName: visit.first_name,
      lastName: visit.last_name,
      email: visit.email,
      phone: visit.phone,
      dateOfBirth: visit.date_of_birth,
      notes: visit.notes,
      language: visit.language,
      paymentOption: visit.payment_option,
      priceCents: visit.price_cents,
      isPriceFrom: visit.is_price_from,
      subscribeNewsletter: visit.wants_newsletter,
      bookedAt: visit.created_at,
      changedAt: visit.changed_at,
      cancelledAt: visit.cancelled_at,
      chargedCents: visit.moved_fee_cents + (visit.cancelled_fee_cents ?? 0),
    })),
    sessions: sessions.map((row) => ({ startedAt: row.created_at, expiresAt: row.expires_at })),
    mails: mails.map((row) => ({ kind: row.kind, queuedAt: row.created_at, sentAt: row.sent_at })),
    messages: enquiries.map((row) => ({
      name: row.name,
      phone: row.phone,
      subject: row.subject,
      message: row.message,
      treatments: row.treatments,
      sentAt: row.created_at,
    })),
  }
}

/** The same data as one page to read and keep, which needs nothing else. */
export function presentExportPage(data: ClientData, language: Language, clinic: Clinic): string {
  return `<!doctype html>${renderToStaticMarkup(<ExportPage {...{ data, language, clinic }} />)}`
}

type PageProps = { readonly data: ClientData; readonly language: Language; readonly clinic: Clinic }
type Fact = readonly [label: string, value: ReactNode]

function ExportPage({ data, language, clinic }: PageProps) {
  const t = translatorFor(language)
  const { client, preferences, visits, sessions, mails, enquiries } = data
  const isProven = client.email_verified_at !== null
  const moment = (instant: Date) =>
    t('appointment.moment', {
      date: formatFullDate(instant, language, clinic.timeZone),
      time: formatTime(instant, language, clinic.timeZone),
    })
  const yesNo = (is: boolean) => t(is ? 'dataExport.yes' : 'dataExport.no')
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t('dataExport.title', { clinic: clinic.name })}</title>
        <style>{pageStyle}</style>
      </head>
      <body>
        <h1>{t('dataExport.title', { clinic: clinic.name })}</h1>
        <p>{t('dataExport.intro', { date: moment(data.exportedAt) })}</p>
        <h2>{t('dataExport.profile')}</h2>
        <Facts
          none={t('dataExport.none')}
          facts={[
            [t('dataExport.username'), client.username],
            [t('appointment.first_name'), client.first_name],
            [t('appointment.last_name'), client.last_name],
            [t('appointment.email'), client.email],
            [
              t('dataExport.verified'),
              client.email_verified_at === null ? yesNo(false) : moment(client.email_verified_at),
            ],
            [t('appointment.phone'), numberText(client.phone)],
            [t('appointment.date_of_birth'), dayText(client.date_of_birth)],
            [t('dataExport.since'), moment(client.created_at)],
            [t('dataExport.language'), formatLanguage(preferences.language, language)],
            [t('dataExport.reminders'), yesNo(preferences.reminders)],
            [t('dataExport.newsletter'), yesNo(preferences.newsletter)],
          ]}
        />
        <h2>{t('dataExport.appointments')}</h2>
        {visits.length === 0 && <p>{t('dataExport.nothing')}</p>}
        {visits.map((visit) => (
          <section key={visit.reference}>
            <h3>{labelOf(visit.treatment, language)}</h3>
            <Facts
              none={t('dataExport.none')}
              facts={[
                [t('dataExport.moment'), moment(visit.starts_at)],
                [t('appointment.status'), t(`appointment.status_${visit.status}`)],
                [t('appointment.reference'), visit.reference],
                [
                  t('dataExport.price'),
                  priceText({ cents: visit.price_cents, isFrom: visit.is_price_from }, language, t),
                ],
                [
                  t('dataExport.charged'),
                  formatPrice(visit.moved_fee_cents + (visit.cancelled_fee_cents ?? 0), language),
                ],
                [t('appointment.payment'), t(`appointment.${visit.payment_option}`)],
                [t('dataExport.name'), `${visit.first_name} ${visit.last_name}`],
                [t('appointment.email'), visit.email],
                [t('appointment.phone'), numberText(visit.phone)],
                [t('appointment.date_of_birth'), dayText(visit.date_of_birth)],
                [t('appointment.notes'), visit.notes],
                [t('dataExport.booked'), moment(visit.created_at)],
              ]}
            />
          </section>
        ))}
        <h2>{t('dataExport.sessions')}</h2>
        <Facts
          none={t('dataExport.none')}
          facts={sessions.map((row) => [
            moment(row.created_at),
            t('dataExport.until', { date: moment(row.expires_at) }),
          ])}
        />
        <h2>{t('dataExport.mails')}</h2>
        {mails.length === 0 && <p>{t(isProven ? 'dataExport.no_mails' : 'dataExport.unproven')}</p>}
        <Facts
          none={t('dataExport.none')}
          facts={mails.map((row) => [
            moment(row.created_at),
            t(`dataExport.mail.${row.kind}` as MessageKey, { defaultValue: row.kind }),
          ])}
        />
        <h2>{t('dataExport.messages')}</h2>
        {enquiries.length === 0 && <p>{t(isProven ? 'dataExport.no_messages' : 'dataExport.unproven')}</p>}
        {enquiries.map((enquiry) => (
          <section key={enquiry.created_at.toISOString()}>
            <h3>{enquiry.subject}</h3>
            <Facts
              none={t('dataExport.none')}
              facts={[
                [t('dataExport.sent'), moment(enquiry.created_at)],
                [t('dataExport.name'), enquiry.name],
                [t('appointment.phone'), numberText(enquiry.phone)],
                [t('dataExport.about'), enquiry.treatments.map((name) => labelOf(name, language)).join(', ')],
                [t('dataExport.message'), enquiry.message],
              ]}
            />
          </section>
        ))}
      </body>
    </html>
  )
}

function Facts({ facts, none }: { readonly facts: readonly Fact[]; readonly none: string }) {
  return (
    <dl>
      {facts.map(([label, value], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two mails may have left in one minute
        <div key={`${label}-${index}`}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' ? none : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A telephone number reads from left to right in Arabic too. */
function numberText(number: string | null): ReactNode {
  return number === null || number === '' ? null : <bdi>{number}</bdi>
}

/** Day-month-year, as the form asks for it. */
function dayText(date: string | null): string | null {
  return date === null ? null : date.split('-').toReversed().join('-')
}

const pageStyle = `
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding-inline: 1rem; color: #201d1a }
  dl > div { display: grid; grid-template-columns: 14rem 1fr; gap: 1rem; border-block-end: 1px solid #ddd; padding-block: .4rem }
  dt { color: #5f5850 } dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
  @media (max-width: 32rem) { dl > div { grid-template-columns: 1fr; gap: 0 } }
`
