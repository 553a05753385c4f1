import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailedManageUrlOf } from '#server/features/appointments/token.ts'
import { cleanUp } from '#server/features/retention/service.ts'
import { entries } from '#shared/content/catalogue.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
let owner: AtTheDesk
beforeAll(async () => void (app = await openTestApp()))
beforeEach(async () => {
  await app.clear()
  await at(testNow)
})
afterAll(() => app.close())

/** The owner comes in at that instant; a session of before has ended by then. */
async function at(instant: string): Promise<void> {
  app.travelTo(instant)
  owner = await signInAs(app, 'owner', 'Sara Visser')
}
const desk = (path: string, body?: unknown, method?: 'DELETE') =>
  app.call(`/api/desk${path}`, { cookie: owner.cookie, body, ...(method && { method }) })
const exportOf = (id: string) => desk(`/clients/${id}/export`)
const erase = (id: string, body: unknown = {}) => desk(`/clients/${id}`, body, 'DELETE')
const visits = () => app.deps.db.selectFrom('appointments').selectAll().orderBy('starts_at').execute()
const recorded = async (action: string) =>
  app.deps.db
    .selectFrom('record')
    .select(['staff_name', 'client_id'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** A guest who called: a visit that was, with a remark of theirs, and one that is to come. */
async function caller(): Promise<string> {
  const visit = {
    treatmentType: 'Gratis consult',
    firstName: 'Wim',
    lastName: 'Bos',
    email: 'wim@example.nl',
    phone: '06 12345678',
    source: 'phone',
  }
  const first = await desk('/appointments', {
    ...visit,
    appointmentDate: '2026-11-20T10:00',
    notes: 'Liever de achterdeur.',
  })
  const clientId = first.body.clientId as string
  await desk('/appointments', { ...visit, appointmentDate: '2026-12-01T10:00', clientId })
  await desk(`/clients/${clientId}/notes`, { body: 'Belt liever dan dat hij mailt.' })
  return clientId
}

/** Somebody with an account whose address was proven. */
async function member(): Promise<{ readonly card: string; readonly cookie: string }> {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
  await app.call('/api/appointments', { body: bookingOf(), cookie })
  const row = await app.deps.db.selectFrom('clients').select('card_id').executeTakeFirstOrThrow()
  return { card: row.card_id ?? '', cookie }
}

it('hands out all that is stored about one person as a file, and records it', async () => {
  const id = await caller()
  const { status, headers, body } = await exportOf(id)
  expect([status, headers.get('Content-Disposition')]).toEqual([
    200,
    `attachment; filename="client-${id.slice(0, 8)}.json"`,
  ])
  expect(body.appointments.map((visit: { phone: string }) => visit.phone)).toEqual([
    '+31612345678',
    '+31612345678',
  ])
  expect(body.notes).toMatchObject([{ note: 'Belt liever dan dat hij mailt.' }])
  expect(body.mails.map((mail: { kind: string }) => mail.kind)).toEqual([
    'booking-confirmation',
    'booking-confirmation',
  ])
  expect(body.record).toContainEqual(expect.objectContaining({ action: 'card.note', by: 'owner' }))
  expect(JSON.stringify(body)).not.toContain('Sara')
  expect(await recorded('card.export')).toEqual({ staff_name: 'Sara Visser', client_id: id })
})

it('hands out what was paid at a visit, how and when, to the clinic and to the client', async () => {
  const { card, cookie } = await member()
  const [visit] = await visits()
  await desk(`/appointments/${visit?.id}/payments`, { amountCents: 2500, method: 'cash' })
  const payments = [{ amountCents: 2500, method: 'cash', at: app.deps.now().toISOString() }]
  expect((await exportOf(card)).body.appointments).toMatchObject([{ payments }])
  const own = await app.call('/api/profile/export', { cookie })
  expect(own.body.appointments).toMatchObject([{ payments }])
  const page = await app.call('/api/profile/export?format=html&language=nl', { cookie })
  expect(page.body).toMatch(/Betaald<\/dt><dd>€\s25,00 · Contant · /)
})

it('hands out what an account holds, and what came from its proven address', async () => {
  const { card } = await member()
  await app.call('/api/contact', {
    body: { name: 'N', email: 'noor@example.nl', subject: 'Vraag', message: 'Kan dat?' },
  })
  const [message] = (await desk('/messages')).body.messages
  await desk(`/messages/${message.id}/reply`, { body: 'Ja, dat kan.' })
  const { body } = await exportOf(card)
  expect(body.accounts).toMatchObject([{ profile: { username: 'noor' }, preferences: { reminders: true } }])
  expect(body.messages).toMatchObject([{ message: 'Kan dat?', answers: ['Ja, dat kan.'] }])
  expect(JSON.stringify(body)).not.toContain('hash')
})

it('keeps to itself what came from an address that a caller only named', async () => {
  await app.call('/api/contact', {
    body: { name: 'W', email: 'wim@example.nl', subject: 'Vraag', message: 'Van iemand anders?' },
  })
  expect((await exportOf(await caller())).body.messages).toEqual([])
})

/** Somebody else wrote to the clinic and is on its list. */
async function victim(): Promise<string> {
  const email = 'slachtoffer@example.nl'
  await app.call('/api/contact', {
    body: { name: 'S', email, subject: 'Vraag', message: 'Van haar alleen.' },
  })
  await app.call('/api/newsletter/subscribe', { body: { email } })
  await app.deps.db.updateTable('subscribers').set({ confirmed_at: app.deps.now() }).execute()
  return email
}
const heldBy = async () => ({
  messages: (await app.deps.db.selectFrom('enquiries').select('message').execute()).length,
  listed: (await app.deps.db.selectFrom('subscribers').select('email').execute()).length,
})

it.each([false, true])(
  'leaves alone what came from an address that a proven client typed while booking (account deleted: %s)',
  async (isDeleted) => {
    const email = await victim()
    const { cookie } = await member()
    await app.call('/api/appointments', {
      body: bookingOf({ appointmentDate: '2026-11-25T10:00', email, subscribeNewsletter: true }),
      cookie,
    })
    const booked = app.deps.db.selectFrom('appointments').select('card_id').where('email', '=', email)
    const card = (await booked.executeTakeFirstOrThrow()).card_id ?? ''
    const password = 'vier woorden op rij'
    if (isDeleted) await app.call('/api/profile', { method: 'DELETE', body: { password }, cookie })
    const { status, body } = await exportOf(card)
    expect([status, body.messages, body.newsletter]).toEqual([200, [], []])
    await erase(card)
    expect(await heldBy()).toEqual({ messages: 1, listed: 1 })
  },
)

it('hands out and erases what came from an address that a guest proved with the link of the mail', async () => {
  const email = await victim()
  const { id } = (await app.call('/api/appointments', { body: bookingOf({ email }) })).body
  const link = new URL(mailedManageUrlOf(id, 'nl', app.deps.env))
  await app.call(`/api/appointments/${id}/reschedule${link.search}`, {
    body: { appointmentDate: '2026-11-25T10:00' },
  })
  const [visit] = await visits()
  const card = visit?.card_id ?? ''
  expect((await exportOf(card)).body.messages).toMatchObject([{ message: 'Van haar alleen.' }])
  await erase(card)
  expect(await heldBy()).toEqual({ messages: 0, listed: 0 })
})

it('erases a guest: the note and how to reach them go, a visit to come keeps it until it was', async () => {
  const id = await caller()
  await at('2026-11-23T10:00:00Z')
  await app.deps.db.updateTable('mails').set({ state: 'sent' }).execute()
  const { status, body } = await erase(id)
  expect([status, body.visits, body.notes, body.email]).toEqual([200, 2, [], 'wim@example.nl'])
  expect(await visits()).toMatchObject([
    { first_name: 'Wim', email: '', phone: '', notes: null },
    { first_name: 'Wim', email: 'wim@example.nl', status: 'confirmed' },
  ])
  const mails = await app.deps.db.selectFrom('mails').selectAll().where('recipient', 'like', 'wim%').execute()
  expect(mails).toEqual([])
  expect(await recorded('card.erase')).toEqual({ staff_name: 'Sara Visser', client_id: id })
  await cleanUpAt('2027-01-02T10:00:00Z')
  expect(await visits()).toMatchObject([{ email: '' }, { first_name: 'Wim', email: '', phone: '' }])
})

it('forgets the number of somebody without an address too', async () => {
  const { body } = await desk('/appointments', {
    treatmentType: 'Gratis consult',
    appointmentDate: '2026-12-01T10:00',
    ...{ firstName: 'Wim', lastName: 'Bos', phone: '06 12345678', source: 'phone' },
  })
  await erase(body.clientId)
  await cleanUpAt('2027-01-02T10:00:00Z')
  expect(await visits()).toMatchObject([{ first_name: 'Wim', phone: '' }])
})

it('cancels what is to come where the client wants that, and frees the room', async () => {
  const id = await caller()
  await at('2026-11-23T10:00:00Z')
  await erase(id, { cancelAppointments: true })
  expect(await visits()).toMatchObject([{ email: '' }, { status: 'cancelled', email: '', phone: '' }])
  const taken = app.deps.db.selectFrom('slot_occupancy').select('slot').where('slot', '>', app.deps.now())
  expect(await taken.execute()).toEqual([])
})

it('charges nobody for a visit of an unproven address that it cancels late, and keeps no way to reach them', async () => {
  const treatmentType = entries.find(({ treatment }) => treatment.priceCents > 0)?.treatment.name.nl
  await app.call('/api/appointments', { body: bookingOf({ treatmentType, dateOfBirth: '1990-05-01' }) })
  await at('2026-11-23T12:00:00Z')
  const [visit] = await visits()
  await erase(visit?.card_id ?? '', { cancelAppointments: true })
  expect(await visits()).toMatchObject([
    { status: 'cancelled', cancelled_fee_cents: 0, email: '', phone: '' },
  ])
})

it('ends the account with what came from its address, and tells its holder', async () => {
  const { card, cookie } = await member()
  await app.call('/api/contact', {
    body: { name: 'N', email: 'noor@example.nl', subject: 'Vraag', message: 'Kan dat?' },
  })
  await erase(card)
  expect((await app.call('/api/profile', { cookie })).status).toBe(401)
  expect(await app.deps.db.selectFrom('enquiries').selectAll().execute()).toEqual([])
  const told = app.deps.db.selectFrom('mails').select('recipient').where('kind', '=', 'account-deleted')
  expect(await told.execute()).toEqual([{ recipient: 'noor@example.nl' }])
})

it('hands out and erases an account whose holder never came, and records no look at what is gone', async () => {
  await app.call('/api/auth/register', { body: registrationOf() })
  const found = async () => (await desk('/clients?search=noor%40')).body.clients
  const [{ id }] = await found()
  expect((await exportOf(id)).body).toMatchObject({
    accounts: [{ profile: { username: 'noor' } }],
    appointments: [],
  })
  expect(await erase(id)).toMatchObject({
    status: 200,
    body: { firstName: '', email: '', hasAccount: false, visitList: [] },
  })
  expect(await found()).toEqual([])
  await cleanUpAt('2026-11-20T08:00:00Z')
  await at('2026-11-20T08:00:00Z')
  const looks = app.deps.db.selectFrom('record').select('id').where('action', '=', 'card.read')
  const before = await looks.execute()
  expect((await desk(`/clients/${id}`)).status).toBe(404)
  expect(await looks.execute()).toEqual(before)
})

it('keeps how to reach somebody who still has a fee to pay', async () => {
  const id = await caller()
  await at('2026-11-23T10:00:00Z')
  const [missed] = await visits()
  await desk(`/appointments/${missed?.id}/status`, { status: 'no_show' })
  await erase(id)
  expect((await visits())[0]).toMatchObject({ no_show_fee_cents: 2000, email: 'wim@example.nl' })
})

it('keeps how to reach somebody who paid the price, until the fee of a late move is paid as well', async () => {
  const treatmentType = entries.find(({ treatment }) => treatment.priceCents > 0)?.treatment.name.nl
  const booked = (await app.call('/api/appointments', { body: bookingOf({ treatmentType }) })).body
  await at('2026-11-24T07:00:00Z')
  const link = new URL(mailedManageUrlOf(booked.id, 'nl', app.deps.env))
  const body = { appointmentDate: '2026-11-25T10:00' }
  await app.call(`/api/appointments/${booked.id}/reschedule${link.search}`, { body })
  await at('2026-11-25T12:00:00Z')
  const { clientId, priceCents, feeCents } = (await desk(`/appointments/${booked.id}`)).body
  const pay = (amountCents: number) =>
    desk(`/appointments/${booked.id}/payments`, { amountCents, method: 'card' })
  await pay(priceCents)
  await erase(clientId)
  expect((await visits())[0]).toMatchObject({ first_name: 'Noor', email: 'noor@example.nl' })
  await pay(feeCents)
  await erase(clientId)
  expect((await visits())[0]).toMatchObject({ email: '', phone: '' })
})

it('keeps nothing for a fee that was waived', async () => {
  const id = await caller()
  const [visit] = (await desk(`/clients/${id}`)).body.visitList.toReversed()
  const waived = { status: 'no_show', waiveFee: true, reason: 'Ziekenhuis' }
  await desk(`/appointments/${visit.id}/status`, waived)
  await at('2026-11-21T08:00:00Z')
  expect((await erase(id)).body.visitList.at(-1)).toMatchObject({ email: '', phone: '', feeCents: 0 })
})

it('keeps nothing of somebody who paid the fee, nor why another was waived', async () => {
  const id = await caller()
  await at('2026-12-02T10:00:00Z')
  const [paid, waived] = await visits()
  await desk(`/appointments/${paid?.id}/status`, { status: 'no_show' })
  await desk(`/appointments/${paid?.id}/payments`, { amountCents: 2000, method: 'cash' })
  await desk(`/appointments/${waived?.id}/status`, { status: 'no_show', waiveFee: true, reason: 'Lag ziek.' })
  expect((await exportOf(id)).body.appointments).toContainEqual(
    expect.objectContaining({ feeWaiver: 'Lag ziek.' }),
  )
  await erase(id)
  expect(await visits()).toMatchObject([
    { email: '', notes: null, fee_waiver: null },
    { email: '', notes: null, fee_waiver: '', no_show_fee_cents: 2000 },
  ])
})

it('forgets a day later how a visit was that the desk changed', async () => {
  await caller()
  const [visit] = await visits()
  const moved = { appointmentDate: '2026-11-21T10:00', notify: false }
  expect((await desk(`/appointments/${visit?.id}/move`, moved)).status).toBe(200)
  const kept = () => app.deps.db.selectFrom('undo_steps').select('appointment_id').execute()
  expect(await kept()).toHaveLength(1)
  await cleanUpAt('2026-11-20T10:00:00Z')
  expect(await kept()).toEqual([])
})

it('knows no card of that number', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect([(await exportOf(nobody)).status, (await erase(nobody)).status]).toEqual([404, 404])
})

async function cleanUpAt(instant: string) {
  app.travelTo(instant)
  await cleanUp({ ...app.deps, transport: { forget: async () => 0 } })
}

it('does not erase who was merged with somebody since the card was shown', async () => {
  const wim = await caller()
  const visit = { treatmentType: 'Gratis consult', firstName: 'Anna', lastName: 'Vos', source: 'phone' }
  const anna = (await desk('/appointments', { ...visit, appointmentDate: '2026-12-02T10:00' })).body
    .clientId as string
  const mergesOf = async (id: string): Promise<string[]> =>
    (await desk(`/clients/${id}`)).body.merges.map((merge: { id: string }) => merge.id)
  const shown = { merges: await mergesOf(wim) }
  await desk(`/clients/${wim}/merge`, { into: anna })
  const refused = await erase(wim, shown)
  expect([refused.status, refused.body.code]).toEqual([409, 'card_changed'])
  expect((await erase(anna, shown)).body.code).toBe('card_changed')
  expect((await visits()).map(({ first_name }) => first_name)).toEqual(['Wim', 'Wim', 'Anna'])
  // As many merges as were shown are not those that were shown.
  const once = { merges: await mergesOf(anna) }
  await desk(`/clients/${anna}/split`, {})
  await desk(`/clients/${wim}/merge`, { into: anna })
  expect((await erase(anna, once)).body.code).toBe('card_changed')
  expect((await erase(anna, { merges: await mergesOf(anna) })).status).toBe(200)
})

it('leaves the link of a visit that another account holds, and forgets its address a month after it', async () => {
  const { cookie } = await member()
  const sam = await caller()
  const held = await desk('/appointments', {
    ...{ treatmentType: 'Gratis consult', firstName: 'Sam', lastName: 'de Vries', source: 'phone' },
    ...{ appointmentDate: '2026-12-02T10:00', email: 'noor@example.nl', phone: '06 12345678', clientId: sam },
  })
  expect((await erase(sam)).status).toBe(200)
  const link = new URL(mailedManageUrlOf(held.body.id, 'nl', app.deps.env))
  expect((await app.call(`/api/appointments/${held.body.id}${link.search}`)).status).toBe(200)
  expect((await app.call('/api/appointments', { cookie })).body).toContainEqual(
    expect.objectContaining({ id: held.body.id }),
  )
  await cleanUpAt('2027-01-03T10:00:00Z')
  const kept = (await visits()).find(({ id }) => id === held.body.id)
  expect(kept).toMatchObject({ email: '', phone: '' })
})
