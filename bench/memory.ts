import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { secretIn } from '#server/data-folder.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { signInAs } from '../tests/desk.ts'
import { freePort, startServer } from '../tests/server-process.ts'
import { megabytesOf } from './footprint.ts'
import { median } from './measure.ts'
import { findStarts, startWork } from './people-at-work.ts'

/**
 * `npm run bench:memory`: the memory of one process on the embedded database while people read and book for half an hour;
 * `-- 10` takes ten minutes. Exit code 1 when the last quarter holds more than a tenth more than the second one.
 */
const minutes = Number(process.argv[2] ?? 30)
if (!(minutes >= 1)) throw new Error('Say how many minutes, at least 1: npm run bench:memory -- 10')
const [everyMs, atMost] = [5000, 1.1]
const publicUrl = 'https://clinic.example'
const pages = ['/', '/en/', '/ar/', '/api/catalogue?language=nl']

const dataDir = mkdtempSync(join(tmpdir(), 'clinic-memory-'))
const { db, close } = await openDatabase({ dataDir })
await migrate(db)
const { cookie } = await signInAs({ deps: { db, now: () => new Date() } }, 'desk')
await close()
const metricsPort = await freePort()
const server = await startServer({
  DATA_DIR: dataDir,
  SECRET: secretIn(dataDir),
  PUBLIC_URL: publicUrl,
  METRICS_PORT: String(metricsPort),
})
const work = startWork(server, { starts: await findStarts(server.origin), publicUrl, cookie, pauseMs: 300 })
const endsAt = performance.now() + minutes * 60_000
let read = 0

const held: number[] = []
await Promise.all([readPages(), weigh()])
await work.stop()
await server.end('SIGTERM')
rmSync(dataDir, { recursive: true })

const quarter = Math.floor(held.length / 4)
const [second, last] = [median(held.slice(quarter, 2 * quarter)), median(held.slice(3 * quarter))]
console.log(`${minutes} minutes, ${read} pages, ${work.acceptedAt.length} bookings`)
console.log(
  `second quarter ${second.toFixed(0)} MB, last ${last.toFixed(0)} MB, ${(last / second).toFixed(2)} times`,
)
if (last > second * atMost) process.exitCode = 1

async function readPages(): Promise<void> {
  for (; performance.now() < endsAt; read++) {
    await (await fetch(server.origin + pages[read % pages.length])).arrayBuffer()
    await sleep(20)
  }
}

async function weigh(): Promise<void> {
  for (let tick = 0; performance.now() < endsAt; tick++) {
    held.push(await megabytesOf(metricsPort))
    if (tick % 12 === 0) console.log(`${tick / 12} min  ${held.at(-1)?.toFixed(0)} MB`)
    await sleep(everyMs)
  }
}
