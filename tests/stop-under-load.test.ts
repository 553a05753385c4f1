import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { createDatabase, furnish } from './database.ts'
import { freeDays, freeStarts } from './free-times.ts'
import { startServer } from './server-process.ts'
import { walk } from './visitors.ts'

/** A stop in the middle of the day, on the embedded database or on the server of TEST_DATABASE_URL. */

const address = process.env['TEST_DATABASE_URL']
const treatment = 'Gratis consult'
let dataDir = ''
let database: Awaited<ReturnType<typeof createDatabase>> | undefined
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'clinic-stop-'))
  if (address === undefined) furnish(dataDir)
  else database = await createDatabase(new URL(address))
})
afterEach(async () => {
  await database?.drop()
  rmSync(dataDir, { recursive: true })
})

it(
  'a stop under load takes less than 10 seconds, cuts no answer and forgets no booking',
  { timeout: 400_000 },
  async () => {
    const server = await startServer({
      DATA_DIR: dataDir,
      ...(database && { DATABASE_URL: database.url, SECRET: 'a secret of at least 32 characters' }),
    })
    const starts: string[] = []
    for (const day of (await freeDays(server.origin, treatment)).slice(0, 40))
      starts.push(...(await freeStarts(server.origin, treatment, day)))

    const visitors = walk(server.origin, { visitors: 20, treatment, starts, keepAlive: true })
    await expect.poll(() => visitors.booked.length, { timeout: 200_000, interval: 10 }).toBeGreaterThan(20)
    const before = visitors.statuses.length
    const since = performance.now()
    expect(await server.end('SIGTERM'), server.output().slice(-2000)).toBe(0)
    expect(performance.now() - since).toBeLessThan(10_000)
    await visitors.ended

    expect(visitors.failures).toEqual([])
    expect(visitors.statuses.length, 'some were answered after the signal').toBeGreaterThan(before)
    expect(visitors.statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
    expect(visitors.booked.length, 'the load went on').toBeLessThan(starts.length)
    const { db, close } = await openDatabase({ dataDir, databaseUrl: database?.url })
    const stored = await db.selectFrom('appointments').select('id').execute()
    await close()
    expect(stored.map(({ id }) => id).toSorted()).toEqual(visitors.booked.toSorted())
  },
)
