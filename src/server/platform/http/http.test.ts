import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { apiRules, BODY_MAX_BYTES } from '#server/platform/http/api-rules.ts'
import { createClientAddress } from '#server/platform/http/client-address.ts'
import { answerThrown } from '#server/platform/http/error-answer.ts'
import { createRateLimits, rateLimit } from '#server/platform/http/rate-limit.ts'
import { requestLog } from '#server/platform/http/request-log.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { createLog } from '#server/platform/log/log.ts'
import { openTestDatabase } from '../../../../tests/database.ts'

afterEach(() => void vi.useRealTimers())

const budget = { name: 'test', inTenMinutes: 30, inDay: 150 }

const lines: string[] = []
const log = createLog({ write: (line) => void lines.push(line) })

function createTestApp(publicUrl = 'http://localhost') {
  const settings = { trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'], secret: 'secret', pool: undefined, log }
  const limits = createRateLimits(settings)
  const addressOf = createClientAddress(settings.trustProxy)
  const app = new Hono()
  app.use(requestId(), requestLog(log), securityHeaders(publicUrl))
  app.use('/api/*', apiRules(app))
  app.get('/api/address', (c) => c.text(addressOf(c)))
  app.post('/api/echo', async (c) => c.json(await c.req.json<object>()))
  app.post('/api/typed', async (c) => c.text(`${c.req.header('content-type')} ${await c.req.text()}`))
  app.post('/api/limited', rateLimit({ limits }, budget), (c) => c.text('done'))
  app.all('*', (c) => c.html('<p>page</p>', 200, { 'Content-Security-Policy': "default-src 'self'" }))
  app.onError((error, c) => answerThrown(c, error, log))
  return app
}

let server: ServerType
let origin = ''
beforeAll(async () => {
  server = serve({ fetch: createTestApp().fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  // On a busy machine tests think longer than the five seconds after which Node closes an idle connection.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const json = { 'Content-Type': 'application/json' }

describe('an address under /api', () => {
  it('that does not exist is a 404, whatever the method and the body', async () => {
    for (const init of [{}, { method: 'POST', body: 'x' }, { method: 'DELETE' }]) {
      const answer = await fetch(`${origin}/api/nothing`, init)
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }])
    }
  })

  it('tells the methods it knows when asked with another', async () => {
    const answer = await fetch(`${origin}/api/echo`, { method: 'PUT', headers: json, body: '{}' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    const read = await fetch(`${origin}/api/address`, { method: 'DELETE' })
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('takes JSON and nothing else', async () => {
    const post = (type: string) =>
      fetch(`${origin}/api/echo`, { method: 'POST', headers: { 'Content-Type': type }, body: '{"a":1}' })
    expect((await post('application/json; charset=utf-8')).status).toBe(200)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])
      expect((await post(type)).status).toBe(415)
    const untyped = await fetch(`${origin}/api/echo`, { method: 'POST', body: new Uint8Array([123, 125]) })
    expect(untyped.status).toBe(415)
  })

  it('gives handlers one name of JSON, however a caller spells it', async () => {
    for (const type of [
      'application/json ; charset=utf-8',
      'application/json;',
      'Application/JSON; charset="utf-8"; a=b;',
      'application/json; a',
    ]) {
      const headers = { 'Content-Type': type }
      const answer = await fetch(`${origin}/api/typed`, { method: 'POST', headers, body: '{"a":1}' })
      expect([type, await answer.text()]).toEqual([type, 'application/json {"a":1}'])
    }
  })

  it('does not mind what type a request without a body names when it only reads', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${origin}/api/address`, {
        method,
        headers: { 'Content-Type': 'text/plain' },
      })
      expect(answer.status).toBe(200)
    }
    const change = await fetch(`${origin}/api/echo`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(change.status).toBe(415)
  })

  it('takes 32 KB and not a byte more, said beforehand or streamed', async () => {
    const body = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) })
    const post = (init: RequestInit) =>
      fetch(`${origin}/api/echo`, { method: 'POST', headers: json, ...init })
    expect((await post({ body: body(BODY_MAX_BYTES) })).status).toBe(200)
    expect((await post({ body: body(BODY_MAX_BYTES + 1) })).status).toBe(413)
    const stream = new Blob([body(BODY_MAX_BYTES + 1)]).stream()
    const streamed = await post({ body: stream, duplex: 'half' } as RequestInit)
    expect([streamed.status, await streamed.json()]).toMatchObject([413, { code: 'body_too_large' }])
  })
})

describe('the address of a visitor', () => {
  const asked = async (forwarded?: string) => {
    const headers: HeadersInit = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    return (await fetch(`${origin}/api/address`, { headers })).text()
  }

  it('is the one that trusted proxies report', async () => {
    expect(await asked()).toBe('127.0.0.1')
    expect(await asked('203.0.113.9')).toBe('203.0.113.9')
    expect(await asked('203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
    expect(await asked('::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  it('is not one that the visitor makes up', async () => {
    expect(await asked('198.51.100.1, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
    expect(await asked('198.51.100.1, nonsense')).toBe('127.0.0.1')
  })

  it('is that of the connection when no proxy is trusted', async () => {
    const app = new Hono().get('/', (c) => c.text(createClientAddress([])(c)))
    const incoming = { socket: { remoteAddress: '::ffff:192.0.2.1' } }
    const answer = await app.request('/', { headers: { 'X-Forwarded-For': '203.0.113.9' } }, { incoming })
    expect(await answer.text()).toBe('192.0.2.1')
  })
})

it('limits one address and not its neighbours, and says how long to wait', async () => {
  const post = (from: string) =>
    fetch(`${origin}/api/limited`, { method: 'POST', headers: { 'X-Forwarded-For': from } })
  const answers = await Promise.all(Array.from({ length: 40 }, () => post('203.0.113.1')))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30)
  const refused = answers.find((answer) => answer.status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(await refused?.json()).toMatchObject({ code: 'rate_limited' })
  expect((await post('203.0.113.2')).status).toBe(200)
})

it('counts the addresses of one IPv6 household together', async () => {
  const post = (n: number) =>
    fetch(`${origin}/api/limited`, { method: 'POST', headers: { 'X-Forwarded-For': `2001:db8:1:2::${n}` } })
  const answers = await Promise.all(Array.from({ length: 31 }, (_, n) => post(n + 1)))
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1)
  const other = await fetch(`${origin}/api/limited`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': '2001:db8:1:3::1' },
  })
  expect(other.status).toBe(200)
})

it('counts the households of one IPv6 site and of one customer together too, with wider budgets', async () => {
  const statusOf = async (from: string) =>
    (await fetch(`${origin}/api/limited`, { method: 'POST', headers: { 'X-Forwarded-For': from } })).status
  const ask = (count: number, addressAt: (n: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, n) => statusOf(addressAt(n))))
  const site = await ask(100, (n) => `2001:db8:7:ab${(n % 8).toString(16).padStart(2, '0')}::1`)
  expect(site.filter((status) => status === 429)).toHaveLength(10)
  const customer = await ask(255, (n) => `2001:db8:8:${(n * 256).toString(16)}::1`)
  expect(customer.filter((status) => status === 429)).toHaveLength(15)
  expect(await statusOf('2001:db8:9::1')).toBe(200)
})

it('writes nothing down of a new household while the network around it is refused', async () => {
  const database = await openTestDatabase()
  const limits = createRateLimits({ trustProxy: [], secret: 'secret', pool: database.pool, log })
  const app = new Hono()
    .post('/', rateLimit({ limits }, { name: 'test', inTenMinutes: 1, inDay: 5 }), (c) => c.text('done'))
    .onError((_, c) => c.text('', 429))
  const statusOf = async (house: number) => {
    const incoming = { socket: { remoteAddress: `2001:db8:8:${(house * 256).toString(16)}::1` } }
    return (await app.request('/', { method: 'POST' }, { incoming })).status
  }
  const counted = async () => (await database.pool.query('select key from rate_limits')).rowCount
  for (let house = 0; house < 8; house++) expect(await statusOf(house)).toBe(200)
  const before = await counted()
  for (let house = 8; house < 12; house++) expect(await statusOf(house)).toBe(429)
  expect(await counted()).toBe(before)
  await database.close()
})

it.each(['of one server', 'that servers share'])(
  'takes nothing from the neighbours for what a household is refused, by a count %s',
  async (whose) => {
    const database = await openTestDatabase()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T10:00:00Z') })
    const pool = whose === 'of one server' ? undefined : database.pool
    const limits = createRateLimits({ trustProxy: [], secret: 'secret', pool, log })
    const app = new Hono()
      .post('/', rateLimit({ limits }, { name: 'test', inTenMinutes: 2, inDay: 5 }), (c) => c.text('done'))
      .onError((_, c) => c.text('', 429))
    const letThrough = async (house: string, tries: number) => {
      const incoming = { socket: { remoteAddress: `2001:db8:8:${house}::1` } }
      let count = 0
      for (let n = 0; n < tries; n++)
        if ((await app.request('/', { method: 'POST' }, { incoming })).status === 200) count++
      return count
    }
    const laterLetThrough = []
    for (const minute of ['00', '11', '22']) {
      vi.setSystemTime(`2027-06-01T10:${minute}:00Z`)
      laterLetThrough.push(await letThrough('ab01', 50))
    }
    expect(laterLetThrough, 'two in ten minutes, five in a day').toEqual([2, 2, 1])
    // The site may do three times as much as a household, the customer of the provider eight times.
    const neighbours = ['ab02', 'ab03', 'ab04', 'ab05']
    const site = []
    for (const house of neighbours) site.push(await letThrough(house, 3))
    expect(site).toEqual([2, 2, 1, 0])
    expect(await letThrough('cd01', 3)).toBe(2)
    vi.setSystemTime('2027-06-01T10:33:00Z')
    for (const house of neighbours.slice(0, 2)) expect(await letThrough(house, 2), 'of the day').toBe(2)
    await database.close()
  },
)

it('takes nothing of the day for calls that the ten minutes refuse', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T10:00:00Z') })
  const limits = createRateLimits({ trustProxy: [], secret: 'secret', pool: undefined, log })
  const server = new Hono()
    .post('/', rateLimit({ limits }, { name: 'test', inTenMinutes: 2, inDay: 5 }), (c) => c.text('done'))
    .onError((_, c) => c.text('', 429))
  const statusOf = async () => (await server.request('/', { method: 'POST' })).status
  const statuses = []
  for (let n = 0; n < 8; n++) statuses.push(await statusOf())
  expect(statuses).toEqual([200, 200, ...Array<number>(6).fill(429)])
  vi.setSystemTime(new Date('2027-06-01T10:11:00Z'))
  expect(await statusOf()).toBe(200)
})

it('keeps the secret part of a path out of the log when a request fails', async () => {
  const written: string[] = []
  const failing = new Hono()
    .get('*', () => {
      throw new Error('broken')
    })
    .onError((error, c) => answerThrown(c, error, createLog({ write: (line) => void written.push(line) })))
  expect((await failing.request(`/agenda/${'k'.repeat(43)}.ics`)).status).toBe(500)
  expect(written.join('')).toContain('/agenda/…')
  expect(written.join('')).not.toContain('kkkkk')
})

it('counts together what servers on one database are asked', async () => {
  const database = await openTestDatabase()
  const serve = () => {
    const limits = createRateLimits({ trustProxy: [], secret: 'secret', pool: database.pool, log })
    return new Hono()
      .post('/', rateLimit({ limits }, budget), (c) => c.text('done'))
      .onError((_, c) => c.text('', 429))
  }
  const servers = [serve(), serve()]
  const statuses: number[] = []
  for (let n = 0; n < 32; n++)
    statuses.push((await servers[n % 2]?.request('/', { method: 'POST' }))?.status ?? 0)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.map(({ key }) => key.split(':')[0]).toSorted()).toEqual(['test-600', 'test-86400'])
  await database.close()
})

it.each(['of one server', 'that servers share'])(
  'keeps nobody waiting for a clock that went back, by a count %s',
  async (whose) => {
    const database = await openTestDatabase()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T10:00:00Z') })
    const pool = whose === 'of one server' ? undefined : database.pool
    const limits = createRateLimits({ trustProxy: [], secret: 'secret', pool, log })
    const server = new Hono()
      .post('/', rateLimit({ limits }, budget), (c) => c.text('done'))
      .onError((_, c) => c.text('', 429))
    const ask = async () => (await server.request('/', { method: 'POST' })).status
    for (let n = 0; n < 30; n++) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
    // Clocks of several machines differ a little.
    vi.setSystemTime('2027-06-01T09:59:30Z')
    expect(await ask()).toBe(429)
    vi.setSystemTime('2026-11-22T10:00:00Z')
    for (let n = 0; n < 30; n++) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
    await database.close()
  },
)

describe('every answer', () => {
  it('carries the security headers, errors too, and keeps the policy of a page', async () => {
    const app = createTestApp()
    for (const path of ['/api/address', '/api/nothing', '/']) {
      const { headers } = await app.request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      expect(headers.has('strict-transport-security')).toBe(false)
    }
    expect((await app.request('/')).headers.get('content-security-policy')).toBe("default-src 'self'")
    expect((await app.request('/api/address')).headers.get('content-security-policy')).toContain("'none'")
  })

  it('asks for https from then on where the site is on https', async () => {
    const { headers } = await createTestApp('https://clinic.example').request('/')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
})

it('logs requests without query, address and body', async () => {
  lines.length = 0
  await fetch(`${origin}/api/echo?token=hidden`, {
    method: 'POST',
    headers: json,
    body: '{"email":"a@b.nl"}',
  })
  const line = JSON.parse(lines[0] ?? '{}') as Record<string, unknown>
  expect(line).toMatchObject({ method: 'POST', path: '/api/echo', status: 200 })
  expect(lines.join('')).not.toMatch(/hidden|a@b|127\.0\.0\.1/)
})
