import { readEnv } from '#server/env.ts'
import { exportPath } from '#server/features/newsletter/routes.ts'
import { exportList } from '#server/features/newsletter/service.ts'
import { askServer } from './ask-server.ts'
import { runCommand, withDatabase } from './command.ts'

/**
 * `npm run --silent newsletter:export > list.csv`: the confirmed newsletter addresses. With the settings of the server,
 * whose embedded database can be open only once: while it runs, it is asked for the list.
 */
await runCommand(async () => {
  const env = readEnv()
  return (await askServer(env, exportPath, {})) ?? withDatabase(env, ({ db }) => exportList({ db, env }))
})
