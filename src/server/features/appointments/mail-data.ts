import type { Kysely } from 'kysely'
import { isHeld } from '#server/features/appointments/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { AppointmentStatus, PaymentOption } from '#shared/features/booking/fields.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** What a mail around a visit tells, and what decides whether it is still true. */
export type VisitToMail = {
  readonly id: string
  readonly reference: string
  readonly treatment: string
  readonly startsAt: Date
  readonly durationMinutes: number
  readonly status: AppointmentStatus
  /** How often it was changed, marks and payments included. */
  readonly sequence: number
  readonly firstName: string
  readonly email: string
  readonly priceCents: number
  readonly isPriceFrom: boolean
  readonly courseVisits: number | null
  readonly paymentOption: PaymentOption
  /** Where the price can be paid beforehand. */
  readonly paymentLink: string | null
  readonly createdAt: Date
  /** Fees of late moves so far. */
  readonly movedFeeCents: number
  /** False once nobody holds the visit: its links open nothing any more. */
  readonly hasLink: boolean
  /** False while nobody has shown that the owner of the address, which is the account's where there is one, knows of the visit. */
  readonly isProven: boolean
  /** The account's language, else that of the booking. */
  readonly language: Language
  /** False when the client has, or had, an account and turned reminders off there. */
  readonly wantsReminders: boolean
}

/** The appointment as it stands now; undefined when it, or where to write to, was erased. */
export async function findToMail(db: Kysely<Database>, id: string): Promise<VisitToMail | undefined> {
  const row = await db
    .selectFrom('appointments as visit')
    .leftJoin('clients as client', 'client.id', 'visit.client_id')
    .select([
      'visit.id',
      'visit.reference',
      'visit.treatment',
      'visit.starts_at as startsAt',
      'visit.duration_minutes as durationMinutes',
      'visit.status',
      'visit.sequence',
      'visit.first_name as firstName',
      'visit.email',
      'visit.price_cents as priceCents',
      'visit.is_price_from as isPriceFrom',
      'visit.course_visits as courseVisits',
      'visit.payment_option as paymentOption',
      'visit.payment_link as paymentLink',
      'visit.language',
      'client.email as clientEmail',
      'client.language as clientLanguage',
      'visit.created_at as createdAt',
      'visit.moved_fee_cents as movedFeeCents',
      'visit.client_id',
      'visit.account_deleted_at',
      'visit.proven_at as provenAt',
      'client.email_verified_at as accountProvenAt',
      'visit.wants_reminders as wantsReminders',
      'client.wants_reminders as clientWantsReminders',
    ])
    .where('visit.id', '=', id)
    .where('visit.email', '<>', '')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const {
    clientEmail,
    clientLanguage,
    clientWantsReminders,
    provenAt,
    accountProvenAt,
    client_id,
    account_deleted_at,
    ...visit
  } = row
  return {
    ...visit,
    email: clientEmail ?? visit.email,
    language: clientLanguage ?? visit.language,
    wantsReminders: clientWantsReminders ?? visit.wantsReminders,
    hasLink: isHeld({ client_id, account_deleted_at }),
    isProven: isAddressProven(
      provenAt,
      client_id === null ? undefined : { email_verified_at: accountProvenAt },
    ),
  }
}

/**
 * Whether who reads the mails about a visit is known to know of it: the visit is proven, and the address of its account is, where
 * it has one. An account that has proven another before can take anybody's.
 */
export function isAddressProven(
  provenAt: Date | null,
  account: { readonly email_verified_at: Date | null } | undefined,
): boolean {
  return provenAt !== null && account?.email_verified_at !== null
}

/** Where the account wants its mails, whether it has proven that address, and in which language; undefined without an account. */
export async function findMailAccount(
  db: Kysely<Database>,
  clientId: string | null,
): Promise<
  { readonly email: string; readonly email_verified_at: Date | null; readonly language: Language } | undefined
> {
  if (clientId === null) return undefined
  const told = db.selectFrom('clients').select(['email', 'email_verified_at', 'language'])
  return told.where('id', '=', clientId).executeTakeFirst()
}
