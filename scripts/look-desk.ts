import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '#server/platform/db/open.ts'
import { signInAs } from '../tests/desk.ts'
import { startServer } from '../tests/server-process.ts'

const root = join(import.meta.dirname, '..')

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
  const owner = await signInAs({ deps: { db: database.db, now: () => new Date() } }, 'owner', 'Sanne Bakker')
  const { card_id } = await database.db
    .selectFrom('appointments')
    .select('card_id')
    .where('card_id', 'is not', null)
    .groupBy('card_id')
    .orderBy((row) => row.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await database.close()
  const server = await startServer({ DATA_DIR: folder })
  return {
    origin: server.origin,
    card: card_id ?? '',
    /** Without HTTPS the cookie has its plain name. */
    cookie: { name: 'desk', value: owner.cookie.replace(/^[^=]*=/, ''), url: server.origin },
    async close() {
      await server.end('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}
