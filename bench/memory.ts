import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { secretIn } from '#server/data-folder.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createDatabase } from '../tests/database.ts'
import { signInAs } from '../tests/desk.ts'
import { freePort } from '../scripts/own-servers.ts'
import { startServer } from '../tests/server-process.ts'
import type { Memory } from './footprint.ts'
import { memoryOf } from './footprint.ts'
import { median } from './measure.ts'
import { findStarts, startWork } from './people-at-work.ts'

/**
 * `npm run bench:memory`: the memory of one process while people read and book for half an hour, on the embedded database and
 * then on PostgreSQL; `-- 10` takes ten minutes each, `-- 10 embedded` or `-- 10 PostgreSQL` only one of them. Exit code 1 when
 * the last quarter holds more than a tenth more than the second one.
 */
const minutes = Number(process.argv[2] ?? 30)
const only = process.argv[3]
const address = process.env.TEST_DATABASE_URL
if (address === undefined) throw new Error('Run it as "npm run bench:memory", which starts PostgreSQL.')
if (!(minutes >= 1)) throw new Error('Say how many minutes, at least 1: npm run bench:memory -- 10')
const [everyMs, atMost] = [5000, 1.1]
const readers = 4
const publicUrl = 'https://clinic.example'
const pages = ['/', '/en/', '/ar/', '/api/catalogue?language=nl']

const databases = { embedded: async () => undefined, PostgreSQL: () => createDatabase(new URL(address)) }
for (const [name, create] of Object.entries(databases)) {
  if (only === undefined || only === name) await watch(name, await create())
}

async function watch(name: string, database: { url: string; drop: () => Promise<void> } | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-memory-'))
  const { db, close } = await openDatabase({ dataDir, databaseUrl: database?.url })
  await migrate(db)
  const { cookie } = await signInAs({ deps: { db, now: () => new Date() } }, 'desk')
  await close()
  const metricsPort = await freePort()
  const server = await startServer({
    DATA_DIR: dataDir,
    SECRET: secretIn(dataDir),
    PUBLIC_URL: publicUrl,
    METRICS_PORT: String(metricsPort),
    ...(database && { DATABASE_URL: database.url }),
  })
  const work = startWork(server, {
    starts: await findStarts(server.origin),
    publicUrl,
    cookie,
    pauseMs: 300,
    // Else the free times of three months end within minutes, and nobody books any more.
    keeps: 0,
  })
  const endsAt = performance.now() + minutes * 60_000

  const held: number[] = []
  const [read] = await Promise.all([
    Promise.all(Array.from({ length: readers }, () => readPages(server.origin, endsAt))),
    weigh(metricsPort, endsAt, held),
  ])
  await work.stop()
  await server.end('SIGTERM')
  await database?.drop()
  rmSync(dataDir, { recursive: true })

  const quarter = Math.floor(held.length / 4)
  const [second, last] = [median(held.slice(quarter, 2 * quarter)), median(held.slice(3 * quarter))]
  const { booked, cancelled } = work.acknowledged
  console.log(
    `${name}: ${minutes} minutes, ${sum(read)} pages, ${booked.length} bookings, ${cancelled.length} cancellations`,
  )
  console.log(
    `second quarter ${second.toFixed(0)} MB, last ${last.toFixed(0)} MB, ${(last / second).toFixed(2)} times`,
  )
  if (last > second * atMost) process.exitCode = 1
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0)
}

/** Answers how many were read. */
async function readPages(origin: string, endsAt: number): Promise<number> {
  let read = 0
  for (; performance.now() < endsAt; read++) {
    await (await fetch(origin + pages[read % pages.length])).arrayBuffer()
    await sleep(20)
  }
  return read
}

async function weigh(metricsPort: number, endsAt: number, held: number[]): Promise<void> {
  for (let tick = 0; performance.now() < endsAt; tick++) {
    const memory = await memoryOf(metricsPort)
    held.push(memory.all)
    if (tick % 12 === 0) console.log(`${tick / 12} min  ${inWords(memory)}`)
    await sleep(everyMs)
  }
}

function inWords({ all, heap, heapInUse, outside }: Memory): string {
  const [whole, reserved, used, other] = [all, heap, heapInUse, outside].map((value) => value.toFixed(0))
  return `${whole} MB, the heap ${reserved} with ${used} in use, buffers and WebAssembly ${other}`
}
