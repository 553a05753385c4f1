import { existsSync } from 'node:fs'
import type { Env } from '#server/env.ts'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { exportPath } from '#server/features/newsletter/routes.ts'
import { exportList } from '#server/features/newsletter/service.ts'
import { signExport } from '#server/features/newsletter/token.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'

/**
 * `npm run --silent newsletter:export > list.csv`: the confirmed newsletter addresses. With the settings of the server,
 * whose embedded database can be open only once: while it runs, it is asked for the list.
 */
if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const env = readEnv()
  process.stdout.write((await readFromServer(env)) ?? (await readFromDatabase(env)))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** Null when no server with this secret answers at the address of the settings. */
async function readFromServer(env: Env): Promise<string | null> {
  if (env.databaseUrl !== undefined) return null
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  const headers = { Authorization: `Bearer ${signExport(env, new Date())}` }
  try {
    const answer = await fetch(`http://${host}:${env.port}${exportPath}`, { headers })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

async function readFromDatabase(env: Env): Promise<string> {
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
    return await exportList({ db: database.db, env })
  } finally {
    await database.close()
  }
}
