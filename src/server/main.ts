import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { clinic } from '#content/clinic.ts'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import type { Env } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { manageLinkRoutes } from '#server/features/appointments/change-routes.ts'
import { warnOfLostTreatments } from '#server/features/appointments/service.ts'
import { warnOfOpenHolidays } from '#server/features/availability/service.ts'
import { newsletterLinkRoutes } from '#server/features/newsletter/routes.ts'
import { mailComposers } from '#server/mails.ts'
import { cleanUp } from '#server/features/retention/service.ts'
import { readyPages } from '#server/features/site/ready-routes.ts'
import { siteRoutes } from '#server/features/site/routes.ts'
import { openSite } from '#server/features/site/service.ts'
import { listen, listeningAt, patience, reasonOf } from '#server/listening.ts'
import { checkpointWhenDue } from '#server/platform/db/checkpoint.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase, visitorsPatience } from '#server/platform/db/open.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { endTransactions } from '#server/platform/db/transaction.ts'
import { closing } from '#server/platform/http/closing.ts'
import { answerReady } from '#server/platform/http/ready-answers.ts'
import { createRateLimits } from '#server/platform/http/rate-limit.ts'
import { everyDay, everyMinute } from '#server/platform/jobs/again-and-again.ts'
import { createLog } from '#server/platform/log/log.ts'
import { deliverMails } from '#server/platform/mail/delivery.ts'
import { createMailTransport } from '#server/platform/mail/transport.ts'
import { metricsServer } from '#server/platform/metrics/server.ts'
import { startWork, wire } from '#server/wiring.ts'
import { priceList } from '#shared/content/catalogue.ts'

/** The only file that starts anything: settings, log, database, jobs, app, port; and stops it all in the other order. */

const siteFolder = join(import.meta.dirname, '../../dist')
/** Process managers kill after 10 seconds (Docker) or later. Most stops take one. */
const stopWithinMs = 9500
const answerWithinMs = 6500
/** What begins later could not be answered any more. */
const beginWithinMs = 6000
const sameSignalMs = 1000
const jobsWithinMs = 8000
const tooFewFiles =
  'This user may have too few files open for the server: allow 1024 or more (ulimit -n, or LimitNOFILE of systemd).'

try {
  await start()
} catch (error) {
  const refusal = isOutOfFiles(error) ? new StartError(tooFewFiles) : error
  if (!(refusal instanceof StartError)) throw error
  process.stderr.write(`${refusal.message}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv()
  const log = createLog()
  const now = () => new Date()
  const database = await openMigrated(env, log)
  const { db, pool } = database
  const transport = createMailTransport({ ...env, outbox: join(env.dataDir, 'mail') })

  if (!env.isRateLimited) log.warn('RATE_LIMITS is off: nobody is limited; for load tests only')
  const isShared = env.databaseUrl !== undefined
  const limits = env.isRateLimited
    ? { limits: createRateLimits({ ...env, pool: isShared ? pool : undefined, log }) }
    : {}
  const site = await openSite(siteFolder, env.publicUrl)
  if (!site.isBuilt) log.warn('the pages have not been built: run "npm run build"; only the API answers')
  const deps = await wire({ database, env, clinic, priceList, now, log, mailFrom: env.mailFrom, ...limits })
  const pages = siteRoutes(site)
  const app = createApp(deps)
  app.route('/', newsletterLinkRoutes(deps, pages))
  app.route('/', manageLinkRoutes(deps, pages))
  app.route('/', pages)

  const { metrics } = deps
  // Said early and once; the mails themselves wait and are tried again.
  void transport.check().catch((error: Error) => log.error({ err: error }, error.message))
  const figures = env.metrics && (await listen(metricsServer(metrics), env.metrics, 'METRICS_'))
  const ready = [readyPages(site), deps.kept.find]
  const server = createServer(patience, answerReady(deps, ready, getRequestListener(app.fetch)))
  const closeServer = closing(server)
  await listen(server, env)
  // A start that fails at a port that is taken has taken no mail up.
  await deliverMails({ db, log, now, transport, metrics, composers: mailComposers(deps) }, deps.jobs)
  await startWork(deps)
  await warnOfLostTreatments(deps)
  warnOfOpenHolidays(deps)
  const cleaning = everyDay(() => cleanUp({ ...deps, transport }), log)
  const checkpointing = isShared ? null : everyMinute(() => checkpointWhenDue(db), log)
  stopOnSignal(log, async () => {
    const since = performance.now()
    cleaning.stop()
    checkpointing?.stop()
    // Mails wait in the database for the next start: who waits for an answer goes first.
    deps.jobs.rest()
    setTimeout(() => endTransactions(db), beginWithinMs).unref()
    // Open desks would hold the server until its patience ends.
    await Promise.all([closeServer(answerWithinMs), deps.bell.close()])
    await deps.jobs.stop((jobsWithinMs - (performance.now() - since)) / 1000)
    transport.close()
    figures?.closeAllConnections()
    figures?.close()
    await database.close()
  })
  log.info({ port: env.port, database: database.kind, metrics: env.metrics }, 'started')
  process.stdout.write(`${clinic.name} is open at ${env.publicUrl} (listening on ${listeningAt(env)})\n`)
}

function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')
}

async function openMigrated(env: Env, log: Logger): Promise<OpenedDatabase> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const place = { ...env, onIdleError }
  const database = await openDatabase(place)
  try {
    const applied = await migrate(database.db)
    if (applied.length > 0) log.info({ migrations: applied }, 'migrated the database')
  } catch (error) {
    await database.close()
    if (error instanceof StartError || env.databaseUrl === undefined) throw error
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`)
  }
  if (database.kind === 'embedded') return database
  // A migration may take minutes; what visitors wait for may not.
  await database.close()
  return openDatabase({ ...place, patience: visitorsPatience })
}

/**
 * Stops once in good order; a later signal, or a stop that takes too long, ends the process where it stands. One that comes
 * with the first is the same: systemd signals npm and this process, and npm passes its own on.
 */
function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stoppingSince: number | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > sameSignalMs) process.exit(1)
        return
      }
      stoppingSince = performance.now()
      log.info({ signal }, 'stopping')
      setTimeout(() => process.exit(1), stopWithinMs).unref()
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop failed')
          process.exit(1)
        },
      )
    })
}
