import { once } from 'node:events'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import type { Logger } from 'pino'
import { clinic } from '#content/clinic.ts'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import type { Env } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { manageLinkRoutes } from '#server/features/appointments/change-routes.ts'
import { newsletterLinkRoutes } from '#server/features/newsletter/routes.ts'
import { mailComposers } from '#server/mails.ts'
import { cleanUp } from '#server/features/retention/service.ts'
import { siteRoutes } from '#server/features/site/routes.ts'
import { openSite } from '#server/features/site/service.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { createRateLimits } from '#server/platform/http/rate-limit.ts'
import { everyDay } from '#server/platform/jobs/every-day.ts'
import { createLog } from '#server/platform/log/log.ts'
import { deliverMails } from '#server/platform/mail/delivery.ts'
import { createMailTransport } from '#server/platform/mail/transport.ts'
import { startWork, wire } from '#server/wiring.ts'
import { priceList } from '#shared/content/catalogue.ts'

/** The only file that starts anything: settings, log, database, jobs, app, port; and stops it all in the other order. */

const siteFolder = join(import.meta.dirname, '../../dist')
const stopWithinMs = 15_000
/** Who sends half a request and then nothing is cut off; Node alone waits for five minutes, and looks every half. */
const patience = { headersTimeout: 5000, requestTimeout: 10_000, connectionsCheckingInterval: 2000 }
/** Far above what one process can serve: more are refused at once instead of holding its memory. */
const connectionsAtOnce = 2000

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
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

  await deliverMails({ db, log, now, transport, composers: mailComposers(deps) }, deps.jobs)
  // Said early and once; the mails themselves wait and are tried again.
  void transport.check().catch((error: Error) => log.error({ err: error }, error.message))
  await startWork(deps)
  const server = await listen(app.fetch, env)
  const cleaning = everyDay(() => cleanUp({ ...deps, transport }), log)
  stopOnSignal(log, async () => {
    cleaning.stop()
    // Open desks would hold the server until its patience ends.
    await Promise.all([close(server), deps.bell.close()])
    await deps.jobs.stop()
    transport.close()
    await database.close()
  })
  log.info({ port: env.port, database: database.kind }, 'started')
  process.stdout.write(`${clinic.name} is open at ${env.publicUrl} (listening on ${listeningAt(env)})\n`)
}

async function openMigrated(env: Env, log: Logger): Promise<OpenedDatabase> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const database = await openDatabase({ ...env, onIdleError })
  try {
    const applied = await migrate(database.db)
    if (applied.length > 0) log.info({ migrations: applied }, 'migrated the database')
    return database
  } catch (error) {
    await database.close()
    if (error instanceof StartError || env.databaseUrl === undefined) throw error
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`)
  }
}

/** Node gathers the refusals of several addresses of one host in an error without a text of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  env: Env,
): Promise<ServerType> {
  const server = createAdaptorServer({ fetch, serverOptions: patience })
  server.maxConnections = connectionsAtOnce
  server.listen(env.port, env.host)
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'another program listens there' : reasonOf(error)
    throw new StartError(
      `Cannot listen on ${listeningAt(env)}: ${reason}. Set PORT and HOST to a free place.`,
    )
  }
}

function listeningAt({ host, port }: Env): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Lets running requests finish, within limits; idle connections are closed at once. */
async function close(server: ServerType): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const impatience = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 10_000)
  await closed
  clearTimeout(impatience)
}

/** Stops once in good order; a second signal, or a stop that takes too long, ends the process where it stands. */
function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
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
