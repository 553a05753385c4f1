import type { Client } from '#server/features/account/service.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import type { findMailsTo, findSessions } from '#server/features/profile/data.ts'
import { chargedCents } from '#server/features/appointments/service.ts'
import type { deskDataOf } from '#server/features/cards/service.ts'
import type { enquiriesFrom } from '#server/features/contact/service.ts'
import type { subscriberAt } from '#server/features/newsletter/service.ts'
import type { Preferences } from '#shared/features/account/contract.ts'

type Rows<Find extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>

/** Everything that is stored about a client. */
export type ClientData = {
  readonly client: Client
  readonly preferences: Preferences
  readonly visits: readonly Appointment[]
  readonly sessions: Rows<typeof findSessions>
  readonly mails: Rows<typeof findMailsTo>
  readonly enquiries: Rows<typeof enquiriesFrom>
  readonly subscriber: Awaited<ReturnType<typeof subscriberAt>>
  /** What the desk noted, and who looked at or changed what. */
  readonly desk: Awaited<ReturnType<typeof deskDataOf>>
  readonly exportedAt: Date
}

/** The data for a machine: names as in the API, amounts in cents, instants in UTC. */
export function presentExport(data: ClientData) {
  const { client, preferences, visits, sessions, mails, enquiries, subscriber } = data
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
    newsletter: subscriber && {
      name: subscriber.name,
      language: subscriber.language,
      askedAt: subscriber.asked_at,
      confirmedAt: subscriber.confirmed_at,
    },
    appointments: visits.map((visit) => ({
      reference: visit.reference,
      treatmentType: visit.treatment,
      appointmentDate: visit.starts_at,
      durationMinutes: visit.duration_minutes,
      room: visit.room,
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
      chargedCents: chargedCents(visit),
      source: visit.source,
      paidCents: visit.paid_cents,
    })),
    sessions: sessions.map((row) => ({ startedAt: row.created_at, expiresAt: row.expires_at })),
    mails: mails.map((row) => ({ kind: row.kind, queuedAt: row.created_at, sentAt: row.sent_at })),
    notes: data.desk.notes.map((note) => ({ note: note.body, writtenAt: note.created_at })),
    // The role of who did it, not the name: what the law asks for, and no more about colleagues.
    record: data.desk.record.map((line) => ({
      at: line.at,
      by: line.staff_role,
      action: line.action,
      from: line.before,
      to: line.after,
    })),
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
