import { existsSync } from 'node:fs'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { mailCountPath } from '#server/features/outbox/routes.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { countMails } from '#server/platform/mail/delivery.ts'
import { askServer } from './ask-server.ts'

/** `npm run --silent mail:count` prints how many mails wait and how many were put aside, as JSON for a watchman. */
if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const env = readEnv()
  const counted = await askServer(env, mailCountPath, {})
  if (counted !== null) process.stdout.write(`${counted}\n`)
  else {
    const database = await openDatabase(env)
    process.stdout.write(`${JSON.stringify(await countMails(database.db))}\n`)
    await database.close()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
