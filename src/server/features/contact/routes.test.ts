import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contactMailComposers } from '#server/features/contact/emails.tsx'
import { createRateLimits } from '#server/platform/http/rate-limit.ts'
import { directionOf, languages } from '#shared/i18n/languages.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { openTestApp, registrationOf, sessionOf } from '../../../../tests/app.ts'
import { clinic } from '../../../../tests/clinic.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(() => app.clear())

const enquiry = {
  name: 'Noor de Vries',
  email: 'noor@example.nl',
  phone: '06 12345678',
  subject: 'Vraag over lippen',
  message: 'Goedemorgen,\n\nIs een halve milliliter genoeg?',
  treatments: ['Lipfiller 0,5 ml'],
}
type Options = { language?: string; key?: string }

const send = (changes: Record<string, unknown> = {}, { language = 'nl', key }: Options = {}) =>
  app.call('/api/contact', {
    body: { ...enquiry, ...changes },
    language,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  })
const enquiries = () => app.database.db.selectFrom('enquiries').selectAll().execute()
const storedMails = () => app.database.db.selectFrom('mails').selectAll().orderBy('kind').execute()

async function composed(kind: string) {
  const mail = (await storedMails()).find((each) => each.kind === kind)
  const composer = contactMailComposers(app.deps)[kind]
  if (mail === undefined || composer === undefined) throw new Error(`no mail ${kind}`)
  return composer(mail.data, mail.language)
}

describe('a message from the contact page', () => {
  it('is stored, together with the mail to the clinic and the copy for its sender', async () => {
    const answer = await send()
    expect([answer.status, answer.body]).toEqual([202, { status: 'received' }])
    expect(await enquiries()).toMatchObject([
      { ...enquiry, language: 'nl', created_at: new Date('2026-11-19T08:00:00Z') },
    ])
    expect(await storedMails()).toMatchObject([
      { kind: 'contact-copy', recipient: 'noor@example.nl', language: 'nl', state: 'queued' },
      { kind: 'contact-notice', recipient: 'balie@clinic.example', language: 'nl', state: 'queued' },
    ])
  })

  it('needs neither telephone nor treatments', async () => {
    for (const changes of [
      { phone: '', treatments: [] },
      { phone: null, treatments: undefined },
      { phone: undefined },
    ])
      expect((await send(changes)).status).toBe(202)
    expect((await enquiries()).map(({ phone }) => phone)).toEqual([null, null, null])
  })

  it('names its treatments as the catalogue does, each once', async () => {
    await send({
      treatments: ['gratis consult', 'Gratis consult ', 'Lipfiller 0,5 ml', 'HYDRA FACIAL GEZICHT'],
    })
    expect((await enquiries())[0]?.treatments).toEqual([
      'Gratis consult',
      'Lipfiller 0,5 ml',
      'Hydra facial gezicht',
    ])
  })

  it('is stored and mailed once when it is sent again with its key, also at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send({}, { key: 'k1' })))
    answers.push(await send({}, { key: 'k1' }))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    expect([(await enquiries()).length, (await storedMails()).length]).toEqual([1, 2])
    await send({ subject: 'Iets anders' }, { key: 'k1' })
    await send({}, { key: 'k2' })
    expect((await enquiries()).length).toBe(3)
  })

  it('keeps every script and sign as it was typed', async () => {
    const typed = { name: "D'Arcy Ñ", subject: 'سؤال; drop table enquiries', message: '<b>vet</b>\t😀\n$1' }
    await send(typed)
    expect(await enquiries()).toMatchObject([typed])
  })
})

it('is not stored when its mails cannot be', async () => {
  const broken = { enqueue: () => Promise.reject(new Error('no queue')) }
  const other = await openTestApp({ mails: broken })
  try {
    expect((await other.call('/api/contact', { body: enquiry })).status).toBe(500)
    expect(await other.database.db.selectFrom('enquiries').select('id').execute()).toEqual([])
  } finally {
    await other.close()
  }
})

