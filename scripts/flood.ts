import { parseArgs } from 'node:util'
import { clinic } from '#content/clinic.ts'
import type { Env } from '#server/env.ts'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { floodCommandPath } from '#server/features/floods/command-routes.ts'
import type { FloodOrder } from '#server/features/floods/service.ts'
import { cancelUnproven } from '#server/features/floods/service.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { createLog } from '#server/platform/log/log.ts'
import { wire } from '#server/wiring.ts'
import { readInstant } from '#shared/lib/time.ts'
import { priceList } from '#shared/content/catalogue.ts'
import { askServer } from './ask-server.ts'
import { runCommand, withDatabase } from './command.ts'

/**
 * `npm run flood -- --since 2026-11-24T10:00` lists the visits to come that were booked since then under addresses that
 * nobody has proven; `npm run flood:cancel` with the same options cancels them. `--until` ends the time (now without it),
 * `--match TEXT` keeps to names, addresses and telephone numbers with that text. Times are the clinic's.
 */
await runCommand(async () => {
  const env = readEnv()
  const asked = commandOf(process.argv.slice(2))
  const answer = await askServer(env, floodCommandPath, asked)
  return answer ?? withDatabase(env, (database) => cancelHere(env, database, asked))
})

async function cancelHere(env: Env, database: OpenedDatabase, asked: FloodOrder): Promise<string> {
  const now = () => new Date()
  const deps = await wire({
    database,
    env,
    clinic,
    priceList,
    now,
    log: createLog(),
    mailFrom: env.mailFrom,
  })
  try {
    return await cancelUnproven(deps, asked)
  } finally {
    await deps.jobs.stop()
    await deps.bell.close()
  }
}

function commandOf(args: string[]): FloodOrder {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { since: text, until: text, match: text },
  })
  if (values.since === undefined)
    throw new StartError('Say from when: --since 2026-11-24T10:00 (the time of the clinic).')
  return {
    since: instantOf('--since', values.since),
    until: values.until === undefined ? new Date() : instantOf('--until', values.until),
    match: values.match ?? null,
    isTrial: positionals[0] !== 'cancel',
  }
}

function instantOf(option: string, text: string): Date {
  const instant = readInstant(text, clinic.timeZone)
  if (instant === null)
    throw new StartError(`${option} "${text}" is not a moment: write it like 2026-11-24T10:00.`)
  return instant
}
