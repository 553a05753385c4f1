import { parseArgs } from 'node:util'
import { clinic } from '#content/clinic.ts'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import type { AgendaCommand } from '#server/features/agenda/routes.ts'
import { agendaCommandPath, runAgendaCommand } from '#server/features/agenda/routes.ts'
import { priceList } from '#shared/content/catalogue.ts'
import { wallClock } from '#shared/lib/time.ts'
import { calendarDate } from '#shared/lib/typed.ts'
import { askServer } from './ask-server.ts'
import { runCommand, withDatabase } from './command.ts'

/**
 * `npm run agenda -- 2026-11-24` prints a day (today without one); `npm run agenda:link` prints the secret address of the
 * calendar feed, with `--revoke` a new one. With the settings of the server, whose embedded database can be open only
 * once: while it runs, it is asked.
 */
await runCommand(async () => {
  const asked = commandOf(process.argv.slice(2))
  const env = readEnv()
  const answer = await askServer(env, agendaCommandPath, asked)
  return answer ?? withDatabase(env, ({ db }) => runAgendaCommand({ db, env, clinic, priceList }, asked))
})

function commandOf(args: string[]): AgendaCommand {
  const [first, ...rest] = args
  if (first === 'link') {
    const { values } = parseArgs({ args: rest, options: { revoke: { type: 'boolean', default: false } } })
    return { command: 'link', isNew: values.revoke }
  }
  const date = first ?? wallClock(new Date(), clinic.timeZone).date
  if (!calendarDate.safeParse(date).success)
    throw new StartError(`"${date}" is not a day: write it like 2026-11-24.`)
  return { command: 'day', date }
}
