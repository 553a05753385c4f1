import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteRoutes } from '#server/features/site/routes.ts'
import { openSite } from '#server/features/site/service.ts'
import { placeholderOrigin } from '#shared/lib/placeholder-origin.ts'

const script = 'document.documentElement.dataset.ready = "yes"'
const style = 'p { color: #2e1618 }'
const page = (words: string) => `<!doctype html><html><head>
<link rel="canonical" href="${placeholderOrigin}/x">
<a href="https://share.example/?u=${encodeURIComponent(`${placeholderOrigin}/x`)}">
<script type="module">${script}</script><script src="/assets/app.js"></script>
<script type="application/ld+json">{"url":"${placeholderOrigin}/"}</script><style>${style}</style>
</head><body>${words} ${'text '.repeat(200)}</body></html>`

const files: Record<string, string | Buffer> = {
  'index.html': page('nl home'),
  'en.html': page('en home'),
  'ar.html': page('ar home'),
  'blog.html': page('nl blog'),
  'en/blog.html': page('en blog'),
  'behandelingen/botox.html': page('nl botox'),
  'contact.html': page('<button data-frame-src="https://www.openstreetmap.org/export/embed.html?x=1">'),
  '404.html': page('nl missing'),
  'en/404.html': page('en missing'),
  'behandelingen/404.html': page('nl no such category'),
  'sitemap.xml': `<loc>${placeholderOrigin}/blog</loc>`,
  'assets/app.abc123.js': 'export const a = 1',
  'assets/face.woff2': Buffer.from('font'),
  'silk.mp4': Buffer.from('0123456789'),
  'site.webmanifest': '{}',
  'a.avif': Buffer.from('avif'),
  'b.webm': Buffer.from('webm'),
  '.stamp': 'hidden',
}

