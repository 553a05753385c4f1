import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { secretIn } from '#server/data-folder.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createDatabase } from '../tests/database.ts'
import { signInAs } from '../tests/desk.ts'
import { openMailServer } from '../tests/mail-server.ts'
import { startServer } from '../tests/server-process.ts'
import { brokenInDatabase, judge, readPost, report } from './kept-promises.ts'
import { findStarts, startWork, untilMailsAreSent } from './people-at-work.ts'

/**
 * `npm run prove:kills`: ends the process with -9 a hundred times while visitors book and cancel and the desk books, on the
 * embedded database and on PostgreSQL, which scripts/test-postgres.ts starts. Exit code 1 when a promise is broken.
 * `npm run prove:kills -- 20` kills less often, `-- 20 embedded` or `-- 20 PostgreSQL` on one of them only.
 */
const kills = Number(process.argv[2] ?? 100)
const only = process.argv[3]
const server = process.env.TEST_DATABASE_URL
if (server === undefined) throw new Error('Run it as "npm run prove:kills", which starts PostgreSQL.')
if (!Number.isInteger(kills) || kills < 1) throw new Error('Say how many kills: npm run prove:kills -- 20')

const publicUrl = 'https://clinic.example'
/** Bookings between two kills, at most: enough to have some on their way whenever the kill comes. */
const bookingsBetween = 30
const databases = { embedded: async () => undefined, PostgreSQL: () => createDatabase(new URL(server)) }
for (const [name, create] of Object.entries(databases)) {
  if (only === undefined || only === name) await prove(name, await create())
}

async function prove(name: string, database: { url: string; drop: () => Promise<void> } | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-kills-'))
  const place = { dataDir, databaseUrl: database?.url }
  const mailServer = await openMailServer(['take'])
  const settings = {
    DATA_DIR: dataDir,
    SECRET: secretIn(dataDir),
    SMTP_URL: mailServer.url,
    PUBLIC_URL: publicUrl,
    ...(database && { DATABASE_URL: database.url }),
  }
  const post = readPost(mailServer)
  try {
    const cookie = await signIn(place)
    let product = await startServer(settings)
    const now = { origin: product.origin }
    const work = startWork(now, { starts: await findStarts(product.origin), publicUrl, cookie })
    for (let kill = 1; kill <= kills; kill++) {
      const killAfter = work.acceptedAt.length + Math.ceil(Math.random() * bookingsBetween)
      while (work.acceptedAt.length < killAfter) await sleep(1)
      await product.end('SIGKILL')
      product = await startServer(settings)
      now.origin = product.origin
      post.read()
      if (kill % 10 === 0) console.error(`${name}: ${kill} kills, ${work.acceptedAt.length} bookings`)
    }
    await work.stop()
    await untilMailsAreSent(product.origin, dataDir)
    if ((await product.end('SIGTERM')) !== 0) throw new Error('the server did not end in good order')
    post.read()

    const { db, close } = await openDatabase(place)
    const broken = { ...(await brokenInDatabase(db, work)), ...(await post.broken(db)) }
    await close()
    const statuses = [...work.statuses].toSorted(([one], [other]) => one - other)
    const failed = statuses.filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0)
    const gaps = work.acceptedAt.slice(1).map((at, index) => at - (work.acceptedAt[index] ?? at))
    const mails = post.counts()
    report(name, {
      kills,
      'requests answered': statuses.reduce((sum, [, count]) => sum + count, 0),
      'of them, by status': statuses.map(([status, count]) => `${count} of ${status}`).join(', '),
      'requests cut off by a kill': work.cut(),
      'acknowledged bookings': work.acknowledged.booked.length,
      'acknowledged cancellations': work.acknowledged.cancelled.length,
      'mails that arrived': mails.taken,
      'of them again, with the same Message-ID': mails.again,
      'longest time without an accepted booking': `${(Math.max(...gaps) / 1000).toFixed(1)} s`,
    })
    judge({ ...broken, 'answers of 5xx': failed })
  } finally {
    await mailServer.close()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Before any server has the folder: somebody of the desk, as a cookie. */
async function signIn(place: Parameters<typeof openDatabase>[0]): Promise<string> {
  const { db, close } = await openDatabase(place)
  await migrate(db)
  const { cookie } = await signInAs({ deps: { db, now: () => new Date() } }, 'desk')
  await close()
  return cookie
}
