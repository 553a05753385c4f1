import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { openJobs } from '#server/platform/jobs/jobs.ts'
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/log/log.ts'
import { openTestDatabase } from '../../../../tests/database.ts'

const retry = { limit: 3, firstPauseSeconds: 1, longestPauseSeconds: 1 }
const count: JobKind<{ n: number }> = {
  name: 'count',
  payload: z.object({ n: z.int() }),
  expireSeconds: 60,
  retry,
}
const stumble = { ...count, name: 'stumble' }

const log = createLog({ write: () => {} })
let database: OpenedDatabase
let jobs: Jobs

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = await openJobs({ ...database, log, lookSeconds: 1 })
  await jobs.prepare(count)
  await jobs.prepare(stumble)
})
afterAll(async () => {
  await jobs.stop(1)
  await database.close()
})

it('does the jobs of committed transactions and no others', async () => {
  const done: number[] = []
  await inTransaction(database.db, (trx) => jobs.send(trx, count, { n: 1 }))
  await inTransaction(database.db, async (trx) => {
    await jobs.send(trx, count, { n: 2 })
    throw new Error('rolled back')
  }).catch(() => {})
  await inTransaction(database.db, (trx) => jobs.send(trx, count, { n: 3 }))
  await jobs.work(count, async ({ n }) => void done.push(n), { pollSeconds: 0.5 })
  await vi.waitFor(() => expect(done.toSorted()).toEqual([1, 3]), 10_000)
})

it('takes a job up as soon as its transaction has committed, without waiting to look again', async () => {
  const woken = { ...count, name: 'woken' }
  const done: number[] = []
  await jobs.prepare(woken)
  await jobs.work(woken, async ({ n }) => void done.push(n), { pollSeconds: 600 })
  const send = (n: number) => inTransaction(database.db, (trx) => jobs.send(trx, woken, { n }))
  for (const n of [1, 2]) {
    await send(n)
    await vi.waitFor(() => expect(done).toHaveLength(n), 10_000)
  }
  expect(done).toEqual([1, 2])
})

it('does what is urgent first, then what came first, also among those that it takes at once', async () => {
  const mixed = { ...count, name: 'mixed' }
  const done: number[] = []
  await jobs.prepare(mixed)
  for (const n of [2, 3, 1])
    await inTransaction(database.db, (trx) => jobs.send(trx, mixed, { n }, { isUrgent: n === 1 }))
  await jobs.work(mixed, async ({ n }) => void done.push(n), { pollSeconds: 0.5 })
  await vi.waitFor(() => expect(done).toEqual([1, 2, 3]), 10_000)
})

it('does a job again that threw', async () => {
  let runs = 0
  await jobs.work(
    stumble,
    async () => {
      if (++runs < 3) throw new Error('not yet')
    },
    { pollSeconds: 0.5 },
  )
  await inTransaction(database.db, (trx) => jobs.send(trx, stumble, { n: 1 }))
  await vi.waitFor(() => expect(runs).toBe(3), 15_000)
})

it('finishes what it does and takes up nothing more once it rests', async () => {
  const resting = { ...count, name: 'resting' }
  const begun: number[] = []
  let finish = () => {}
  const mayFinish = new Promise<void>((resolve) => (finish = resolve))
  const worker = await openJobs({ ...database, log })
  await worker.prepare(resting)
  const run = ({ n }: { n: number }) => (begun.push(n), mayFinish)
  await worker.work(resting, run, { pollSeconds: 0.5 })
  const send = (n: number) => inTransaction(database.db, (trx) => worker.send(trx, resting, { n }))
  await send(1)
  await vi.waitFor(() => expect(begun).toEqual([1]), 10_000)
  worker.rest()
  finish()
  await send(2)
  const states = async () => (await statesOf('resting')).toSorted()
  await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'created']), 10_000)
  await worker.stop(1)
  expect(await states()).toEqual(['completed', 'created'])
  expect(begun).toEqual([1])
})

