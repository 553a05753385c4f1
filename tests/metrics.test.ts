import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { clinic } from '#content/clinic.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { bookingOf, somebody } from './app.ts'
import { furnish } from './database.ts'
import { signInAs } from './desk.ts'
import { freeDays, freeStarts } from './free-times.ts'
import type { ServerProcess } from './server-process.ts'
import { freePort } from '../scripts/own-servers.ts'
import { startServer } from './server-process.ts'

/** What somebody who watches the product reads of it. */

const patient = { timeout: 400_000 }
const treatment = 'Gratis consult'
let dataDir = ''
let server: ServerProcess
let shown = ''
let cookie = ''
const booked: string[] = []

const post = (path: string, body: unknown) =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const scrape = async () => (await fetch(shown)).text()

/** The value of one line, like `clinic_jobs_due{kind="send-mail"}`; undefined when it is not there. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length))
}
const figure = async (line: string) => valueOf(await scrape(), line)

describe('the figures of a server', () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'clinic-metrics-'))
    furnish(dataDir)
    const { db, close } = await openDatabase({ dataDir })
    cookie = (await signInAs({ deps: { db, now: () => new Date() } }, 'desk')).cookie
    await close()
    const [metricsPort, nobodysPort] = [await freePort(), await freePort()]
    shown = `http://127.0.0.1:${metricsPort}/metrics`
    server = await startServer({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://clinic.example',
      METRICS_PORT: String(metricsPort),
      // A mail server that is away.
      SMTP_URL: `smtp://127.0.0.1:${nobodysPort}`,
    })
    const [day = ''] = await freeDays(server.origin, treatment)
    const [time = ''] = await freeStarts(server.origin, treatment, day)
    for (let rival = 0; rival <= clinic.booking.rooms; rival++) {
      const body = bookingOf({ treatmentType: treatment, appointmentDate: time, email: somebody() })
      const answer = await post('/api/appointments', body)
      if (answer.status === 201) booked.push(((await answer.json()) as { id: string }).id)
    }
  }, patient.timeout)
  afterAll(async () => {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true })
  })

  it('count bookings, and the race that somebody lost', async () => {
    const text = await scrape()
    expect(booked).toHaveLength(clinic.booking.rooms)
    const rooms = clinic.booking.rooms
    expect(valueOf(text, 'clinic_appointment_changes_total{what="booked",by="guest"}')).toBe(rooms)
    expect(valueOf(text, 'clinic_refusals_total{code="slot_taken"}')).toBe(1)
    const route = 'method="POST",route="/api/appointments"'
    expect(valueOf(text, `clinic_http_requests_total{${route},status="201"}`)).toBe(rooms)
    expect(valueOf(text, `clinic_http_requests_total{${route},status="409"}`)).toBe(1)
    expect(valueOf(text, `clinic_http_request_seconds_count{${route}}`)).toBe(rooms + 1)
    expect(valueOf(text, `clinic_http_request_seconds_sum{${route}}`)).toBeGreaterThan(0)
  })

  it('name routes by their pattern, and nothing that somebody sent', async () => {
    const answer = await fetch(`${server.origin}/api/appointments/${booked[0]}?token=wrong`)
    expect(answer.status).toBe(403)
    await fetch(`${server.origin}/api/noor-de-vries`)
    await fetch(`${server.origin}/noor-de-vries`)
    const text = await scrape()
    const requests = 'clinic_http_requests_total{method="GET"'
    expect(valueOf(text, `${requests},route="/api/appointments/:id",status="403"}`)).toBe(1)
    expect(valueOf(text, `${requests},route="unknown",status="404"}`)).toBe(1)
    expect(text).toContain(`${requests},route="page",status=`)
    for (const id of booked) expect(text).not.toContain(id)
    expect(text.toLowerCase()).not.toMatch(/noor|vries|example|@|612345678|127\.0\.0\.1/)
  })

  it('tell how many mails wait, and that the mail server took none', patient, async () => {
    const failures = () => figure('clinic_mail_attempts_total{outcome="again"}')
    await expect.poll(failures, { timeout: 60_000 }).toBeGreaterThan(0)
    const text = await scrape()
    expect(valueOf(text, 'clinic_mails_waiting')).toBe(2 * clinic.booking.rooms)
    expect(valueOf(text, 'clinic_mails_waiting_seconds')).toBeGreaterThan(0)
    expect(valueOf(text, 'clinic_mail_attempts_total{outcome="sent"}')).toBe(0)
    // Prometheus sees no rise of a line that was not there before: the first mail that is given up has to be one.
    expect(valueOf(text, 'clinic_mail_attempts_total{outcome="put_aside"}')).toBe(0)
    // So has the first booking that a flood keeps out.
    expect(valueOf(text, 'clinic_refusals_total{code="booking_busy"}')).toBe(0)
    // What failed is due again later; the reminders of visits are not due for weeks.
    expect(valueOf(text, 'clinic_jobs_due{kind="send-mail"}')).toBeGreaterThanOrEqual(0)
    expect(valueOf(text, 'clinic_jobs_due{kind="visit-mail"}')).toBe(0)
    expect(valueOf(text, 'clinic_jobs_due_seconds{kind="visit-mail"}')).toBe(0)
    expect(valueOf(text, 'clinic_database_seconds')).toBeGreaterThan(0)
  })

  it('tell how many desks are open', patient, async () => {
    expect(await figure('clinic_desk_connections')).toBe(0)
    const gone = new AbortController()
    const headers = { Cookie: cookie }
    const events = await fetch(`${server.origin}/api/desk/events`, { headers, signal: gone.signal })
    expect(events.status).toBe(200)
    await expect.poll(() => figure('clinic_desk_connections'), { timeout: 30_000 }).toBe(1)
    gone.abort()
    await expect.poll(() => figure('clinic_desk_connections'), { timeout: 60_000 }).toBe(0)
  })

  it('are shown at their own port alone, and nothing else is shown there', async () => {
    expect((await fetch(`${server.origin}/metrics`)).status).not.toBe(200)
    expect((await fetch(new URL('/api/catalogue', shown))).status).toBe(404)
    expect((await fetch(shown, { method: 'POST' })).status).toBe(404)
  })

  it('are all that the board and the alerts of docs/ ask for', async () => {
    const text = await scrape()
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const board = JSON.parse(readFileSync('docs/grafana-board.json', 'utf8'))
    const alerts = parse(readFileSync('docs/alerts.yml', 'utf8'))
    const asked = [...expressionsIn(board), ...expressionsIn(alerts)]
    expect(asked.length).toBeGreaterThan(10)
    const names = asked.flatMap((each) => each.match(/\b(clinic|process|nodejs)_\w+/g) ?? [])
    expect(
      names.map((name) => name.replace(/_(bucket|sum|count)$/, '')).filter((name) => !known.has(name)),
    ).toEqual([])
  })

  it('stand beside log lines with the id of the request, and a warning for who tries doors', async () => {
    const answer = await post('/api/auth/login', { username: 'nobody', password: 'a wrong password' })
    expect(answer.status).toBe(401)
    const requestId = answer.headers.get('X-Request-Id')
    await expect
      .poll(() => lineOf(requestId))
      .toMatchObject({
        level: 'warn',
        security: true,
        refusal: 'invalid_credentials',
        path: '/api/auth/login',
      })
  })
})

it('a server shows no figures unless it is told where', patient, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-no-metrics-'))
  furnish(folder)
  const plain = await startServer({ DATA_DIR: folder })
  // The log may come a moment after the sentence for people.
  const started = () => plain.output().match(/^.*"started".*$/m)?.[0]
  await expect.poll(started).toBeDefined()
  expect(JSON.parse(started() ?? '')).not.toHaveProperty('metrics')
  expect((await fetch(`${plain.origin}/metrics`)).status).not.toBe(200)
  await plain.end('SIGTERM')
  rmSync(folder, { recursive: true })
})

function lineOf(requestId: string | null): unknown {
  const line = server
    .output()
    .split('\n')
    .find((each) => each.includes(`"${requestId}"`))
  return line === undefined ? undefined : JSON.parse(line)
}

/** Every `expr` at any depth. */
function expressionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'expr' ? [String(each)] : expressionsIn(each),
  )
}
