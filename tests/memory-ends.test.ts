import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { bookingOf, somebody } from './app.ts'
import { furnish } from './database.ts'
import { freeDays, freeStarts } from './free-times.ts'
import { startServer } from './server-process.ts'

/** What becomes of the server when its memory ends while people book. */

const treatment = 'Gratis consult'
let dataDir = ''
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'clinic-memory-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it(
  'ends by a signal, so that systemd starts it again, and nothing that it acknowledged is lost',
  { timeout: 400_000 },
  async () => {
    furnish(dataDir)
    const calm = await startServer({ DATA_DIR: dataDir })
    const days = (await freeDays(calm.origin, treatment)).slice(0, 20)
    const starts = (await Promise.all(days.map((day) => freeStarts(calm.origin, treatment, day)))).flat()
    expect(await calm.end('SIGTERM')).toBe(0)

    const server = await startServer({
      DATA_DIR: dataDir,
      NODE_OPTIONS: '--max-old-space-size=256 --import ./tests/eaten-memory.ts',
    })
    onTestFinished(() => void server.end('SIGKILL'))
    const acknowledged: string[] = []
    /** The status of the answer, or nothing where none came. */
    async function book(): Promise<number | undefined> {
      const booking = { treatmentType: treatment, appointmentDate: starts.shift(), email: somebody() }
      try {
        const answer = await fetch(`${server.origin}/api/appointments`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(bookingOf(booking)),
        })
        const { id } = (await answer.json()) as { id: string }
        if (answer.status === 201) acknowledged.push(id)
        return answer.status
      } catch {
        return undefined
      }
    }
    expect(await book()).toBe(201)
    process.kill(server.pid, 'SIGUSR2')
    let last = await book()
    while (last === 201) last = await book()
    expect(last).toBeUndefined()
    expect(acknowledged.length).toBeGreaterThan(1)
    // Nobody has to kill it.
    expect(await server.end('SIGCONT')).toBeNull()
    expect(server.output()).toContain('heap out of memory')

    const { db, close } = await openDatabase({ dataDir })
    const stored = await db.selectFrom('appointments').select('id').execute()
    await close()
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  },
)
