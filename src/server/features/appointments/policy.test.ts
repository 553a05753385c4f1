import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { manageUrlOf } from '#server/features/appointments/token.ts'
import { signCommand } from '#server/platform/http/command-token.ts'
import type { NamedNetworks } from '#server/platform/http/rate-limit.ts'
import { clinic } from '../../../../tests/clinic.ts'
import type { Answer, TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
let limited: TestApp
/** Whose households are many. */
let network = 'one'
let n = 0
beforeAll(async () => {
  app = await openTestApp()
  const networksOf = (): NamedNetworks => [
    { key: `house ${n++}`, share: 1 },
    { key: network, share: 8 },
  ]
  const limits = { take: () => Promise.resolve(null), networksOf }
  limited = await openTestApp({ limits })
})
afterAll(async () => {
  await app.close()
  await limited.close()
})
afterEach(async () => {
  limited.errors()
  network = 'one'
  for (const one of [app, limited]) {
    one.travelTo(testNow)
    await one.clear()
  }
})

const book = (changes: Record<string, unknown> = {}, cookie?: string, on = app) =>
  on.call('/api/appointments', { body: bookingOf(changes), cookie })
const outcome = ({ status, body }: Answer) => `${status} ${body.code ?? body.status}`
/** Half hours of one day, far enough from each other. */
const at = (n: number) => `2026-11-${24 + Math.floor(n / 8)}T${String(9 + (n % 8)).padStart(2, '0')}:00`

describe('one person', () => {
  it('has at most eight visits to come under one address, and hears where to turn', async () => {
    for (let n = 0; n < 8; n++) expect(outcome(await book({ appointmentDate: at(n) }))).toBe('201 confirmed')
    const ninth = await book({ appointmentDate: at(8) })
    expect(outcome(ninth)).toBe('422 too_many_visits')
    expect(ninth.body.error).toContain('8')
    expect(ninth.body.fields).toEqual({ email: ninth.body.error })
    expect(outcome(await book({ appointmentDate: at(8), email: 'piet@example.nl' }))).toBe('201 confirmed')
  })

  it('with all the visits that they may have hears that alone, and not when those are', async () => {
    for (let n = 0; n < 8; n++) await book({ appointmentDate: at(n) })
    for (const n of [3, 9])
      expect(outcome(await book({ appointmentDate: at(n) }))).toBe('422 too_many_visits')
  })

  it.each(['NOOR@Example.NL', ' noor@example.nl ', 'ｎｏｏｒ＠ｅｘａｍｐｌｅ．ｎｌ', 'noor@ⓔxample.nl'])(
    'is not another person by writing the address as %s',
    async (email) => {
      for (let n = 0; n < 8; n++) await book({ appointmentDate: at(n) })
      expect(outcome(await book({ appointmentDate: at(8), email }))).toBe('422 too_many_visits')
    },
  )

  it('may book again once a visit is cancelled or over', async () => {
    const first = await book({ appointmentDate: at(0) })
    for (let n = 1; n < 8; n++) await book({ appointmentDate: at(n) })
    const token = new URL(first.body.manageUrl).searchParams.get('token') ?? ''
    await app.call(`/api/appointments/${first.body.id}/cancel?token=${token}`, { body: {} })
    expect(outcome(await book({ appointmentDate: at(8) }))).toBe('201 confirmed')
    expect(outcome(await book({ appointmentDate: at(9) }))).toBe('422 too_many_visits')
    app.travelTo('2026-11-24T12:00:00Z')
    expect(outcome(await book({ appointmentDate: at(9) }))).toBe('201 confirmed')
  })

  it('with an account is one person under whatever address the visits are', async () => {
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    for (let n = 0; n < 8; n++) await book({ appointmentDate: at(n), email: `noor${n}@example.nl` }, cookie)
    const ninth = await book({ appointmentDate: at(8), email: 'noor8@example.nl' }, cookie)
    expect(outcome(ninth)).toBe('422 too_many_visits')
    expect(ninth.body.error).toContain('op dit e-mailadres of in uw account')
  })

  it('may book again once a visit has begun, though not at the time that it takes', async () => {
    await book({ appointmentDate: '2026-11-24T10:00', treatmentType: 'Vetbevriezing 2 zones' })
    for (let n = 3; n < 10; n++) await book({ appointmentDate: at(n) })
    app.travelTo('2026-11-24T08:59:59Z')
    expect(outcome(await book({ appointmentDate: at(10) }))).toBe('422 too_many_visits')
    app.travelTo('2026-11-24T09:00:00Z')
    expect(outcome(await book({ appointmentDate: '2026-11-24T11:00' }))).toBe('422 overlapping_visit')
    expect(outcome(await book({ appointmentDate: at(10) }))).toBe('201 confirmed')
  })

  it('is counted one by one when many bookings come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => book({ appointmentDate: at(n) })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
    expect(answers.map(outcome).filter((said) => said === '422 too_many_visits')).toHaveLength(8)
  })

  it('is in one place at a time, however the name is written', async () => {
    await book({ treatmentType: 'Hydra facial gezicht', appointmentDate: '2026-11-24T10:00' })
    for (const changes of [
      { appointmentDate: '2026-11-24T10:30' },
      { appointmentDate: '2026-11-24T09:30', treatmentType: 'Hydra facial gezicht' },
      { appointmentDate: '2026-11-24T10:00', firstName: 'NOOR ', lastName: 'De  Vries' },
      { appointmentDate: '2026-11-24T10:00', email: 'Noor@example.nl' },
    ]) {
      const answer = await book(changes)
      expect(outcome(answer)).toBe('422 overlapping_visit')
      expect(answer.body.fields).toEqual({ appointmentDate: answer.body.error })
    }
    expect(outcome(await book({ appointmentDate: '2026-11-24T11:00' }))).toBe('201 confirmed')
    // Mother and daughter share an address, not a name.
    expect(outcome(await book({ appointmentDate: '2026-11-24T10:00', firstName: 'Sara' }))).toBe(
      '201 confirmed',
    )
  })

  it('cannot move a visit onto another of their own, but can move it onto itself', async () => {
    await book({ appointmentDate: '2026-11-24T10:00' })
    const long = await book({ treatmentType: 'Hydra facial gezicht', appointmentDate: '2026-11-24T12:00' })
    const token = new URL(long.body.manageUrl).searchParams.get('token') ?? ''
    const move = (appointmentDate: string) =>
      app.call(`/api/appointments/${long.body.id}/reschedule?token=${token}`, { body: { appointmentDate } })
    expect(outcome(await move('2026-11-24T09:30'))).toBe('422 overlapping_visit')
    expect(outcome(await move('2026-11-24T12:30'))).toBe('200 confirmed')
  })

  it.each([
    'no\u200bor@example.nl',
    'noor\u00ad@example.nl',
    '\u202enoor@example.nl',
    'noor@exam\u2060ple.nl',
    'noor@example',
    'a@b',
    'noor@127.0.0.1',
    'noor@[127.0.0.1]',
    'noor@0x7f.1',
    'noor..vries@example.nl',
    'noor@example..nl',
    'noor@-example.nl',
  ])('is not reached at %j', async (email) => {
    const answer = await book({ email })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['email']])
  })

  it('is reached at an address in another script as the network writes it', async () => {
    expect((await book({ email: 'noor@Bücher.example' })).status).toBe(201)
    const { email } = await app.database.db
      .selectFrom('appointments')
      .select('email')
      .executeTakeFirstOrThrow()
    expect(email).toBe('noor@xn--bcher-kva.example')
  })
})

