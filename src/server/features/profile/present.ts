import type { Client } from '#server/features/account/service.ts'
import type { Appointment, Payments } from '#server/features/appointments/service.ts'
import type { findMailsTo, findSessions } from '#server/features/profile/data.ts'
import { chargedCents } from '#server/features/appointments/service.ts'
import type { deskDataOfCard } from '#server/features/cards/service.ts'
import type { findEnquiriesFrom } from '#server/features/contact/service.ts'
import type { subscriberAt } from '#server/features/newsletter/service.ts'
import { cardNoteFates, paymentFates, recordFates } from '#server/platform/db/desk-register.ts'
import { exportOf } from '#server/platform/db/fate.ts'
import {
  appointmentFates,
  clientFates,
  enquiryFates,
  mailFates,
  sessionFates,
  subscriberFates,
} from '#server/platform/db/register.ts'
import type { Preferences } from '#shared/features/account/contract.ts'

type Rows<Find extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>

/** Everything that is stored about a client. */
export type ClientData = {
  readonly client: Client
  readonly preferences: Preferences
  readonly visits: readonly (Appointment & Payments)[]
  readonly sessions: Rows<typeof findSessions>
  readonly mails: Rows<typeof findMailsTo>
  readonly enquiries: Rows<typeof findEnquiriesFrom>
  readonly subscriber: Awaited<ReturnType<typeof subscriberAt>>
  /** What the desk noted, and who looked at or changed what. */
  readonly desk: Awaited<ReturnType<typeof deskDataOfCard>>
  readonly exportedAt: Date
}

/** A visit as the file shows it. */
export type ExportedVisit = ReturnType<typeof exportVisit>

/** The data for a machine: names as in the API, amounts in cents, instants in UTC. What it holds stands in the register. */
export function presentExport(data: ClientData) {
  const { client, preferences, visits, sessions, mails, enquiries, subscriber } = data
  return {
    exportedAt: data.exportedAt,
    profile: exportOf(clientFates, client),
    preferences,
    newsletter: subscriber && exportOf(subscriberFates, subscriber),
    appointments: visits.map(exportVisit),
    sessions: sessions.map((row) => exportOf(sessionFates, row)),
    mails: mails.map((row) => exportOf(mailFates, row)),
    notes: data.desk.notes.map((note) => exportOf(cardNoteFates, note)),
    record: data.desk.record.map((line) => exportOf(recordFates, line)),
    messages: enquiries.map(exportEnquiry),
  }
}

export function exportEnquiry(enquiry: ClientData['enquiries'][number]) {
  return { ...exportOf(enquiryFates, enquiry), answers: enquiry.answers }
}

export function exportVisit(visit: Appointment & Payments) {
  return {
    ...exportOf(appointmentFates, visit),
    chargedCents: chargedCents(visit),
    payments: visit.payments.map((payment) => exportOf(paymentFates, payment)),
  }
}
