import type { Transaction } from 'kysely'
import type pg from 'pg'
import { PgBoss, fromKysely } from 'pg-boss'
import type { JobWithMetadata as BossJob, JobResult } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from '#server/platform/db/schema.ts'
import { afterCommit } from '#server/platform/db/transaction.ts'
import { followClock } from '#server/platform/jobs/clock.ts'
import type { WaitingJob } from '#server/platform/jobs/waiting.ts'

/** A kind of work that is done later; each feature lists its own in its `jobs.ts`. */
export type JobKind<Payload extends object> = {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** A run that takes longer counts as dead and is started again. */
  readonly expireSeconds: number
  readonly retry: {
    readonly limit: number
    /** The pause doubles from the first to the longest. */
    readonly firstPauseSeconds: number
    readonly longestPauseSeconds: number
  }
}

export type Jobs = {
  /** Makes the queue of a kind; needed before `send` and `work`. */
  readonly prepare: (kind: JobKind<object>) => Promise<void>
  /**
   * Stores a job in the caller's transaction: it runs only when that commits, and not before `startAfter`. An urgent one
   * runs before those that wait. Where this process works on its kind it is taken up at once, elsewhere at the next poll.
   */
  readonly send: <Payload extends object>(
    trx: Transaction<Database>,
    kind: JobKind<Payload>,
    payload: Payload,
    options?: { readonly startAfter?: Date; readonly isUrgent?: boolean },
  ) => Promise<void>
  /** Stores jobs anew that waited in another database. */
  readonly putBack: (trx: Transaction<Database>, jobs: readonly WaitingJob[]) => Promise<void>
  /** Starts doing jobs of a kind. `run` may be called twice for one job: after a crash, or after it threw. */
  readonly work: <Payload extends object>(
    kind: JobKind<Payload>,
    run: (payload: Payload) => Promise<void>,
    options?: { readonly pollSeconds?: number },
  ) => Promise<void>
  /** Takes up no other job from now on; those that run go on. */
  readonly rest: () => void
  /** Lets running jobs finish, at most as long as `withinSeconds`. */
  readonly stop: (withinSeconds?: number) => Promise<void>
}

const jobsAtOnce = 10

/**
 * The durable queue, in the database that everything else is in. `kind` is that of the opened database. Every `lookSeconds`
 * it looks for jobs whose run died or took too long, or that the clock left behind; tests do not wait for a minute.
 */
export async function openJobs(deps: {
  readonly pool: pg.Pool
  readonly kind: 'embedded' | 'server'
  readonly log: Logger
  readonly lookSeconds?: number
}): Promise<Jobs> {
  const { pool, log, lookSeconds = 60 } = deps
  const boss = new PgBoss({
    backend: deps.kind === 'embedded' ? 'pglite' : 'postgres',
    db: { executeSql: (text, values) => executeSql(pool, text, values) },
    schedule: false,
    superviseIntervalSeconds: lookSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
  await boss.start()
  const workers = new Map<string, string[]>()
  const kinds = new Set<string>()
  const follow = (kind: string) => followClock((text, values) => executeSql(pool, text, values), kind)
  const lookingAtClock = setInterval(() => {
    for (const kind of kinds)
      follow(kind).catch((error: unknown) => log.error({ err: error }, 'the job queue failed'))
  }, lookSeconds * 1000)

  async function prepare(kind: JobKind<object>) {
    const options = {
      expireInSeconds: kind.expireSeconds,
      retryLimit: kind.retry.limit,
      retryDelay: kind.retry.firstPauseSeconds,
      retryDelayMax: kind.retry.longestPauseSeconds,
      retryBackoff: true,
    }
    await boss.createQueue(kind.name, options)
    await boss.updateQueue(kind.name, options)
    // Fills pg-boss's memory of its queues: `send` must not ask the pool while a transaction holds its only connection.
    await boss.findJobs(kind.name, { key: '' })
    kinds.add(kind.name)
    await follow(kind.name)
    if (deps.kind === 'embedded') await reviveAll(kind)
  }

  const wake = (worker: string) => boss.notifyWorker(worker)

  /** The embedded database has one process: whatever runs in it now ran in one that died. */
  async function reviveAll(kind: JobKind<object>) {
    const running = `select id from pgboss.job where name = $1 and state = 'active'`
    const { rows } = await executeSql(pool, running, [kind.name])
    if (rows.length > 0)
      await boss.fail(
        kind.name,
        rows.map(({ id }) => id),
        { type: 'process died' },
      )
  }

  return {
    prepare,
    async send(trx, kind, payload, { startAfter, isUrgent = false } = {}) {
      const priority = isUrgent ? 1 : 0
      await boss.send(kind.name, payload, {
        db: fromKysely(trx),
        priority,
        ...(startAfter && { startAfter }),
      })
      if (startAfter === undefined) afterCommit(trx, () => workers.get(kind.name)?.forEach(wake))
    },
    async putBack(trx, jobs) {
      for (const [name, ofKind] of Map.groupBy(jobs, (job) => job.name))
        await boss.insert(
          name,
          ofKind.map(({ name: _name, ...job }) => job),
          { db: fromKysely(trx) },
        )
    },
    async work(kind, run, options = {}) {
      const worker = await boss.work(
        kind.name,
        {
          batchSize: jobsAtOnce,
          burstWhenBatchFull: true,
          perJobResults: true,
          includeMetadata: true,
          pollingIntervalSeconds: options.pollSeconds ?? 2,
        },
        (batch: BossJob[]) => Promise.all(inTurn(batch).map((job) => runOne(job, kind, run, log))),
      )
      workers.set(kind.name, [...(workers.get(kind.name) ?? []), worker])
    },
    rest() {
      for (const kind of workers.keys())
        boss
          .offWork(kind, { wait: false })
          .catch((error: unknown) => log.error({ err: error }, 'the job queue failed'))
    },
    async stop(withinSeconds = 10) {
      clearInterval(lookingAtClock)
      await boss.stop({ graceful: true, timeout: withinSeconds * 1000 })
    },
  }
}

/** The database takes the most urgent, then the oldest, and hands them over in any order. */
function inTurn(batch: readonly BossJob[]): BossJob[] {
  return batch.toSorted(
    (one, other) => other.priority - one.priority || one.createdOn.getTime() - other.createdOn.getTime(),
  )
}

async function runOne<Payload extends object>(
  job: BossJob,
  kind: JobKind<Payload>,
  run: (payload: Payload) => Promise<void>,
  log: Logger,
): Promise<JobResult> {
  try {
    await run(kind.payload.parse(job.data))
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ err: error, job: job.name, jobId: job.id, retries: job.retryCount }, `a job failed: ${reason}`)
    // Kept beside the job: without the text of the error, which may name a person.
    return { id: job.id, status: 'failed', output: { type: error instanceof Error ? error.name : 'unknown' } }
  }
}

/**
 * A list of statements answers with a list of results; pg-boss wants the rows of all. Such a list may open a transaction
 * and then fail in it: it is ended here, for the embedded database has no second connection to go on with. `pool.query`
 * would throw the connection away instead.
 */
async function executeSql(pool: pg.Pool, text: string, values?: unknown[]) {
  const client = await pool.connect()
  let isUsable = true
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values)
    return { rows: [result].flat().flatMap((part) => part.rows) }
  } catch (error) {
    isUsable = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    client.release(!isUsable)
  }
}
