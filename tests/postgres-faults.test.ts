import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneServerAtATime } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { isUnreachable } from '#server/platform/db/transaction.ts'
import { bookingOf, somebody } from './app.ts'
import { databaseAt, onServer } from './database.ts'
import { freeDays, freeStarts } from './free-times.ts'
import { startServer } from './server-process.ts'

/** What only a database server can do to the product; on the embedded database there is nothing to break. */
const address = process.env['TEST_DATABASE_URL']
const server = new URL(address ?? 'postgres://nowhere')
const patient = { timeout: 400_000 }

const endAll = (name: string) =>
  onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)

async function onOwnDatabase(work: (name: string, settings: Record<string, string>) => Promise<void>) {
  const name = `faults_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  try {
    await work(name, {
      DATABASE_URL: databaseAt(server, name),
      SECRET: 'a secret of at least 32 characters',
      DATA_DIR: join(tmpdir(), name),
    })
  } finally {
    await onServer(server, `drop database ${name} with (force)`)
  }
}

it.runIf(address)('processes that start at once on an empty database both open', patient, () =>
  onOwnDatabase(async (_name, settings) => {
    const servers = await Promise.all(Array.from({ length: 2 }, () => startServer(settings)))
    for (const { origin } of servers) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    for (const each of servers) expect(await each.end('SIGTERM')).toBe(0)
  }),
)

it.runIf(address)(
  'a database that restarts in the middle of bookings costs answers of 503, no process and no booking',
  patient,
  () =>
    onOwnDatabase(async (name, settings) => {
      const product = await startServer(settings)
      const treatment = 'Gratis consult'
      const starts: string[] = []
      for (const day of (await freeDays(product.origin, treatment)).slice(0, 4)) {
        starts.push(...(await freeStarts(product.origin, treatment, day)))
      }
      const statuses: number[] = []
      const booked: string[] = []
      const left = [...starts]
      const bookInTurn = async () => {
        for (let start = left.shift(); start !== undefined; start = left.shift()) {
          const answer = await fetch(`${product.origin}/api/appointments`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(
              bookingOf({ treatmentType: treatment, appointmentDate: start, email: somebody() }),
            ),
          })
          statuses.push(answer.status)
          if (answer.status === 201) booked.push(((await answer.json()) as { id: string }).id)
        }
      }
      let cuts = 0
      // A cut waits for a booking that came through since the last: a slow machine may need longer than any fixed pause.
      const cutConnections = async () => {
        while (statuses.length < starts.length) {
          const before = booked.length
          await endAll(name)
          cuts += 1
          while (statuses.length < starts.length && booked.length === before) await sleep(5)
          await sleep(Math.random() * 100)
        }
      }
      await Promise.all([cutConnections(), ...Array.from({ length: 8 }, bookInTurn)])
      expect(cuts).toBeGreaterThan(1)
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
      expect(booked.length).toBeGreaterThan(0)
      const own = new URL(settings['DATABASE_URL'] ?? '')
      const stored = new Set((await onServer(own, 'select id from appointments')).map(({ id }) => id))
      expect(booked.filter((id) => !stored.has(id))).toEqual([])
      await expect.poll(async () => (await fetch(`${product.origin}/readyz`)).status).toBe(200)
      expect(await product.end('SIGTERM')).toBe(0)
    }),
)

it.runIf(address)('a connection that is cut in use counts as a database out of reach', patient, () =>
  onOwnDatabase(async (name, settings) => {
    const database = await openDatabase({ databaseUrl: settings['DATABASE_URL'], dataDir: null })
    const client = await database.pool.connect()
    const asked = client.query('select pg_sleep(60)').catch((error: unknown) => error)
    await endAll(name)
    expect(isUnreachable(await asked)).toBe(true)
    const after = await client.query('select 1').catch((error: unknown) => error)
    expect(isUnreachable(after)).toBe(true)
    client.release(true)
    await database.close()
  }),
)

describe.runIf(address)('who answers visitors', () => {
  const patience = { lockMs: 300, silentMs: 1500, idleMs: 3000 }
  const opened = (settings: Record<string, string>, poolSize = 1) =>
    openDatabase({ databaseUrl: settings['DATABASE_URL'], dataDir: null, poolSize, patience })
  const unreachable = (work: Promise<unknown>) =>
    work.then(
      () => false,
      (error: unknown) => isUnreachable(error),
    )

  it('waits for no database that has fallen silent, and asks over another connection next', patient, () =>
    onOwnDatabase(async (_name, settings) => {
      const { db, close } = await opened(settings)
      const begun = performance.now()
      expect(await unreachable(sql`select pg_sleep(20)`.execute(db))).toBe(true)
      const inTransaction = db.transaction().execute((trx) => sql`select pg_sleep(20)`.execute(trx))
      expect(await unreachable(inTransaction)).toBe(true)
      expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
      expect(performance.now() - begun).toBeLessThan(15_000)
      await close()
    }),
  )

  it('waits not long for what a process holds that stands still, and nobody does in the end', patient, () =>
    onOwnDatabase(async (_name, settings) => {
      const { db, close } = await opened(settings, 3)
      await sql`create table rooms as select 1 as room`.execute(db)
      const take = () => sql`update rooms set room = 2`.execute(db)
      const { promise: waking, resolve: wake } = Promise.withResolvers<void>()
      const { promise: held, resolve: holds } = Promise.withResolvers<void>()
      const standsStill = db.transaction().execute(async (trx) => {
        await sql`update rooms set room = 3`.execute(trx)
        holds()
        await waking
        await sql`select 1`.execute(trx)
      })
      const lost = unreachable(standsStill)
      await held
      expect(await unreachable(take())).toBe(true)
      await expect.poll(() => unreachable(take()), { timeout: 20_000 }).toBe(false)
      wake()
      expect(await lost).toBe(true)
      await close()
    }),
  )

  it('waits at the start for others that make the queue, however long that takes', patient, () =>
    onOwnDatabase(async (_name, settings) => {
      const [one, other] = [await opened(settings, 3), await opened(settings, 3)]
      const done: string[] = []
      const first = oneServerAtATime(one, async () => {
        await sleep(3 * patience.lockMs)
        done.push('first')
      })
      await sleep(100)
      await oneServerAtATime(other, async () => void done.push('second'))
      await first
      expect(done).toEqual(['first', 'second'])
      for (const { close } of [one, other]) await close()
    }),
  )
})

it('what the driver says of a cut connection counts as a database out of reach, other errors do not', () => {
  for (const text of [
    'Connection terminated unexpectedly',
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])
    expect(isUnreachable(new Error(text))).toBe(true)
  expect(isUnreachable(new Error('column "n" does not exist'))).toBe(false)
})
