import { z } from 'zod'
import { areas } from '#shared/content/areas.ts'
import { remoteWays } from '#shared/content/schema.ts'
import { appointmentStatuses, paymentOptions, typedFields } from '#shared/features/booking/fields.ts'
import { calendarDate, typed } from '#shared/lib/typed.ts'

/** `GET /api/catalogue` */
export const catalogueAnswer = z.object({
  categories: z.array(
    z.object({
      slug: z.string(),
      /** The Dutch name, and the name as shown in the asked language. */
      name: z.string(),
      label: z.string(),
      treatments: z.array(
        z.object({
          /** The Dutch name: the key that `treatmentType` uses. */
          name: z.string(),
          /** Name, duration and price as shown in the asked language. */
          label: z.string(),
          slug: z.string(),
          /** Treatments of one family are explained alike. */
          family: z.string(),
          description: z.string(),
          durationMinutes: z.int(),
          duration: z.string(),
          priceCents: z.int(),
          /** How many visits the price is for, where it is that of a whole course. */
          courseVisits: z.int().nullable(),
          price: z.string(),
          isAction: z.boolean(),
          /** How the clinic speaks to who stays at home; missing for a visit. */
          remote: z.enum(remoteWays).optional(),
          /** Needs the clinic’s age for injectables. */
          isInjectable: z.boolean(),
          /** Dutch name of the consultation that has to come first, or null. */
          consultFirst: z.string().nullable(),
          /** Where people look for it; null where the price list does not say. */
          area: z.enum(areas).nullable(),
          /** What else people call it, and what bothers them, in the asked language. */
          searchWords: z.string(),
        }),
      ),
    }),
  ),
})
export type Catalogue = z.infer<typeof catalogueAnswer>

/** `GET /api/availability`: one day; `time` is clinic time, `start` the UTC instant. No slots on a day that cannot be booked. */
export const availabilityAnswer = z.object({
  date: calendarDate,
  timeZone: z.string(),
  slots: z.array(z.object({ time: z.string(), start: z.iso.datetime(), available: z.boolean() })),
})

/** `GET /api/availability/days`: every day of a month. */
export const availableDaysAnswer = z.object({
  month: z.string(),
  days: z.array(z.object({ date: calendarDate, available: z.boolean() })),
})

/** `GET /api/availability/first`: the first free moment, or null when the horizon is full. */
export const firstFreeAnswer = z.object({
  first: z.object({ date: calendarDate, time: z.string(), start: z.iso.datetime() }).nullable(),
  timeZone: z.string(),
})

/** `POST /api/appointments`, as SPEC 3 lists it. `website` is the honeypot: people never see it. */
export const bookingRequest = z.object({
  treatmentType: z.string().trim().min(1),
  /** An instant with `Z` or an offset; without one it is clinic time (DECISIONS 4). */
  appointmentDate: z.string().trim().min(1),
  firstName: typed(typedFields.firstName),
  lastName: typed(typedFields.lastName),
  email: typed(typedFields.email),
  phone: typed(typedFields.phone),
  dateOfBirth: calendarDate.nullish(),
  notes: typed(typedFields.notes).nullish(),
  paymentOption: z.enum(paymentOptions).default('pay_later'),
  saveDetails: z.boolean().default(false),
  subscribeNewsletter: z.boolean().default(false),
  /** Of the terms that the page showed; the present ones where it does not say. */
  termsVersion: calendarDate.optional(),
  /** The price that the page showed: a greater present one is refused. */
  priceCents: z.int().optional(),
  website: z.string().optional(),
})
export type BookingRequest = z.infer<typeof bookingRequest>

export const appointmentAnswer = z.object({
  id: z.uuid(),
  /** Short code that a client can say on the telephone. */
  reference: z.string(),
  treatmentType: z.string(),
  appointmentDate: z.iso.datetime(),
  durationMinutes: z.int(),
  status: z.enum(appointmentStatuses),
  paymentOption: z.enum(paymentOptions),
  price: z.string(),
  manageUrl: z.url(),
  /** Where the mails about it go: to the address of the account that booked, else to what was typed. */
  mailTo: z.string(),
})
export type AppointmentAnswer = z.infer<typeof appointmentAnswer>
