import type { Kysely, Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { findLines, insertLine } from '#server/features/record/data.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Colleague } from '#shared/features/access/actor.ts'
import type { RecordAction } from '#shared/features/desk/record-actions.ts'
import { startOfDay } from '#shared/lib/time.ts'

export { findLinesAbout } from '#server/features/record/data.ts'

/** What was done. The values name times, rooms, amounts and states; words of people stay out, because nobody can erase them here. */
export type Deed = {
  readonly action: RecordAction
  /** Of the person it was about. */
  readonly cardId?: string | null
  readonly subjectId?: string | null
  readonly from?: Readonly<Record<string, unknown>>
  readonly to?: Readonly<Record<string, unknown>>
}

/** As much as a phone scrolls through before it asks for more. */
const pageLines = 40

/** Writes a line, in the transaction of what it tells about. `by` is null for whoever is not of the desk. */
export async function writeRecord(
  trx: Transaction<Database>,
  by: Colleague | null,
  at: Date,
  deed: Deed,
): Promise<void> {
  await insertLine(trx, {
    at,
    staff_id: by?.id ?? null,
    staff_name: by?.name ?? null,
    staff_role: by?.role ?? null,
    action: deed.action,
    client_id: deed.cardId ?? null,
    subject_id: deed.subjectId ?? null,
    before: deed.from === undefined ? null : JSON.stringify(deed.from),
    after: deed.to === undefined ? null : JSON.stringify(deed.to),
  })
}

/** A page of the record, newest first, from a day of the clinic on; of some cards or of all. */
export async function readRecord(
  { db, clinic }: Pick<AppDeps, 'db' | 'clinic'>,
  asked: {
    readonly from?: string | undefined
    readonly cardIds?: readonly string[] | undefined
    readonly before?: number | undefined
  },
) {
  const from = asked.from === undefined ? null : startOfDay(asked.from, clinic.timeZone)
  const lines = await findLines(db, {
    from,
    cardIds: asked.cardIds ?? null,
    before: asked.before ?? null,
    limit: pageLines + 1,
  })
  const page = lines.slice(0, pageLines)
  return { lines: page, next: lines.length > pageLines ? Number(page.at(-1)?.id) : null }
}

/** Every line about some cards, newest first. */
export function recordOf(db: Kysely<Database>, cardIds: readonly string[]) {
  return findLines(db, { from: null, cardIds, before: null, limit: null })
}
