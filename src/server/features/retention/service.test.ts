import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '#server/features/retention/service.ts'
import { createLog } from '#server/platform/log/log.ts'
import { createMailTransport } from '#server/platform/mail/transport.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, testNow } from '../../../../tests/app.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
let outbox = ''
beforeAll(async () => {
  app = await openTestApp()
  outbox = mkdtempSync(join(tmpdir(), 'clinic-outbox-'))
})
beforeEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})
afterAll(async () => {
  await app.close()
  rmSync(outbox, { recursive: true })
})

/** What the product does once a day, at that instant. */
async function cleanUpAt(instant: string) {
  app.travelTo(instant)
  const transport = createMailTransport({ smtpUrl: undefined, mailFrom: 'post@clinic.example', outbox })
  await cleanUp({ ...app.deps, transport })
}

/** A visit on 24 November 2026 at 10:00. */
async function bookVisit() {
  const body = bookingOf({ dateOfBirth: '1990-05-04', notes: 'Ik gebruik bloedverdunners.' })
  const answer = await app.call('/api/appointments', { body, headers: { 'Idempotency-Key': 'key' } })
  expect(answer.status).toBe(201)
}

const visits = () => app.database.db.selectFrom('appointments').selectAll().execute()
const count = async (table: 'mails' | 'enquiries' | 'subscribers' | 'sessions' | 'account_tokens') =>
  (await app.database.db.selectFrom(table).selectAll().execute()).length

/** What goes first; the key and the hash of the request could tell what it held. */
const withoutDetails = { date_of_birth: null, notes: null, idempotency_key: null, request_hash: null }

describe('of a visit', () => {
  beforeEach(bookVisit)

  it('date of birth and notes go after thirty days, and nothing else', async () => {
    const [before] = await visits()
    await cleanUpAt('2026-12-24T09:00:00Z')
    expect(await visits()).toEqual([before])
    await cleanUpAt('2026-12-24T09:00:01Z')
    expect(await visits()).toEqual([{ ...before, ...withoutDetails }])
  })

  it('the code of the network goes within the two days that the privacy text names', async () => {
    const set = { network_hash: 'a network' }
    await app.database.db.updateTable('appointments').set(set).execute()
    await cleanUpAt('2026-11-20T08:00:00Z')
    expect(await visits()).toMatchObject([set])
    await cleanUpAt('2026-11-20T08:00:01Z')
    expect(await visits()).toMatchObject([{ network_hash: null, notes: 'Ik gebruik bloedverdunners.' }])
  })

  it.each([
    ['stay', 'while that can be', '2026-11-18T08:00:29Z', ['booking-confirmation', 'booking-notice']],
    ['go', 'once that can be no more', '2026-11-18T08:00:31Z', []],
  ])('the words of mails that an undo sends after all %s %s', async (_, _when, instant, kept) => {
    app.travelTo('2026-11-18T08:00:00Z')
    const { cookie } = await signInAs(app, 'desk')
    const [{ id } = { id: '' }] = await visits()
    const desk = (path: string, body: object) =>
      app.call(`/api/desk/appointments/${id}/${path}`, { cookie, body })
    const moved = await desk('move', { appointmentDate: '2026-11-24T15:00', notify: false })
    await cleanUpAt(instant)
    const mails = app.database.db.selectFrom('mails').select('kind').orderBy('kind')
    const withWords = await mails.where(sql<boolean>`data <> '{}'::jsonb`).execute()
    expect(withWords.map(({ kind }) => kind)).toEqual(kept)
    expect((await desk('undo', { sequence: moved.body.sequence })).status).toBe(kept.length > 0 ? 200 : 409)
    const queued = await mails.where('state', '=', 'queued').execute()
    expect(queued.map(({ kind }) => kind)).toEqual(kept)
  })

  it('why a fee was waived goes after thirty days too, and that it was stays', async () => {
    const set = (fee_waiver: string | null) =>
      app.database.db.updateTable('appointments').set({ fee_waiver }).execute()
    await set('Lag ziek.')
    await cleanUpAt('2026-12-24T09:00:00Z')
    expect(await visits()).toMatchObject([{ fee_waiver: 'Lag ziek.' }])
    await cleanUpAt('2026-12-24T09:00:01Z')
    expect(await visits()).toMatchObject([{ fee_waiver: '' }])
    await set(null)
    await cleanUpAt('2028-11-24T09:00:01Z')
    expect(await visits()).toMatchObject([{ fee_waiver: null, email: '' }])
  })

  it('address and telephone go after two years; who came, when, for what and at which price stay', async () => {
    const [before] = await visits()
    await cleanUpAt('2028-11-24T09:00:01Z')
    expect(await visits()).toEqual([{ ...before, ...withoutDetails, email: '', phone: '' }])
  })

  it('all goes seven years after the year of the visit, by the clock of the clinic', async () => {
    await cleanUpAt('2033-12-31T22:59:59Z')
    expect(await visits()).toHaveLength(1)
    await cleanUpAt('2033-12-31T23:00:00Z')
    expect(await visits()).toEqual([])
  })
})

