import type { ColumnType } from 'kysely'
import type { PaymentMethod } from '#shared/features/desk/payment-methods.ts'

/** The tables of the clinic's desk; what the columns mean stands in the migration. */
export type DeskTables = {
  cards: Cards
  card_notes: CardNotes
  card_merges: CardMerges
  payments: Payments
  undo_steps: UndoSteps
  blocks: Blocks
  enquiry_replies: EnquiryReplies
}

type Cards = {
  id: string
  created_at: ColumnType<Date, Date, never>
  merged_into: string | null
}

type CardNotes = {
  id: string
  card_id: string
  body: string
  staff_id: string
  created_at: ColumnType<Date, Date, never>
}

type CardMerges = {
  id: string
  from_card: string
  into_card: string
  /** The ids that moved, by table. */
  moved: ColumnType<Readonly<Record<string, readonly string[]>>, string, never>
  staff_id: string | null
  created_at: ColumnType<Date, Date, never>
}

type Payments = {
  id: string
  appointment_id: string
  amount_cents: number
  method: PaymentMethod
  staff_id: string
  created_at: ColumnType<Date, Date, never>
}

type UndoSteps = {
  appointment_id: string
  sequence: number
  until: ColumnType<Date, Date, Date>
  /** Anything that JSON holds; who undoes checks it. */
  before: ColumnType<unknown, string, string>
}

type Blocks = {
  id: string
  room: number | null
  starts_at: ColumnType<Date, Date, never>
  ends_at: ColumnType<Date, Date, never>
  reason: string
  staff_id: string
  created_at: ColumnType<Date, Date, never>
}

type EnquiryReplies = {
  id: string
  enquiry_id: string
  body: string
  staff_id: string
  created_at: ColumnType<Date, Date, never>
}
