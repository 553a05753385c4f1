import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { newsletterMailComposers, newsletterMailsInTime } from '#server/features/newsletter/emails.tsx'
import { newsletterLinkRoutes } from '#server/features/newsletter/routes.ts'
import { exportList } from '#server/features/newsletter/service.ts'
import { signCommand } from '#server/platform/http/command-token.ts'
import type { ComposedMail } from '#server/platform/mail/mail.ts'
import { directionOf, languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { createRateLimits } from '#server/platform/http/rate-limit.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, testNow } from '../../../../tests/app.ts'

/** Stands for the built site: says which of its pages was shown. */
const pages = new Hono().get('*', (c) => c.text(c.req.path))

let app: TestApp
let links: Hono
beforeAll(async () => {
  app = await openTestApp()
  links = newsletterLinkRoutes(app.deps, pages)
})
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const subscribe = (body: unknown = { email: 'noor@example.nl' }, language: Language = 'nl') =>
  app.call('/api/newsletter/subscribe', { body, language })
const subscribers = () => app.database.db.selectFrom('subscribers').selectAll().execute()
const refusals = () => app.database.db.selectFrom('unsubscribed').selectAll().execute()
const kinds = async () =>
  (await app.database.db.selectFrom('mails').select('kind').orderBy('created_at').execute()).map(
    ({ kind }) => kind,
  )

/** The newest stored mail, as it would be sent. */
async function newestMail(): Promise<ComposedMail> {
  const mail = await app.database.db
    .selectFrom('mails')
    .select(['kind', 'data', 'language'])
    .where('kind', 'like', 'newsletter-%')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const composer = newsletterMailComposers(app.deps)[mail.kind]
  if (composer === undefined) throw new Error(`no composer for ${mail.kind}`)
  return composer(mail.data, mail.language)
}

const linkIn = (mail: ComposedMail) =>
  /https:\/\/clinic\.example(\S*\/newsletter\/confirm\?token=[\w.-]+)/.exec(mail.text)?.[1] ?? ''
const unsubscribeLinkIn = (mail: ComposedMail) =>
  /^<https:\/\/clinic\.example(\S+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''

async function press(link: string, fields: Record<string, string> = {}) {
  const answer = await links.request(link, { method: 'POST', body: new URLSearchParams(fields) })
  return [answer.status, await answer.text()]
}

describe('the newsletter form', () => {
  it('stores the address as unconfirmed together with the mail that asks to confirm', async () => {
    const answer = await subscribe({ email: ' Noor@Example.nl ', name: 'Noor' }, 'ar')
    expect([answer.status, answer.body]).toEqual([200, { status: 'pending' }])
    expect(await subscribers()).toMatchObject([
      { email: 'Noor@example.nl', name: 'Noor', language: 'ar', confirmed_at: null },
    ])
    const mails = await app.database.db
      .selectFrom('mails')
      .select(['kind', 'recipient', 'language'])
      .execute()
    expect(mails).toEqual([{ kind: 'newsletter-confirm', recipient: 'Noor@example.nl', language: 'ar' }])
  })

  it.each(['application/json ; charset=utf-8', 'application/json;', 'application/json; a'])(
    'is taken as %j',
    async (type) => {
      const headers = { 'Content-Type': type }
      const body = { email: 'noor@example.nl' }
      const answer = await app.call('/api/newsletter/subscribe', { body, headers })
      expect([answer.status, answer.body]).toEqual([200, { status: 'pending' }])
    },
  )

  it.each(['null', '[]', '"x"', '1', '{'])('is refused as unreadable when its body is %s', async (body) => {
    const answer = await app.call('/api/newsletter/subscribe', { body })
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed_json'])
  })

  it('answers the same for an address that is new, waiting or on the list', async () => {
    const first = await subscribe()
    const waiting = await subscribe()
    await press(linkIn(await newestMail()))
    app.travelTo('2026-11-20T08:00:00Z')
    const known = await subscribe({ email: 'NOOR@example.nl', name: 'Mallory' }, 'es')
    for (const answer of [first, waiting, known]) {
      expect([answer.status, answer.body]).toEqual([200, { status: 'pending' }])
    }
    expect(await kinds()).toEqual(['newsletter-confirm', 'newsletter-known'])
    expect(await subscribers()).toMatchObject([{ email: 'noor@example.nl', name: null, language: 'nl' }])
  })

  it('mails an address once an hour at most, however often it is typed', async () => {
    await Promise.all([subscribe(), subscribe({ email: 'NOOR@EXAMPLE.NL' }), subscribe()])
    app.travelTo('2026-11-19T08:59:59Z')
    await subscribe()
    expect(await kinds()).toEqual(['newsletter-confirm'])
    app.travelTo('2026-11-19T09:00:00Z')
    await subscribe()
    expect(await kinds()).toEqual(['newsletter-confirm', 'newsletter-confirm'])
  })

  it.each([
    [''],
    ['noor'],
    ['noor example.nl'],
    ['a@b.nl, c@d.nl'],
    [null],
    ['noor@example.nl\r\nBcc: x@y.nl'],
  ])('refuses %j as an address, in the language of the visitor', async (email) => {
    const answer = await subscribe({ email }, 'es')
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input'])
    expect(answer.body.fields.email).toMatch(/correo/)
    expect(await subscribers()).toEqual([])
  })

  it('takes a name that was left empty as none', async () => {
    await subscribe({ email: 'noor@example.nl', name: ' ' })
    expect(await subscribers()).toMatchObject([{ name: null }])
  })

  it('refuses what only a program fills in', async () => {
    const answer = await subscribe({ email: 'noor@example.nl', website: 'https://spam.example' })
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input'])
    expect(answer.body.fields).toEqual({ website: 'Laat dit veld leeg.' })
    expect(await subscribers()).toEqual([])
    expect((await subscribe({ email: 'noor@example.nl', website: null })).status).toBe(200)
  })

  it('lets one household ask ten times in ten minutes', async () => {
    const limits = createRateLimits({
      trustProxy: [],
      secret: app.deps.env.secret,
      pool: undefined,
      log: app.deps.log,
    })
    const limited = await openTestApp({ db: app.database.db, limits })
    const answers = []
    for (let index = 0; index < 11; index++) {
      const body = { email: `noor${index}@example.nl` }
      answers.push((await limited.call('/api/newsletter/subscribe', { body })).status)
    }
    expect(answers).toEqual([...Array<number>(10).fill(200), 429])
    await limited.close()
  })
})

describe('the link that confirms', () => {
  it('changes nothing when it is only opened, and puts the address on the list when its button is pressed', async () => {
    await subscribe()
    const link = linkIn(await newestMail())
    expect((await links.request(link)).status).toBe(404)
    expect(await subscribers()).toMatchObject([{ confirmed_at: null }])
    expect(await press(link)).toEqual([200, '/newsletter/confirm/done'])
    expect(await subscribers()).toMatchObject([{ confirmed_at: new Date(testNow) }])
  })

  it('may be pressed twice, and takes the token from a form field too', async () => {
    await subscribe()
    const link = linkIn(await newestMail())
    await press(link)
    app.travelTo('2026-12-24T08:00:00Z')
    const [path = '', token = ''] = link.split('?token=')
    expect(await press(path, { token })).toEqual([200, '/newsletter/confirm/done'])
    expect(await subscribers()).toMatchObject([{ confirmed_at: new Date(testNow) }])
  })

  it('answers in the language of its address', async () => {
    for (const language of languages) {
      await subscribe({ email: `${language}@example.nl` }, language)
      app.travelTo(new Date(app.deps.now().getTime() + 1000).toISOString())
      const prefix = language === 'nl' ? '' : `/${language}`
      expect(await press(linkIn(await newestMail()))).toEqual([200, `${prefix}/newsletter/confirm/done`])
    }
  })

  it.each([
    ['was pressed', () => newestMail().then((mail) => press(linkIn(mail)))],
    ['has ended', () => Promise.resolve(app.travelTo('2026-11-26T08:00:00Z'))],
    ['was taken back', () => app.database.db.deleteFrom('subscribers').execute()],
  ])('is not mailed once it %s while the mail server was away', async (_, happens) => {
    await subscribe()
    const { data } = await app.database.db.selectFrom('mails').select('data').executeTakeFirstOrThrow()
    const leaving = () => newsletterMailsInTime(app.deps)['newsletter-confirm']?.(data, 'nl')
    expect(await leaving()).not.toBeNull()
    await happens()
    expect(await leaving()).toBeNull()
  })

  it('stops working after a week, and when it was damaged or made for another purpose', async () => {
    await subscribe()
    const mail = await newestMail()
    const link = linkIn(mail)
    const foreign = unsubscribeLinkIn(mail).replace('unsubscribe', 'confirm')
    for (const wrong of [`${link}x`, foreign, '/newsletter/confirm', '/newsletter/confirm?token='])
      expect(await press(wrong)).toEqual([410, '/newsletter/confirm/invalid'])
    app.travelTo('2026-11-26T08:00:00Z')
    expect(await press(link)).toEqual([410, '/newsletter/confirm/invalid'])
    expect(await subscribers()).toMatchObject([{ confirmed_at: null }])
  })
})

describe('a press without a readable form', () => {
  const post = async (init: RequestInit) => {
    const answer = await serving().request('/newsletter/confirm', { method: 'POST', ...init })
    return answer.status
  }
  /** The links as the server mounts them: beside the API, which answers what is thrown. */
  const serving = () => createApp(app.deps).route('/', newsletterLinkRoutes(app.deps, pages))

  it('is answered like one without a link', async () => {
    expect(await post({ headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' })).toBe(410)
    expect(await post({ headers: { 'Content-Type': 'application/json' }, body: '{}' })).toBe(410)
  })

  it('is refused when it is too large', async () => {
    expect(await post({ body: new URLSearchParams({ token: 'x'.repeat(20_000) }) })).toBe(413)
  })
})

describe('the link that unsubscribes', () => {
  it('leaves nothing of the address but a hash', async () => {
    await subscribe()
    const mail = await newestMail()
    await press(linkIn(mail))
    expect(await press(unsubscribeLinkIn(mail))).toEqual([200, '/newsletter/unsubscribe/done'])
    expect(await subscribers()).toEqual([])
    const mails = await app.database.db.selectFrom('mails').selectAll().execute()
    expect(mails).toMatchObject([{ state: 'dropped', recipient: '' }])
    const kept = JSON.stringify([await refusals(), mails])
    expect(kept).toMatch(/email_hash/)
    expect(kept).not.toContain('noor')
  })

  it('is what mail programs press with one click', async () => {
    await subscribe()
    const mail = await newestMail()
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(await press(unsubscribeLinkIn(mail), { 'List-Unsubscribe': 'One-Click' })).toEqual([
      200,
      '/newsletter/unsubscribe/done',
    ])
    expect(await subscribers()).toEqual([])
  })

  it('is pressed from the pages of mail programs on the web too, and no other link is', async () => {
    await subscribe()
    const mail = await newestMail()
    const site = createApp(app.deps)
    site.route('/', links)
    const from = { method: 'POST', headers: { Origin: 'https://webmail.example' } }
    expect((await site.request(linkIn(mail), from)).status).toBe(403)
    expect(await subscribers()).toHaveLength(1)
    expect((await site.request(unsubscribeLinkIn(mail), from)).status).toBe(200)
    expect(await subscribers()).toEqual([])
  })

  it('ends the link that confirms, and works again after a new confirmation', async () => {
    await subscribe()
    const first = await newestMail()
    await press(unsubscribeLinkIn(first))
    expect(await press(linkIn(first))).toEqual([410, '/newsletter/confirm/invalid'])

    app.travelTo('2026-11-19T08:00:01Z')
    await subscribe()
    await press(linkIn(await newestMail()))
    expect([await subscribers(), await refusals()]).toMatchObject([[{ email: 'noor@example.nl' }], []])
    expect(await press(unsubscribeLinkIn(first))).toEqual([200, '/newsletter/unsubscribe/done'])
    expect(await subscribers()).toEqual([])
  })

  it('may be pressed twice, and does nothing when it is damaged', async () => {
    await subscribe()
    const link = unsubscribeLinkIn(await newestMail())
    expect(await press(`${link}x`)).toEqual([410, '/newsletter/unsubscribe/invalid'])
    expect(await subscribers()).toHaveLength(1)
    for (let time = 0; time < 2; time++) expect((await press(link))[0]).toBe(200)
    expect(await refusals()).toHaveLength(1)
  })
})

describe('a booking', () => {
  const book = (changes: Record<string, unknown>) =>
    app.call('/api/appointments', { body: bookingOf(changes), language: 'en' })

  it('asks to confirm the newsletter when that was ticked', async () => {
    expect((await book({ subscribeNewsletter: true })).status).toBe(201)
    expect(await subscribers()).toMatchObject([
      { email: 'noor@example.nl', name: 'Noor', language: 'en', confirmed_at: null },
    ])
    expect((await kinds()).toSorted()).toEqual([
      'booking-confirmation',
      'booking-notice',
      'newsletter-confirm',
    ])
    expect(await press(linkIn(await newestMail()))).toEqual([200, '/en/newsletter/confirm/done'])
  })

  it('asks nothing when it was not, when nothing was booked, or when the address is on the list', async () => {
    await book({})
    expect((await book({ subscribeNewsletter: true, appointmentDate: '2026-11-22T10:00' })).status).toBe(422)
    expect(await subscribers()).toEqual([])
    await subscribe()
    await press(linkIn(await newestMail()))
    app.travelTo('2026-11-20T08:00:00Z')
    await book({ subscribeNewsletter: true })
    expect((await kinds()).filter((kind) => kind.startsWith('newsletter'))).toEqual(['newsletter-confirm'])
  })
})

describe('the exported list', () => {
  it('holds confirmed addresses only, each with its unsubscribe link, and no formula', async () => {
    await subscribe({ email: 'noor@example.nl', name: '=cmd|"x"!A1' })
    await press(linkIn(await newestMail()))
    await subscribe({ email: 'waiting@example.nl' })
    const [head, row = '', ...rest] = (await exportList(app.deps)).split('\r\n')
    expect(head).toBe('"email","name","language","confirmed_at","unsubscribe_url"')
    expect(row).toContain(`"noor@example.nl","'=cmd|""x""!A1","nl","2026-11-19T08:00:00.000Z","https://`)
    expect(rest).toEqual([''])
    const link = /"https:\/\/clinic\.example([^"]+)"$/.exec(row)?.[1] ?? ''
    expect((await press(link))[0]).toBe(200)
    expect((await exportList(app.deps)).split('\r\n')).toHaveLength(2)
  })
})

it('the list has the newest reader first', async () => {
  for (const [day, email] of [
    ['19', 'first@example.nl'],
    ['20', 'between@example.nl'],
    ['21', 'last@example.nl'],
  ]) {
    app.travelTo(`2026-11-${day}T08:00:00Z`)
    await subscribe({ email })
    await press(linkIn(await newestMail()))
  }
  const rows = (await exportList(app.deps)).split('\r\n').slice(1, -1)
  expect(rows.map((row) => row.split('"')[1])).toEqual([
    'last@example.nl',
    'between@example.nl',
    'first@example.nl',
  ])
})

describe('the running server', () => {
  const read = (token: string) =>
    app.call('/api/newsletter/export', { body: {}, headers: { Authorization: `Bearer ${token}` } })

  it('gives the list to who knows the secret, for a minute, and to nobody else', async () => {
    await subscribe()
    await press(linkIn(await newestMail()))
    const token = signCommand(app.deps.env, new Date(testNow))
    expect((await read(token)).body).toContain('noor@example.nl')
    const foreign = signCommand({ secret: 'another secret of 32 characters.' }, new Date(testNow))
    for (const wrong of ['', 'x', foreign, token.replace(/^\d/, '9')])
      expect((await read(wrong)).status).toBe(401)
    app.travelTo('2026-11-19T08:01:00Z')
    expect((await read(token)).status).toBe(401)
  })
})

describe.each(languages)('the mails in %s', (language) => {
  it('have their links in both parts, the headers of one-click, and no placeholder or name', async () => {
    await subscribe({ email: 'noor@example.nl', name: 'Mallory' }, language)
    const asking = await newestMail()
    await press(linkIn(asking))
    app.travelTo('2026-11-20T08:00:00Z')
    await subscribe({ email: 'noor@example.nl' }, language)
    const known = await newestMail()
    expect(asking.subject).not.toBe(known.subject)
    for (const mail of [asking, known]) {
      expect(mail.html).toContain(`dir="${directionOf(language)}"`)
      expect(unsubscribeLinkIn(mail)).toContain('/newsletter/unsubscribe?token=')
      expect(mail.html.length).toBeLessThan(60_000)
      for (const part of [mail.subject, mail.html, mail.text])
        expect(part).not.toMatch(/\{\{|\}\}|undefined|newsletterMail\.|Mallory/)
    }
    expect(asking.html).toContain(linkIn(asking))
    expect(known.text).toContain(unsubscribeLinkIn(known))
  })
})