it('mails go after ninety days, and so do the files they became', async () => {
  await bookVisit()
  const files = [
    '2026-11-19T07-59-59.000Z-booking-confirmation-1.eml',
    '2026-11-19T08-00-00.000Z-booking-notice-2.eml',
  ]
  for (const file of files) writeFileSync(join(outbox, file), '')
  await cleanUpAt('2027-02-17T08:00:00Z')
  expect([await count('mails'), readdirSync(outbox)]).toEqual([2, [files[1]]])
  await cleanUpAt('2027-02-17T08:00:00.001Z')
  expect([await count('mails'), readdirSync(outbox)]).toEqual([0, []])
})

it('messages of the contact form go after a year', async () => {
  const body = { name: 'Noor', email: 'noor@example.nl', subject: 'Vraag', message: 'Kan dat?' }
  expect((await app.call('/api/contact', { body })).status).toBe(202)
  await cleanUpAt('2027-11-19T08:00:00Z')
  expect(await count('enquiries')).toBe(1)
  await cleanUpAt('2027-11-19T08:00:01Z')
  expect(await count('enquiries')).toBe(0)
})

it('newsletter addresses that nobody confirmed go after a week, confirmed ones stay', async () => {
  for (const email of ['lost@example.nl', 'noor@example.nl'])
    await app.call('/api/newsletter/subscribe', { body: { email } })
  await app.database.db
    .updateTable('subscribers')
    .set({ confirmed_at: new Date(testNow) })
    .where('email', '=', 'noor@example.nl')
    .execute()
  await cleanUpAt('2026-11-26T08:00:00Z')
  expect(await count('subscribers')).toBe(2)
  await cleanUpAt('2026-11-26T08:00:01Z')
  expect(await app.database.db.selectFrom('subscribers').select('email').execute()).toEqual([
    { email: 'noor@example.nl' },
  ])
})

it('forgets whom the newsletter asked once that address is gone, and of those who are there nobody', async () => {
  for (const email of ['lost@example.nl', 'noor@example.nl'])
    await app.call('/api/newsletter/subscribe', { body: { email } })
  const confirmed = { confirmed_at: new Date(testNow) }
  await app.database.db
    .updateTable('subscribers')
    .set(confirmed)
    .where('email', '=', 'noor@example.nl')
    .execute()
  await app.database.db.updateTable('mails').set({ state: 'sent', data: '{}' }).execute()
  const asked = async () =>
    (await app.database.db.selectFrom('mails').select('recipient').execute()).map((mail) => mail.recipient)
  await cleanUpAt('2026-11-26T08:00:00Z')
  expect((await asked()).toSorted()).toEqual(['lost@example.nl', 'noor@example.nl'])
  await cleanUpAt('2026-11-26T08:00:01Z')
  expect((await asked()).toSorted()).toEqual(['', 'noor@example.nl'])
})

it('links and sessions go when they have run out, the account stays', async () => {
  expect((await app.call('/api/auth/register', { body: registrationOf() })).status).toBe(201)
  await cleanUpAt('2026-11-19T08:59:59Z')
  expect([await count('account_tokens'), await count('sessions')]).toEqual([1, 1])
  await cleanUpAt('2026-11-19T09:00:00Z')
  expect([await count('account_tokens'), await count('sessions')]).toEqual([0, 1])
  await cleanUpAt('2026-12-19T08:00:00Z')
  expect(await count('sessions')).toBe(0)
  expect(await app.database.db.selectFrom('clients').select('username').execute()).toHaveLength(1)
})

