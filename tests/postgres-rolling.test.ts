import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { createDatabase } from './database.ts'
import { freeDays, freeStarts } from './free-times.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { startServer } from './server-process.ts'
import { walk } from './visitors.ts'

/** A new version in the middle of the day, as docs/operations.md tells it. */

const address = process.env['TEST_DATABASE_URL']
const treatment = 'Gratis consult'
const processCount = 3

it.runIf(address)(
  'three processes behind nginx restart one after the other while people book, and no request fails',
  { timeout: 600_000 },
  async ({ skip }) => {
    skip(!hasNginx(), 'There is no nginx on this machine, and only root can install one with apt-get.')
    const folder = mkdtempSync(join(tmpdir(), 'clinic-rolling-'))
    const database = await createDatabase(new URL(address ?? ''))
    const start = () =>
      startServer({
        DATABASE_URL: database.url,
        SECRET: 'a secret of at least 32 characters',
        PUBLIC_URL: 'https://clinic.example',
        DATA_DIR: folder,
        TRUST_PROXY: '127.0.0.1',
      })
    const processes = await Promise.all(Array.from({ length: processCount }, start))
    const nginx = await startNginx(processes.map(({ origin }) => origin))
    const starts: string[] = []
    for (const day of (await freeDays(nginx.origin, treatment)).slice(0, 40))
      starts.push(...(await freeStarts(nginx.origin, treatment, day)))

    const over = new AbortController()
    const until = over.signal
    const visitors = walk(nginx.origin, { visitors: 3, treatment, starts, keepAlive: false, until })
    const someMore = async () => {
      const soFar = visitors.statuses.length
      await expect.poll(() => visitors.statuses.length, { timeout: 60_000 }).toBeGreaterThan(soFar + 20)
    }
    for (const [index, old] of processes.entries()) {
      await someMore()
      await nginx.passTo(processes.filter((each) => each !== old).map(({ origin }) => origin))
      expect(await old.end('SIGTERM')).toBe(0)
      await someMore()
      processes[index] = await start()
      await nginx.passTo(processes.map(({ origin }) => origin))
    }
    await someMore()
    over.abort()
    await visitors.ended

    expect(visitors.failures).toEqual([])
    expect(visitors.statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
    const { db, close } = await openDatabase({ dataDir: null, databaseUrl: database.url })
    const stored = await db.selectFrom('appointments').select('id').execute()
    await close()
    expect(stored.map(({ id }) => id).toSorted()).toEqual(visitors.booked.toSorted())
    expect(visitors.booked.length).toBeGreaterThan(0)

    await nginx.stop()
    for (const each of processes) await each.end('SIGTERM')
    await database.drop()
    rmSync(folder, { recursive: true })
  },
)
