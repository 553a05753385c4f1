import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { simpleParser } from 'mailparser'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import { catalogue } from '#shared/content/catalogue.ts'
import { languages } from '#shared/i18n/languages.ts'
import { searchWords } from '#shared/content/search-words.ts'
import { localized } from '#shared/i18n/paths.ts'
import { openMailSamples } from '../scripts/mail-samples.ts'
import { bookingOf, registrationOf, somebody } from './app.ts'
import { furnish, openTestDatabase } from './database.ts'
import { closedWednesday, openMonday, otherClinic, otherPresence, tracesOfOurs } from './other-clinic.ts'
import { startServer } from './server-process.ts'
import type { ServerProcess } from './server-process.ts'

/** Another clinic changes one file and has its own site (DECISIONS 1). */

const root = join(import.meta.dirname, '..')
const words = new Set(['.html', '.xml', '.webmanifest', '.js', '.css', '.json', '.txt', '.svg'])

describe('with the facts of another clinic', () => {
  it.each(languages)('mails and the calendar files in them name it and no other (%s)', async (language) => {
    const samples = await openMailSamples({ clinic: otherClinic, database: await openTestDatabase() })
    for (const kind of samples.kinds) {
      const mail = await samples.compose(kind, language)
      const text = JSON.stringify({ ...mail, calendar: undefined })
      const files = [mail.calendar?.content ?? ''].map((content) => content.replaceAll('\r\n ', ''))
      expect(tracesOfOurs([text, ...files].join('\n')), kind).toEqual([])
      expect(text, kind).toContain(otherClinic.name)
      if (mail.calendar) expect(files.join(), kind).toContain(otherClinic.address.street)
    }
    await samples.close()
  })
})

