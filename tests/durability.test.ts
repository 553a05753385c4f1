import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AppointmentAnswer } from '#shared/features/booking/contract.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { bookingOf, somebody } from './app.ts'
import { furnish } from './database.ts'
import { countMailsAt } from './mail-count.ts'
import { freeDays, freeStarts } from './free-times.ts'
import { startServer } from './server-process.ts'

let dataDir = ''
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'clinic-durability-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))

const treatment = 'Gratis consult'
/** Starting a server takes seconds, on a busy machine many. */
const patient = { timeout: 400_000 }
/** Each takes seconds; KILLS=100 looks longer, and so does `npm run prove:kills`. */
const kills = Number(process.env['KILLS'] ?? 2)
const postsAtOnce = 20

type Acknowledged = Pick<AppointmentAnswer, 'id' | 'reference' | 'appointmentDate' | 'manageUrl'>

it(
  `finds every acknowledged appointment after ${kills} kills in the middle of a burst, every second with the power cut`,
  { timeout: 600_000 + kills * 60_000 },
  async () => {
    const power = powerOf(join(dataDir, 'database'))
    const acknowledged: Acknowledged[] = []
    for (let round = 0; round < kills; round++) {
      const server = await startServer({ DATA_DIR: dataDir, ...power.settings })
      for (const appointment of acknowledged.slice(-20))
        expect(await managed(server.origin, appointment)).toMatchObject(known(appointment))
      const starts = await startsOf(server.origin, round)
      const killAfter = acknowledged.length + 3 + round * 4
      const burst = postAll(server.origin, starts, (appointment) => {
        acknowledged.push(appointment)
        if (acknowledged.length === killAfter) void server.end('SIGKILL')
      })
      await burst
      expect(acknowledged.length, 'the kill came while the burst went on').toBeLessThan(
        killAfter + starts.length / 2,
      )
      await server.end('SIGKILL')
      // The first is on a folder that was empty: all of the database has to have been synced.
      if (round % 2 === 0) power.cut()
    }

    const server = await startServer({ DATA_DIR: dataDir })
    for (const appointment of acknowledged)
      expect(await managed(server.origin, appointment)).toMatchObject(known(appointment))
    await untilMailsAreSent(server.origin)
    expect(await server.end('SIGTERM')).toBe(0)
    await expectWholeBookings(acknowledged)
  },
)

it('answers whatever it has stored when it is asked to stop', patient, async () => {
  furnish(dataDir)
  const server = await startServer({ DATA_DIR: dataDir })
  const starts = await startsOf(server.origin, 0)
  const acknowledged: Acknowledged[] = []
  let code: Promise<number | null> | undefined
  await postAll(server.origin, starts, (appointment) => {
    acknowledged.push(appointment)
    code ??= server.end('SIGTERM')
  })
  expect(await code).toBe(0)

  const next = await startServer({ DATA_DIR: dataDir })
  await untilMailsAreSent(next.origin)
  await next.end('SIGTERM')
  expect(await expectWholeBookings(acknowledged)).toBe(acknowledged.length)
})

it(
  'refuses a second process on one folder, and a folder made by a newer version, with one sentence',
  patient,
  async () => {
    furnish(dataDir)
    const server = await startServer({ DATA_DIR: dataDir })
    await expect(startServer({ DATA_DIR: dataDir })).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(/^The database in .* is in use by another process .*\.\n$/),
    })
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    await server.end('SIGTERM')

    const { db, close } = await openDatabase({ dataDir })
    await db.insertInto('schema_migrations').values({ name: '9999-from-the-future.sql' }).execute()
    await close()
    await expect(startServer({ DATA_DIR: dataDir })).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(/^The database was made by a newer version .*\.\n$/),
    })
  },
)

it('stops at the start with one sentence about a wrong setting', patient, async () => {
  await expect(startServer({ DATA_DIR: dataDir, PUBLIC_URL: 'clinic.example' })).rejects.toMatchObject({
    exitCode: 1,
    message:
      'PUBLIC_URL must be an address like https://example.com, without a path, not "clinic.example".\n',
  })
})

/** A disk under the folder that forgets, when the power is cut, what it was not told to sync. */
function powerOf(folder: string) {
  const onDisk = `${folder}-on-disk`
  return {
    settings: { NODE_OPTIONS: '--import ./tests/forgetful-disk.ts', LIVE: folder, ON_DISK: onDisk },
    cut(): void {
      rmSync(folder, { recursive: true })
      cpSync(onDisk, folder, { recursive: true })
    },
  }
}

/** Free instants of five days; every round has days of its own. */
async function startsOf(origin: string, round: number): Promise<string[]> {
  const days = (await freeDays(origin, treatment)).slice(round * 5, round * 5 + 5)
  const starts: string[] = []
  for (const date of days) starts.push(...(await freeStarts(origin, treatment, date)))
  return starts
}

/** Posts a booking for each start, some at once; ends when the server is gone. */
async function postAll(origin: string, starts: string[], onBooked: (booked: Acknowledged) => void) {
  const left = [...starts]
  async function postInTurn(): Promise<void> {
    for (let start = left.shift(); start !== undefined; start = left.shift()) {
      try {
        const answer = await fetch(`${origin}/api/appointments`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(
            bookingOf({ treatmentType: treatment, appointmentDate: start, email: somebody() }),
          ),
        })
        if (answer.status === 201) onBooked((await answer.json()) as Acknowledged)
      } catch {
        return // Nothing was acknowledged.
      }
    }
  }
  await Promise.all(Array.from({ length: postsAtOnce }, postInTurn))
}

async function managed(origin: string, { id, manageUrl }: Acknowledged): Promise<unknown> {
  const token = new URL(manageUrl).searchParams.get('token') ?? ''
  const answer = await fetch(`${origin}/api/appointments/${id}?token=${encodeURIComponent(token)}`)
  return answer.json()
}

function known({ reference, appointmentDate }: Acknowledged) {
  return { reference, appointmentDate }
}

async function untilMailsAreSent(origin: string): Promise<void> {
  const waiting = () => countMailsAt(origin, dataDir)
  await expect.poll(waiting, { timeout: 300_000, interval: 500 }).toEqual({ queued: 0, failed: 0 })
}

/**
 * Appointment, slots and mails are one transaction: none exists without the others, and every mail became one file.
 * Returns how many appointments there are: those that were acknowledged, and those whose answer the kill cut off.
 */
async function expectWholeBookings(acknowledged: Acknowledged[]): Promise<number> {
  const { db, close } = await openDatabase({ dataDir })
  const appointments = await db.selectFrom('appointments').select(['id', 'duration_minutes']).execute()
  const slots = await db.selectFrom('slot_occupancy').select('appointment_id').execute()
  const mails = await db.selectFrom('mails').select(['id', 'kind']).execute()
  await close()
  const ids = new Set(appointments.map(({ id }) => id))
  expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([])
  const needed = appointments.map(({ duration_minutes: minutes }) => Math.ceil(minutes / 30))
  expect(slots).toHaveLength(needed.reduce((sum, count) => sum + count, 0))
  expect(mails).toHaveLength(2 * appointments.length)
  const files = readdirSync(join(dataDir, 'mail'))
  expect(mails.filter(({ id }) => !files.some((file) => file.endsWith(`-${id}.eml`)))).toEqual([])
  expect(files).toHaveLength(mails.length)
  return appointments.length
}
