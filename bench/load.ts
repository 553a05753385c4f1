import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bookingOf, somebody } from '../tests/app.ts'
import { createDatabase, onServer } from '../tests/database.ts'
import { hasNginx, startNginx } from '../tests/nginx.ts'
import { freePort } from '../scripts/own-servers.ts'
import { startServer } from '../tests/server-process.ts'
import { memoryOf, sizeOf } from './footprint.ts'
import type { Days, Mix } from './mix.ts'
import { availabilityOf, freeOf, mixOf, onlyPages, pages, treatment, warm } from './mix.ts'
import type { Step } from './open-loop.ts'
import { drive } from './open-loop.ts'
import { record, startBareSite, startNginxSite } from './same-bytes.ts'

/**
 * `npm run bench:load`: visitors who arrive at a rising rate, whether they are answered or not: 90 of 100 requests are pages,
 * 8 ask for free times, 2 book. Prints the highest rate at which p99 stays below 100 ms without an error, for one process on
 * each database and for three behind nginx, beside the same requests to a bare Node server and to nginx with the same bytes.
 * `npm run bench:load -- --seconds 3` takes shorter steps. The driver shares the machine with what it drives.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
const seconds = Number(values.seconds)
const [firstRate, lowestRate, growth, p99Ms] = [50, 10, 1.5, 100]
/** Of fewer, p99 is the slowest one. */
const leastRequests = 200
const address = process.env.TEST_DATABASE_URL
if (address === undefined) throw new Error('Run it as "npm run bench:load", which starts PostgreSQL.')
const withNginx = hasNginx()
const folder = mkdtempSync(join(tmpdir(), 'clinic-load-'))
const recordings = join(folder, 'recorded')

try {
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${pages.length} pages, steps of ${seconds} s, p99 below ${p99Ms} ms\n`,
  )
  const embedded = await startServer({ DATA_DIR: join(folder, 'embedded') })
  await warm(embedded.origin)
  const free = await freeOf(embedded.origin)
  const recorded = await record(embedded.origin, {
    paths: [...pages, availabilityOf(free.days[0])],
    booking: await bookOnce(embedded.origin, free),
    folder: recordings,
  })
  const bare = await startBareSite(recorded)
  const barePages = await highest('pages, bare Node server', bare.origin, onlyPages())
  const bareMix = await highest('mix, bare Node server', bare.origin, mixOf(free))
  await bare.stop()
  if (withNginx) {
    const nginx = await startNginxSite(recorded, recordings)
    await highest('mix, nginx with the same bytes', nginx.origin, mixOf(free), bareMix)
    await nginx.stop()
  }
  await highest('pages, one process, embedded', embedded.origin, onlyPages(), barePages)
  await highest('mix, one process, embedded', embedded.origin, mixOf(free), bareMix)
  await embedded.end('SIGTERM')
  await onPostgres('mix, one process, PostgreSQL', 1, bareMix)
  if (withNginx) await onPostgres('mix, three processes behind nginx', 3, bareMix)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function onPostgres(name: string, processCount: number, bareMix: number): Promise<void> {
  const database = await createDatabase(new URL(address ?? ''))
  const settings = {
    DATABASE_URL: database.url,
    SECRET: 'a secret for the benchmark, long enough',
    PUBLIC_URL: 'http://localhost',
    TRUST_PROXY: '127.0.0.1',
  }
  const metricsPorts: number[] = []
  while (metricsPorts.length < processCount) metricsPorts.push(await freePort())
  const processes = await Promise.all(
    metricsPorts.map((port) =>
      startServer({ ...settings, DATA_DIR: join(folder, String(port)), METRICS_PORT: String(port) }),
    ),
  )
  const origins = processes.map(({ origin }) => origin)
  for (const origin of origins) await warm(origin)
  const nginx = processCount === 1 ? null : await startNginx(origins)
  const origin = nginx?.origin ?? origins[0] ?? ''
  const before = await sizeOf(database.url)
  await highest(name, origin, mixOf(await freeOf(origin)), bareMix)
  const after = await sizeOf(database.url)
  const [visits] = await onServer(new URL(database.url), 'select count(*) as n from appointments')
  const each = (what: number) => what / Number(visits?.['n'])
  const memory = await Promise.all(metricsPorts.map(memoryOf))
  console.log(
    `  ${visits?.['n']} visits: ${each(after.rows - before.rows).toFixed(1)} rows and ${each((after.bytes - before.bytes) / 1000).toFixed(1)} KB each; memory ${memory.map((one) => one.all.toFixed(0)).join(', ')} MB`,
  )
  await nginx?.stop()
  for (const one of processes) await one.end('SIGTERM')
  await database.drop()
}

/**
 * The highest rate that was held, found by going down until one is, or up until one is not, and then once between the two.
 * A step that is not held is tried once more: what else the machine does is not the server's.
 */
async function highest(name: string, origin: string, next: Mix, bare?: number): Promise<number> {
  const once = (perSecond: number) =>
    drive(origin, {
      perSecond: Math.round(perSecond),
      seconds: Math.max(seconds, leastRequests / perSecond),
      next,
    })
  const isHeld = ({ p99, errors }: Step) => p99 < p99Ms && errors === 0
  const step = async (perSecond: number) => {
    const first = await once(perSecond)
    return isHeld(first) ? first : once(perSecond)
  }
  await once(firstRate)
  let [best, failed]: (Step | undefined)[] = []
  for (let perSecond: number = firstRate; best === undefined || failed === undefined;) {
    const tried = await step(perSecond)
    if (isHeld(tried)) best = tried
    else failed = tried
    if (perSecond <= lowestRate) break
    perSecond = failed === undefined ? perSecond * growth : perSecond / growth
  }
  if (best !== undefined && failed !== undefined) {
    const between = await step((best.perSecond + failed.perSecond) / 2)
    if (isHeld(between)) best = between
  }
  const rate = best?.perSecond ?? 0
  const share = bare === undefined ? '' : `   ${(rate / bare).toFixed(2)} of bare`
  console.log(`${name.padEnd(36)}${String(rate).padStart(6)}/s${share}`)
  for (const { perSecond, p50, p99, errors } of [best, failed].filter((one) => one !== undefined))
    console.log(`  at ${perSecond}/s p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, ${errors} errors`)
  return rate
}

/** The first booking of a clinic, as it was answered; it takes the last time, which no mix comes to. */
async function bookOnce(origin: string, { starts }: Days): Promise<string> {
  const booking = bookingOf({ treatmentType: treatment, appointmentDate: starts.at(-1), email: somebody() })
  const answer = await fetch(`${origin}/api/appointments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(booking),
  })
  return answer.text()
}
