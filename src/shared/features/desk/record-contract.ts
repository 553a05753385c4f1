import { z } from 'zod'
import { roles } from '#shared/features/desk/access.ts'
import { calendarDate } from '#shared/lib/typed.ts'

/** `GET /api/desk/record?from=&clientId=`: from a day on, oldest page last; `before` continues below an id. */
export const recordQuery = z.object({
  from: calendarDate.optional(),
  clientId: z.uuid().optional(),
  before: z.coerce.number().int().positive().optional(),
})

/** One line of the record: when, who, what, whose, from what to what. */
const recordEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: a client, a guest or who held a link, a command of the operator, or the product itself; of a visit the action says which. */
  staff: z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) }).nullable(),
  /** A `RecordAction`, or what an earlier version of the product called it. */
  action: z.string(),
  /** The client's card, and the name that stands on it now. */
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  /** What else it was about: a visit, a block, a colleague, a mail. */
  subjectId: z.string().nullable(),
  from: z.record(z.string(), z.unknown()).nullable(),
  to: z.record(z.string(), z.unknown()).nullable(),
})
export type RecordEntry = z.infer<typeof recordEntry>

/** Newest first; `next` is the `before` of the page below, or null at the end. */
export const recordAnswer = z.object({ entries: z.array(recordEntry), next: z.int().nullable() })
