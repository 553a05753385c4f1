import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { Appointment } from '#server/features/appointments/data.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { EventKind } from '#server/platform/events/events.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import type { MailKind } from '#shared/features/desk/mail-kinds.ts'
import { wallClock } from '#shared/lib/time.ts'

/** What is noted of a visit that stays where it is; `coming` is that the client will come. */
export type Marking = 'status' | 'payment' | 'payment_link' | 'coming'

/** What somebody did with an appointment: told once, in the transaction in which it was done. */
export type AppointmentChange = {
  readonly actor: Actor
  readonly at: Date
  /** Nobody is told: neither the client nor the clinic gets a mail. */
  readonly isQuiet: boolean
  /** The appointment as it is now. */
  readonly after: Appointment
  /** Until then the desk can take the change back, and the client's mail waits; without it, it is final. */
  readonly undoUntil?: Date
} & (
  | { readonly what: 'booked'; readonly before: null }
  | { readonly what: 'moved' | 'cancelled'; readonly before: Appointment; readonly feeCents: number }
  /** Nobody is mailed, except of a payment link. */
  | { readonly what: 'marked'; readonly before: Appointment; readonly action: Marking }
  /** A move or a cancellation was taken back before anybody was told. */
  | { readonly what: 'restored'; readonly before: Appointment }
)

/** All that must follow from what is done with an appointment listens to this: mails, reminders, newsletter, the desk's record and open agendas. */
export const appointmentChanged: EventKind<AppointmentChange> = { name: 'appointment-changed' }

/** Tells every open desk that what it shows of visits at these moments is another now. */
export function ringFor(
  { bell, clinic }: Pick<AppDeps, 'bell' | 'clinic'>,
  trx: Transaction<Database>,
  starts: readonly Date[],
): Promise<void> {
  return bell.ring(
    trx,
    starts.map((start) => wallClock(start, clinic.timeZone).date),
  )
}

export const confirmationKind = 'booking-confirmation' as const satisfies MailKind
/** The client's mails about a change: they wait while the desk can take it back, and go with it then. */
export const movedKind = 'booking-moved' as const satisfies MailKind
export const cancelledKind = 'booking-cancelled' as const satisfies MailKind

/** Names the event of a mail about a change: of one visit, by how often it had been changed with it. */
export function changeMailKey(
  kind: MailKind,
  { id, sequence }: Pick<Appointment, 'id' | 'sequence'>,
): string {
  return `${kind}:${id}:${sequence}`
}
