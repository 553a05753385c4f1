import { deskFates } from '#server/platform/db/desk-register.ts'
import type { Fates } from '#server/platform/db/fate.ts'
import type { Database } from '#server/platform/db/schema.ts'

/**
 * Every column that may hold something about a client, and what becomes of it. Selecting, the client's file, what the log
 * leaves out, and what a column that goes before its row is emptied to (`erased`) derive from here. When a whole row goes,
 * `keep` only notes: the steps of `features/retention/service.ts` do it, and another value here changes none of them. Where
 * `export` is null: keys and hashes tell nothing, what stands twice is shown once, and how the account is kept stays with us.
 */
const books = { keep: 'books', log: true } as const
const account = { keep: 'account', log: true } as const

export const appointmentFates = {
  id: { ...books, export: null },
  reference: { ...books, export: 'reference' },
  treatment: { ...books, export: 'treatmentType', log: false },
  starts_at: { ...books, export: 'appointmentDate' },
  duration_minutes: { ...books, export: 'durationMinutes' },
  room: { ...books, export: 'room' },
  status: { ...books, export: 'status' },
  first_name: { ...books, export: 'firstName', log: false },
  last_name: { ...books, export: 'lastName', log: false },
  email: { keep: 'visitContact', erased: '', export: 'email', log: false },
  phone: { keep: 'visitContact', erased: '', export: 'phone', log: false },
  date_of_birth: { keep: 'visitDetails', erased: null, export: 'dateOfBirth', log: false },
  notes: { keep: 'visitDetails', erased: null, export: 'notes', log: false },
  language: { ...books, export: 'language' },
  payment_option: { ...books, export: 'paymentOption' },
  price_cents: { ...books, export: 'priceCents' },
  is_price_from: { ...books, export: 'isPriceFrom' },
  course_visits: { ...books, export: 'courseVisits' },
  wants_newsletter: { ...books, export: 'subscribeNewsletter' },
  idempotency_key: { keep: 'visitDetails', erased: null, export: null, log: false },
  request_hash: { keep: 'visitDetails', erased: null, export: null, log: false },
  created_at: { ...books, export: 'bookedAt' },
  client_id: { ...books, export: null },
  proven_at: { ...books, export: null },
  is_own: { ...books, export: null },
  sequence: { ...books, export: null },
  changed_at: { ...books, export: 'changedAt' },
  cancelled_at: { ...books, export: 'cancelledAt' },
  // Shown together, as `chargedCents`.
  moved_fee_cents: { ...books, export: null },
  cancelled_fee_cents: { ...books, export: null },
  no_show_fee_cents: { ...books, export: null },
  // Its words, which may tell of an illness; that the fees were waived stays, as the empty text (`erasure-data.ts`).
  fee_waiver: { keep: 'visitDetails', erased: '', export: 'feeWaiver', log: false },
  account_deleted_at: { ...books, export: null },
  wants_reminders: { ...books, export: null },
  card_id: { ...books, export: null },
  source: { ...books, export: 'source' },
  arrived_at: { ...books, export: null },
  paid_cents: { ...books, export: 'paidCents' },
  payment_link: { keep: 'visitDetails', erased: null, export: null, log: false },
  // For the view of floods only; the privacy text promises two days.
  network_hash: { keep: 'day', erased: null, export: null, log: false },
  terms_version: { ...books, export: 'termsVersion' },
  coming_at: { ...books, export: 'comingAt' },
} as const satisfies Fates<Database['appointments']>

export const clientFates = {
  id: { ...account, export: null },
  username: { ...account, export: 'username', log: false },
  username_key: { ...account, export: null, log: false },
  password_hash: { ...account, export: null, log: false },
  first_name: { ...account, export: 'firstName', log: false },
  last_name: { ...account, export: 'lastName', log: false },
  email: { ...account, export: 'email', log: false },
  email_verified_at: { ...account, export: 'emailVerifiedAt' },
  phone: { ...account, export: 'phone', log: false },
  date_of_birth: { ...account, export: 'dateOfBirth', log: false },
  // Among the preferences of the file.
  language: { ...account, export: null },
  wants_reminders: { ...account, export: null },
  wants_newsletter: { ...account, export: null },
  created_at: { ...account, export: 'createdAt' },
  card_id: { ...account, export: null },
  // For the clean-up alone; the file lists the sessions.
  last_seen_at: { ...account, export: null },
  newsletter_wished_at: { ...account, export: null },
} as const satisfies Fates<Database['clients']>

