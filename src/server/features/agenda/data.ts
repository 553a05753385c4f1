import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** What the clinic sees of an appointment in its agenda: nothing that a shared calendar should not hold. */
export type Visit = {
  readonly id: string
  readonly treatment: string
  readonly startsAt: Date
  readonly durationMinutes: number
  readonly room: number
  readonly firstName: string
  readonly phone: string
  readonly sequence: number
  readonly createdAt: Date
  readonly changedAt: Date | null
}

/** Visits that start from `from`, and before `until` where it is given, in their order; without the cancelled ones. */
export function findVisits(db: Kysely<Database>, from: Date, until?: Date): Promise<Visit[]> {
  return db
    .selectFrom('appointments')
    .select([
      'id',
      'treatment',
      'starts_at as startsAt',
      'duration_minutes as durationMinutes',
      'room',
      'first_name as firstName',
      'phone',
      'sequence',
      'created_at as createdAt',
      'changed_at as changedAt',
    ])
    .where('starts_at', '>=', from)
    .$if(until !== undefined, (query) => query.where('starts_at', '<', until as Date))
    .where('status', '<>', 'cancelled')
    .orderBy('starts_at')
    .orderBy('room')
    .execute()
}

/** The revision of the feed's address, or undefined while nobody asked for one. */
export async function findRevision(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('agenda_feed').select('revision').executeTakeFirst()
  return row?.revision
}

/** Stores the first revision, or with `replace` a new one; answers with the one that counts. */
export async function storeRevision(
  db: Kysely<Database>,
  revision: string,
  { replace }: { readonly replace: boolean },
): Promise<string> {
  const stored = await db
    .insertInto('agenda_feed')
    .values({ revision })
    .onConflict((conflict) =>
      replace
        ? conflict.column('is_only').doUpdateSet({ revision })
        : conflict.column('is_only').doUpdateSet((row) => ({ revision: row.ref('agenda_feed.revision') })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return stored.revision
}
