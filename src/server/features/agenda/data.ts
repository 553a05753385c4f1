import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

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
