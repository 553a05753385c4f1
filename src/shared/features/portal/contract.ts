import { z } from 'zod'
import { aftercareActivities } from '#shared/content/schema.ts'
import { appointmentStatuses } from '#shared/features/booking/fields.ts'

/** `GET /api/treatments`: past visits, newest first (SPEC 3, portal treatment record). */
const clientTreatment = z.object({
  id: z.uuid(),
  treatmentType: z.string(),
  treatmentLabel: z.string(),
  treatmentDate: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  status: z.enum(appointmentStatuses),
  /** Visit `number` of a course of `visits`; null for a single treatment. */
  course: z.object({ number: z.int(), visits: z.int() }).nullable(),
  /** The first day that makes sense for the next visit, on the latest visit of an unfinished course; else null. */
  nextFrom: z.iso.date().nullable(),
  /** On the same visit: when the next one is booked already; else null. */
  nextBooked: z.object({ id: z.uuid(), appointmentDate: z.iso.datetime() }).nullable(),
  /** What to do when something goes wrong after an injection; empty for other treatments. */
  urgent: z.array(z.string()),
  /** From when each activity is fine again, soonest first; those that never mattered are left out. */
  aftercare: z.array(z.object({ activity: z.enum(aftercareActivities), allowedFrom: z.iso.datetime() })),
})
export type ClientTreatment = z.infer<typeof clientTreatment>
export const clientTreatments = z.array(clientTreatment)