it('leaves the database to the others when a statement of the queue fails', async () => {
  await sql`alter schema pgboss rename to away`.execute(database.db)
  await expect(jobs.prepare({ ...count, name: 'never' })).rejects.toThrow('pgboss')
  await sql`alter schema away rename to pgboss`.execute(database.db)
  await jobs.prepare({ ...count, name: 'then' })
}, 10_000)

it('takes up at once what was running when the only process died', async () => {
  const died = { ...count, name: 'died' }
  await jobs.prepare(died)
  await jobs.work(died, () => new Promise(() => {}), { pollSeconds: 0.5 })
  await inTransaction(database.db, (trx) => jobs.send(trx, died, { n: 7 }))
  const states = () => statesOf('died')
  await vi.waitFor(async () => expect(await states()).toEqual(['active']), 10_000)

  const next = await openJobs({ ...database, log })
  await next.prepare(died)
  // A database server may have other processes at work: there the time of the run decides.
  expect(await states()).toEqual([database.kind === 'embedded' ? 'retry' : 'active'])
  await next.stop(1)
})

it('does what was sent while the clock was a day ahead when it has gone back, and what is planned in its time', async () => {
  const ahead = { ...count, name: 'ahead' }
  await jobs.prepare(ahead)
  const inTwoDays = new Date(Date.now() + 48 * 60 * 60_000)
  await inTransaction(database.db, async (trx) => {
    for (const n of [1, 2, 3]) await jobs.send(trx, ahead, { n })
    await jobs.send(trx, ahead, { n: 4 }, { startAfter: inTwoDays })
  })
  // As if all that was written a day later: the first waits, the second failed once, the run of the third died.
  await sql`
    update pgboss.job set created_on = created_on + interval '1 day',
      start_after = case when data ->> 'n' = '4' then start_after else start_after + interval '1 day' end,
      started_on = case when data ->> 'n' in ('2', '3') then now() + interval '1 day' end,
      state = case data ->> 'n' when '2' then 'retry' when '3' then 'active' else 'created' end::pgboss.job_state
    where name = 'ahead'`.execute(database.db)
  await sql`update pgboss.queue set monitor_claim_on = now() + interval '1 day' where name = 'ahead'`.execute(
    database.db,
  )
  const done: number[] = []
  await jobs.work(ahead, async ({ n }) => void done.push(n), { pollSeconds: 0.5 })
  await vi.waitFor(() => expect(done.toSorted()).toEqual([1, 2]), 10_000)
  // Its run counts from now on: it is dead a minute later.
  await sql`update pgboss.job set started_on = started_on - interval '61 seconds' where name = 'ahead' and state = 'active'`.execute(
    database.db,
  )
  await sql`update pgboss.queue set monitor_claim_on = monitor_claim_on - interval '1 day' where name = 'ahead'`.execute(
    database.db,
  )
  await vi.waitFor(() => expect(done.toSorted()).toEqual([1, 2, 3]), 10_000)
  expect(await statesOf('ahead')).toContain('created')
})

it('does again in its time what was planned for later and done while the clock was a day ahead', async () => {
  const planned = { ...count, name: 'planned' }
  await jobs.prepare(planned)
  await inTransaction(database.db, async (trx) => {
    await jobs.send(trx, planned, { n: 1 }, { startAfter: new Date(Date.now() + 1000) })
    await jobs.send(trx, planned, { n: 2 }, { startAfter: new Date(Date.now() + 60 * 60_000) })
    await jobs.send(trx, planned, { n: 3 })
  })
  await sql`
    update pgboss.job set state = 'completed', started_on = now() + interval '1 day', completed_on = now() + interval '1 day'
    where name = 'planned'`.execute(database.db)
  const done: number[] = []
  await jobs.work(planned, async ({ n }) => void done.push(n), { pollSeconds: 0.5 })
  await vi.waitFor(() => expect(done).toEqual([1]), 15_000)
  // What is done is written down a moment later.
  await vi.waitFor(async () =>
    expect((await statesOf('planned')).toSorted()).toEqual(['completed', 'completed', 'created']),
  )
}, 20_000)

async function statesOf(name: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = ${name}`.execute(
    database.db,
  )
  return rows.map(({ state }) => state)
}
