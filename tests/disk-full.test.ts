import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { bookingOf, somebody } from './app.ts'
import { furnish } from './database.ts'
import { freeDays, freeStarts } from './free-times.ts'
import { startServer } from './server-process.ts'

/** The embedded database on a disk of its own, which only root can have. */

const treatment = 'Gratis consult'
const diskMegabytes = 120
let disk = ''
let isMounted = false
beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), 'clinic-disk-'))
  const mounting = ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'clinic', disk]
  isMounted = spawnSync('mount', mounting, { stdio: 'ignore' }).status === 0
})
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true })
})

it(
  'a full disk costs answers of 503 to who books; reading goes on, and bookings when there is room',
  { timeout: 400_000 },
  async ({ skip }) => {
    skip(
      !isMounted,
      'This machine lets nobody mount a disk of a few megabytes (root in a container may not).',
    )
    furnish(disk)
    const server = await startServer({ DATA_DIR: disk })
    onTestFinished(() => void server.end('SIGKILL'))
    const starts: string[] = []
    const days = (await freeDays(server.origin, treatment)).slice(0, 40)
    for (const day of days) starts.push(...(await freeStarts(server.origin, treatment, day)))
    const acknowledged: string[] = []
    const book = async () => {
      const booking = { treatmentType: treatment, appointmentDate: starts.shift(), email: somebody() }
      const answer = await fetch(`${server.origin}/api/appointments`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
        body: JSON.stringify(bookingOf(booking)),
      })
      const body = (await answer.json()) as { id: string; code: string; error: string }
      if (answer.status === 201) acknowledged.push(body.id)
      return { status: answer.status, code: body.code, hasSentence: body.error?.length > 0 }
    }
    expect((await book()).status).toBe(201)

    const filler = join(disk, 'filler')
    fill(filler)
    const refused: unknown[] = []
    const later = { status: 503, code: 'unavailable', hasSentence: true }
    // Some still find room in the pages that the tables have.
    while (refused.length < 10 && starts.length > 100) {
      const answer = await book()
      if (answer.status !== 201) refused.push(answer)
    }
    expect(refused).toEqual(refused.map(() => later))
    expect(refused).toHaveLength(10)
    const reads = ['/readyz', '/api/catalogue', `/api/availability?date=${days[0]}&treatment=${treatment}`]
    for (const path of reads) expect((await fetch(server.origin + path)).status).toBe(200)

    rmSync(filler)
    await expect.poll(async () => (await book()).status, { timeout: 60_000 }).toBe(201)
    expect(await server.end('SIGTERM')).toBe(0)
    const { db, close } = await openDatabase({ dataDir: disk })
    const stored = await db.selectFrom('appointments').select('id').execute()
    const slots = await db.selectFrom('slot_occupancy').select('appointment_id').execute()
    await close()
    expect(stored.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
    expect(slots.map((slot) => slot.appointment_id).toSorted()).toEqual(acknowledged.toSorted())
  },
)

/** Leaves no byte, whatever the server writes meanwhile: more than there is room for, of which what fits stays. */
function fill(file: string): void {
  const { blocks, bsize } = statfsSync(disk)
  expect(() => writeFileSync(file, Buffer.alloc(blocks * bsize))).toThrow('ENOSPC')
}