describe('a message is refused', () => {
  const refused = async (changes: Record<string, unknown>, language = 'nl') => {
    const answer = await send(changes, { language })
    expect([answer.status, (await enquiries()).length, (await storedMails()).length]).toEqual([422, 0, 0])
    return answer.body.fields
  }

  it('with a sentence at every field that is missing or wrong', async () => {
    const required = 'Dit veld is verplicht.'
    expect(await refused({ name: ' ', email: 'noor', subject: undefined, message: '' })).toEqual({
      name: required,
      email: 'Voer een geldig e-mailadres in.',
      subject: required,
      message: required,
    })
    for (const nothing of ['\u200b', '\u202e', ' \u00ad\u2060\n', '\u2800'])
      expect(await refused({ message: nothing, subject: nothing })).toEqual({
        subject: required,
        message: required,
      })
    expect(await refused({ message: 'x'.repeat(4001) }, 'en')).toEqual({
      message: expect.stringContaining('4000'),
    })
  })

  it('when it names more than three treatments, or one that does not exist', async () => {
    const four = ['Lipfiller 0,5 ml', 'Gratis consult', 'Hydra facial gezicht', 'Botox drie zones']
    for (const treatments of [four, Array.from({ length: 51 }, () => four).flat()])
      expect(await refused({ treatments })).toEqual({
        treatments: 'U kunt ten hoogste 3 behandelingen kiezen.',
      })
    expect(await refused({ treatments: ['Trapeze'] }, 'ar')).toEqual({
      treatments: expect.stringMatching(/\p{Script=Arabic}/u),
    })
    expect(await refused({ treatments: [{ $gt: '' }] })).toHaveProperty('treatments')
    expect(await refused({ treatments: 'Gratis consult' })).toHaveProperty('treatments')
  })

  it.each([
    { name: 'Noor\r\nBcc: all@example.nl' },
    { subject: 'Hallo\nBcc: all@example.nl' },
    { email: 'noor@example.nl\r\nBcc: all@example.nl' },
    { email: 'noor@example.nl, all@example.nl' },
    { email: '<noor@example.nl>' },
    { phone: '06\n12345678' },
  ])('when a line of a mail would become two: %o', async (changes) => {
    expect(await refused(changes)).toHaveProperty(Object.keys(changes)[0] ?? '')
  })

  it('when the field that people never see was filled in', async () => {
    expect(await refused({ website: 'https://example.nl' })).toHaveProperty('website')
    for (const website of ['', null, 7]) expect((await send({ website })).status).toBe(202)
  })

  it('when it holds a sign that no text has, or its key is too long', async () => {
    expect((await send({ message: 'a\u0000b' })).status).toBe(422)
    expect((await send({}, { key: 'x'.repeat(201) })).status).toBe(422)
  })

  it('after six in ten minutes from one address', async () => {
    const { secret } = app.deps.env
    const limits = createRateLimits({ trustProxy: [], secret, pool: undefined, log: app.deps.log })
    const limited = await openTestApp({ limits })
    try {
      const statuses = []
      for (let count = 0; count < 7; count += 1)
        statuses.push((await limited.call('/api/contact', { body: enquiry })).status)
      expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429])
    } finally {
      await limited.close()
    }
  })
})

/** The cookie of a client whose address is proven. */
async function provenClient(): Promise<string> {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  await app.database.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
  return cookie
}

describe('its mails', () => {
  const typed = {
    name: '<img src=x onerror=alert(1)>',
    subject: '</h1><script>alert(1)</script>',
    message: 'Een <a href="https://evil.example">regel</a>\nen nog een',
  }

  it('tell the clinic everything, in Dutch, and are answered to the sender', async () => {
    await send(typed, { language: 'es' })
    const notice = await composed('contact-notice')
    expect(notice.subject).toBe('Bericht van <img src=x onerror=alert(1)> via de website')
    expect(notice.replyTo).toBe('noor@example.nl')
    for (const fact of [
      ...Object.values(typed).flatMap((text) => text.split('\n')),
      '06 12345678',
      'Spaans',
      'Lipfiller 0,5 ml',
    ])
      expect(notice.text).toContain(fact)
  })

  it.each(languages)(
    'carry in %s nothing that was typed to an address that nobody has proven',
    async (language) => {
      await send(typed, { language })
      const copy = await composed('contact-copy')
      expect(copy.html).toContain(`dir="${directionOf(language)}"`)
      expect(copy.replyTo).toBe(clinic.emails.general)
      for (const part of [copy.subject, copy.text, copy.html])
        expect(part).not.toMatch(/\{\{|undefined|contactMail\.|en nog een|script|img src|evil|Noor/)
    },
  )

  it.each(languages)(
    'give a client a copy in %s at the proven address, answered to the clinic',
    async (language) => {
      const cookie = await provenClient()
      await app.call('/api/contact', { body: { ...enquiry, ...typed }, cookie, language })
      const copy = await composed('contact-copy')
      expect(copy.html).toContain(`dir="${directionOf(language)}"`)
      expect(copy.replyTo).toBe(clinic.emails.general)
      expect(copy.text).toContain('en nog een')
      expect(`${copy.subject}${copy.text}${copy.html}`).not.toMatch(/\{\{|undefined|contactMail\./)
      // What was typed is never the subject of a mail that goes wherever its writer likes.
      expect(copy.subject).not.toContain('script')
    },
  )

  it('name each treatment on a line of its own, since names hold commas', async () => {
    const treatments = ['Lipfiller 0,5 ml', 'Lipfiller 1 ml', 'Hydra facial gezicht']
    await send({ treatments })
    for (const kind of ['contact-notice', 'contact-copy']) {
      const lines = (await composed(kind)).text.split('\n').map((line) => line.trim())
      expect(lines).toEqual(expect.arrayContaining(treatments))
    }
  })

  it('show what was typed as text, not as HTML', async () => {
    await send(typed)
    for (const kind of ['contact-notice', 'contact-copy'])
      expect((await composed(kind)).html).not.toMatch(/<script|<img|evil\.example">/)
  })
})
