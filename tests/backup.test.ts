import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { secretIn } from '#server/data-folder.ts'
import type { AppointmentAnswer } from '#shared/features/booking/contract.ts'
import { bookingOf, registrationOf, somebody } from './app.ts'
import { createDatabase, furnish } from './database.ts'
import { freeDays, freeStarts } from './free-times.ts'
import { tellsOperator } from './operator-command.ts'
import { startServer } from './server-process.ts'

/** What an operator does with the data as a whole, on the real server: copy it while people book, put it back, move it. */

const address = process.env['TEST_DATABASE_URL']
const patient = { timeout: 400_000 }
const passphrase = { BACKUP_PASSPHRASE: 'drie kleine koeien' }
const treatment = 'Gratis consult'

type Settings = Record<string, string>
let folder = ''
const databases: { readonly url: string; readonly drop: () => Promise<void> }[] = []
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'clinic-backup-'))))
afterEach(async () => {
  for (const { drop } of databases.splice(0)) await drop()
  rmSync(folder, { recursive: true })
})

it(
  'what was acknowledged before a backup is there after the restore, and its links open',
  patient,
  async () => {
    const clinic = await placeOf('clinic')
    if (address !== undefined) clinic['SECRET'] = 'a secret of at least 32 characters'
    const server = await startServer(clinic)
    const file = join(folder, 'clinic.backup')
    const settings = { ...clinic, ...passphrase, PORT: new URL(server.origin).port }
    const cookie = await signedInOn(server.origin)
    expect(await sessionStatus(server.origin, cookie)).toBe(200)
    const bookings = await bookOn(server.origin)
    await expect.poll(() => bookings.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)
    const before = [...bookings.acknowledged]
    expect(await tellsOperator(settings, 'backup', file)).toMatch(/^\d+ rows of \d+ tables are in /)
    await bookings.stop()
    expect(bookings.acknowledged.length).toBeGreaterThan(before.length)
    await server.end('SIGKILL')

    const empty = await placeOf('empty')
    const restore = (more: Settings, from = file) => tellsOperator({ ...empty, ...more }, 'restore', from)
    const foreign = join(folder, 'foreign')
    writeFileSync(foreign, 'PGDMP')
    expect(await restore(passphrase, foreign)).toBe(`${foreign} is not a backup of this product.`)
    expect(await restore({ BACKUP_PASSPHRASE: 'drie kleine geiten' })).toContain('is not the one')
    const told = await restore(passphrase)
    expect(told).toMatch(/^\d+ rows of \d+ tables, as they were at 20/)
    for (const thing of ['signed out', 'Team', 'Newsletter', 'Mails: \\d+ waited'])
      expect(told).toMatch(new RegExp(thing))
    expect(await restore(passphrase)).toContain('There is data in the database already')

    const again = await startServer({ ...empty, SECRET: secretOf(empty) })
    for (const visit of before)
      expect(await managed(again.origin, visit)).toMatchObject({ reference: visit.reference })
    expect(await sessionStatus(again.origin, cookie)).toBe(401)
    // The jobs that waited came along: what was not mailed then is mailed from here.
    const port = new URL(again.origin).port
    const waiting = () => tellsOperator({ ...empty, PORT: port, SECRET: secretOf(empty) }, 'mail-count')
    await expect.poll(waiting, { timeout: 60_000, interval: 2000 }).toBe('{"queued":0,"failed":0}')
    await again.end('SIGTERM')
  },
)

it.runIf(address)(
  'the embedded database moves to a PostgreSQL server, and its links open there',
  patient,
  async () => {
    const embedded = { DATA_DIR: join(folder, 'embedded') }
    furnish(embedded.DATA_DIR)
    const server = await startServer(embedded)
    const bookings = await bookOn(server.origin)
    await expect.poll(() => bookings.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)
    await bookings.stop()
    const to = { ...embedded, DATABASE_URL: await databaseUrl() }
    expect(await tellsOperator(to, 'move-to-postgres')).toContain('is in use by another process')
    await server.end('SIGTERM')

    const told = await tellsOperator(to, 'move-to-postgres')
    expect(told).toMatch(new RegExp(`^appointments +${bookings.acknowledged.length}  [0-9a-f]{64}$`, 'm'))
    expect(await tellsOperator(to, 'move-to-postgres')).toContain('There is data in the database already')
    const moved = await startServer({ ...to, SECRET: secretOf(embedded) })
    for (const visit of bookings.acknowledged)
      expect(await managed(moved.origin, visit)).toMatchObject({ reference: visit.reference })
    await moved.end('SIGTERM')
  },
)

/** The settings of a server with nothing in it, on the database that is tested. */
async function placeOf(name: string): Promise<Settings> {
  const DATA_DIR = join(folder, name)
  if (address !== undefined) return { DATA_DIR, DATABASE_URL: await databaseUrl() }
  if (name === 'clinic') furnish(DATA_DIR)
  return { DATA_DIR }
}

async function databaseUrl(): Promise<string> {
  const database = await createDatabase(new URL(address ?? ''))
  databases.push(database)
  return database.url
}

function secretOf(place: Settings): string {
  return secretIn(place['DATA_DIR'] ?? '')
}

/** The session of a client who has just registered, as a browser sends it. */
async function signedInOn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(registrationOf({ email: somebody() })),
  })
  expect(answer.status).toBe(201)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

async function sessionStatus(origin: string, cookie: string): Promise<number> {
  return (await fetch(`${origin}/api/auth/session`, { headers: { Cookie: cookie } })).status
}

/** Books one free time after the other until it is stopped. */
async function bookOn(origin: string) {
  const acknowledged: AppointmentAnswer[] = []
  let isStopped = false
  async function work(): Promise<void> {
    for (const date of await freeDays(origin, treatment))
      for (const start of await freeStarts(origin, treatment, date)) {
        if (isStopped) return
        const booking = bookingOf({ treatmentType: treatment, appointmentDate: start, email: somebody() })
        const answer = await fetch(`${origin}/api/appointments`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(booking),
        })
        expect(answer.status).toBe(201)
        acknowledged.push((await answer.json()) as AppointmentAnswer)
      }
  }
  const working = work()
  return { acknowledged, stop: () => ((isStopped = true), working) }
}

async function managed(origin: string, { id, manageUrl }: AppointmentAnswer): Promise<unknown> {
  const token = new URL(manageUrl).searchParams.get('token') ?? ''
  return (await fetch(`${origin}/api/appointments/${id}?token=${encodeURIComponent(token)}`)).json()
}
