import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '#shared/content/catalogue.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf } from '../../../../../tests/app.ts'
import type { TestApp } from '../../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../../tests/desk.ts'
import { signInAs } from '../../../../../tests/desk.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk', 'Joris Smit')
})
beforeEach(async () => {
  app.travelTo('2026-11-19T08:00:00Z')
  await app.clear()
})
afterAll(() => app.close())

const post = (path: string, body: unknown, who = desk) =>
  app.call(`/api/desk/appointments${path}`, { body, cookie: who.cookie })
const caller = {
  treatmentType: 'Gratis consult',
  appointmentDate: '2026-11-24T07:00',
  firstName: 'Wim',
  lastName: 'Bos',
  source: 'phone',
}
async function visit(changes: Readonly<Record<string, unknown>> = {}) {
  const { status, body } = await post('', { ...caller, ...changes })
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}
/** A visit that its client booked on the site. */
async function online(changes: Readonly<Record<string, unknown>> = {}) {
  const { body } = await app.call('/api/appointments', { body: bookingOf(changes) })
  return body as { id: string; manageUrl: string }
}
/** The same, of somebody whose address is known to be theirs. */
async function proven(changes: Readonly<Record<string, unknown>> = {}) {
  const booked = await online(changes)
  await app.deps.db
    .updateTable('appointments')
    .set({ proven_at: app.deps.now() })
    .where('id', '=', booked.id)
    .execute()
  return booked
}
const visitNow = async (id: string) =>
  (await app.call(`/api/desk/appointments/${id}`, { cookie: desk.cookie })).body
const clientSees = async ({ id, manageUrl }: { id: string; manageUrl: string }) => {
  const token = new URL(manageUrl).searchParams.get('token')
  return (await app.call(`/api/appointments/${id}?token=${token}`)).body
}
const mailsOf = async (kind: string) =>
  app.deps.db.selectFrom('mails').select(['state', 'recipient']).where('kind', '=', kind).execute()

describe('booking for somebody', () => {
  it('knows no card of that number, and books nothing for it', async () => {
    const clientId = '00000000-0000-4000-8000-000000000000'
    const { status, body } = await post('', { ...caller, clientId })
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect(await app.deps.db.selectFrom('appointments').selectAll().execute()).toEqual([])
  })

  it('needs neither an e-mail address nor the grid of the site, and can choose the room', async () => {
    const made = await visit({ room: 3 })
    expect(made).toMatchObject({
      room: 3,
      start: '2026-11-24T06:00:00.000Z',
      end: '2026-11-24T06:30:00.000Z',
      status: 'confirmed',
      source: 'phone',
      email: '',
      isNew: true,
      feeCents: 0,
    })
    expect(made.clientId).toEqual(expect.any(String))
    expect(await app.deps.db.selectFrom('mails').select('id').execute()).toEqual([])
  })

  it('confirms by mail where there is an address, in the language of the person', async () => {
    await visit({ email: 'wim@example.nl', language: 'es' })
    const mails = await app.deps.db.selectFrom('mails').select(['kind', 'language', 'recipient']).execute()
    expect(mails).toEqual([{ kind: 'booking-confirmation', language: 'es', recipient: 'wim@example.nl' }])
  })

  it.each(['2026-11-24T06:30', '2026-11-24T22:30', '2026-11-24T10:15', 'tomorrow'])(
    'takes no start at %s',
    async (appointmentDate) => {
      const { status, body } = await post('', { ...caller, appointmentDate })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['appointmentDate']])
    },
  )

  it('takes the last half hour, a Sunday, and a day beyond the horizon', async () => {
    for (const appointmentDate of ['2026-11-24T22:00', '2026-11-22T12:00', '2027-11-24T10:00'])
      await visit({ appointmentDate })
  })

  it('never books a room twice, and no room that is not there', async () => {
    await visit({ room: 2 })
    const taken = await post('', { ...caller, room: 2 })
    expect([taken.status, taken.body.code]).toEqual([409, 'slot_taken'])
    expect((await post('', { ...caller, room: 5 })).body.fields).toHaveProperty('room')
  })

  it('books several visits in a row, all or none', async () => {
    const { treatmentType, appointmentDate: _, ...person } = caller
    const row = (times: string[]) => ({
      ...person,
      visits: times.map((time) => ({ treatmentType, appointmentDate: `2026-11-24T${time}`, room: 1 })),
    })
    const both = await post('/series', row(['10:00', '10:30']))
    expect([both.status, both.body.visits.length]).toEqual([201, 2])
    const second = await post('/series', row(['11:00', '10:30']))
    expect([second.status, second.body.code]).toEqual([409, 'slot_taken'])
    const stored = await app.deps.db.selectFrom('appointments').select('id').execute()
    expect(stored).toHaveLength(2)
  })
})

