import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import { signCommand } from '#server/platform/http/command-token.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const book = (email: string, appointmentDate: string, changes: object = {}, cookie?: string) =>
  app.call('/api/appointments', { body: bookingOf({ email, appointmentDate, ...changes }), cookie })
const command = (body: object, token = signCommand(app.deps.env, app.deps.now())) =>
  app.call('/api/flood', { body, headers: { Authorization: `Bearer ${token}` } })
const confirmed = () =>
  app.database.db.selectFrom('appointments').select('email').where('status', '=', 'confirmed').execute()

it('a flood is cancelled by one command, and nobody else loses a visit', async () => {
  await book('vroeg@example.nl', '2026-11-24T09:00')
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  await app.database.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
  app.travelTo('2026-11-19T10:00:00Z')
  for (let n = 0; n < 6; n++) await book(`nep${n}@evil.example`, `2026-11-24T1${n}:00`, { firstName: 'Nep' })
  await book('echt@example.nl', '2026-11-25T10:00')
  await book('noor@example.nl', '2026-11-25T11:00', {}, cookie)
  app.travelTo('2026-11-19T11:00:00Z')
  const order = { since: '2026-11-19T09:30:00Z', until: '2026-11-19T11:00:00Z', match: 'nep' }

  const shown = await command({ ...order, isTrial: true })
  expect(shown.body).toContain('6 unproven visits would be cancelled')
  expect(await confirmed()).toHaveLength(9)
  const mailsBefore = await app.database.db.selectFrom('mails').select('id').execute()

  const done = await command({ ...order, isTrial: false })
  expect(done.body).toContain('nep5@evil.example')
  expect(done.body).toContain('6 unproven visits cancelled')
  expect((await confirmed()).map(({ email }) => email).toSorted()).toEqual([
    'echt@example.nl',
    'noor@example.nl',
    'vroeg@example.nl',
  ])
  // Their half hours are free, nobody is charged, and no made-up address is written to.
  expect(await app.database.db.selectFrom('slot_occupancy').select('slot').execute()).toHaveLength(3)
  const mails = await app.database.db.selectFrom('mails').select(['recipient', 'state']).execute()
  expect(mails).toHaveLength(mailsBefore.length)
  expect(mails.filter(({ recipient }) => recipient.startsWith('nep')).map(({ state }) => state)).toEqual(
    Array(6).fill('dropped'),
  )

  // Without a text everything unproven of the time goes, and never what an account with a proven address booked.
  const rest = await command({ ...order, match: null, isTrial: false })
  expect(rest.body).toContain('1 unproven visits cancelled')
})

it('who proves their address while a flood is cancelled keeps the visit and its mails, and is not counted', async () => {
  await book('nep@evil.example', '2026-11-24T10:00')
  app.travelTo('2026-11-19T08:10:00Z')
  await book('echt@example.nl', '2026-11-24T11:00')
  // Once the first is cancelled, which is after both were found.
  app.deps.events.listen(appointmentChanged, async (trx) => {
    const proven = trx.updateTable('appointments').set({ proven_at: app.deps.now() })
    await proven.where('email', '=', 'echt@example.nl').execute()
  })
  app.travelTo('2026-11-19T11:00:00Z')
  const { body } = await command({
    since: testNow,
    until: app.deps.now().toISOString(),
    match: null,
    isTrial: false,
  })
  expect(body).toContain('1 unproven visits cancelled')
  expect(body).not.toContain('echt@example.nl')
  expect(await confirmed()).toEqual([{ email: 'echt@example.nl' }])
  const mails = app.database.db.selectFrom('mails').select('state').where('recipient', '=', 'echt@example.nl')
  expect(await mails.execute()).toEqual([{ state: 'queued' }])
})

it('a flood is cancelled by nobody who does not know the secret', async () => {
  const order = { since: testNow, until: testNow, match: null, isTrial: false }
  expect((await app.call('/api/flood', { body: order })).status).toBe(401)
  expect((await command(order, signCommand({ secret: 'another secret' }, app.deps.now()))).status).toBe(401)
  expect((await command({ since: 'gisteren' })).status).toBe(422)
})
