import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { bookingOf, registrationOf, somebody } from './app.ts'
import { createDatabase, onServer } from './database.ts'
import { signInAs } from './desk.ts'
import { freeDays, freeStarts } from './free-times.ts'
import type { ServerProcess } from './server-process.ts'
import { startServer } from './server-process.ts'

/** Several processes on one PostgreSQL are one clinic: what one takes, knows or counts, all do. */

const address = process.env['TEST_DATABASE_URL']
const patient = { timeout: 400_000 }
const processCount = 3
const treatment = 'Gratis consult'

describe.runIf(address)('three processes on one database', () => {
  let folder = ''
  let database: Awaited<ReturnType<typeof createDatabase>>
  let processes: ServerProcess[] = []
  let days: string[] = []

  /** Each with a folder of its own, so that a mail that two of them send is seen twice. */
  const start = (index: number) =>
    startServer({
      DATABASE_URL: database.url,
      SECRET: 'a secret of at least 32 characters',
      PUBLIC_URL: 'https://clinic.example',
      DATA_DIR: join(folder, String(index)),
      RATE_LIMITS: 'on',
      TRUST_PROXY: '127.0.0.1',
    })
  const at = (index: number) => processes[index % processCount] as ServerProcess
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clinic-processes-'))
    database = await createDatabase(new URL(address ?? ''))
    // All at once on an empty database: one makes the tables, the others wait for it.
    processes = await Promise.all(Array.from({ length: processCount }, (_, index) => start(index)))
    days = await freeDays(at(0).origin, treatment)
  }, patient.timeout)
  afterAll(async () => {
    for (const one of processes) await one.end('SIGTERM')
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  it('made the tables once', () => {
    const migrated = processes.filter((one) => one.output().includes('migrated the database'))
    expect(migrated).toHaveLength(1)
  })

  it('give a time to as many rivals as there are rooms, and every mail is sent once', patient, async () => {
    const [time = ''] = await freeStarts(at(0).origin, treatment, days[0] ?? '')
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, rival) => (await book(at(rival), time, rival)).status),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(clinic.booking.rooms)
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])

    const sent = () =>
      processes.flatMap((_, index) => {
        mkdirSync(join(folder, String(index), 'mail'), { recursive: true })
        return readdirSync(join(folder, String(index), 'mail')).filter((name) => name.endsWith('.eml'))
      })
    // Each visit mails its client and the clinic.
    await expect.poll(() => sent().length, { timeout: 60_000 }).toBe(2 * clinic.booking.rooms)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(new Set(sent()).size).toBe(sent().length)
    expect(sent()).toHaveLength(2 * clinic.booking.rooms)
  })

  it('know one session, and count the attempts of a household together', patient, async () => {
    const registered = await post(at(0), '/api/auth/register', registrationOf(), 200)
    expect(registered.status).toBe(201)
    const cookie = registered.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    for (const one of processes) {
      const answer = await fetch(`${one.origin}/api/auth/session`, { headers: { Cookie: cookie } })
      expect(answer.status).toBe(200)
    }
    const message = { name: 'Noor', subject: 'Vraag', message: 'Wanneer bent u open?', treatments: [] }
    const statuses: number[] = []
    for (let count = 0; count < 3 * processCount; count++)
      statuses.push((await post(at(count), '/api/contact', { ...message, email: somebody() }, 201)).status)
    // Six in ten minutes, at whichever door.
    expect(statuses).toEqual([...Array<number>(6).fill(202), 429, 429, 429])
  })

  it('show as taken what one of them booked, also when they could not hear of it', patient, async () => {
    const [time = ''] = await freeStarts(at(0).origin, treatment, days[2] ?? '')
    const free = (index: number) => freeStarts(at(index).origin, treatment, days[2] ?? '')
    const fill = async (start: string) => {
      for (let room = 0; room < clinic.booking.rooms; room++)
        expect((await book(at(0), start, 200 + room)).status).toBe(201)
    }
    for (let index = 0; index < processCount; index++) expect(await free(index)).toContain(time)
    await fill(time)
    expect(await free(0)).not.toContain(time)
    await expect.poll(() => free(1), { timeout: 20_000 }).not.toContain(time)
    await expect.poll(() => free(2), { timeout: 20_000 }).not.toContain(time)

    // Also when what is told is missed: nothing is kept by who cannot hear.
    const [next = ''] = await free(1)
    const listening =
      "from pg_stat_activity where query ilike 'listen agenda_days' and datname = current_database()"
    const own = new URL(database.url)
    await onServer(own, `select pg_terminate_backend(pid) ${listening}`)
    await fill(next)
    await expect.poll(() => free(1), { timeout: 20_000 }).not.toContain(next)
    const listeners = async () => (await onServer(own, `select pid ${listening}`)).length
    await expect.poll(listeners, { timeout: 20_000 }).toBe(processCount)
  })

  it('tell a desk that is open at one what was booked at another', patient, async () => {
    const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir: null })
    const { cookie } = await signInAs({ deps: { db, now: () => new Date() } }, 'desk')
    await close()
    const events = await fetch(`${at(0).origin}/api/desk/events`, { headers: { Cookie: cookie } })
    expect(events.status).toBe(200)
    const [time = ''] = await freeStarts(at(1).origin, treatment, days[1] ?? '')
    expect((await book(at(1), time, 100)).status).toBe(201)
    const listening = heardOf(events)
    await expect.poll(() => listening.heard(), { timeout: 30_000 }).toContain(`{"dates":["${days[1]}"]}`)
    // It stays open: the stop of its process does not wait for it.
    const since = performance.now()
    expect(await at(0).end('SIGTERM')).toBe(0)
    expect(performance.now() - since).toBeLessThan(8000)
    await listening.ended
    processes[0] = await start(0)
  })
})

/** What an open stream told so far, and its end, which must be one in good order. */
function heardOf(answer: Response) {
  let heard = ''
  async function listen(): Promise<void> {
    for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString()
  }
  return { heard: () => heard, ended: listen() }
}

function book(one: ServerProcess, appointmentDate: string, visitor: number): Promise<Response> {
  const booking = bookingOf({ treatmentType: treatment, appointmentDate, email: somebody() })
  return post(one, '/api/appointments', booking, visitor)
}

function post(one: ServerProcess, path: string, body: unknown, visitor: number): Promise<Response> {
  return fetch(`${one.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...forwardedFor(visitor) },
    body: JSON.stringify(body),
  })
}

/** Households are told apart by what the proxy says, which keeps no connection to a process that may stop. */
function forwardedFor(visitor: number): Record<string, string> {
  return {
    'X-Forwarded-For': `10.1.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`,
    Connection: 'close',
  }
}
