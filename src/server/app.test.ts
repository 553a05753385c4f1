import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { signCommand } from '#server/platform/http/command-token.ts'
import { languageAskedFor } from '#server/platform/http/language.ts'
import type { RateLimits } from '#server/platform/http/rate-limit.ts'
import { createRateLimits } from '#server/platform/http/rate-limit.ts'
import { entries } from '#shared/content/catalogue.ts'
import { catalogueAnswer } from '#shared/features/booking/contract.ts'
import { languages } from '#shared/i18n/languages.ts'
import { clinic } from '../../tests/clinic.ts'
import type { TestApp } from '../../tests/app.ts'
import { bookingOf, openTestApp } from '../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())

describe('the catalogue', () => {
  it.each(languages)('has every treatment with its texts in %s under its Dutch name', async (language) => {
    const { status, body } = await app.call(`/api/catalogue?language=${language}`)
    expect(status).toBe(200)
    expect(catalogueAnswer.parse(body)).toEqual(body)
    const treatments = catalogueAnswer.parse(body).categories.flatMap((category) => category.treatments)
    expect(treatments.map((treatment) => treatment.name)).toEqual(
      entries.map((entry) => entry.treatment.name.nl),
    )
    expect(treatments.map((treatment) => treatment.label)).toEqual(
      entries.map((entry) => entry.treatment.name[language]),
    )
    expect(treatments.every((treatment) => treatment.price.includes('€') && treatment.duration !== '')).toBe(
      true,
    )
  })

  it('says which prices are starting prices', async () => {
    const start = { nl: 'v.a. €', en: 'from €', es: 'desde ', ar: 'ابتداءً من ' }
    const from = entries.find((entry) => entry.treatment.priceFrom !== undefined)?.slug
    for (const language of languages) {
      const { body } = await app.call(`/api/catalogue?language=${language}`)
      const found = catalogueAnswer
        .parse(body)
        .categories.flatMap((category) => category.treatments)
        .find((treatment) => treatment.slug === from)
      expect(found?.price.startsWith(start[language])).toBe(true)
    }
  })

  it('names the consultation that has to come before a treatment, and none before the others', async () => {
    const { body } = await app.call('/api/catalogue')
    const treatments = catalogueAnswer.parse(body).categories.flatMap((category) => category.treatments)
    const firstOf = (name: string) => treatments.find((treatment) => treatment.name === name)?.consultFirst
    expect(firstOf('Neuscorrectie met filler')).toBe('Medisch consult bij de arts')
    expect(firstOf('TCA peeling gezicht')).toBe('Medisch consult bij de arts')
    expect(firstOf('Medisch consult bij de arts')).toBeNull()
    expect(treatments.filter(({ consultFirst }) => consultFirst !== null).length).toBe(3)
  })

  it('is Dutch for an unknown language, and may be kept for a while', async () => {
    const dutch = await app.call('/api/catalogue')
    expect((await app.call('/api/catalogue?language=fr')).body).toEqual(dutch.body)
    expect(dutch.headers.get('Cache-Control')).toContain('max-age')
    const etag = dutch.headers.get('ETag') ?? ''
    expect((await app.call('/api/catalogue', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  it('tells caches that it differs by encoding, whatever is asked of it', async () => {
    const site = createApp(app.deps)
    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      site.request('/api/catalogue', { method, headers })
    const etag = (await ask()).headers.get('ETag') ?? ''
    const answers = await Promise.all([
      ask(),
      ask({ 'Accept-Encoding': 'gzip' }),
      ask({ 'If-None-Match': etag }),
      ask({}, 'HEAD'),
    ])
    expect(answers.map(({ status, headers }) => `${status} ${headers.get('Vary')}`)).toEqual([
      '200 Accept-Encoding',
      '200 Accept-Encoding',
      '304 Accept-Encoding',
      '200 Accept-Encoding',
    ])
  })
})

describe('the API', () => {
  it('answers an unknown address and a wrong method in the language of the visitor', async () => {
    expect(await app.call('/api/nothing', { language: 'es' })).toMatchObject({
      status: 404,
      body: {
        error: 'No lo hemos encontrado. Vuelva atrás e inténtelo de nuevo, o llámenos.',
        code: 'not_found',
      },
    })
    const wrong = await app.call('/api/catalogue', { body: {} })
    expect([wrong.status, wrong.body.code, wrong.headers.get('Allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET, HEAD',
    ])
  })

  it('refuses bodies that are too large, not JSON, or not readable', async () => {
    const post = async (body: unknown, type = 'application/json') =>
      (await app.call('/api/appointments', { body, headers: { 'Content-Type': type } })).status
    expect(await post(bookingOf({ notes: 'x'.repeat(33 * 1024) }))).toBe(413)
    expect(await post(bookingOf(), 'text/plain')).toBe(415)
    for (const unreadable of ['{', '[]', 'null', '"text"', '12']) expect(await post(unreadable)).toBe(400)
    expect(await post('{}')).toBe(422)
  })

  it('names every field that is missing when a body is missing', async () => {
    const { status, body } = await app.call('/api/auth/login', { method: 'POST' })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['username', 'password']])
  })

  it('says what is wrong with a key that is too long', async () => {
    const headers = { 'Idempotency-Key': 'x'.repeat(201) }
    const { status, body } = await app.call('/api/appointments', { body: bookingOf(), headers })
    expect([status, body.fields]).toEqual([422, { 'idempotency-key': 'Gebruik ten hoogste 200 tekens.' }])
  })

  it('lets nobody keep an answer, and says that its errors vary by language', async () => {
    const { headers } = await app.call('/api/availability?date=2026-02-30')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Vary')).toContain('Accept-Language')
  })

  it('describes all its addresses', async () => {
    const { status, body } = await app.call('/api/openapi.json')
    expect([status, body.openapi]).toEqual([200, '3.1.0'])
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/appointments',
        '/api/appointments/{id}',
        '/api/appointments/{id}/calendar.ics',
        '/api/auth/login',
        '/api/availability',
        '/api/availability/days',
        '/api/availability/first',
        '/api/catalogue',
        '/api/contact',
        '/api/newsletter/subscribe',
        '/api/profile',
        '/healthz',
        '/readyz',
      ]),
    )
    const { schema } = body.paths['/api/appointments'].post.requestBody.content['application/json']
    expect(schema.required).toEqual([
      'treatmentType',
      'appointmentDate',
      'firstName',
      'lastName',
      'email',
      'phone',
    ])
  })

  it('works its description out once, however often it is asked for', async () => {
    const whole = createApp(app.deps)
    const worked = vi.spyOn(whole, 'getOpenAPI31Document')
    const ask = async () => {
      const answer = await whole.request('/api/openapi.json')
      return [answer.headers.get('content-type'), await answer.text()]
    }
    expect(await ask()).toEqual(await ask())
    expect((await ask())[0]).toBe('application/json')
    expect(worked).toHaveBeenCalledTimes(1)
  })

  it('describes texts with patterns that what people type fits', async () => {
    const { body } = await app.call('/api/openapi.json')
    const patterns: string[] = []
    JSON.parse(JSON.stringify(body), (key, value) => {
      if (key === 'pattern') patterns.push(value)
      return value
    })
    expect(patterns.length).toBeGreaterThan(0)
    for (const pattern of patterns) {
      const fits = ['noor@example.nl', '2026-11', '2026-11-24'].some((text) =>
        new RegExp(pattern, 'u').test(text),
      )
      expect(fits, pattern).toBe(true)
    }
  })
})

describe('health', () => {
  it('is fine while the database answers', async () => {
    expect((await app.call('/healthz')).status).toBe(200)
    expect((await app.call('/readyz')).status).toBe(200)
  })

  it('tells no counts to strangers: they rise when somebody who is known is mailed', async () => {
    expect((await app.call('/readyz')).body).toEqual({ status: 'ok' })
    const ask = (token: string) =>
      app.call('/api/mails/count', { body: {}, headers: { Authorization: `Bearer ${token}` } })
    expect((await ask('made-up')).status).toBe(401)
    expect((await ask(signCommand(app.deps.env, app.deps.now()))).body).toEqual({ queued: 0, failed: 0 })
  })

  it('limits how often free times are read', async () => {
    const limits = createRateLimits({ trustProxy: [], secret: 'secret', pool: undefined, log: app.deps.log })
    const limited = createApp({ ...app.deps, limits })
    const ask = async () => (await limited.request('/api/availability?date=1')).status
    for (let times = 0; times < 600; times++) expect(await ask()).toBe(422)
    expect(await ask()).toBe(429)
    expect((await limited.request('/api/availability/first')).status).toBe(429)
  })

  it('is not ready while the database is out of reach, and every answer says to try later', async () => {
    const away = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: null })
    const cut = createApp({ ...app.deps, db: away.db })
    expect((await cut.request('/healthz')).status).toBe(200)
    for (const path of ['/readyz', '/api/availability?date=2026-11-24']) {
      const answer = await cut.request(path)
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }])
    }
    await away.close()
    expect(app.errors()).toHaveLength(2)
  })
})

describe('Accept-Language', () => {
  it.each([
    [undefined, 'nl'],
    ['', 'nl'],
    ['de-DE,fr;q=0.5', 'nl'],
    ['en-GB,en;q=0.9,nl;q=0.8', 'en'],
    ['fr,es;q=0.4,ar;q=0.6', 'ar'],
    ['AR', 'ar'],
    ['en;q=0,es', 'es'],
    ['*', 'nl'],
  ])('%j is answered in %s', (header, language) => {
    expect(languageAskedFor(header)).toBe(language)
  })
})

it('limits bookings where limits are set', async () => {
  const limits: RateLimits = { networksOf: () => [{ key: 'somebody', share: 1 }], take: async () => 60 }
  const limited = createApp({ ...app.deps, clinic, limits })
  const answer = await limited.request('/api/appointments', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bookingOf()),
  })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60'])
  expect(await answer.json()).toMatchObject({ code: 'rate_limited' })
})
