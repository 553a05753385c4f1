import { readEnv } from '#server/env.ts'
import { mailCountPath } from '#server/features/outbox/routes.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { countMails } from '#server/platform/mail/delivery.ts'
import { askServer } from './ask-server.ts'
import { runCommand } from './command.ts'

/** `npm run --silent mail:count` prints how many mails wait and how many were put aside, as JSON for a watchman. */
await runCommand(async () => {
  const env = readEnv()
  const counted = await askServer(env, mailCountPath, {})
  if (counted !== null) return `${counted}\n`
  const database = await openDatabase(env)
  try {
    return `${JSON.stringify(await countMails(database.db))}\n`
  } finally {
    await database.close()
  }
})
