import type { Env } from '#server/env.ts'
import { readEnv } from '#server/env.ts'
import { exportPath } from '#server/features/newsletter/routes.ts'
import { exportList } from '#server/features/newsletter/service.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { askServer } from './ask-server.ts'
import { runCommand } from './command.ts'

/**
 * `npm run --silent newsletter:export > list.csv`: the confirmed newsletter addresses. With the settings of the server,
 * whose embedded database can be open only once: while it runs, it is asked for the list.
 */
await runCommand(async () => {
  const env = readEnv()
  return (await askServer(env, exportPath, {})) ?? (await readFromDatabase(env))
})

async function readFromDatabase(env: Env): Promise<string> {
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
    return await exportList({ db: database.db, env })
  } finally {
    await database.close()
  }
}
