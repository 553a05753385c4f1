import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endUnusedAccounts } from '#server/features/profile/service.ts'
import { cleanUp } from '#server/features/retention/service.ts'
import { createMailTransport } from '#server/platform/mail/transport.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const password = 'vier woorden op rij'
const register = async (changes: Record<string, unknown> = {}) =>
  sessionOf(await app.call('/api/auth/register', { body: registrationOf(changes) }))
const login = () => app.call('/api/auth/login', { body: { username: 'noor', password } })
const get = (path: string, cookie?: string) => app.call(path, { cookie })
const book = async (cookie: string, changes: Record<string, unknown> = {}) =>
  (await app.call('/api/appointments', { body: bookingOf(changes), cookie })).body.id as string
const mailsOf = (kind: string) =>
  app.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).execute()
const becomes = (changes: { state: 'sending' | 'sent'; data?: string }, kind: string) =>
  app.database.db.updateTable('mails').set(changes).where('kind', '=', kind).execute()
const rowOf = (id: string) =>
  app.database.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const change = (id: string, changes: { starts_at?: Date; client_id?: string; account_deleted_at?: null }) =>
  app.database.db.updateTable('appointments').set(changes).where('id', '=', id).execute()

const prove = () =>
  app.database.db
    .updateTable('clients')
    .set({ email_verified_at: app.deps.now() })
    .where('username', '=', 'noor')
    .execute()

/** What the product does once a day, at that instant. */
async function cleanUpAt(instant: string) {
  app.travelTo(instant)
  await cleanUp({ ...app.deps, transport: { forget: async () => 0 } })
}

it('forgets a day later what an account was mailed at an address that it has no more', async () => {
  const cookie = await register({ email: 'vroeger@example.nl' })
  await prove()
  const body = { email: 'noor@example.nl', currentPassword: password }
  expect((await app.call('/api/profile', { method: 'PATCH', body, cookie })).status).toBe(200)
  const recipients = async () =>
    (await app.database.db.selectFrom('mails').select(['kind', 'recipient']).execute()).map(
      ({ kind, recipient }) => `${kind} ${recipient}`,
    )
  await app.database.db.updateTable('mails').set({ state: 'sent' }).execute()
  await cleanUpAt('2026-11-20T07:59:59Z')
  expect(await recipients()).toContain('account-email-changed vroeger@example.nl')
  await cleanUpAt('2026-11-20T08:00:01Z')
  expect((await recipients()).toSorted()).toEqual([
    'account-email-changed ',
    'account-verify-email ',
    'account-verify-email noor@example.nl',
  ])
})

