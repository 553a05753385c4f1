import type { Client } from '#server/features/account/data.ts'
import { hasProvenAddress } from '#server/features/account/policy.ts'
import type { Profile } from '#shared/features/account/contract.ts'

/** What a client sees of their own account. */
export function presentClient(row: Client): Profile {
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailVerified: hasProvenAddress(row),
    phone: row.phone,
    dateOfBirth: row.date_of_birth,
    language: row.language,
  }
}