it('notes of cards that were merged go with the last visit of their person', async () => {
  const desk = await signInAs(app, 'desk')
  const post = (path: string, body: unknown) => app.call(`/api/desk${path}`, { body, cookie: desk.cookie })
  const card = async (appointmentDate: string) => {
    const visit = {
      ...bookingOf({ appointmentDate, email: null }),
      source: 'phone',
    }
    const { body } = await post('/appointments', visit)
    await post(`/clients/${body.clientId}/notes`, { body: 'Belt liever.' })
    return body.clientId as string
  }
  const [first, second, third] = [
    await card('2026-11-24T10:00'),
    await card('2026-11-25T10:00'),
    await card('2027-11-24T10:00'),
  ]
  await post(`/clients/${first}/merge`, { into: second })
  const cards = async () =>
    (await app.database.db.selectFrom('cards').select('id').execute()).map(({ id }) => id)
  const notes = async () =>
    (await app.database.db.selectFrom('card_notes').select('card_id').execute()).length
  await cleanUpAt('2033-12-31T22:59:59Z')
  expect([(await cards()).length, await notes()]).toEqual([3, 3])
  await cleanUpAt('2033-12-31T23:00:00Z')
  expect([await cards(), await notes()]).toEqual([[third], 1])
})

it('why a time was blocked goes thirty days after it, the block stays', async () => {
  const { cookie } = await signInAs(app, 'desk')
  const times = [
    { start: '2026-11-24T12:00', end: '2026-11-24T13:00' },
    { start: '2026-12-24T12:00', end: '2026-12-24T13:00' },
  ]
  for (const time of times)
    await app.call('/api/desk/blocks', {
      body: { room: null, ...time, reason: 'Operatie mw. Jansen' },
      cookie,
    })
  const reasons = async () =>
    (await app.database.db.selectFrom('blocks').select('reason').orderBy('starts_at').execute()).map(
      ({ reason }) => reason,
    )
  await cleanUpAt('2026-12-24T12:00:00Z')
  expect(await reasons()).toEqual(['Operatie mw. Jansen', 'Operatie mw. Jansen'])
  await cleanUpAt('2026-12-24T12:00:01Z')
  expect(await reasons()).toEqual(['–', 'Operatie mw. Jansen'])
})

it('the log says how much went, and names nobody', async () => {
  await bookVisit()
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  app.travelTo('2028-11-25T09:00:00Z')
  await cleanUp({ ...app.deps, log, transport: { forget: async () => 0 } })
  expect(lines.join()).toMatch(/"mails":2.*"visitContacts":1.*"visitDetails":1/)
  expect(lines.join()).not.toMatch(/noor|Noor|612345678/)
})

it('a step that fails holds no other up, and the log says which', async () => {
  await bookVisit()
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  app.travelTo('2028-11-25T09:00:00Z')
  const forget = () => Promise.reject(new Error('the folder cannot be read'))
  await cleanUp({ ...app.deps, log, transport: { forget } })
  expect(await visits()).toMatchObject([{ ...withoutDetails, email: '', phone: '' }])
  expect(lines.join()).toMatch(/"level":"error".*the folder cannot be read.*"step":"mailFiles"/)
})

describe('what the database refuses to erase', () => {
  const lines: string[] = []
  const refuseToErase = (table: 'appointments' | 'clients') =>
    sql`create table held as select id from ${sql.table(table)};
      alter table held add foreign key (id) references ${sql.table(table)}`.execute(app.database.db)
  const cleanUpWithLog = () => {
    const log = createLog({ write: (line) => void lines.push(line) })
    return cleanUp({ ...app.deps, log, transport: { forget: async () => 0 } })
  }
  beforeEach(() => void (lines.length = 0))
  afterEach(() => sql`drop table held`.execute(app.database.db))

  it('of visits keeps nothing else of visits in place, and the log says which', async () => {
    await bookVisit()
    await refuseToErase('appointments')
    app.travelTo('2034-01-01T08:00:00Z')
    await cleanUpWithLog()
    expect(await visits()).toMatchObject([{ ...withoutDetails, email: '', phone: '' }])
    expect(lines.join()).toMatch(/"level":"error".*"step":"visits"/)
  })

  it('of one account keeps no other account in place, and the log names nobody', async () => {
    const register = (username: string) =>
      app.call('/api/auth/register', {
        body: registrationOf({ username, email: `${username}@example.nl` }),
      })
    await register('held')
    await refuseToErase('clients')
    await register('other')
    app.travelTo('2027-11-19T08:00:00Z')
    await cleanUpWithLog()
    const left = await app.database.db.selectFrom('clients').select('username').execute()
    expect(left).toEqual([{ username: 'held' }])
    expect(lines.join()).toMatch(/"level":"error".*an unused account could not be ended/)
    expect(lines.join()).toMatch(/"accounts":1/)
    expect(lines.join()).not.toContain('held@')
  })
})
