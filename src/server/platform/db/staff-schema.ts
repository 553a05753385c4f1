import type { ColumnType, Generated } from 'kysely'
import type { Role } from '#shared/features/desk/access.ts'

/** The tables of the people who work here, and of what they did; what the columns mean stands in the migration. */
export type StaffTables = {
  staff: Staff
  staff_keys: StaffKeys
  staff_sessions: StaffSessions
  staff_links: StaffLinks
  staff_recovery_codes: StaffRecoveryCodes
  staff_challenges: StaffChallenges
  record: RecordLines
}

type Staff = {
  id: string
  name: string
  email: string
  role: Role
  created_at: ColumnType<Date, Date, never>
  removed_at: Date | null
}

type StaffKeys = {
  id: string
  staff_id: string
  /** The host name that the key was made for. */
  rp_id: string
  /** COSE, base64url. */
  public_key: string
  /** The driver reads a bigint as text. */
  counter: ColumnType<string, number, number>
  transports: string[]
  name: string
  created_at: ColumnType<Date, Date, never>
  last_used_at: Date | null
}

type StaffSessions = {
  id: string
  token_hash: string
  staff_id: string
  device: string
  created_at: ColumnType<Date, Date, never>
  last_seen_at: ColumnType<Date, Date, Date>
  expires_at: ColumnType<Date, Date, Date>
}

type StaffLinks = {
  staff_id: string
  token_hash: string
  created_at: ColumnType<Date, Date, Date>
  expires_at: ColumnType<Date, Date, Date>
}

type StaffRecoveryCodes = {
  code_hash: string
  staff_id: string
  created_at: ColumnType<Date, Date, never>
}

type StaffChallenges = {
  challenge_hash: string
  expires_at: ColumnType<Date, Date, never>
}

/** Lines are only ever added: the database refuses everything else. */
type RecordLines = {
  id: Generated<string>
  at: ColumnType<Date, Date, never>
  staff_id: ColumnType<string | null, string | null, never>
  staff_name: ColumnType<string | null, string | null, never>
  staff_role: ColumnType<Role | null, Role | null, never>
  action: ColumnType<string, string, never>
  /** A card. */
  client_id: ColumnType<string | null, string | null, never>
  subject_id: ColumnType<string | null, string | null, never>
  before: ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>
  after: ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>
}
