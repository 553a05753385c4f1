import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createRateLimits } from '#server/platform/http/rate-limit.ts'
import { createLog } from '#server/platform/log/log.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, testNow } from '../../../../tests/app.ts'
import type { ReadyServer } from '../../../../tests/ready-server.ts'
import { serveReady } from '../../../../tests/ready-server.ts'

let app: TestApp
let server: ReadyServer
let lines: string[] = []
beforeAll(async () => {
  app = await openTestApp()
  const log = createLog({ write: (line) => void lines.push(line) })
  const limits = createRateLimits({ trustProxy: ['127.0.0.1'], secret: 'secret', pool: undefined, log })
  const deps = { ...app.deps, log, limits }
  server = await serveReady(deps, [deps.kept.find], createApp(deps).fetch)
  // A connection to a database server listens a moment later.
  await vi.waitUntil(() => app.deps.bell.rung() !== null)
})
beforeEach(() => {
  app.travelTo(testNow)
  lines = []
})
afterEach(() => app.clear())
afterAll(async () => {
  server.close()
  await app.close()
})

const treatment = 'treatment=Gratis%20consult'
const day = `/api/availability?date=2026-11-24&${treatment}`
const questions = [day, `/api/availability/days?month=2026-11&${treatment}`, '/api/availability/first']
const isReady = async (path: string) => {
  const before = server.workedOut()
  await server.ask(path)
  return server.workedOut() === before
}
/** Each household has a budget of its own. */
const from = (address: string) => ({ 'X-Forwarded-For': address })

it.each(questions)('sends %s again as it was worked out', async (path) => {
  const first = await server.ask(path)
  const before = server.workedOut()
  expect(await server.ask(path)).toEqual(first)
  const head = await server.ask(path, {}, 'HEAD')
  expect([head.status, head.headers, head.body.length]).toEqual([200, first.headers, 0])
  const held = await server.ask(path, { 'If-None-Match': first.headers['etag'] ?? '' })
  expect([held.status, held.body.length]).toEqual([304, 0])
  expect((await server.ask(path, { 'If-None-Match': '"another"' })).status).toBe(200)
  expect(server.workedOut()).toBe(before)
})

it('works it out anew once somebody has booked, and once the minute is over', async () => {
  const seen = await server.ask(day)
  for (let room = 0; room < 4; room++) {
    const body = bookingOf({ appointmentDate: '2026-11-24T11:00', email: `visitor${room}@example.nl` })
    expect((await app.call('/api/appointments', { body })).status).toBe(201)
  }
  const full = await server.ask(day)
  expect(full.headers['etag']).not.toBe(seen.headers['etag'])
  // A database server tells of each booking once more, a moment later.
  await vi.waitUntil(() => isReady(day))
  const before = server.workedOut()
  app.travelTo('2026-11-19T08:01:00Z')
  expect(await server.ask(day)).toEqual(full)
  expect(server.workedOut()).toBe(before + 1)
})

it('leaves to the routes what is no plain question, and what they refuse', async () => {
  await server.ask(day)
  const before = server.workedOut()
  const text = { 'Content-Type': 'text/plain', 'Content-Length': '1' }
  expect((await server.ask(day, text, 'GET', 'a')).status).toBe(415)
  expect((await server.ask(day, {}, 'DELETE')).status).toBe(405)
  for (let times = 0; times < 2; times++) expect((await server.ask(`${day}x`)).status).toBe(422)
  expect(server.workedOut()).toBe(before + 4)
})

it('takes as much from the budget of a household as the routes do', async () => {
  for (let asked = 0; asked < 600; asked++)
    expect((await server.ask(day, from('203.0.113.7'))).status).toBe(200)
  const refused = await server.ask(day, { ...from('203.0.113.7'), 'Accept-Language': 'es' })
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect((await server.ask(day, from('203.0.113.8'))).status).toBe(200)
})

it('counts it like the routes, and only what was worked out has a line in the log, without the question', async () => {
  await server.ask(day)
  const counted = async () =>
    Number(
      /requests_total\{method="GET",route="\/api\/availability",status="200"\} (\d+)/.exec(
        await app.deps.metrics.text(),
      )?.[1],
    )
  const before = await counted()
  await server.ask(day)
  expect(await counted()).toBe(before + 1)
  const logged = lines.map((line) => JSON.parse(line) as { path: string; msg: string })
  expect(logged.map(({ path, msg }) => [path, msg])).toEqual([['/api/availability', 'request']])
})
