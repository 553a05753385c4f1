import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestApp } from './app.ts'
import { openTestApp, registrationOf, sessionOf, testNow } from './app.ts'
import type { AtTheDesk } from './desk.ts'
import { signInAs } from './desk.ts'

let app: TestApp
let owner: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  owner = await signInAs(app, 'owner')
})
afterAll(() => app.close())
afterEach(() => app.clear())

const desk = async (path: string, body?: unknown) =>
  (await app.call(`/api/desk${path}`, { cookie: owner.cookie, body })).body

/** Wim, whom the desk booked by telephone and knows something about. */
async function wimAtTheDesk(): Promise<string> {
  const { clientId } = await desk('/appointments', {
    ...{ treatmentType: 'Gratis consult', appointmentDate: '2026-11-24T10:00', source: 'phone' },
    ...{ firstName: 'Wim', lastName: 'Bos', email: 'wim@example.nl', phone: '06 12345678' },
  })
  await desk(`/clients/${clientId}/notes`, { body: 'Allergisch voor lidocaïne.' })
  return clientId
}

/** An account that anybody can make in the name of Wim, and its card. */
async function calledWim() {
  const named = { username: 'wim', firstName: 'Wim', lastName: 'B.', email: 'vreemd@example.nl' }
  const registration = registrationOf({ ...named, phone: '06 87654321' })
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registration }))
  const client = app.database.db.selectFrom('clients').select('card_id').where('username', '=', 'wim')
  return { cookie, card: (await client.executeTakeFirstOrThrow()).card_id ?? '' }
}

const prove = () =>
  app.database.db
    .updateTable('clients')
    .set({ email_verified_at: new Date(testNow) })
    .execute()
const exported = async (cookie: string) => {
  const { notes, record } = (await app.call('/api/profile/export', { cookie })).body
  return { notes: notes.length, isRecorded: record.length > 0 }
}
const notes = () => app.database.db.selectFrom('card_notes').select('body').execute()

it.each(['from', 'into'] as const)(
  'an account that a colleague merged (%s) reads and deletes nothing about the other person until its address is proven',
  async (which) => {
    const wim = await wimAtTheDesk()
    const { cookie, card } = await calledWim()
    const [from, into] = which === 'from' ? [card, wim] : [wim, card]
    await desk(`/clients/${from}/merge`, { into })
    expect(await exported(cookie)).toEqual({ notes: 0, isRecorded: false })
    await prove()
    expect(await exported(cookie)).toEqual({ notes: 1, isRecorded: true })
    await app.database.db.updateTable('clients').set({ email_verified_at: null }).execute()
    const body = { password: 'vier woorden op rij', cancelAppointments: false }
    expect((await app.call('/api/profile', { method: 'DELETE', body, cookie })).status).toBe(200)
    expect(await notes()).toHaveLength(1)
  },
)

it('an account reads what the desk holds about it alone, proven or not', async () => {
  const { cookie, card } = await calledWim()
  await desk(`/clients/${card}/notes`, { body: 'Belt liever.' })
  expect(await exported(cookie)).toEqual({ notes: 1, isRecorded: true })
  const visit = { clientId: card, firstName: 'Wim', lastName: 'Bos', phone: '06 12345678', source: 'phone' }
  await desk('/appointments', {
    treatmentType: 'Gratis consult',
    appointmentDate: '2026-11-24T10:00',
    ...visit,
  })
  expect(await exported(cookie)).toEqual({ notes: 0, isRecorded: false })
})

it('the desk is told that the address of an account is not proven, and reaches a person by what is', async () => {
  const wim = await wimAtTheDesk()
  const { card } = await calledWim()
  await app.database.db.updateTable('clients').set({ email: 'wim@example.nl' }).execute()
  expect((await desk(`/clients/${wim}`)).proposals).toMatchObject([{ id: card, hasUnprovenAccount: true }])
  await app.database.db.updateTable('clients').set({ email: 'vreemd@example.nl' }).execute()
  const byDesk = { lastName: 'Bos', email: 'wim@example.nl', phone: '+31612345678', hasUnprovenAccount: true }
  await desk(`/clients/${card}/merge`, { into: wim })
  expect(await desk(`/clients/${wim}`)).toMatchObject(byDesk)
  expect((await desk(`/record?clientId=${wim}`)).entries[0]).toMatchObject({ clientName: 'Wim Bos' })
  await prove()
  const byAccount = {
    lastName: 'B.',
    email: 'vreemd@example.nl',
    phone: '+31687654321',
    hasUnprovenAccount: false,
  }
  expect(await desk(`/clients/${wim}`)).toMatchObject(byAccount)
})
