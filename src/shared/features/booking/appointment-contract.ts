import { z } from 'zod'
import { remoteWays } from '#shared/content/schema.ts'
import { appointmentStatuses, paymentOptions } from '#shared/features/booking/fields.ts'

/** One appointment of `GET /api/appointments`; the answers to cancelling and moving are the same. */
export const clientAppointment = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** The Dutch catalogue name, and the name in the asked language. */
  treatmentType: z.string(),
  treatmentLabel: z.string(),
  /** Of the category that it belongs to; null for a treatment that left the catalogue. */
  categorySlug: z.string().nullable(),
  /** How the clinic speaks to who stays at home; null for a visit. */
  remote: z.enum(remoteWays).nullable(),
  appointmentDate: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  durationMinutes: z.int(),
  status: z.enum(appointmentStatuses),
  paymentOption: z.enum(paymentOptions),
  priceCents: z.int(),
  /** How many visits the price is for, where it is that of a whole course. */
  courseVisits: z.int().nullable(),
  price: z.string(),
  /** Of an upcoming appointment what cancelling or moving costs now, of a cancelled one what that cost, else null (SPEC 9). */
  feeCents: z.int().nullable(),
  /** Until when an upcoming appointment can be changed for nothing, else null: then it can no longer be changed. */
  freeUntil: z.iso.datetime().nullable(),
  /** What the client owes for late changes so far. */
  chargedCents: z.int(),
  /** Where to pay beforehand, until it is paid; null where there is nothing to pay. */
  paymentLink: z.url().nullable(),
})
export type ClientAppointment = z.infer<typeof clientAppointment>

/** `GET /api/appointments`: the client's own, newest first. */
export const clientAppointments = z.array(clientAppointment)

/** `GET /api/appointments/{id}`, by session or manage link: what its holder needs, and nothing about the person. */
export const managedAppointmentAnswer = clientAppointment.extend({
  /** What to do before and after the visit, in the asked language. */
  preparation: z.array(z.string()),
  aftercare: z.array(z.string()),
  /** What to do when something goes wrong after an injection; empty for other treatments. */
  urgent: z.array(z.string()),
})
export type ManagedAppointmentAnswer = z.infer<typeof managedAppointmentAnswer>

/** What the client was shown that the change costs: one that costs more by now is refused (`fee_changed`). */
const shownFee = { feeCents: z.int().optional() }
/** When the client was shown that the visit is: one that was moved since is refused (`visit_changed`). */
const shownMoment = { appointmentDate: z.iso.datetime().optional() }

/** `POST /api/appointments/{id}/cancel` */
export const cancelRequest = z.object({ ...shownFee, ...shownMoment })
export type CancelRequest = z.infer<typeof cancelRequest>

/** `POST /api/appointments/{id}/coming` */
export const comingRequest = z.object(shownMoment)
export type ComingRequest = z.infer<typeof comingRequest>

/** `POST /api/appointments/{id}/reschedule`: to `appointmentDate`, from where the client was shown that the visit is. */
export const rescheduleRequest = z.object({
  appointmentDate: z.string().trim().min(1),
  from: shownMoment.appointmentDate,
  ...shownFee,
})
export type RescheduleRequest = z.infer<typeof rescheduleRequest>
