import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createDatabase } from '../tests/database.ts'
import { signInAs } from '../tests/desk.ts'
import { openMailServer } from '../tests/mail-server.ts'
import { hasNginx, startNginx } from '../tests/nginx.ts'
import { startServer } from '../tests/server-process.ts'
import { startCluster } from './cluster/nodes.ts'
import { brokenInDatabase, judge, readPost, report } from './kept-promises.ts'
import { findStarts, startWork, untilMailsAreSent } from './people-at-work.ts'

/**
 * `npm run prove:cluster`: three processes behind nginx on three PostgreSQL nodes under Patroni, while people book for ten
 * minutes and one part after the other is broken. Exit code 1 when a promise is broken. `-- 3` takes three minutes.
 */
const minutes = Number(process.argv[2] ?? 10)
if (!(minutes >= 1)) throw new Error('Say how many minutes, at least 1: npm run prove:cluster -- 3')
if (!hasNginx()) throw new Error('There is no nginx on this machine, and only root can install one.')

const publicUrl = 'https://clinic.example'
const processCount = 3
const folder = mkdtempSync(join(tmpdir(), 'clinic-prove-'))
const started = performance.now()
const say = (text: string) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const cluster = await startCluster()
const mailServer = await openMailServer(['take'])
await cluster.untilWhole()
say('etcd, three nodes of PostgreSQL and HAProxy stand')
const { url } = await createDatabase(new URL(`${cluster.url}/postgres`))
const settings = {
  DATABASE_URL: url,
  DATA_DIR: folder,
  SECRET: 'a secret of at least 32 characters',
  SMTP_URL: mailServer.url,
  PUBLIC_URL: publicUrl,
  TRUST_PROXY: '127.0.0.1',
}
const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null, poolSize: 2 })
await migrate(db)
const { cookie } = await signInAs({ deps: { db, now: () => new Date() } }, 'desk')
await close()
const processes = await Promise.all(Array.from({ length: processCount }, () => startServer(settings)))
const origins = () => processes.map(({ origin }) => origin)
let nginx = await startNginx(origins())
const place = { origin: nginx.origin }
const work = startWork(place, { starts: await findStarts(place.origin), publicUrl, cookie, pauseMs: 500 })

/** What is broken, and how it is made whole again, after so many seconds. */
const faults: Readonly<Record<string, () => Promise<void>>> = {
  async 'the primary is killed with -9'() {
    const primary = await cluster.primary()
    cluster.kill(primary)
    await sleep(30_000)
    cluster.startAgain(primary)
  },
  async 'a process of ours is killed with -9'() {
    for (const [index, old] of processes.entries()) {
      await old.end('SIGKILL')
      await sleep(2000)
      processes[index] = await startServer(settings)
      await nginx.passTo(origins())
    }
  },
  async 'the standby that is in step is stopped'() {
    const standby = await cluster.standby()
    standby.patroni.kill('SIGTERM')
    await sleep(15_000)
    cluster.startAgain(standby)
  },
  async 'the primary is cut off from all others'() {
    const primary = await cluster.primary()
    cluster.cutOff(primary)
    await sleep(40_000)
    cluster.mend(primary)
  },
  async 'nginx restarts'() {
    await nginx.stop()
    nginx = await startNginx(origins())
    place.origin = nginx.origin
  },
  async 'the disk of the primary is full for 20 s'() {
    const primary = await cluster.primary()
    if (!cluster.fillDisk(primary)) say('left out: only root can give a node a disk of its own')
    await sleep(20_000)
    cluster.clearDisk(primary)
  },
}

const breakingSince = performance.now()
const sliceMs = (minutes * 60_000) / Object.keys(faults).length
const longest: Record<string, number> = {}
for (const [index, [name, breakIt]] of Object.entries(faults).entries()) {
  const since = performance.now()
  say(name)
  await breakIt()
  await cluster.untilWhole()
  say('whole again')
  await sleep(Math.max(1000, breakingSince + (index + 1) * sliceMs - performance.now()))
  longest[name] = longestPause(since)
}
await work.stop()
say('waiting for the mails')
await untilMailsAreSent(place.origin, folder)
for (const each of processes) await each.end('SIGTERM')
await nginx.stop()

const post = readPost(mailServer)
post.read()
const again = await openDatabase({ databaseUrl: url, dataDir: null })
const broken = { ...(await brokenInDatabase(again.db, work)), ...(await post.broken(again.db)) }
await again.close()
const statuses = [...work.statuses].toSorted(([one], [other]) => one - other)
const mails = post.counts()
report(`${minutes} minutes on a cluster`, {
  'requests answered': statuses.reduce((sum, [, count]) => sum + count, 0),
  'of them, by status': statuses.map(([status, count]) => `${count} of ${status}`).join(', '),
  'requests without an answer of ours': work.cut(),
  'acknowledged bookings': work.acknowledged.booked.length,
  'acknowledged cancellations': work.acknowledged.cancelled.length,
  'mails that arrived': mails.taken,
  'of them again, with the same Message-ID': mails.again,
})
report(
  'Longest time without an accepted booking',
  Object.fromEntries(Object.entries(longest).map(([name, ms]) => [name, `${(ms / 1000).toFixed(1)} s`])),
)
judge(broken)
await mailServer.close()
await cluster.stop()
rmSync(folder, { recursive: true, force: true })
process.exit()

/** Milliseconds, from then until now. */
function longestPause(since: number): number {
  const moments = [since, ...work.acceptedAt.filter((at) => at > since), performance.now()]
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)))
}
