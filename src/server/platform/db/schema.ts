import type { ColumnType, Generated } from 'kysely'
import type { AppointmentStatus, PaymentOption } from '#shared/features/booking/fields.ts'
import type { VisitSource } from '#shared/features/desk/agenda-contract.ts'
import type { MailState } from '#shared/features/desk/mail-states.ts'
import type { DeskTables } from '#server/platform/db/desk-schema.ts'
import type { StaffTables } from '#server/platform/db/staff-schema.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** The tables, as the migrations make them. Feature by feature; instants are UTC. */
export type Database = {
  schema_migrations: SchemaMigrations
  appointments: Appointments
  slot_occupancy: SlotOccupancy
  mails: Mails
  clients: Clients
  sessions: Sessions
  account_tokens: AccountTokens
  attempts: Attempts
  subscribers: Subscribers
  unsubscribed: Unsubscribed
  enquiries: Enquiries
  agenda_feed: AgendaFeed
} & StaffTables &
  DeskTables

type SchemaMigrations = {
  name: string
  applied_at: Generated<Date>
}

type Appointments = {
  id: string
  reference: string
  /** The Dutch catalogue name. */
  treatment: string
  starts_at: ColumnType<Date, Date, Date>
  duration_minutes: number
  room: number
  status: AppointmentStatus
  first_name: string
  last_name: string
  email: string
  /** E.164 */
  phone: string
  /** yyyy-mm-dd */
  date_of_birth: string | null
  notes: string | null
  language: Language
  payment_option: PaymentOption
  /** The price when it was booked; prices of the catalogue may change. */
  price_cents: number
  /** The price was a starting price ("v.a."). */
  is_price_from: boolean
  /** How many visits the price is for, where it is that of a whole course. */
  course_visits: number | null
  wants_newsletter: boolean
  idempotency_key: string | null
  request_hash: string | null
  created_at: Generated<Date>
  /** The account it belongs to, if any. */
  client_id: string | null
  /** How often it was changed, for calendars. */
  sequence: Generated<number>
  changed_at: Date | null
  /**
   * When it was shown that the owner of the address knows of the visit; null while anybody may have typed it. What the desk
   * books is proven as a visit, and says nothing about the address: there `source` is not online.
   */
  proven_at: Date | null
  /** Whether the account booked it itself, signed in; what a guest or the desk books under its address may be its, too. */
  is_own: Generated<boolean>
  /** When the client said, by the button of a reminder, that they will come. */
  coming_at: Date | null
  /** The terms that the client saw (`termsVersion` of the clinic's file); null where the desk booked. */
  terms_version: string | null
  /** Fees of all late moves together. */
  moved_fee_cents: Generated<number>
  cancelled_fee_cents: number | null
  cancelled_at: Date | null
  account_deleted_at: Generated<Date | null>
  /** As the account said that went and left the visit; while there is one it is asked itself. */
  wants_reminders: Generated<boolean>
  /** The card of the person (DECISIONS 8). */
  card_id: string | null
  source: Generated<VisitSource>
  arrived_at: Date | null
  no_show_fee_cents: number | null
  /** Why all fees are waived; null while they are not. */
  fee_waiver: string | null
  /** All payments together. */
  paid_cents: Generated<number>
  payment_link: string | null
  /** Keyed hash of the network that booked. */
  network_hash: string | null
}

/** One row per room and half hour that is taken; its primary key is what makes double booking impossible. */
type SlotOccupancy = {
  slot: ColumnType<Date, Date, Date>
  room: number
  /** Either a visit or a block holds it. */
  appointment_id: string | null
  block_id: string | null
}

/** Mails to be sent and sent; what the columns mean stands in the migration. */
type Mails = {
  id: string
  event_key: string
  kind: string
  language: Language
  recipient: string
  /** Anything that JSON holds; the composer of the kind checks it. */
  data: ColumnType<unknown, string, string>
  message_id: string
  state: Generated<MailState>
  attempts: Generated<number>
  lost_attempts: Generated<number>
  last_error: string | null
  created_at: ColumnType<Date, Date, never>
  sent_at: Date | null
}

type Clients = {
  id: string
  username: string
  /** The username as it is compared (`usernameKey`). */
  username_key: string
  password_hash: string
  first_name: string
  last_name: string
  email: string
  email_verified_at: Date | null
  /** E.164 */
  phone: string | null
  /** yyyy-mm-dd */
  date_of_birth: string | null
  /** Of mails. */
  language: Language
  wants_reminders: Generated<boolean>
  wants_newsletter: Generated<boolean>
  created_at: ColumnType<Date, Date, never>
  card_id: string | null
  /** When a session of the account was last opened or prolonged; null since before that was written down. */
  last_seen_at: Date | null
  /** Since when the newsletter is wished, while it is; null also where that was not written down yet. */
  newsletter_wished_at: Date | null
}

type Sessions = {
  id: Generated<string>
  token_hash: string
  client_id: string
  device: string
  created_at: ColumnType<Date, Date, never>
  last_seen_at: ColumnType<Date, Date, Date>
  expires_at: ColumnType<Date, Date, Date>
}

type AccountTokens = {
  token_hash: string
  client_id: string
  purpose: 'verify-email' | 'reset-password'
  /** The address it was sent to. */
  email: string
  created_at: ColumnType<Date, Date, never>
  expires_at: ColumnType<Date, Date, never>
}

/** Failed attempts by keyed hash of who tried. */
type Attempts = {
  key: string
  failures: number
  last_at: ColumnType<Date, Date, Date>
  blocked_until: ColumnType<Date, Date, Date>
}

type Subscribers = {
  id: string
  email: string
  /** The address as it is compared. */
  email_key: string
  /** Keyed hash of the address, under the `SECRET` of the day it was written. */
  email_hash: string
  name: string | null
  language: Language
  /** When the last mail that asks to confirm was stored. */
  asked_at: ColumnType<Date, Date, Date>
  /** Null until the link in the mail was used. */
  confirmed_at: Date | null
}

/** Who said no, by keyed hash of the address. */
type Unsubscribed = {
  email_hash: string
  unsubscribed_at: ColumnType<Date, Date, Date>
}

/** Messages from the contact page. */
type Enquiries = {
  id: string
  name: string
  email: string
  /** As it was typed. */
  phone: string | null
  subject: string
  message: string
  /** Dutch catalogue names. */
  treatments: string[]
  language: Language
  /** Of the sender's key and the message, so that sending it again stores it once. */
  fingerprint: string | null
  created_at: ColumnType<Date, Date, never>
  done_at: Date | null
  done_by: string | null
}

/** One row: the revision of the address of the clinic's calendar feed. */
type AgendaFeed = {
  is_only: Generated<boolean>
  revision: string
}
