import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

export type Block = Selectable<Database['blocks']>

const columns = [
  'id',
  'room',
  'starts_at',
  'ends_at',
  'reason',
  'staff_id',
  'created_at',
] as const satisfies readonly (keyof Block)[]

/** Blocks that touch the time, in their order. */
export function findBlocks(db: Kysely<Database>, from: Date, until: Date): Promise<Block[]> {
  return blocksIn(db, from, until).execute()
}

/** The same, and keeps them until the transaction ends; who removes one is waited for. */
export function keepBlocks(trx: Transaction<Database>, from: Date, until: Date): Promise<Block[]> {
  return blocksIn(trx, from, until).forKeyShare().execute()
}

/** Blocks that have not ended at `from`, kept in the same way. */
export function keepStandingBlocks(trx: Transaction<Database>, from: Date): Promise<Block[]> {
  return blocksAfter(trx, from).forKeyShare().execute()
}

function blocksIn(db: Kysely<Database>, from: Date, until: Date) {
  return blocksAfter(db, from).where('starts_at', '<', until)
}

/** In one order for everybody: two that keep the same blocks do not wait for each other in a circle. */
function blocksAfter(db: Kysely<Database>, from: Date) {
  return db
    .selectFrom('blocks')
    .select(columns)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('id')
}

/** Undefined, with nothing changed, when a block with this id is there. */
export function insertBlock(
  trx: Transaction<Database>,
  block: Insertable<Database['blocks']>,
): Promise<Block | undefined> {
  return trx
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Undefined for none. */
export function findBlock(trx: Transaction<Database>, id: string): Promise<Block | undefined> {
  return trx.selectFrom('blocks').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Of any language: the agenda shows it where the reason stood. */
const forgotten = '–'

/** Erases why times were blocked that ended before `before`: who was away may stand there. Answers with how many. */
export async function forgetReasons(db: Kysely<Database>, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('blocks')
    .set({ reason: forgotten })
    .where('ends_at', '<', before)
    .where('reason', '<>', forgotten)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The block, which is gone with its half hours; undefined when there was none. */
export function deleteBlock(trx: Transaction<Database>, id: string): Promise<Block | undefined> {
  return trx.deleteFrom('blocks').where('id', '=', id).returning(columns).executeTakeFirst()
}
