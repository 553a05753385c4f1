import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

export type FloodFilter = {
  readonly since: Date
  readonly until: Date
  readonly match: string | null
  readonly now: Date
}

/** Visits to come, booked in a time by people whose address nobody has proven, in the order of their booking. */
export function findUnprovenVisits(db: Kysely<Database>, { since, until, match, now }: FloodFilter) {
  return db
    .selectFrom('appointments')
    .select(['id', 'reference', 'first_name', 'last_name', 'email', 'phone', 'starts_at', 'created_at'])
    .where('proven_at', 'is', null)
    .where('status', '=', 'confirmed')
    .where('starts_at', '>', now)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .$if(match !== null, (visits) =>
      visits.where(
        sql<boolean>`position(lower(${match}) in lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) > 0`,
      ),
    )
    .orderBy('created_at')
    .execute()
}

export type FloodVisit = Awaited<ReturnType<typeof findUnprovenVisits>>[number]
