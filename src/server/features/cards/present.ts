import type { Summary } from '#server/features/cards/data.ts'
import { shownPhone } from '#server/platform/http/typed-values.ts'
import type { ClientSummary } from '#shared/features/desk/clients-contract.ts'

export function presentSummary(row: Summary): ClientSummary {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    shownPhone: shownPhone(row.phone),
    language: row.language,
    hasAccount: row.has_account,
    hasUnprovenAccount: row.has_unproven_account,
    visits: Number(row.visits),
    lastVisit: row.last_visit?.toISOString() ?? null,
    nextVisit: row.next_visit?.toISOString() ?? null,
  }
}
