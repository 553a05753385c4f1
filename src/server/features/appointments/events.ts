import type { Appointment } from '#server/features/appointments/data.ts'
import type { EventKind } from '#server/platform/events/events.ts'
import type { Actor } from '#shared/features/access/actor.ts'

/** What somebody did with an appointment: told once, in the transaction in which it was done. */
export type AppointmentChange = {
  readonly actor: Actor
  readonly at: Date
  /** Nobody is told: neither the client nor the clinic gets a mail. */
  readonly isQuiet: boolean
  /** The appointment as it is now. */
  readonly after: Appointment
} & (
  | { readonly what: 'booked'; readonly before: null }
  | { readonly what: 'moved' | 'cancelled'; readonly before: Appointment; readonly feeCents: number }
)

/** All that must follow from a booking, a move or a cancellation listens to this: mails, reminders, newsletter. */
export const appointmentChanged: EventKind<AppointmentChange> = { name: 'appointment-changed' }