describe('a flood of made-up names', () => {
  const flood = async (count: number, { from = 0, isFromEverywhere = true } = {}) => {
    const statuses: string[] = []
    for (let n = from; n < from + count; n++) {
      if (isFromEverywhere) network = `network ${n % 5}`
      statuses.push(
        outcome(await book({ email: `nep${n}@example.nl`, appointmentDate: at(n % 40) }, undefined, limited)),
      )
    }
    return statuses
  }

  it('ends at what an hour takes, raises the alarm, and leaves clients with a proven address alone', async () => {
    const { perHour } = clinic.booking.unproven
    expect(new Set(await flood(perHour))).toEqual(new Set(['201 confirmed']))
    const refused = await book({ email: 'nog@example.nl' }, undefined, limited)
    expect(outcome(refused)).toBe('429 booking_busy')
    // The command that the line names can be run as it stands.
    expect(limited.errors().join()).toMatch(/booking-flood.*npm run flood -- --since 2026-11-18T09:00/)
    const cookie = sessionOf(await limited.call('/api/auth/register', { body: registrationOf() }))
    expect(outcome(await book({ appointmentDate: at(39) }, cookie, limited))).toBe('429 booking_busy')
    await limited.database.db
      .updateTable('clients')
      .set({ email_verified_at: new Date(testNow) })
      .execute()
    expect(outcome(await book({ appointmentDate: at(39) }, cookie, limited))).toBe('201 confirmed')
    limited.travelTo('2026-11-19T09:00:01Z')
    expect(await flood(1, { from: 90 })).toEqual(['201 confirmed'])
  })

  it('from one network leaves everybody else their bookings', async () => {
    const share = clinic.booking.unproven.perDay / 4
    const fromOne = await flood(share + 1, { isFromEverywhere: false })
    expect(fromOne).toEqual([...Array(share).fill('201 confirmed'), '429 booking_busy'])
    network = 'another'
    const elsewhere = () => book({ email: 'nog@example.nl', appointmentDate: at(39) }, undefined, limited)
    expect(outcome(await elsewhere())).toBe('201 confirmed')
    expect(limited.errors()).toEqual([])
    network = 'one'
    limited.travelTo('2026-11-19T09:00:01Z')
    expect(await flood(1, { from: 90, isFromEverywhere: false })).toEqual(['429 booking_busy'])
    limited.travelTo('2026-11-20T08:00:01Z')
    expect(await flood(1, { from: 90, isFromEverywhere: false })).toEqual(['201 confirmed'])
  })

  // On the embedded database one transaction waits for the other anyway: `npm run test:postgres` is where this can fail.
  it('that comes all at once ends where one by one it ends', async () => {
    const share = clinic.booking.unproven.perDay / 4
    const asked = Array.from({ length: share + 10 }, (_, n) =>
      book({ email: `nep${n}@example.nl`, appointmentDate: at(n) }, undefined, limited),
    )
    const answers = (await Promise.all(asked)).map(outcome)
    expect(answers.filter((answer) => answer === '201 confirmed')).toHaveLength(share)
    expect(answers.filter((answer) => answer === '429 booking_busy')).toHaveLength(10)
  })

  it('is over once the clinic has cancelled it, and not by cancelling what one booked', async () => {
    await flood(clinic.booking.unproven.perHour)
    const { id } = await limited.database.db
      .selectFrom('appointments')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { search } = new URL(manageUrlOf(id, 'nl', limited.deps.env))
    const cancelled = await limited.call(`/api/appointments/${id}/cancel${search}`, { body: {} })
    expect(outcome(cancelled)).toBe('200 cancelled')
    const more = () => flood(1, { from: 90 })
    expect(await more()).toEqual(['429 booking_busy'])
    const order = { since: testNow, until: '2026-11-19T09:00:00Z', match: null, isTrial: false }
    const Authorization = `Bearer ${signCommand(limited.deps.env, limited.deps.now())}`
    await limited.call('/api/flood', { body: order, headers: { Authorization } })
    expect(await more()).toEqual(['201 confirmed'])
  })

  it('does not delay the mails of accounts', async () => {
    await flood(3)
    await limited.call('/api/auth/register', { body: registrationOf() })
    await limited.call('/api/auth/forgot', { body: { email: 'noor@example.nl' } })
    const { rows } = await limited.database.pool.query(
      `select m.kind from pgboss.job j join mails m on m.id::text = j.data->>'mailId'
       where j.name = 'send-mail' and j.state = 'created' order by j.priority desc, j.created_on`,
    )
    expect(rows.slice(0, 2).map(({ kind }) => kind)).toEqual([
      'account-verify-email',
      'account-reset-password',
    ])
  })
})
