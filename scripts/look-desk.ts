import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { signInAs } from '../tests/desk.ts'
import { startServer } from '../tests/server-process.ts'

const root = join(import.meta.dirname, '..')

/** Gives somebody what who works here for a while has: keys, a second device and some of the codes. No key or token has such a name. */
async function settleIn(db: Kysely<Database>, staff_id: string): Promise<void> {
  const days = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000)
  const key = { staff_id, rp_id: 'localhost', public_key: '', counter: 0, transports: [] }
  await db
    .updateTable('staff')
    .set({ email: 'sanne.bakker@voorbeeld.example' })
    .where('id', '=', staff_id)
    .execute()
  await db
    .insertInto('staff_keys')
    .values([
      { ...key, id: 'one', name: 'Chrome, Windows', created_at: days(90), last_used_at: days(0) },
      { ...key, id: 'two', name: 'Safari, iPhone', created_at: days(40), last_used_at: days(3) },
    ])
    .execute()
  await db
    .insertInto('staff_sessions')
    .values({
      id: randomUUID(),
      token_hash: staff_id,
      staff_id,
      device: 'Safari, iPhone',
      created_at: days(3),
      last_seen_at: days(0.2),
      expires_at: days(-1),
    })
    .execute()
  await db
    .insertInto('staff_recovery_codes')
    .values(
      Array.from({ length: 8 }, (_, code) => ({
        code_hash: `${staff_id}-${code}`,
        staff_id,
        created_at: days(90),
      })),
    )
    .execute()
}

/** A clinic with the weeks of `npm run desk:sample`, somebody with a card, and the session of its owner. */
export async function startSampleDesk() {
  const folder = mkdtempSync(join(tmpdir(), 'look-desk-'))
  await promisify(execFile)(
    process.execPath,
    ['--import', './scripts/modules.ts', 'scripts/desk-sample.ts'],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder },
    },
  )
  const database = await openDatabase({ dataDir: folder })
  const house = { deps: { db: database.db, now: () => new Date() } }
  const owner = await signInAs(house, 'owner', 'Sanne Bakker', 'Chrome, Windows')
  await settleIn(database.db, owner.id)
  const withCard = database.db
    .selectFrom('appointments')
    .select('card_id')
    .where('card_id', 'is not', null)
    .groupBy('card_id')
    .orderBy((row) => row.fn.countAll(), 'desc')
  const often = await withCard.executeTakeFirstOrThrow()
  const owing = await withCard.where('no_show_fee_cents', '>', 0).executeTakeFirstOrThrow()
  await database.close()
  const server = await startServer({ DATA_DIR: folder })
  return {
    origin: server.origin,
    /** Of who came most often, and of somebody who did not come and has the fee to pay. */
    cards: { often: often.card_id ?? '', owing: owing.card_id ?? '' },
    /** Without HTTPS the cookie has its plain name. */
    cookie: { name: 'desk', value: owner.cookie.replace(/^[^=]*=/, ''), url: server.origin },
    async close() {
      await server.end('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}
