import { z } from 'zod'
import { calendarOf } from '#server/features/appointments/calendar.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import { cancelledKind, chargedCents, movedKind } from '#server/features/appointments/service.ts'
import type { WordsDeps } from '#server/features/appointments/words.ts'
import { paymentOptions } from '#shared/features/booking/fields.ts'
import { languages } from '#shared/i18n/languages.ts'

export const noticeKind = 'booking-notice'
export const paymentLinkKind = 'payment-link'
/** The clinic's own mail about the same change. */
export const noticeOf = {
  [movedKind]: 'booking-moved-notice',
  [cancelledKind]: 'booking-cancelled-notice',
} as const

export type MailDeps = WordsDeps

/** What the mails tell about an appointment, as it was when it was booked. */
export const bookingMailData = z.object({
  id: z.uuid(),
  reference: z.string(),
  treatment: z.string(),
  startsAt: z.coerce.date(),
  createdAt: z.coerce.date(),
  durationMinutes: z.int(),
  room: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** What they say stays at the desk: mail is read on the way. */
  hasNotes: z.boolean().default(false),
  language: z.enum(languages),
  paymentOption: z.enum(paymentOptions),
  priceCents: z.int(),
  isPriceFrom: z.boolean(),
  courseVisits: z.int().nullable().default(null),
  /** As the visit stands when the mail is written (`emails.tsx`): a mail may wait while the account goes. */
  hasLink: z.boolean().default(true),
  isProven: z.boolean().default(false),
})
export type BookingMailData = z.infer<typeof bookingMailData>

/** The data of both mails about a new appointment. */
export function mailDataOf(row: Appointment): z.input<typeof bookingMailData> {
  return {
    id: row.id,
    reference: row.reference,
    treatment: row.treatment,
    startsAt: row.starts_at,
    createdAt: row.created_at,
    durationMinutes: row.duration_minutes,
    room: row.room,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    hasNotes: row.notes !== null,
    language: row.language,
    paymentOption: row.payment_option,
    priceCents: row.price_cents,
    isPriceFrom: row.is_price_from,
    courseVisits: row.course_visits,
  }
}

const calendarChange = z.object({ sequence: z.int(), at: z.coerce.date(), isCancelled: z.boolean() })

/** What a confirmation tells; sent again it tells of the visit as it is by then. */
export const confirmationMailData = bookingMailData.extend({
  change: calendarChange.optional(),
  movedFeeCents: z.int().default(0),
  /** When it is told; missing where that is when it was booked. */
  toldAt: z.coerce.date().optional(),
})
export type ConfirmationMailData = z.infer<typeof confirmationMailData>

/** The data of a confirmation that is sent again. */
export function confirmationAgainOf(row: Appointment, now: Date): z.input<typeof confirmationMailData> {
  return {
    ...mailDataOf(row),
    change: calendarOf(row).change,
    movedFeeCents: row.moved_fee_cents,
    toldAt: now,
  }
}

/** What the mails tell about a change, as it was made. */
export const changeMailData = bookingMailData.extend({
  change: calendarChange,
  /** When the visit was to start before. */
  before: z.coerce.date(),
  feeCents: z.int(),
  /** Fees of late moves so far, this one among them. */
  movedFeeCents: z.int().default(0),
  /** What earlier late changes cost and is still owed: nothing once it was waived. */
  standingCents: z.int().default(0),
})
export type ChangeMailData = z.infer<typeof changeMailData>

export function changeMailDataOf(
  row: Appointment,
  before: Appointment,
  feeCents: number,
): z.input<typeof changeMailData> {
  return {
    ...mailDataOf(row),
    change: {
      sequence: row.sequence,
      at: row.changed_at ?? row.created_at,
      isCancelled: row.status === 'cancelled',
    },
    before: before.starts_at,
    feeCents,
    movedFeeCents: row.moved_fee_cents,
    standingCents: Math.max(0, chargedCents(row) - feeCents),
  }
}

/** The rest is read when the mail is written: it may wait while the visit is moved. */
export const paymentMailData = z.object({ id: z.uuid(), url: z.url() })

/** The data of the mail that asks for the price; null where there is no link to pay it by. */
export function paymentMailDataOf({
  id,
  payment_link,
}: Pick<Appointment, 'id' | 'payment_link'>): z.input<typeof paymentMailData> | null {
  return payment_link === null ? null : { id, url: payment_link }
}
