import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'
import { knownFirst, personAsTold } from '#server/platform/db/card-person.ts'
import type { Database } from '#server/platform/db/schema.ts'

export type RecordLine = Insertable<Database['record']>

export async function insertLine(db: Kysely<Database>, line: RecordLine): Promise<void> {
  await db.insertInto('record').values(line).execute()
}

/** Newest first, with the name that the client's account gives, else their newest visit that is known to be theirs; `limit` lines below the id `before`. */
export function findLines(
  db: Kysely<Database>,
  asked: {
    readonly from: Date | null
    readonly cardIds: readonly string[] | null
    readonly before: number | null
    /** Null for all. */
    readonly limit: number | null
  },
) {
  return db
    .selectFrom('record')
    .select([
      'id',
      'at',
      'staff_id',
      'staff_name',
      'staff_role',
      'action',
      'client_id',
      'subject_id',
      'before',
      'after',
    ])
    .select(
      sql<string | null>`(
        select concat_ws(' ', first_name, last_name) from ${personAsTold('record.client_id')} ${knownFirst}
      )`.as('client_name'),
    )
    .$if(asked.from !== null, (query) => query.where('at', '>=', asked.from))
    .$if(asked.cardIds !== null, (query) => query.where('client_id', 'in', asked.cardIds ?? []))
    .$if(asked.before !== null, (query) => query.where('id', '<', String(asked.before)))
    .orderBy('id', 'desc')
    .$if(asked.limit !== null, (query) => query.limit(asked.limit ?? 0))
    .execute()
}

/** What was done with one thing, oldest first. */
export function findLinesAbout(db: Kysely<Database>, subjectId: string) {
  return db
    .selectFrom('record')
    .select(['at', 'staff_name', 'action', 'before', 'after'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()
}