const session = { keep: 'expiry', log: true } as const
export const sessionFates = {
  id: { ...session, export: null },
  token_hash: { ...session, export: null, log: false },
  client_id: { ...session, export: null },
  device: { ...session, export: 'device' },
  created_at: { ...session, export: 'startedAt' },
  last_seen_at: { ...session, export: 'lastSeenAt' },
  expires_at: { ...session, export: 'expiresAt' },
} as const satisfies Fates<Database['sessions']>

const accountTokenFates = {
  token_hash: { ...session, export: null, log: false },
  client_id: { ...session, export: null },
  purpose: { ...session, export: null },
  email: { ...session, export: null, log: false },
  created_at: { ...session, export: null },
  expires_at: { ...session, export: null },
} as const satisfies Fates<Database['account_tokens']>

const mail = { keep: 'mails', log: true } as const
export const mailFates = {
  id: { ...mail, export: null },
  event_key: { ...mail, export: null },
  kind: { ...mail, export: 'kind' },
  language: { ...mail, export: null },
  recipient: { ...mail, export: null, log: false },
  // Emptied as soon as the mail was sent.
  data: { ...mail, export: null, log: false },
  message_id: { ...mail, export: null },
  state: { ...mail, export: null },
  attempts: { ...mail, export: null },
  lost_attempts: { ...mail, export: null },
  last_error: { ...mail, export: null },
  created_at: { ...mail, export: 'queuedAt' },
  sent_at: { ...mail, export: 'sentAt' },
} as const satisfies Fates<Database['mails']>

const enquiry = { keep: 'enquiries', log: true } as const
export const enquiryFates = {
  id: { ...enquiry, export: null },
  name: { ...enquiry, export: 'name', log: false },
  email: { ...enquiry, export: null, log: false },
  phone: { ...enquiry, export: 'phone', log: false },
  subject: { ...enquiry, export: 'subject', log: false },
  message: { ...enquiry, export: 'message', log: false },
  treatments: { ...enquiry, export: 'treatments', log: false },
  language: { ...enquiry, export: null },
  fingerprint: { ...enquiry, export: null, log: false },
  created_at: { ...enquiry, export: 'sentAt' },
  done_at: { ...enquiry, export: null },
  done_by: { ...enquiry, export: null },
} as const satisfies Fates<Database['enquiries']>

/** Kept until its owner leaves the list; before it is confirmed no longer than its link works (`unconfirmed`). */
const subscriber = { keep: 'refusal', log: true } as const
export const subscriberFates = {
  id: { ...subscriber, export: null },
  email: { ...subscriber, export: null, log: false },
  email_key: { ...subscriber, export: null, log: false },
  email_hash: { ...subscriber, export: null, log: false },
  name: { ...subscriber, export: 'name', log: false },
  language: { ...subscriber, export: 'language' },
  asked_at: { ...subscriber, export: 'askedAt' },
  confirmed_at: { ...subscriber, export: 'confirmedAt' },
} as const satisfies Fates<Database['subscribers']>

const unsubscribedFates = {
  email_hash: { keep: 'good', export: null, log: false },
  unsubscribed_at: { keep: 'good', export: null, log: true },
} as const satisfies Fates<Database['unsubscribed']>

const attemptFates = {
  key: { ...session, export: null },
  failures: { ...session, export: null },
  last_at: { ...session, export: null },
  blocked_until: { ...session, export: null },
} as const satisfies Fates<Database['attempts']>

/** Tables that hold nothing about a client: a table that stands neither here nor in the register does not compile. */
type Impersonal =
  | 'schema_migrations'
  | 'slot_occupancy'
  | 'agenda_feed'
  // Its reasons, where somebody may be named, go like the remarks of a visit (`retention`).
  | 'blocks'
  | Extract<keyof Database, `staff${string}`>

const register = {
  appointments: appointmentFates,
  clients: clientFates,
  sessions: sessionFates,
  account_tokens: accountTokenFates,
  mails: mailFates,
  enquiries: enquiryFates,
  subscribers: subscriberFates,
  unsubscribed: unsubscribedFates,
  attempts: attemptFates,
  ...deskFates,
} as const satisfies { readonly [Table in Exclude<keyof Database, Impersonal>]: Fates<Database[Table]> }

/** Names of columns whose values never reach the log. */
export const unloggedColumns: ReadonlySet<string> = new Set(
  Object.values(register).flatMap((fates) =>
    Object.entries(fates).flatMap(([column, fate]) => (fate.log ? [] : [column])),
  ),
)