describe('deleting the account', () => {
  const remove = (cookie: string, body: Record<string, unknown> = {}) =>
    app.call('/api/profile', { method: 'DELETE', body: { password, ...body }, cookie })

  it('erases the account and what the books do not need; visits that are to come stand', async () => {
    const cookie = await register()
    const [past, next] = [
      await book(cookie, { appointmentDate: '2026-11-20T10:00', notes: 'geheim', dateOfBirth: '1990-02-28' }),
      await book(cookie, { appointmentDate: '2026-12-01T10:00' }),
    ]
    app.travelTo('2026-11-23T10:00:00Z')
    await prove()
    const answer = await remove(cookie)
    expect(answer.status).toBe(200)
    expect(
      answer.headers
        .getSetCookie()
        .slice(-3)
        .map((cookie) => cookie.replace(/; Path.*/, '')),
    ).toEqual(['__Host-session=; Max-Age=0', 'signed-in=; Max-Age=0', '__Host-device=; Max-Age=0'])
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"')
    expect((await get('/api/profile', cookie)).status).toBe(401)
    expect((await login()).status).toBe(401)
    expect(await rowOf(past)).toMatchObject({
      client_id: null,
      first_name: 'Noor',
      email: '',
      phone: '',
      notes: null,
      date_of_birth: null,
    })
    expect(await rowOf(next)).toMatchObject({
      client_id: null,
      status: 'confirmed',
      email: 'noor@example.nl',
    })
    expect((await mailsOf('account-deleted')).map((mail) => mail.recipient)).toEqual(['noor@example.nl'])
    expect((await app.call('/api/auth/register', { body: registrationOf() })).status).toBe(201)
  })

  it('twice at once tells its owner once', async () => {
    const cookie = await register()
    await prove()
    const answers = await Promise.all([remove(cookie), remove(cookie)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await mailsOf('account-deleted')).toHaveLength(1)
  })

  it('cancels what is to come when the client says so', async () => {
    const cookie = await register()
    const next = await book(cookie, { appointmentDate: '2026-12-01T10:00' })
    await remove(cookie, { cancelAppointments: true })
    expect(await rowOf(next)).toMatchObject({ client_id: null, status: 'cancelled', email: '' })
    expect(await app.database.db.selectFrom('slot_occupancy').selectAll().execute()).toEqual([])
    const told = async () => (await mailsOf('booking-cancelled')).map((mail) => mail.recipient)
    expect(await told()).toEqual(['noor@example.nl'])
    await cleanUpAt('2026-11-21T08:00:00Z')
    expect(await told(), 'it waits').toEqual(['noor@example.nl'])
    await app.database.db.updateTable('mails').set({ state: 'sent' }).execute()
    await cleanUpAt('2026-11-22T08:00:00Z')
    expect(await told()).toEqual([''])
  })

  it('erases what came from the address and what was mailed to it and about it, with the files of those mails', async () => {
    const cookie = await register()
    await prove()
    for (const email of ['NOOR@example.nl', 'piet@example.nl'])
      await app.call('/api/contact', { body: { name: 'N', email, subject: 'Vraag', message: 'Kan dat?' } })
    const outbox = mkdtempSync(join(tmpdir(), 'clinic-outbox-'))
    const ids = await app.database.db.selectFrom('mails').select(['id', 'recipient']).execute()
    for (const { id } of ids)
      writeFileSync(join(outbox, `2026-11-19T08-00-00.000Z-contact-copy-${id}.eml`), '')
    await app.database.db.updateTable('mails').set({ state: 'sent' }).execute()
    await remove(cookie)
    expect(await app.database.db.selectFrom('enquiries').select('email').execute()).toEqual([
      { email: 'piet@example.nl' },
    ])
    const transport = createMailTransport({ smtpUrl: undefined, mailFrom: 'post@clinic.example', outbox })
    await cleanUp({ ...app.deps, transport })
    const left = ids.filter(({ id }) => readdirSync(outbox).some((name) => name.includes(id)))
    expect(left.map(({ recipient }) => recipient).toSorted()).toEqual([
      ...['balie@clinic.example', 'piet@example.nl'],
    ])
    await app.database.db.updateTable('mails').set({ state: 'sent' }).execute()
    await cleanUpAt('2026-11-20T08:00:01Z')
    expect(
      JSON.stringify(await app.database.db.selectFrom('mails').select('recipient').execute()),
    ).not.toMatch(/noor/i)
    rmSync(outbox, { recursive: true })
  })

  it.each(['sent', 'dropped', 'failed'] as const)(
    'forgets a day later to whom went what still waited then, once it was %s',
    async (state) => {
      const cookie = await register()
      await prove()
      const message = { name: 'N', email: 'noor@example.nl', subject: 'Vraag', message: 'Kan dat?' }
      await app.call('/api/contact', { body: message })
      const others = { ...message, email: 'piet@example.nl' }
      await app.call('/api/contact', { body: others })
      await app.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
      await app.call('/api/newsletter/subscribe', { body: { email: 'noor@example.nl' } })
      await becomes({ state: 'sending' }, 'newsletter-confirm')
      await remove(cookie)
      await cleanUpAt('2026-11-19T09:00:00Z')
      const recipients = async () =>
        (await app.database.db.selectFrom('mails').select('recipient').execute()).map(
          (mail) => mail.recipient,
        )
      expect(await recipients(), 'they wait').toContain('noor@example.nl')
      await app.database.db.updateTable('mails').set({ state }).execute()
      await cleanUpAt('2026-11-20T09:00:00Z')
      const kept = (await recipients()).filter((recipient) => recipient !== '')
      expect(kept.toSorted()).toEqual(['balie@clinic.example', 'piet@example.nl'])
    },
  )

  it('forgets at once whom its wish for the newsletter asked, also where nobody proved that address', async () => {
    const cookie = await register()
    await app.call('/api/preferences', { method: 'PATCH', body: { newsletter: true }, cookie })
    app.travelTo('2026-11-19T09:00:00Z')
    await app.call('/api/newsletter/subscribe', { body: { email: 'piet@example.nl' } })
    await becomes({ state: 'sent', data: '{}' }, 'newsletter-confirm')
    await remove(cookie)
    const asked = await mailsOf('newsletter-confirm')
    expect(asked.map(({ recipient }) => recipient).toSorted()).toEqual(['', 'piet@example.nl'])
  })

  it("erases the desk's notes about the client, which stay where the account only ran out", async () => {
    const staff = await signInAs(app, 'desk')
    const noted = async (appointmentDate: string) => {
      await book(await register(), { appointmentDate })
      const client = app.database.db.selectFrom('clients').select('card_id')
      const card = (await client.executeTakeFirstOrThrow()).card_id
      const body = { body: 'Belt liever dan dat zij mailt.' }
      await app.call(`/api/desk/clients/${card}/notes`, { body, cookie: staff.cookie })
    }
    const notes = () => app.database.db.selectFrom('card_notes').select('body').execute()
    await noted('2026-11-24T10:00')
    expect(await notes()).toHaveLength(1)
    await remove(sessionOf(await login()))
    expect(await notes()).toEqual([])
    await noted('2026-11-25T10:00')
    app.travelTo('2030-01-19T08:00:00Z')
    expect(await endUnusedAccounts(app.deps)).toBe(1)
    expect(await notes()).toHaveLength(1)
  })

  it('goes without its newsletter where nobody used it: that lasts until its reader ends it', async () => {
    const cookie = await register()
    await prove()
    await app.call('/api/preferences', { method: 'PATCH', body: { newsletter: true }, cookie })
    app.travelTo('2030-01-19T08:00:00Z')
    expect(await endUnusedAccounts(app.deps)).toBe(1)
    const left = await app.database.db.selectFrom('subscribers').select('email').execute()
    expect(left).toEqual([{ email: 'noor@example.nl' }])
  })

  it('forgets a day later what the clinic was mailed about the visits, but for those to come', async () => {
    const cookie = await register()
    const past = await book(cookie, { appointmentDate: '2026-11-20T10:00' })
    const next = await book(cookie, { appointmentDate: '2026-12-01T10:00' })
    const failed = { state: 'failed' } as const
    await app.database.db.updateTable('mails').set(failed).where('kind', '=', 'booking-notice').execute()
    app.travelTo('2026-11-21T10:00:00Z')
    await remove(cookie)
    await cleanUpAt('2026-11-21T10:00:01Z')
    const notices = await mailsOf('booking-notice')
    const of = (id: string) => notices.find(({ event_key }) => event_key.includes(id))
    expect(of(past)).toMatchObject({ recipient: '', data: {} })
    expect(of(next)).toMatchObject({ recipient: 'balie@clinic.example', data: { phone: '+31612345678' } })
  })

  it('keeps how to reach a client who still has a fee to pay', async () => {
    const cookie = await register()
    const late = await book(cookie, { appointmentDate: '2026-11-20T09:00' })
    await prove()
    app.travelTo('2026-11-19T12:00:00Z')
    await remove(cookie, { cancelAppointments: true })
    await cleanUpAt('2027-01-19T12:00:00Z')
    expect(await rowOf(late)).toMatchObject({ cancelled_fee_cents: 2000, email: 'noor@example.nl' })
  })

  it('forgets how to reach the client a month after a visit that was left standing', async () => {
    const cookie = await register()
    const id = await book(cookie, { appointmentDate: '2026-12-01T10:00', notes: 'geheim' })
    await remove(cookie)
    await cleanUpAt('2026-12-31T09:00:00Z')
    expect(await rowOf(id)).toMatchObject({ email: 'noor@example.nl' })
    await cleanUpAt('2026-12-31T09:00:01Z')
    expect(await rowOf(id)).toMatchObject({ email: '', phone: '', notes: null, first_name: 'Noor' })
  })

  it('waits with that for a visit that was moved, for one of a new account, and for one of a guest', async () => {
    const cookie = await register()
    const moved = await book(cookie, { appointmentDate: '2026-12-01T10:00' })
    const kept = await book(cookie, { appointmentDate: '2026-12-01T11:00' })
    await remove(cookie)
    const guest = (await app.call('/api/appointments', { body: bookingOf() })).body.id as string
    await change(moved, { starts_at: new Date('2027-01-12T09:00:00Z') })
    await register()
    const { id } = await app.database.db.selectFrom('clients').select('id').executeTakeFirstOrThrow()
    await change(kept, { client_id: id, account_deleted_at: null })
    await cleanUpAt('2027-01-05T12:00:00Z')
    for (const visit of [moved, kept, guest]) expect((await rowOf(visit)).email).toBe('noor@example.nl')
    await cleanUpAt('2027-02-15T12:00:00Z')
    expect((await rowOf(moved)).email).toBe('')
  })

  it('takes along what the desk had entered on its card for a caller, whose address nobody asked', async () => {
    const cookie = await register()
    await prove()
    await book(cookie, { appointmentDate: '2026-11-26T10:00' })
    const owner = await signInAs(app, 'owner')
    const desk = (path: string, body: unknown) => app.call(`/api/desk${path}`, { cookie: owner.cookie, body })
    const called = (changes: object) =>
      desk('/appointments', {
        ...{ treatmentType: 'Gratis consult', firstName: 'Noor', lastName: 'de Vries', source: 'phone' },
        ...{ appointmentDate: '2026-11-18T10:00', phone: '06 12345678', notes: 'Allergisch voor latex.' },
        ...changes,
      })
    const { body: own } = await called({})
    const { body: other } = await called({ appointmentDate: '2026-11-25T10:00', email: 'anna@example.nl' })
    const { card_id } = await app.database.db
      .selectFrom('clients')
      .select('card_id')
      .executeTakeFirstOrThrow()
    for (const { clientId } of [own, other]) await desk(`/clients/${clientId}/merge`, { into: card_id })

    const { body: file } = await get('/api/profile/export', cookie)
    expect(file.appointments).toMatchObject([
      {},
      { reference: own.reference, notes: 'Allergisch voor latex.' },
    ])
    expect((await remove(cookie, { cancelAppointments: true })).status).toBe(200)
    expect(await rowOf(own.id)).toMatchObject({ status: 'confirmed', phone: '', notes: null })
    expect(await rowOf(other.id)).toMatchObject({ status: 'confirmed', phone: '+31612345678' })
  })

  it('leaves the mails of an address that was never proven', async () => {
    await app.call('/api/appointments', { body: bookingOf({ email: 'piet@example.nl' }) })
    await app.database.db.updateTable('mails').set({ state: 'sent' }).execute()
    await remove(await register({ email: 'piet@example.nl' }))
    expect((await mailsOf('booking-confirmation')).map((mail) => mail.recipient)).toEqual(['piet@example.nl'])
  })

  it('needs the password', async () => {
    const cookie = await register()
    const answer = await remove(cookie, { password: 'verkeerd woord' })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['password']])
    expect((await remove(cookie, { password: undefined })).status).toBe(422)
    expect((await get('/api/profile', cookie)).status).toBe(200)
  })
})

