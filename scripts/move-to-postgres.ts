import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { dump } from '#server/platform/backup/dump.ts'
import type { Manifest } from '#server/platform/backup/dump.ts'
import { load } from '#server/platform/backup/load.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createLog } from '#server/platform/log/log.ts'
import { openQueue } from '#server/wiring.ts'
import { runCommand } from './command.ts'

/**
 * `DATABASE_URL=… npm run move-to-postgres` copies the embedded database under `DATA_DIR` into an empty one of a PostgreSQL
 * server, reads it back there, and prints the rows and the checksum of each table, which are the same on both sides. The
 * server must be stopped. The embedded database stays as it was.
 */
await runCommand(async () => {
  const from = readEnv({ ...process.env, DATABASE_URL: undefined })
  const to = readEnv({ ...process.env, SECRET: from.secret })
  if (to.databaseUrl === undefined)
    throw new StartError('Set DATABASE_URL to the empty database of the PostgreSQL server to move to.')
  if (!existsSync(join(from.dataDir, 'database')))
    throw new StartError(`There is no embedded database in ${from.dataDir}: set DATA_DIR to its folder.`)
  const source = await openDatabase(from)
  const target = await openDatabase(to)
  let moved: Manifest | undefined
  try {
    const openJobs = () => openQueue(target, createLog({ write: () => {} }))
    await dump(source.db, async (parts) => void (moved = await load({ db: target.db, openJobs }, parts)))
  } finally {
    await source.close()
    await target.close()
  }
  const lines = moved?.tables.map(
    ({ name, rows, sha256 }) => `${name.padEnd(24)}${String(rows).padStart(9)}  ${sha256}`,
  )
  const secret = process.env['SECRET'] ? '' : ` and the SECRET in ${join(from.dataDir, 'secret')}`
  return `${lines?.join('\n')}\nAll of it is on the server. Start with DATABASE_URL${secret}.\n`
})
