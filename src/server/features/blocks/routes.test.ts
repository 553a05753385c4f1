import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookingOf, openTestApp } from '../../../../tests/app.ts'
import { clinic } from '../../../../tests/clinic.ts'
import { openTestDatabase } from '../../../../tests/database.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'practitioner', 'Eva Mol')
})
beforeEach(() => app.clear())
afterAll(() => app.close())

const noon = { room: null, start: '2026-11-24T12:00', end: '2026-11-24T13:00', reason: 'Teamoverleg' }
const block = (body: unknown) => app.call('/api/desk/blocks', { body, cookie: desk.cookie })
const unblock = (id: string) => app.call(`/api/desk/blocks/${id}`, { method: 'DELETE', cookie: desk.cookie })
const isFree = async (time: string) => {
  const { body } = await app.call('/api/availability?date=2026-11-24&treatment=Gratis%20consult')
  return body.slots.find((slot: { time: string }) => slot.time === time).available as boolean
}
const book = (time: string) =>
  app.call('/api/appointments', { body: bookingOf({ appointmentDate: `2026-11-24T${time}` }) })

it('closes a time for everybody at once, and opens it again', async () => {
  const { status, body } = await block(noon)
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      room: null,
      start: '2026-11-24T11:00:00.000Z',
      end: '2026-11-24T12:00:00.000Z',
      reason: 'Teamoverleg',
    },
  ])
  expect([
    await isFree('11:30'),
    await isFree('12:00'),
    await isFree('12:30'),
    await isFree('13:00'),
  ]).toEqual([true, false, false, true])
  expect((await book('12:00')).body.code).toBe('slot_taken')
  const { days } = (await app.call('/api/desk/agenda?from=2026-11-24', { cookie: desk.cookie })).body
  expect(days[0].blocks).toEqual([body])
  expect((await unblock(body.id)).status).toBe(204)
  expect((await book('12:00')).status).toBe(201)
  expect((await unblock(body.id)).status).toBe(404)
})

it('lists the visits in its way and takes nothing', async () => {
  const { body: visit } = await book('12:30')
  const { status, headers, body } = await block(noon)
  expect([status, body]).toEqual([
    409,
    {
      error: expect.any(String),
      code: 'visits_in_the_way',
      visits: [expect.objectContaining({ id: visit.id })],
    },
  ])
  expect(headers.get('Vary')).toContain('Accept-Language')
  expect(await app.deps.metrics.text()).toContain('clinic_refusals_total{code="visits_in_the_way"} 1')
  expect(await isFree('12:00')).toBe(true)
})

it('blocks once with one key, and refuses another time with it', async () => {
  const keyed = (changes: object = {}) =>
    app.call('/api/desk/blocks', {
      body: { ...noon, ...changes },
      cookie: desk.cookie,
      headers: { 'Idempotency-Key': 'the dialog was opened once' },
    })
  const [first, again] = await Promise.all([keyed(), keyed()])
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  const longer = await keyed({ end: '2026-11-24T14:00' })
  expect([longer.status, longer.body.code]).toEqual([409, 'idempotency_conflict'])
  expect(longer.body.error).toContain('al geblokkeerd zoals u het eerst invulde')
  expect((await unblock(first.body.id)).status).toBe(204)
  expect([await isFree('12:00'), await isFree('13:00')]).toEqual([true, true])
  expect((await keyed()).status).toBe(201)
})

it('blocks one room and leaves the others', async () => {
  await block({ ...noon, room: 1 })
  expect(await isFree('12:00')).toBe(true)
  const rooms = await app.deps.db.selectFrom('slot_occupancy').select('room').distinct().execute()
  expect(rooms).toEqual([{ room: 1 }])
})

it.each([
  ['2027-03-28', '2027-03-29', 23],
  ['2027-10-31', '2027-11-01', 25],
])('closes %s until %s, a day of %s hours, whole and no more', async (date, after, hours) => {
  const { status } = await block({ ...noon, room: 1, start: `${date}T00:00`, end: `${after}T00:00` })
  expect(status).toBe(201)
  const cells = await app.deps.db.selectFrom('slot_occupancy').select('slot').execute()
  expect(cells).toHaveLength(hours * 2)
  const { days } = (await app.call(`/api/desk/agenda?from=${date}&days=2`, { cookie: desk.cookie })).body
  expect(days.map((day: { blocks: unknown[] }) => day.blocks.length)).toEqual([1, 0])
})

it('refuses an hour that the clocks skip', async () => {
  const { status, body } = await block({ ...noon, start: '2027-03-28T02:30', end: '2027-03-28T04:00' })
  expect([status, body.code]).toEqual([422, 'invalid_input'])
})

it('stays closed while another block holds the time', async () => {
  const all = await block(noon)
  const room = await block({ ...noon, room: 2, reason: 'Onderhoud' })
  expect(room.status).toBe(201)
  await unblock(all.body.id)
  const rooms = await app.deps.db.selectFrom('slot_occupancy').select('room').distinct().execute()
  expect(rooms).toEqual([{ room: 2 }])
})

it('closes three weeks in one go, over a clock change', async () => {
  const { status } = await block({ ...noon, start: '2027-03-15T00:00', end: '2027-04-05T00:00' })
  expect(status).toBe(201)
  const cells = await app.deps.db.selectFrom('slot_occupancy').select('slot').execute()
  // One hour less than 21 days, in four rooms.
  expect(cells).toHaveLength((21 * 24 - 1) * 2 * 4)
})

it.each([
  ['end', { end: '2026-11-24T12:00' }],
  ['end', { end: '2027-11-24T12:00' }],
  ['start', { start: '2026-11-24T12:10' }],
  ['room', { room: 9 }],
  ['reason', { reason: ' ' }],
])('says what is wrong at %s', async (field, wrong) => {
  const { status, body } = await block({ ...noon, ...wrong })
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
})

it('closes a room too that the clinic has only later', async () => {
  const database = await openTestDatabase()
  const before = await openTestApp({}, { ...database, close: async () => {} })
  const { cookie } = await signInAs(before, 'desk')
  expect((await before.call('/api/desk/blocks', { body: noon, cookie })).status).toBe(201)
  await before.close()
  const booking = { ...clinic.booking, rooms: clinic.booking.rooms + 1 }
  const larger = await openTestApp({ clinic: { ...clinic, booking } }, database)
  const answer = await larger.call('/api/appointments', {
    body: bookingOf({ appointmentDate: '2026-11-24T12:00' }),
  })
  expect(answer.body.code).toBe('slot_taken')
  await larger.close()
})
