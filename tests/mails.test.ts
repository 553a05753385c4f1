import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import type { ComposedMail } from '#server/platform/mail/mail.ts'
import { mailKinds } from '#shared/features/desk/mail-kinds.ts'
import { directionOf, languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { openMailSamples } from '../scripts/mail-samples.ts'
import type { MailSamples } from '../scripts/mail-samples.ts'
import { readCalendarFile } from './calendar-file.ts'
import { openTestDatabase } from './database.ts'
import { messagesOf } from './texts.ts'

/** Every mail of the product, as the preview shows it. */
const toTheClinic = mailKinds.filter((kind) => kind.endsWith('-notice'))
const toClients = mailKinds.filter((kind) => !kind.endsWith('-notice'))
const aboutVisits = toClients.filter((kind) => /^(booking|visit)-/.test(kind))
const origin = 'https://kliniekbuiten.example'

let samples: MailSamples
beforeAll(async () => void (samples = await openMailSamples({ database: await openTestDatabase() })))
afterAll(() => samples.close())

/** The line that mail programs show after the subject. */
const preheaderOf = ({ html }: ComposedMail) =>
  parse(html)
    .querySelector('[data-skip-in-text]')
    ?.text.replace(/[\s\u00a0\u200b-\u200f\ufeff]+/g, ' ')
    .trim() ?? ''

const languageOfPage = (language: Language) => (language === 'nl' ? '' : `/${language}`)

it('every mail of the list has a sample to look at, and none is missing there', () => {
  expect([...samples.kinds].toSorted()).toEqual(mailKinds.toSorted())
})

it.each([...aboutVisits, 'payment-link'])(
  '%s has a name where the desk lists the mails of a visit',
  (kind) => {
    expect(messagesOf('nl').get(`deskAgenda.kind.${kind}`)).toBeTruthy()
  },
)

describe.each(languages)('every mail to a client in %s', (language) => {
  it.each(toClients)('%s says who writes, reads in its direction, and stays small', async (kind) => {
    const mail = await samples.compose(kind, language)
    const root = parse(mail.html).querySelector('html')
    expect([root?.getAttribute('lang'), root?.getAttribute('dir')]).toEqual([language, directionOf(language)])
    expect(Buffer.byteLength(mail.html)).toBeLessThan(60_000)
    // Who searches a text or copies from it types plain spaces; amounts are written as on the site.
    expect(mail.text.replace(/€\u00a0|\u00a0[€%]/g, '')).not.toContain('\u00a0')
    for (const part of [mail.html, mail.text]) {
      for (const fact of [
        clinic.legalName,
        clinic.address.street,
        clinic.phones.landline,
        clinic.registrations.kvk,
        `${origin}${languageOfPage(language)}/privacy-policy`,
      ])
        expect(part).toContain(fact)
      expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object|[a-z]Mail\./)
    }
    expect(mail.replyTo).toBe(clinic.emails.general)
  })

  it.each(toClients)('%s takes leave in the name of the clinic', async (kind) => {
    const { text } = await samples.compose(kind, language)
    const words = messagesOf(language)
    const leaves = new Set(
      ['accountMail.regards', 'bookingMail.regards'].map((key) =>
        words.get(key)?.replace('{{clinic}}', clinic.name),
      ),
    )
    expect(text.split('\n').filter((line) => leaves.has(line))).toHaveLength(1)
  })

  it.each(toClients)('%s has a subject, a preheader and a title in that language', async (kind) => {
    const mail = await samples.compose(kind, language)
    const title = parse(mail.html).querySelector('h1')?.text ?? ''
    for (const words of [mail.subject, preheaderOf(mail), title]) {
      expect(words.length).toBeGreaterThan(5)
      expect(/\p{Script=Arabic}/u.test(words), words).toBe(language === 'ar')
    }
  })

  it.each(toClients)('%s loads nothing, keeps dark colours, and leaves no field empty', async (kind) => {
    const { html } = await samples.compose(kind, language)
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i)
    expect(html).toContain('prefers-color-scheme: dark')
    const page = parse(html)
    for (const cell of page.querySelectorAll('th, .value, li, h1, h2')) expect(cell.text.trim()).not.toBe('')
    for (const link of page.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(https:\/\/kliniekbuiten\.example\/|tel:(\+\d+|112)$)/)
  })

  it.each(toClients)('%s reads well without HTML', async (kind) => {
    const { text, html } = await samples.compose(kind, language)
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;|\n{4}|[^\S\n]\n\n\n/i)
    // Marks of order are for Arabic only: elsewhere they would be copied along with a number.
    if (language !== 'ar') expect(text).not.toMatch(/[\u2066-\u2069]/)
    for (const link of parse(html).querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? ''
      if (href.startsWith('http')) expect(text).toContain(`: ${href}`)
    }
  })

  it.each(aboutVisits)('%s leads to the appointment', async (kind) => {
    const { html, text } = await samples.compose(kind, language)
    for (const part of [html, text])
      expect(part).toContain(`${origin}${languageOfPage(language)}/afspraak/beheer?token=0b1c5a52-`)
  })

  it('a booking says when, how long, where, what it costs and until when it can be changed for nothing', async () => {
    for (const kind of ['booking-confirmation', 'booking-moved']) {
      const { text } = await samples.compose(kind, language)
      for (const fact of ['10:00', '10:30', '24', '2026', 'Voorbeeldstraat 1', 'AB23-CD45']) {
        expect(text).toContain(fact)
      }
      expect(text).toMatch(/23[^\n]*2026[^\n]*10:00/)
    }
    expect((await samples.compose('booking-confirmation', language)).text).toMatch(/99[,.]00/)
  })

  it('a reminder says until when moving is free, and has one button for who will come', async () => {
    const { text } = await samples.compose('visit-reminder', language)
    expect(text).toMatch(/23[^\n]*2026[^\n]*10:00/)
    expect(text.match(/[?&]komt=1/g)).toHaveLength(1)
  })

  it('a reminder asks whether one comes before anything else that has to be read', async () => {
    const { html } = await samples.compose('visit-reminder', language)
    expect(html.indexOf('komt=1')).toBeLessThan(html.indexOf('<ul'))
  })

  it('aftercare lets the emergency number be pressed wherever it stands', async () => {
    const page = parse((await samples.compose('visit-aftercare', language)).html)
    const points = page.querySelectorAll('li').filter((point) => point.text.includes(clinic.phones.emergency))
    expect(points.length).toBeGreaterThan(1)
    for (const point of points) expect(point.querySelector('a[href^="tel:"]')).not.toBeNull()
    const urgent = page.querySelectorAll('li').filter((point) => point.text.includes('112'))
    expect(urgent.length).toBeGreaterThan(0)
    for (const point of urgent) expect(point.querySelector('a[href="tel:112"]')).not.toBeNull()
  })

  it('lines that somebody typed stand on the side of the mail, whatever their script', async () => {
    const lines = parse((await samples.compose('contact-copy', language)).html).querySelectorAll(
      'div[dir="auto"]',
    )
    expect(lines.length).toBeGreaterThan(1)
    const side = directionOf(language) === 'rtl' ? 'right' : 'left'
    for (const line of lines) expect(line.getAttribute('style')).toContain(`text-align:${side}`)
  })

  it('booked, moved and cancelled carry the calendar file of one event', async () => {
    const files = await Promise.all(
      aboutVisits.slice(0, 3).map(async (kind) => (await samples.compose(kind, language)).calendar),
    )
    expect(files.map((file) => file?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    const uids = files.map((file) => readCalendarFile(file?.content ?? '').events[0]?.uid)
    expect(new Set(uids).size).toBe(1)
  })

  it('newsletter mails can be left with one click', async () => {
    for (const kind of ['newsletter-confirm', 'newsletter-known']) {
      const { headers } = await samples.compose(kind, language)
      expect(headers).toEqual({
        'List-Unsubscribe': expect.stringMatching(/^<https:\/\/\S+\/newsletter\/unsubscribe\?token=\S+>$/),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
    }
  })
})

describe('every mail to the clinic', () => {
  it.each(toTheClinic)(
    '%s is in Dutch whatever the client reads, and lets the client be answered, written to and called',
    async (kind) => {
      const mails = await Promise.all(languages.map((language) => samples.compose(kind, language)))
      for (const { html, text, subject, replyTo } of mails) {
        expect(html).toMatch(/<html[^>]*dir="ltr"[^>]*lang="nl"/)
        expect(Buffer.byteLength(html)).toBeLessThan(60_000)
        expect(subject).not.toMatch(/\p{Script=Arabic}/u)
        expect(replyTo).toBe('noor@example.nl')
        for (const fact of ['Noor de Vries', 'noor@example.nl', '+31 6 12345678'])
          expect(text).toContain(fact)
        for (const address of ['mailto:noor@example.nl', 'tel:+31612345678'])
          expect(parse(html).querySelectorAll(`a[href="${address}"]`)).toHaveLength(1)
        expect(text).not.toMatch(/Niet ingevuld|\{\{|undefined/)
      }
    },
  )
})