describe('moving', () => {
  it('takes the new half hours, gives the old ones back, and costs the client nothing', async () => {
    const booked = await online({ appointmentDate: '2026-11-19T12:00' })
    const moved = await post(`/${booked.id}/move`, {
      appointmentDate: '2026-11-24T21:00',
      room: 4,
      notify: true,
    })
    expect(moved.body).toMatchObject({ start: '2026-11-24T20:00:00.000Z', room: 4, feeCents: 0 })
    expect(await clientSees(booked)).toMatchObject({
      appointmentDate: '2026-11-24T20:00:00.000Z',
      chargedCents: 0,
    })
    const cells = await app.deps.db.selectFrom('slot_occupancy').select(['slot', 'room']).execute()
    expect(cells).toEqual([{ slot: new Date('2026-11-24T20:00:00Z'), room: 4 }])
  })

  it('refuses a room that is taken then, and changes nothing', async () => {
    await visit({ room: 1 })
    const other = await visit({ room: 2 })
    const moved = await post(`/${other.id}/move`, {
      appointmentDate: caller.appointmentDate,
      room: 1,
      notify: false,
    })
    expect([moved.status, moved.body.code]).toEqual([409, 'slot_taken'])
  })

  it('lets one of two desks win that move the same visit', async () => {
    const { id, sequence } = await visit()
    const at = (time: string) =>
      post(`/${id}/move`, { appointmentDate: `2026-11-24T${time}`, notify: false, sequence })
    const answers = await Promise.all([at('12:00'), at('13:00')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('visit_changed')
    const cells = await app.deps.db.selectFrom('slot_occupancy').select('slot').execute()
    expect(cells).toHaveLength(1)
  })

  it('takes back no later change of somebody else: an undo names its own', async () => {
    const booked = await visit()
    const own = await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T11:00', notify: false })
    await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T14:00', notify: false })
    const undone = await post(`/${booked.id}/undo`, { sequence: own.body.sequence })
    expect([undone.status, undone.body.code]).toEqual([409, 'too_late_to_undo'])
    expect((await visitNow(booked.id)).start).toBe('2026-11-24T13:00:00.000Z')
  })

  it('can be undone for half a minute, and then nobody is told', async () => {
    const booked = await online()
    const moved = await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T21:00', notify: true })
    expect(moved.body.undoUntil).toBe('2026-11-19T08:00:30.000Z')
    expect(await mailsOf('booking-moved')).toEqual([{ state: 'queued', recipient: 'noor@example.nl' }])
    const { sequence } = moved.body
    const undone = await post(`/${booked.id}/undo`, { sequence })
    expect(undone.body).toMatchObject({ start: '2026-11-24T09:00:00.000Z', undoUntil: null })
    expect(await mailsOf('booking-moved')).toMatchObject([{ state: 'dropped' }])
    expect((await post(`/${booked.id}/undo`, { sequence })).body.code).toBe('too_late_to_undo')
  })

  it('cannot be undone later, nor when somebody has taken the place', async () => {
    const booked = await visit({ room: 1 })
    const move = { appointmentDate: '2026-11-24T21:00', room: 1, notify: false }
    const { sequence } = (await post(`/${booked.id}/move`, move)).body
    const other = await visit({ room: 1 })
    expect((await post(`/${booked.id}/undo`, { sequence })).body.code).toBe('slot_taken')
    await post(`/${other.id}/cancel`, { notify: false })
    app.travelTo('2026-11-19T08:00:31Z')
    expect((await post(`/${booked.id}/undo`, { sequence })).body.code).toBe('too_late_to_undo')
  })

  it('holds its mail back for half a minute', async () => {
    const booked = await online()
    await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T21:00', notify: true })
    const { rows } = await app.database.pool.query(
      `select start_after from pgboss.job join mails on mails.id::text = job.data->>'mailId' where mails.kind = 'booking-moved'`,
    )
    expect(rows).toEqual([{ start_after: new Date('2026-11-19T08:00:30Z') }])
  })
})

describe('a change that nobody is told', () => {
  const to15 = { appointmentDate: '2026-11-24T15:00', notify: true }

  it('of the room alone leaves the mail about the new time waiting', async () => {
    const booked = await online()
    const { body: moved } = await post(`/${booked.id}/move`, to15)
    const room = moved.room === 1 ? 2 : 1
    expect((await post(`/${booked.id}/move`, { ...to15, room })).body.room).toBe(room)
    expect(await mailsOf('booking-moved')).toEqual([{ state: 'queued', recipient: 'noor@example.nl' }])
    expect(await mailsOf('booking-confirmation')).toMatchObject([{ state: 'queued' }])
  })

  it.each([
    ['move', { appointmentDate: '2026-11-24T16:00', notify: false }],
    ['cancel', { notify: false }],
  ])('of the visit itself, a %s, takes back the mail that is no longer true', async (change, body) => {
    const booked = await online()
    await post(`/${booked.id}/move`, to15)
    await post(`/${booked.id}/${change}`, body)
    expect(await mailsOf('booking-moved')).toMatchObject([{ state: 'dropped' }])
  })
})

describe('cancelling', () => {
  it('costs nothing within the hour after booking, nor where nobody has shown that the address is theirs', async () => {
    const late = { appointmentDate: '2026-11-19T12:00' }
    const mine = await proven(late)
    const unproven = await online({ ...late, email: 'sam@example.nl', firstName: 'Sam' })
    app.travelTo('2026-11-19T08:59:00Z')
    expect((await visitNow(mine.id)).cancelFeeCents).toBe(0)
    app.travelTo('2026-11-19T09:01:00Z')
    expect(await visitNow(mine.id)).toMatchObject({ cancelFeeCents: 2000, missedFeeCents: 2000, feeCents: 0 })
    expect((await post(`/${unproven.id}/cancel`, { notify: false })).body.feeCents).toBe(0)
    const cancelled = (await post(`/${mine.id}/cancel`, { notify: false })).body
    expect(cancelled).toMatchObject({ status: 'cancelled', feeCents: 2000 })
  })

  it('charges a late one unless it is waived with a reason, and the client sees that', async () => {
    const late = { appointmentDate: '2026-11-19T12:00' }
    const charged = await proven(late)
    const waived = await proven({ ...late, email: 'sam@example.nl', firstName: 'Sam' })
    app.travelTo('2026-11-19T09:01:00Z')
    expect((await post(`/${charged.id}/cancel`, { notify: false })).body).toMatchObject({
      status: 'cancelled',
      feeCents: 2000,
    })
    const bare = await post(`/${waived.id}/cancel`, { notify: false, waiveFee: true })
    expect([bare.status, Object.keys(bare.body.fields)]).toEqual([422, ['reason']])
    const reason = 'De behandelaar is ziek'
    const { body } = await post(`/${waived.id}/cancel`, { notify: true, waiveFee: true, reason })
    expect(body).toMatchObject({ status: 'cancelled', feeCents: 0, waiver: reason })
    expect(await clientSees(waived)).toMatchObject({ status: 'cancelled', feeCents: 0, chargedCents: 0 })
    expect(await clientSees(charged)).toMatchObject({ feeCents: 2000, chargedCents: 2000 })
    expect(await mailsOf('booking-cancelled')).toEqual([{ state: 'queued', recipient: 'sam@example.nl' }])
  })

  it('can be undone: the room is taken again, nobody is told', async () => {
    const booked = await online()
    const { sequence } = (await post(`/${booked.id}/cancel`, { notify: true })).body
    const undone = await post(`/${booked.id}/undo`, { sequence })
    expect(undone.body).toMatchObject({ status: 'confirmed', feeCents: 0 })
    expect(await mailsOf('booking-cancelled')).toMatchObject([{ state: 'dropped' }])
    expect(await app.deps.db.selectFrom('slot_occupancy').select('slot').execute()).toHaveLength(1)
  })
})

describe('marking', () => {
  it('shows an arrival to the desk, and the client a confirmed visit', async () => {
    const booked = await online({ appointmentDate: '2026-11-19T12:00' })
    app.travelTo('2026-11-19T10:55:00Z')
    expect((await post(`/${booked.id}/status`, { status: 'arrived' })).body.status).toBe('arrived')
    expect((await clientSees(booked)).status).toBe('confirmed')
    expect((await post(`/${booked.id}/status`, { status: 'completed' })).body.status).toBe('completed')
  })

  it('charges half the price for not coming, a consultation its own fee, and takes it back with another mark', async () => {
    const booked = await online()
    const missed = await post(`/${booked.id}/status`, { status: 'no_show' })
    expect(missed.body).toMatchObject({ status: 'no_show', feeCents: 2000 })
    expect(await clientSees(booked)).toMatchObject({ status: 'no_show', chargedCents: 2000 })
    expect((await post(`/${booked.id}/status`, { status: 'arrived' })).body.feeCents).toBe(0)
  })

  it('waives the fee of not coming with a reason, and not without', async () => {
    const booked = await online()
    const bare = await post(`/${booked.id}/status`, { status: 'no_show', waiveFee: true })
    expect([bare.status, bare.body.fields]).toEqual([422, { reason: 'Schrijf erbij waarom.' }])
    const waived = await post(`/${booked.id}/status`, {
      status: 'no_show',
      waiveFee: true,
      reason: 'Ziekenhuis',
    })
    expect(waived.body).toMatchObject({ status: 'no_show', feeCents: 0, waiver: 'Ziekenhuis' })
    const back = await post(`/${booked.id}/status`, { status: 'no_show' })
    expect(back.body).toMatchObject({ feeCents: 2000, waiver: null })
  })
})

describe('paying', () => {
  it('adds up what was paid, and takes back what was entered wrongly', async () => {
    const { id } = await visit()
    await post(`/${id}/payments`, { amountCents: 5000, method: 'card' })
    app.travelTo('2026-11-19T08:01:00Z')
    const { body } = await post(`/${id}/payments`, { amountCents: -2000, method: 'cash' })
    expect(body.paidCents).toBe(3000)
    const tooMuch = await post(`/${id}/payments`, { amountCents: -3001, method: 'cash' })
    expect([tooMuch.status, Object.keys(tooMuch.body.fields)]).toEqual([422, ['amountCents']])
    const details = await app.call(`/api/desk/appointments/${id}`, { cookie: desk.cookie })
    expect(details.body.payments).toMatchObject([
      { amountCents: 5000, method: 'card', by: 'Joris Smit' },
      { amountCents: -2000, method: 'cash', by: 'Joris Smit' },
    ])
  })

  it('mails the payment link to who chose to pay beforehand, and shows it until it is paid', async () => {
    const registered = await app.call('/api/auth/register', { body: registrationOf() })
    const cookie = sessionOf(registered)
    const booking = { paymentOption: 'pay_now', dateOfBirth: '1990-05-01' }
    const url = 'https://pay.example/1'
    const named = entries.find(({ treatment }) => treatment.priceCents > 0)?.treatment.name.nl
    const { body: booked } = await app.call('/api/appointments', {
      body: bookingOf({ ...booking, treatmentType: named }),
      cookie,
    })
    const { body } = await post(`/${booked.id}/payment-link`, { url })
    expect(body.paymentLink).toBe(url)
    expect(await mailsOf('payment-link')).toEqual([{ state: 'queued', recipient: 'noor@example.nl' }])
    const shown = async () => (await app.call('/api/appointments', { cookie })).body[0].paymentLink
    expect(await shown()).toBe(url)
    await post(`/${booked.id}/payments`, { amountCents: body.priceCents, method: 'transfer' })
    expect(await shown()).toBeNull()
  })

  it.each(['http://pay.example/1', 'javascript:alert(1)', 'pay.example'])(
    'takes no link like %s',
    async (url) => {
      const { id } = await visit()
      expect((await post(`/${id}/payment-link`, { url })).status).toBe(422)
    },
  )
})

it('keeps the history of a visit: what, by whom, from what to what', async () => {
  const booked = await online()
  await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T21:00', notify: false })
  const { body } = await app.call(`/api/desk/appointments/${booked.id}`, { cookie: desk.cookie })
  expect(body.history).toMatchObject([
    { action: 'visit.booked.guest', by: null },
    {
      action: 'visit.moved',
      by: 'Joris Smit',
      from: { start: '2026-11-24T09:00:00.000Z' },
      to: { start: '2026-11-24T20:00:00.000Z' },
    },
  ])
  expect(body.mails.map((mail: { kind: string }) => mail.kind)).toEqual(['booking-confirmation'])
  // The record stays for good: it names nobody.
  expect(JSON.stringify(body.history)).not.toMatch(/noor|vries/i)
})
