import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { readyPages } from '#server/features/site/ready-routes.ts'
import { siteRoutes } from '#server/features/site/routes.ts'
import { openSite } from '#server/features/site/service.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { openTestApp } from '../../../../tests/app.ts'
import type { ReadyServer } from '../../../../tests/ready-server.ts'
import { serveReady } from '../../../../tests/ready-server.ts'

const files = ['index.html', 'en.html', 'blog.html', 'en/blog.html', 'en/balie.html', '404.html', 'a.js']
const words = (name: string) => `<!doctype html><script>a = 1</script><body>${name} ${'text '.repeat(200)}`

let app: TestApp
let folder = ''
let server: ReadyServer
beforeAll(async () => {
  app = await openTestApp()
  folder = mkdtempSync(join(tmpdir(), 'clinic-ready-'))
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), words(name))
  }
  const site = await openSite(folder, app.deps.env.publicUrl)
  const whole = createApp(app.deps)
  whole.route('/', siteRoutes(site))
  server = await serveReady(app.deps, [readyPages(site)], whole.fetch)
})
afterAll(async () => {
  server.close()
  await app.close()
  rmSync(folder, { recursive: true })
})

type Headers = Record<string, string>
const ask: ReadyServer['ask'] = (...asked) => server.ask(...asked)

it.each<[string, string, Headers, string?]>([
  ['in Dutch', '/', { 'Accept-Language': 'nl-BE, en;q=0.5' }],
  ['to a browser that names no language', '/blog', {}],
  ['behind a prefix', '/en/blog', { 'Accept-Language': 'nl', 'Accept-Encoding': 'gzip, br' }],
  ['by gzip', '/blog', { 'Accept-Encoding': 'gzip' }],
  ['of the desk, which nobody may keep', '/en/balie', {}],
  [
    'to a crawler',
    '/blog',
    { 'Accept-Language': 'en', 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  ],
  ['to HEAD, without a body', '/en', {}, 'HEAD'],
])('sends a page again as it was worked out: %s', async (_, path, headers, method) => {
  const first = await ask(path, headers, method)
  const before = server.workedOut()
  expect(await ask(path, headers, method)).toEqual(first)
  expect(server.workedOut()).toBe(before)
  expect([first.status, first.headers['x-request-id']]).toEqual([200, 'ours'])

  const held = { ...headers, 'If-None-Match': first.headers.etag ?? '' }
  const again = await ask(path, held, method)
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(server.workedOut()).toBe(before)
})

it.each<[string, string, Headers, number, string?]>([
  ['a browser in another language', '/blog', { 'Accept-Language': 'en' }, 302],
  ['somebody who chose another language', '/', { Cookie: 'language=en' }, 302],
  ['an address with a query', '/en/blog?token=1', {}, 200],
  ['a slash at the end', '/en/blog/', {}, 308],
  ['a file', '/a.js', {}, 200],
  ['no page', '/nothing', {}, 404],
  ['anything but reading', '/en/blog', {}, 405, 'PUT'],
])('leaves to the routes: %s', async (_, path, headers, status, method) => {
  await ask('/blog')
  await ask('/en/blog')
  const before = server.workedOut()
  expect((await ask(path, headers, method)).status).toBe(status)
  expect(server.workedOut()).toBe(before + 1)
})

it('counts what it sends as the routes do, and names it where nobody did', async () => {
  await ask('/en')
  const counted = async () =>
    Number(
      /^clinic_http_requests_total\{method="GET",route="page",status="200"\} (\d+)/m.exec(
        await app.deps.metrics.text(),
      )?.[1],
    )
  const before = await counted()
  const { headers } = await ask('/en', { 'X-Request-Id': 'not a name' })
  expect(await counted()).toBe(before + 1)
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})
