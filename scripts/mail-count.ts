import { readEnv } from '#server/env.ts'
import { mailCountPath } from '#server/features/outbox/routes.ts'
import { countMails } from '#server/platform/mail/delivery.ts'
import { askServer } from './ask-server.ts'
import { runCommand, withDatabase } from './command.ts'

/** `npm run --silent mail:count` prints how many mails wait and how many were put aside, as JSON for a watchman. */
await runCommand(async () => {
  const env = readEnv()
  const counted = await askServer(env, mailCountPath, {})
  if (counted !== null) return `${counted}\n`
  return withDatabase(env, async ({ db }) => `${JSON.stringify(await countMails(db))}\n`)
})
