import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountMailComposers } from '#server/features/account/emails.tsx'
import { forgetContactOfVisit, forgetVisit } from '#server/features/profile/jobs.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  expect(app.errors()).toEqual([])
  app.travelTo(testNow)
  await app.clear()
  await sql`delete from pgboss.job where name = ${forgetVisit.name}`.execute(app.database.db)
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
const rowOf = (id: string) =>
  app.database.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function waitingJobs(): Promise<{ appointmentId: string }[]> {
  const { rows } = await sql<{ data: { appointmentId: string } }>`
    select data from pgboss.job where name = ${forgetVisit.name}`.execute(app.database.db)
  return rows.map(({ data }) => data)
}

async function verify(): Promise<void> {
  const [mail] = await mailsOf('account-verify-email')
  const composed = await accountMailComposers(app.deps)['account-verify-email']?.(mail?.data, 'nl')
  const token = /\?token=(\S+)/.exec(composed?.text ?? '')?.[1]
  const answer = await app.call('/api/auth/verify-email', { body: { token } })
  expect(answer.status).toBe(200)
}

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
    const answer = await remove(cookie)
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([
      200,
      expect.stringContaining('Max-Age=0'),
    ])
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

  it('cancels what is to come when the client says so', async () => {
    const cookie = await register()
    const next = await book(cookie, { appointmentDate: '2026-12-01T10:00' })
    await remove(cookie, { cancelAppointments: true })
    expect(await rowOf(next)).toMatchObject({ client_id: null, status: 'cancelled', email: '' })
    expect(await app.database.db.selectFrom('slot_occupancy').selectAll().execute()).toEqual([])
    expect((await mailsOf('booking-cancelled')).map((mail) => mail.recipient)).toEqual(['noor@example.nl'])
  })

  it('keeps how to reach a client who still has a fee to pay', async () => {
    const cookie = await register()
    const late = await book(cookie, { appointmentDate: '2026-11-20T09:00' })
    app.travelTo('2026-11-19T12:00:00Z')
    await remove(cookie, { cancelAppointments: true })
    await forgetContactOfVisit(app.deps, { appointmentId: late })
    expect(await rowOf(late)).toMatchObject({ cancelled_fee_cents: 2000, email: 'noor@example.nl' })
  })

  it('forgets how to reach the client a month after a visit that was left standing', async () => {
    const cookie = await register()
    await verify()
    const id = await book(cookie, { appointmentDate: '2026-12-01T10:00', notes: 'geheim' })
    await remove(cookie)
    const forget = () => forgetContactOfVisit(app.deps, { appointmentId: id })
    expect(await waitingJobs()).toEqual([{ appointmentId: id }])
    app.travelTo('2026-12-31T08:59:00Z')
    await forget()
    expect(await rowOf(id)).toMatchObject({ email: 'noor@example.nl', notes: 'geheim' })
    app.travelTo('2026-12-31T09:30:00Z')
    await forget()
    await forget()
    expect(await rowOf(id)).toMatchObject({ email: '', phone: '', notes: null, first_name: 'Noor' })
  })

  it('waits with that for a visit that was moved, and for one of a new account of the client', async () => {
    const cookie = await register()
    const moved = await book(cookie, { appointmentDate: '2026-12-01T10:00' })
    const kept = await book(cookie, { appointmentDate: '2026-12-01T11:00' })
    await remove(cookie)
    const { db } = app.database
    await db
      .updateTable('appointments')
      .set({ starts_at: new Date('2027-01-12T09:00:00Z') })
      .where('id', '=', moved)
      .execute()
    await register()
    const [client] = await db.selectFrom('clients').select('id').execute()
    await db
      .updateTable('appointments')
      .set({ client_id: client?.id ?? null })
      .where('id', '=', kept)
      .execute()
    app.travelTo('2027-01-05T12:00:00Z')
    for (const appointmentId of [moved, kept]) await forgetContactOfVisit(app.deps, { appointmentId })
    expect([(await rowOf(moved)).email, (await rowOf(kept)).email]).toEqual(Array(2).fill('noor@example.nl'))
    const again = (await waitingJobs()).filter((job) => job.appointmentId === moved)
    expect(again).toHaveLength(2)
    app.travelTo('2027-02-15T12:00:00Z')
    await forgetContactOfVisit(app.deps, { appointmentId: moved })
    expect((await rowOf(moved)).email).toBe('')
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