describe('an account that nobody uses', () => {
  const usernames = async () =>
    (await app.database.db.selectFrom('clients').select('username').orderBy('username').execute()).map(
      ({ username }) => username,
    )

  it('ends after ninety days where the address was never proven, and nobody is told', async () => {
    await register()
    await prove()
    await register({ username: 'piet', email: 'piet@example.nl' })
    await cleanUpAt('2027-02-17T08:00:00Z')
    expect(await usernames()).toEqual(['noor', 'piet'])
    await cleanUpAt('2027-02-17T08:00:01Z')
    expect(await usernames()).toEqual(['noor'])
    expect(await mailsOf('account-deleted')).toEqual([])
  })

  it('stays while it is used, or a visit is to come', async () => {
    const cookie = await register()
    app.travelTo('2026-12-10T08:00:00Z')
    expect((await get('/api/profile', cookie)).status).toBe(200)
    await book(cookie, { appointmentDate: '2027-04-06T10:00' })
    await register({ username: 'piet', email: 'piet@example.nl' })
    await cleanUpAt('2027-03-09T08:00:00Z')
    expect(await usernames()).toEqual(['noor', 'piet'])
    await cleanUpAt('2027-04-05T08:00:00Z')
    expect(await usernames()).toEqual(['noor'])
    await cleanUpAt('2027-07-10T08:00:00Z')
    expect(await usernames()).toEqual([])
  })

  it('ends after three years without use and visit, and its owner is told', async () => {
    await register()
    await prove()
    await cleanUpAt('2029-11-19T08:00:00Z')
    expect(await usernames()).toEqual(['noor'])
    await cleanUpAt('2029-11-19T08:00:01Z')
    expect(await usernames()).toEqual([])
    expect((await mailsOf('account-deleted')).map(({ recipient }) => recipient)).toEqual(['noor@example.nl'])
  })

  it('is ended and told of once where several processes clean up at once', async () => {
    await register()
    await prove()
    app.travelTo('2029-11-19T08:00:01Z')
    const ended = await Promise.all([endUnusedAccounts(app.deps), endUnusedAccounts(app.deps)])
    expect(ended.toSorted()).toEqual([0, 1])
    expect(await mailsOf('account-deleted')).toHaveLength(1)
  })
})