describe('with the file of another clinic in its place', () => {
  let house = ''
  let server: ServerProcess
  const dataDir = () => join(house, 'data')
  const dist = () => join(house, 'dist')
  const page = (address: string) =>
    parse(readFileSync(join(dist(), address === '/' ? 'index.html' : `${address}.html`), 'utf8'))

  beforeAll(async () => {
    house = mkdtempSync(join(tmpdir(), 'other-clinic-'))
    furnishHouse(house)
    furnish(dataDir())
    await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: house, maxBuffer: 2 ** 26 })
    server = await startServer({ DATA_DIR: dataDir(), PUBLIC_URL: 'https://lindenhof.example' }, house)
  }, 600_000)

  afterAll(async () => {
    await server.end('SIGTERM')
    rmSync(house, { recursive: true })
  })

  it('no page, feed, script or list of the site names ours', () => {
    const files = readdirSync(dist(), { recursive: true, encoding: 'utf8' }).filter((file) =>
      words.has(extname(file)),
    )
    expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(200)
    for (const file of ['site.webmanifest', 'sitemap.xml', 'blog/rss.xml', 'ar/blog/rss.xml'])
      expect(files).toContain(file)
    const found = files.flatMap((file) =>
      tracesOfOurs(file + readFileSync(join(dist(), file), 'utf8')).map((trace) => `${trace} in ${file}`),
    )
    expect(found).toEqual([])
  })

  it.runIf(existsSync(join(root, 'dist/social')))('no picture of a shared link is the same as ours', () => {
    const pictures = readdirSync(join(dist(), 'social'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.jpg'),
    )
    expect(pictures.length).toBeGreaterThan(100)
    const bytes = (folder: string, file: string) => readFileSync(join(folder, 'social', file))
    expect(pictures.filter((file) => bytes(dist(), file).equals(bytes(join(root, 'dist'), file)))).toEqual([])
  })

  it('shows its own name, hours and contact data, open on Monday, in every language', () => {
    for (const language of languages) {
      const contact = page(localized('/contact', language))
      const text = contact.querySelector('body')?.text ?? ''
      const { street, postalCode, city } = otherClinic.address
      const { landline, mobile } = otherClinic.phones
      const facts = [otherClinic.name, street, `${postalCode} ${city}`, landline, mobile]
      for (const fact of facts) expect(text, language).toContain(fact)
      expect(contact.querySelector('title')?.text).toContain(otherClinic.name)
      for (const block of ['main', 'footer'])
        expect(hoursIn(contact.querySelector(block)?.text ?? ''), `${language} ${block}`).toBe(5)
    }
  })

  it('shows its award and where its reviews can be checked, and no notice of sample data', () => {
    const { award, reviewPlatform } = otherPresence.trust
    for (const language of languages) {
      const home = page(localized('/', language))
      const reviews = page(localized('/reviews', language))
      for (const fact of [award?.name[language], award?.reason[language]])
        expect(home.querySelector('main section')?.text, language).toContain(fact)
      expect(home.querySelector(`main a[href="${award?.url}"]`), language).not.toBeNull()
      expect(reviews.querySelector('main header')?.text, language).toContain(reviewPlatform?.name)
      expect(reviews.querySelector(`main a[href="${reviewPlatform?.url}"]`), language).not.toBeNull()
    }
    expect(page('/').querySelector('footer')?.text).not.toContain(nl.footer.sample)
  })

  it('tells search engines its own address, its Monday and its closed days', () => {
    const data = page('/').querySelector('script[type="application/ld+json"]')?.text ?? ''
    expect(data).toContain('"https://schema.org/Monday","opens":"08:30","closes":"17:15"')
    expect(data).not.toContain('Saturday')
    expect(data).toContain(`"validFrom":"${closedWednesday}"`)
    expect(data).toContain(otherClinic.registrations.kvk)
    const map = page('/contact').querySelector('[data-frame-src]')?.getAttribute('data-frame-src')
    expect(map).toContain('marker=52.1401%2C6.1955')
  })

  it('describes its API under its own name', async () => {
    const text = await (await fetch(`${server.origin}/api/openapi.json`)).text()
    expect(JSON.parse(text)).toMatchObject({ info: { title: otherClinic.name } })
    expect(tracesOfOurs(text)).toEqual([])
  })

  it('offers its own hours, and two rooms take two bookings of one time, not three', async () => {
    const slotsOn = async (date: string) => {
      const query = new URLSearchParams({ date, treatment: 'Gratis consult' })
      const answer = await fetch(`${server.origin}/api/availability?${query.toString()}`)
      return ((await answer.json()) as { slots: { time: string; start: string }[] }).slots
    }
    const slots = await slotsOn(openMonday)
    expect([slots[0]?.time, slots.at(-1)?.time]).toEqual(['09:30', '16:30'])
    expect(await slotsOn(closedWednesday)).toEqual([])
    const book = () =>
      post('/appointments', bookingOf({ appointmentDate: slots[0]?.start, email: somebody() }))
    const answers = [await book(), await book()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await book()).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  })

  it('sends mails in its own name, to its own desk', { timeout: 120_000 }, async () => {
    for (const language of languages) {
      const email = `${language}@example.nl`
      const registration = registrationOf({ username: `noor-${language}`, email })
      expect((await post('/auth/register', registration, language)).status).toBe(201)
      expect((await post('/newsletter/subscribe', { email }, language)).status).toBe(200)
      const enquiry = { name: 'Noor', email, subject: 'Een vraag', message: 'Kan dat?', treatments: [] }
      expect((await post('/contact', enquiry, language)).status).toBe(202)
    }
    // Two bookings and, per language, an account, a subscription and an enquiry; to both sides where both must know.
    const outbox = join(dataDir(), 'mail')
    // A mail that is being written has another name until it is whole.
    const mails = () =>
      existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
    await expect.poll(() => mails().length, { timeout: 60_000, interval: 500 }).toBe(4 + 4 * languages.length)
    for (const file of mails()) {
      const source = readFileSync(join(outbox, file))
      const { headerLines, from, subject, text, html, attachments } = await simpleParser(source)
      const files = attachments.map(({ content }) => content.toString().replaceAll('\r\n ', ''))
      const seen = [...headerLines.map(({ line }) => line), subject, text, html, ...files].join('\n')
      expect(tracesOfOurs(seen), `${file}: ${subject}`).toEqual([])
      expect(from?.value).toEqual([{ name: otherClinic.name, address: otherClinic.emails.general }])
    }
  })

  async function post(path: string, body: unknown, language = 'nl') {
    const answer = await fetch(`${server.origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
})

/** A copy of what the product is made of, with another clinic in it; packages and scaled pictures are borrowed. */
function furnishHouse(house: string): void {
  const names = readdirSync(root).filter((name) =>
    /^(content|src|scripts|public|migrations|package\.json|astro\.config\.ts|tsconfig.*\.json)$/.test(name),
  )
  for (const name of names) cpSync(join(root, name), join(house, name), { recursive: true })
  const [facts, found] = [otherClinic, otherPresence].map((part) => JSON.stringify(part, null, 2))
  writeFileSync(
    join(house, 'content/clinic.ts'),
    `import type { Clinic, Presence } from '#shared/content/clinic.ts'\n
export const clinic: Clinic = ${facts}\nexport const presence: Presence = ${found}\n`,
  )
  shortenCatalogue(house)
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  const pictures = 'pictures/encoded/assets'
  mkdirSync(join(house, dirname(pictures)), { recursive: true })
  symlinkSync(join(root, pictures), join(house, pictures))
}

/**
 * Leaves of every category but the consultations the first treatment, and what reviews speak of: what a page says about
 * the clinic is the same on the hundredth, and building them all takes minutes.
 */
function shortenCatalogue(house: string): void {
  const spoken = readdirSync(join(house, 'content/messages/nl'))
    .map((file) => readFileSync(join(house, 'content/messages/nl', file), 'utf8'))
    .join()
  const families = new Set<string>()
  for (const category of catalogue) {
    const treatments = category.treatments.filter(
      ({ name }, index) => index === 0 || category.slug === 'consulten' || spoken.includes(`'${name.nl}'`),
    )
    for (const { family } of treatments) families.add(family)
    const variable = category.slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    const facts = JSON.stringify({ ...category, treatments }, null, 2)
    writeFileSync(
      join(house, 'content/catalogue', `${category.slug}.ts`),
      `import type { Category } from '#shared/content/schema.ts'\n\nexport const ${variable}: Category = ${facts}\n`,
    )
  }
  const folder = join(house, 'content/treatments')
  for (const family of readdirSync(folder).filter((name) => !families.has(name)))
    rmSync(join(folder, family), { recursive: true })
  for (const language of languages) {
    const words = Object.entries(searchWords[language]).filter(([family]) => families.has(family))
    writeFileSync(
      join(house, `content/search-words/${language}.ts`),
      `export const ${language} = ${JSON.stringify(Object.fromEntries(words))}\n`,
    )
  }
}

/** How many days of a week are shown with the hours of the other clinic. */
function hoursIn(text: string): number {
  return text.match(/08:30\D{1,12}17:15/g)?.length ?? 0
}
