import { randomUUID } from 'node:crypto'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailComposers } from '#server/mails.ts'
import { createMailTransport } from '#server/platform/mail/transport.ts'
import type { Answer, TestApp } from './app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf } from './app.ts'
import { readCalendarFile } from './calendar-file.ts'
import type { MailServer } from './mail-server.ts'
import { openMailServer } from './mail-server.ts'

/** What somebody may type who wants more than to be written to. */
const attacks: Readonly<Record<string, string>> = {
  'a line of header': 'Noor\r\nBcc: stolen@evil.example',
  'a bare line feed': 'Noor\nBcc: stolen@evil.example',
  'a bare carriage return': 'Noor\rBcc: stolen@evil.example',
  'a line separator': 'Noor\u2028Bcc: stolen@evil.example',
  'a paragraph separator': 'Noor\u2029Bcc: stolen@evil.example',
  'a next line': 'Noor\u0085Bcc: stolen@evil.example',
  'a null': 'Noor\u0000Bcc: stolen@evil.example',
  'an encoded line of header': '=?utf-8?Q?Noor=0D=0ABcc:_stolen@evil.example?= %0D%0ABcc:stolen@evil.example',
  'a header by itself': 'Bcc: stolen@evil.example',
  'more addresses': '"Noor" <stolen@evil.example>, stolen@evil.example; stolen@evil.example',
  'a script': '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'the end of an attribute': `"'><a href="https://evil.example" onclick='alert(1)'>Noor</a>`,
  'the end of the document': '--></style></title></body></html>',
  'a placeholder': '{{clinic}} {{- clinic}} $t(mail.site) ${1} %s',
  'a line of calendar': 'Noor\\nATTENDEE:mailto:stolen@evil.example;X="',
  'an order turned round': '\u202egro.live\u2066@nelots\u202d',
  'very much': 'x'.repeat(4_000),
}

const attackedAddresses: Readonly<Record<string, string>> = {
  'a line of header': 'noor@example.nl\r\nBcc: stolen@evil.example',
  'a line separator': 'noor@example.nl\u2028Bcc:stolen@evil.example',
  'two addresses': 'noor@example.nl,stolen@evil.example',
  'an address in brackets': '<stolen@evil.example>noor@example.nl',
  'a group': 'team:stolen@evil.example',
  quotes: '"Noor\'"@example.nl',
  'a script': '<script>alert(1)</script>@example.nl',
  'an order turned round': '\u202enoor@example.nl',
}

let app: TestApp
let mailServer: MailServer
let recipients: string[][] = []
beforeAll(async () => {
  app = await openTestApp()
  mailServer = await openMailServer(['take'], {
    onRcptTo(address, { envelope }, answer) {
      recipients.push([...envelope.rcptTo.map((earlier) => earlier.address), address.address])
      answer()
    },
  })
})
beforeEach(async () => {
  await app.clear()
  mailServer.taken.length = 0
  recipients = []
})
afterAll(async () => {
  await mailServer.close()
  await app.close()
})

type Form = {
  readonly body: Readonly<Record<string, unknown>>
  readonly typed: readonly string[]
  readonly send: (body: unknown) => Promise<Answer>
}

const post = (path: string) => (body: unknown) => app.call(path, { body, language: 'nl' })
const enquiry = {
  name: 'Noor',
  email: 'noor@example.nl',
  phone: '06 12345678',
  subject: 'Vraag',
  message: 'Kan dat?',
}

const forms: Readonly<Record<string, Form>> = {
  booking: {
    body: bookingOf({ subscribeNewsletter: true }),
    typed: ['firstName', 'lastName', 'phone', 'notes', 'treatmentType', 'appointmentDate', 'dateOfBirth'],
    send: post('/api/appointments'),
  },
  contact: {
    body: enquiry,
    typed: ['name', 'phone', 'subject', 'message', 'treatments'],
    send: post('/api/contact'),
  },
  newsletter: {
    body: { email: 'noor@example.nl', name: 'Noor' },
    typed: ['name'],
    send: post('/api/newsletter/subscribe'),
  },
  registration: {
    body: registrationOf({ phone: '06 12345678', dateOfBirth: '1990-05-04' }),
    typed: ['username', 'firstName', 'lastName', 'phone', 'dateOfBirth'],
    send: post('/api/auth/register'),
  },
  profile: {
    body: {
      firstName: 'Noor',
      lastName: 'de Vries',
      email: 'noor@example.nl',
      phone: null,
      dateOfBirth: null,
      password: registrationOf().password,
    },
    typed: ['firstName', 'lastName', 'phone', 'dateOfBirth'],
    async send(body) {
      const account = registrationOf({ username: `noor-${randomUUID().slice(0, 8)}` })
      const registered = await app.call('/api/auth/register', { body: account })
      const cookie = sessionOf(registered)
      const changed = await app.call('/api/profile', { method: 'PATCH', body, cookie })
      // A mail that names the client as the profile does now.
      await app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
      return changed
    },
  },
  'forgotten password': {
    body: { email: 'noor@example.nl' },
    typed: [],
    send: post('/api/auth/forgot'),
  },
}

/** Sends everything that was stored, as the product would, and answers with what the mail server got. */
async function deliverAll() {
  const composers = mailComposers(app.deps)
  const transport = createMailTransport({
    smtpUrl: mailServer.url,
    mailFrom: 'Kliniek <post@clinic.example>',
    outbox: '/dev/null',
  })
  const stored = await app.database.db.selectFrom('mails').selectAll().execute()
  for (const mail of stored) {
    const composed = await composers[mail.kind]?.(mail.data, mail.language)
    if (composed)
      await transport.send({
        ...composed,
        id: mail.id,
        messageId: mail.message_id,
        kind: mail.kind,
        language: mail.language,
        to: mail.recipient,
        createdAt: mail.created_at,
      })
  }
  transport.close()
  return mailServer.parsed()
}

async function expectHarmlessMails() {
  const mails = await deliverAll()
  for (const mail of mails) {
    expect([mail.from?.text, mail.cc, mail.bcc]).toEqual([
      '"Kliniek" <post@clinic.example>',
      undefined,
      undefined,
    ])
    expect([mail.to].flat()).toHaveLength(1)
    const known =
      /^(from|to|reply-to|subject|message-id|date|mime-version|content-(type|language)|auto-submitted|list-unsubscribe.*|list)$/
    expect([...mail.headers.keys()].filter((name) => !known.test(name))).toEqual([])
    expect(mail.subject).not.toMatch(/[\r\n\u202a-\u202e]/)
    const page = parse(String(mail.html))
    expect(page.querySelectorAll('script, img, iframe, [onclick], [onerror]')).toEqual([])
    for (const link of page.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(https:\/\/clinic\.example\/|tel:\+\d+$|mailto:[^?&]+$)/)
    expect(page.querySelectorAll('html, body, h1')).toHaveLength(3)
    expect(`${String(mail.html)}${mail.text}`).not.toMatch(/[\u202a-\u202e]/)
    for (const file of mail.attachments) {
      if (!file.contentType.includes('calendar')) continue
      expect(readCalendarFile(file.content.toString()).events[0]?.attendees).toHaveLength(1)
    }
  }
  // One mail, one reader.
  for (const readers of recipients) expect(readers).toHaveLength(1)
}

describe.each(Object.entries(forms))('the form of a %s', (_form, { body, typed, send }) => {
  it.runIf(typed.length > 0).each(Object.entries(attacks))(
    'with %s in every field: refused, or shown as it is',
    async (_what, attack) => {
      const all = Object.fromEntries(
        typed.map((field) => [field, field === 'treatments' ? [attack] : attack]),
      )
      const first = await send({ ...body, ...all })
      expect([200, 201, 202, 422]).toContain(first.status)
      if (first.status === 422) {
        // What was refused as it should be is left out, so that the rest gets its chance.
        const refused = Object.keys(first.body.fields ?? {})
        expect(refused.length).toBeGreaterThan(0)
        const rest = Object.fromEntries(Object.entries(all).filter(([field]) => !refused.includes(field)))
        expect([200, 201, 202, 422]).toContain((await send({ ...body, ...rest })).status)
      }
      await expectHarmlessMails()
    },
  )

  it.each(Object.entries(attackedAddresses))(
    'with %s for an address: nobody else is written to',
    async (_what, email) => {
      const { status } = await send({ ...body, email })
      expect([200, 201, 202, 422]).toContain(status)
      await expectHarmlessMails()
      // A refused form mails nothing; to change a profile needs an account, whose own address has had its mails.
      if (status === 422) expect(recipients.flat().filter((each) => each !== body['email'])).toEqual([])
    },
  )
})
