import { z } from 'zod'
import { limits, paymentOptions } from '#shared/features/booking/fields.ts'
import { paymentMethods } from '#shared/features/desk/payment-methods.ts'
import { mailLine } from '#shared/features/desk/post-contract.ts'
import { longestReason, mostDays, mostVisitsInARow } from '#shared/features/desk/rules.ts'
import { languages } from '#shared/i18n/languages.ts'
import { errorAnswer } from '#shared/lib/answers.ts'
import { calendarDate, typedEmail, typedLine, typedText } from '#shared/lib/typed.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'

/** `arrived` is the desk's word: the client sees the visit as confirmed. */
const visitStatuses = ['confirmed', 'arrived', 'completed', 'no_show', 'cancelled'] as const
export type VisitStatus = (typeof visitStatuses)[number]
/** What the desk marks; cancelling is an address of its own. */
export const markedStatuses = ['confirmed', 'arrived', 'completed', 'no_show'] as const
export const visitSources = ['online', 'phone', 'walk_in'] as const
export type VisitSource = (typeof visitSources)[number]

/** A visit as the desk sees it; instants with `Z`. */
export const deskVisit = z.object({
  id: z.uuid(),
  reference: z.string(),
  room: z.int(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** The Dutch catalogue name, and the name in the asked language. */
  treatmentType: z.string(),
  label: z.string(),
  status: z.enum(visitStatuses),
  /** When the client said, by the button of a reminder, that they will come; null where they did not. */
  comingAt: z.iso.datetime().nullable(),
  source: z.enum(visitSources),
  firstName: z.string(),
  lastName: z.string(),
  /** E.164; empty where the desk booked without one. */
  phone: z.string(),
  /** The same as people write it: "+31 6 12345678". */
  shownPhone: z.string(),
  email: z.string(),
  /** Where mails about it go: to the address of its account, else to the one that it was booked with. */
  mailTo: z.string(),
  /** Of mails. */
  language: z.enum(languages),
  /** The card of the person. */
  clientId: z.uuid().nullable(),
  notes: z.string().nullable(),
  paymentOption: z.enum(paymentOptions),
  paymentLink: z.url().nullable(),
  priceCents: z.int(),
  /** How many visits the price is for, where it is that of a whole course. */
  courseVisits: z.int().nullable(),
  /** True for a later visit of a course, which costs nothing more. */
  isCovered: z.boolean(),
  /** What was paid at it, and what is paid of it: what is paid at a visit of a course pays for the others, too. */
  paidCents: z.int(),
  settledCents: z.int(),
  /** What the client owes for a late change or for not coming. */
  feeCents: z.int(),
  /** What cancelling now would add to the fee of a late move, and what not coming would: one takes the other's place. */
  cancelFeeCents: z.int(),
  missedFeeCents: z.int(),
  /** False while nobody has shown that the owner of the address knows of the visit: anybody may have typed it. */
  isProven: z.boolean(),
  /** Why a fee was waived, else null. */
  waiver: z.string().nullable(),
  /** The version of the terms that the client saw; null where the desk booked. */
  termsVersion: z.string().nullable(),
  /** The person's first visit, those to which they did not come left out. */
  isNew: z.boolean(),
  /** Counts the changes: what an undo must still find. */
  sequence: z.int(),
  /** Until when the last change can be undone before its mail leaves, else null. */
  undoUntil: z.iso.datetime().nullable(),
})
export type DeskVisit = z.infer<typeof deskVisit>

export const deskBlock = z.object({
  id: z.uuid(),
  /** Null blocks every room. */
  room: z.int().nullable(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  reason: z.string(),
})
export type DeskBlock = z.infer<typeof deskBlock>

/** `GET /api/desk/agenda` */
export const agendaQuery = z.object({
  from: calendarDate,
  days: z.coerce.number().int().min(1).max(mostDays).default(1),
})
export const agendaAnswer = z.object({
  days: z.array(
    z.object({
      date: calendarDate,
      /** How many rooms there are; they are numbered from 1. */
      rooms: z.int(),
      visits: z.array(deskVisit),
      blocks: z.array(deskBlock),
    }),
  ),
})
export type Agenda = z.infer<typeof agendaAnswer>

const instant = z.string().trim().min(1).max(40)
const room = z.int().min(1)

/** `POST /api/desk/appointments`. `clientId` puts the visit on a known card: a person decided who it is. */
export const deskBookingRequest = z.object({
  treatmentType: z.string().trim().min(1),
  /** An instant with `Z` or an offset; without one it is clinic time. Any half hour of `deskHours`. */
  appointmentDate: instant,
  firstName: typedLine(typedLimits.name),
  lastName: typedLine(typedLimits.name),
  phone: typedLine(typedLimits.phone).nullish(),
  email: typedEmail.nullish(),
  language: z.enum(languages).optional(),
  room: room.nullish(),
  notes: typedText(limits.notes, 0).nullish(),
  source: z.enum(['phone', 'walk_in']),
  clientId: z.uuid().nullish(),
})
export type DeskBookingRequest = z.infer<typeof deskBookingRequest>

/** `POST /api/desk/appointments/series`: several visits of one person, all or none. */
export const deskSeriesRequest = deskBookingRequest
  .omit({ treatmentType: true, appointmentDate: true, room: true })
  .extend({
    visits: z
      .array(deskBookingRequest.pick({ treatmentType: true, appointmentDate: true, room: true }))
      .min(1)
      .max(mostVisitsInARow),
  })
export const deskVisitsAnswer = z.object({ visits: z.array(deskVisit) })

/** `POST /api/desk/appointments/{id}/move`. `sequence` refuses a move of a visit that somebody else changed meanwhile. */
export const deskMoveRequest = z.object({
  appointmentDate: instant,
  room: room.nullish(),
  notify: z.boolean().default(true),
  sequence: z.int().optional(),
})

/** `POST /api/desk/appointments/{id}/undo`: `sequence` is that of the change which is taken back, so that no later one is. */
export const deskUndoRequest = z.object({ sequence: z.int() })

const reason = typedText(longestReason)

/** `POST /api/desk/appointments/{id}/cancel`. `feeCents` refuses what costs something else by now than the desk was shown. */
export const deskCancelRequest = z.object({
  notify: z.boolean().default(true),
  waiveFee: z.boolean().default(false),
  reason: reason.nullish(),
  sequence: z.int().optional(),
  feeCents: z.int().optional(),
})

/** `POST /api/desk/appointments/{id}/status`; only a waiver needs a reason. `sequence` as for a move. */
export const deskStatusRequest = z.object({
  status: z.enum(markedStatuses),
  waiveFee: z.boolean().default(false),
  reason: reason.nullish(),
  sequence: z.int().optional(),
})

/**
 * `POST /api/desk/appointments/{id}/payments`; a negative amount takes back what was entered wrongly. `settledCents` is what
 * the desk was shown that is paid: where it is something else by now, a colleague may have entered the same.
 */
export const deskPaymentRequest = z.object({
  amountCents: z
    .int()
    .min(-10_000_00)
    .max(10_000_00)
    .refine((cents) => cents !== 0),
  method: z.enum(paymentMethods),
  settledCents: z.int().optional(),
})

/** `POST /api/desk/appointments/{id}/payment-link`; https only, as browsers write it: without signs that a database refuses. */
export const deskPaymentLinkRequest = z.object({
  url: z.url({ protocol: /^https$/, normalize: true }).max(2000),
})

/** `POST /api/desk/blocks`; the ends lie on half hours. */
export const blockRequest = z.object({
  room: room.nullable(),
  start: instant,
  end: instant,
  reason: reason,
})

/** 409 of a block: the visits in its way. */
export const blockConflict = errorAnswer.omit({ fields: true }).extend({ visits: z.array(deskVisit) })

/** What is known of one visit: its mails, payments and history. `GET /api/desk/appointments/{id}` */
export const deskVisitAnswer = deskVisit.extend({
  mails: z.array(mailLine.extend({ canSendAgain: z.boolean() })),
  /** Whether `POST /api/desk/appointments/{id}/confirmation` confirms it once more: none of its mails can. */
  canConfirm: z.boolean(),
  payments: z.array(
    z.object({
      id: z.uuid(),
      amountCents: z.int(),
      method: z.enum(paymentMethods),
      at: z.iso.datetime(),
      /** Who entered it. */
      by: z.string(),
    }),
  ),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      action: z.string(),
      by: z.string().nullable(),
      from: z.record(z.string(), z.unknown()).nullable(),
      to: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  /** The next visit of the course at the right interval, else null. */
  next: z.object({ fromDate: calendarDate }).nullable(),
})
export type DeskVisitDetails = z.infer<typeof deskVisitAnswer>