let folder = ''
let site: Hono
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-site-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  site = siteRoutes(await openSite(folder, 'https://clinic.example'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { headers, method })
const seen = async (path: string, headers?: Record<string, string>) => {
  const answer = await get(path, headers)
  const words = /<body>(.*?) text/.exec(await answer.text())?.[1] ?? answer.headers.get('location')
  return [answer.status, words]
}

describe('a page', () => {
  it('stands at its route, the other languages behind their prefix', async () => {
    expect(await seen('/')).toEqual([200, 'nl home'])
    expect(await seen('/en')).toEqual([200, 'en home'])
    expect(await seen('/en/blog')).toEqual([200, 'en blog'])
    expect(await seen('/behandelingen/botox?x=1')).toEqual([200, 'nl botox'])
  })

  it('is reached from the address with a slash at the end or the prefix of Dutch', async () => {
    expect(await seen('/blog/?q=1')).toEqual([308, '/blog?q=1'])
    expect(await seen('/en/')).toEqual([308, '/en'])
    expect(await seen('/nl')).toEqual([308, '/'])
    expect(await seen('/nl/blog?q=1')).toEqual([308, '/blog?q=1'])
    expect(await seen('/nl/blog/')).toEqual([308, '/blog'])
  })

  it('never redirects to another host', async () => {
    for (const path of ['//evil.example/', '/nl//evil.example', '/nl/%5Cevil.example/', '///evil.example']) {
      const answer = await site.request(new Request(`http://localhost${path}`))
      expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })

  it.each([
    ['many slashes', `/a${'/'.repeat(12_000)}a`],
    ['the prefix of Dutch over and over before them', `${'/nl'.repeat(700)}/a${'/'.repeat(2500)}a`],
    ['a prefix, and slashes at the end', `/en/x${'/'.repeat(12_000)}`],
    ['many folders', '/a'.repeat(7500)],
  ])('is looked for at an address with %s without holding others up', async (_, path) => {
    const begun = performance.now()
    expect([404, 308]).toContain((await get(path)).status)
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  it('is not its file name', async () => {
    for (const path of ['/blog.html', '/index', '/en/index.html', '/.stamp', '/404'])
      expect((await get(path)).status).toBe(404)
  })

  it('carries the origin of this server', async () => {
    const html = await (await get('/blog')).text()
    expect(html).toContain('href="https://clinic.example/x"')
    expect(html).toContain('u=https%3A%2F%2Fclinic.example%2Fx')
    expect(await (await get('/sitemap.xml')).text()).toBe('<loc>https://clinic.example/blog</loc>')
  })

  it('allows its own inline script and style by hash, and nothing else inline', async () => {
    const policy = (await get('/blog')).headers.get('content-security-policy') ?? ''
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash(script)};`)
    expect(policy).toContain(`style-src 'self' ${hash(style)};`)
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe|https?:\/\//)
  })

  it('may show the map of another site in a frame where it offers one, and nowhere else', async () => {
    const policyAt = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? ''
    expect(await policyAt('/contact')).toContain('; frame-src https://www.openstreetmap.org; ')
    expect(await policyAt('/contact')).not.toMatch(
      /script-src[^;]*openstreetmap|default-src[^;]*openstreetmap/,
    )
    expect(await policyAt('/blog')).not.toContain('frame-src')
  })

  it('is revalidated, never kept blindly', async () => {
    const first = await get('/blog', { 'Accept-Encoding': 'br' })
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/blog', { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toContain('sha256-')
    expect((await get('/blog', { 'If-None-Match': etag })).status).toBe(200)
  })

  it('is compressed in the way the browser takes', async () => {
    const plain = await (await get('/blog')).text()
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await get('/blog', { 'Accept-Encoding': `deflate, ${encoding}` })
      const body = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('content-length')).toBe(String(body.length))
      expect(body.length).toBeLessThan(plain.length / 2)
      expect(unpack[encoding](body).toString()).toBe(plain)
    }
    expect((await get('/blog', { 'Accept-Encoding': 'br;q=0' })).headers.has('content-encoding')).toBe(false)
  })

  it('answers HEAD without a body, and nothing but reading', async () => {
    const head = await get('/blog', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500)
    const post = await get('/blog', {}, 'POST')
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const headless = chrome.replace('Chrome', 'HeadlessChrome')
const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('at an address without prefix', () => {
  it.each([
    ['en-GB,en;q=0.9,nl;q=0.5', [302, '/en?a=b']],
    ['nl;q=0.5, ar-EG', [302, '/ar?a=b']],
    ['nl-BE, en;q=0.9', [200, 'nl home']],
    ['fr, en;q=0.9', [200, 'nl home']],
    ['en;q=0, nl;q=0.1', [200, 'nl home']],
    ['en;q=0', [200, 'nl home']],
    ['*', [200, 'nl home']],
    ['es', [200, 'nl home']], // Spanish was not built in this folder.
  ])('a browser that asks for "%s" sees %o', async (accepted, expected) => {
    for (const agent of [chrome, headless, 'curl/8.5.0', ''])
      expect(await seen('/?a=b', { 'Accept-Language': accepted, 'User-Agent': agent })).toEqual(expected)
  })

  it('the stored choice beats the browser', async () => {
    const seenWith = (cookie: string) => seen('/blog', { Cookie: cookie, 'Accept-Language': 'en' })
    expect(await seenWith('a=b; language=nl')).toEqual([200, 'nl blog'])
    expect(await seen('/', { Cookie: 'language=ar', 'Accept-Language': 'en' })).toEqual([302, '/ar'])
    expect(await seenWith('language=fr')).toEqual([200, 'nl blog'])
    expect(await seenWith('language=')).toEqual([302, '/en/blog'])
  })

  it('stays Dutch for who pressed its link on a page of another language, without a script', async () => {
    const pressed = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' }
    expect(await seen('/blog', { ...pressed, 'Accept-Language': 'en' })).toEqual([200, 'nl blog'])
    const typed = { ...pressed, 'Sec-Fetch-Site': 'none' }
    expect(await seen('/blog', { ...typed, 'Accept-Language': 'en' })).toEqual([302, '/en/blog'])
    const chosen = { ...pressed, Cookie: 'language=ar' }
    expect(await seen('/', { ...chosen, 'Accept-Language': 'en' })).toEqual([302, '/ar'])
  })

  it('crawlers see Dutch', async () => {
    expect(await seen('/blog', { 'Accept-Language': 'en', 'User-Agent': google })).toEqual([200, 'nl blog'])
  })

  it('caches are told what the answer depends on, and elsewhere that it does not', async () => {
    for (const language of ['nl', 'en'])
      expect((await get('/', { 'Accept-Language': language })).headers.get('vary')).toMatch(
        /^Accept-Language, Cookie/,
      )
    expect((await get('/en')).headers.get('vary')).toBe('Accept-Encoding')
  })

  it('files, unknown addresses and prefixed pages do not depend on the language', async () => {
    const english = { 'Accept-Language': 'en' }
    expect((await get('/sitemap.xml', english)).status).toBe(200)
    expect(await seen('/nothing', english)).toEqual([404, 'nl missing'])
    expect(await seen('/ar', english)).toEqual([200, 'ar home'])
  })
})

describe('an unknown address', () => {
  it('shows the nearest not-found page in the language of its prefix', async () => {
    expect(await seen('/nothing/at/all')).toEqual([404, 'nl missing'])
    expect(await seen('/en/nothing')).toEqual([404, 'en missing'])
    expect(await seen('/behandelingen/nothing')).toEqual([404, 'nl no such category'])
    expect(await seen('/behandelingen/nothing/at-all')).toEqual([404, 'nl missing'])
    expect(await seen('/de/blog')).toEqual([404, 'nl missing'])
    expect((await get('/nothing')).headers.get('content-security-policy')).toContain('sha256-')
  })
})

describe('other files', () => {
  it('have their types', async () => {
    const types = {
      '/assets/app.abc123.js': 'text/javascript; charset=utf-8',
      '/assets/face.woff2': 'font/woff2',
      '/silk.mp4': 'video/mp4',
      '/b.webm': 'video/webm',
      '/a.avif': 'image/avif',
      '/site.webmanifest': 'application/manifest+json',
      '/sitemap.xml': 'application/xml; charset=utf-8',
    }
    for (const [path, type] of Object.entries(types))
      expect((await get(path)).headers.get('content-type')).toBe(type)
  })

  it('are kept for good when their name carries a hash', async () => {
    for (const path of ['/assets/app.abc123.js', '/assets/face.woff2'])
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/silk.mp4')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it.each([
    ['bytes=0-1', 206, 'bytes 0-1/10', '01'],
    ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=5-2', 200, null, '0123456789'],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
    ['pages=1-2', 200, null, '0123456789'],
  ])('answer the range "%s" with %i', async (range, status, contentRange, body) => {
    const answer = await get('/silk.mp4', { Range: range })
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      status,
      contentRange,
      body,
    ])
  })

  it('answer a range of an older version with the whole file, and a held version with 304', async () => {
    const etag = (await get('/silk.mp4')).headers.get('etag') ?? ''
    expect((await get('/silk.mp4', { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200)
    expect((await get('/silk.mp4', { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
    expect((await get('/silk.mp4', { 'If-None-Match': etag })).status).toBe(304)
  })
})

it('says so when nothing was built', async () => {
  const answer = await siteRoutes(await openSite(join(folder, 'none'), 'http://localhost')).request('/')
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')])
})
