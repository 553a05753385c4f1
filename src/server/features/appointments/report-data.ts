import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { isCovered, isFirstVisit } from '#server/features/appointments/data.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** What a report counts of each visit that starts from `from` and before `until`; who came is left out. */
export function findVisitsToCount(db: Kysely<Database>, from: Date, until: Date) {
  return db
    .selectFrom('appointments')
    .select([
      'treatment',
      'starts_at',
      'duration_minutes',
      'room',
      'status',
      'arrived_at',
      'source',
      'price_cents',
      'paid_cents',
      'created_at',
      'cancelled_at',
      'moved_fee_cents',
      'cancelled_fee_cents',
      'no_show_fee_cents',
      sql<boolean>`fee_waiver is not null`.as('isWaived'),
      isFirstVisit.as('isNew'),
      isCovered.as('isCovered'),
    ])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .execute()
}
