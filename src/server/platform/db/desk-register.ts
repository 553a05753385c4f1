import type { Fates } from '#server/platform/db/fate.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** The part of the register (`register.ts`) that holds what the desk writes about clients. */

const books = { keep: 'books', log: true, export: null } as const
const forGood = { keep: 'good', log: true, export: null } as const
const enquiry = { keep: 'enquiries', log: true, export: null } as const
const undo = { keep: 'expiry', log: true, export: null } as const

export const cardNoteFates = {
  id: books,
  card_id: books,
  body: { ...books, export: 'note', log: false },
  staff_id: books,
  created_at: { ...books, export: 'writtenAt' },
} as const satisfies Fates<Database['card_notes']>

export const recordFates = {
  id: forGood,
  at: { ...forGood, export: 'at' },
  staff_id: forGood,
  staff_name: { ...forGood, log: false },
  // The role of who did it, not the name: what the law asks for, and no more about colleagues.
  staff_role: { ...forGood, export: 'by' },
  action: { ...forGood, export: 'action' },
  client_id: forGood,
  subject_id: forGood,
  before: { ...forGood, export: 'from', log: false },
  after: { ...forGood, export: 'to', log: false },
} as const satisfies Fates<Database['record']>

export const paymentFates = {
  id: books,
  appointment_id: books,
  amount_cents: { ...books, export: 'amountCents' },
  method: { ...books, export: 'method' },
  staff_id: books,
  created_at: { ...books, export: 'at' },
} as const satisfies Fates<Database['payments']>

export const deskFates = {
  card_notes: cardNoteFates,
  record: recordFates,
  cards: { id: books, created_at: books, merged_into: books },
  card_merges: {
    id: books,
    from_card: books,
    into_card: books,
    moved: books,
    staff_id: books,
    created_at: books,
  },
  payments: paymentFates,
  undo_steps: { appointment_id: undo, sequence: undo, until: undo, before: { ...undo, log: false } },
  enquiry_replies: {
    id: enquiry,
    enquiry_id: enquiry,
    body: { ...enquiry, export: 'answers', log: false },
    staff_id: enquiry,
    created_at: enquiry,
  },
} as const satisfies {
  readonly [
    Table in 'card_notes' | 'record' | 'cards' | 'card_merges' | 'payments' | 'undo_steps' | 'enquiry_replies'
  ]: Fates<Database[Table]>
}
