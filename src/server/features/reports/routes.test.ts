import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk')
})
beforeEach(async () => {
  app.travelTo('2026-11-19T08:00:00Z')
  await app.clear()
})
afterAll(() => app.close())

const call = (path: string, body?: unknown) =>
  app.call(`/api/desk/${path}`, { cookie: desk.cookie, ...(body === undefined ? {} : { body }) })
const report = (period = 'from=2026-11-24&to=2026-11-24') => call(`reports?${period}`)
async function visit(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { body } = await call('appointments', {
    treatmentType: 'Gratis consult',
    appointmentDate: '2026-11-24T10:00',
    firstName: 'Wim',
    lastName: 'Bos',
    source: 'phone',
    room: 1,
    ...changes,
  })
  return body.id
}

it('counts visits, hours used of hours open, who did not come and who cancelled', async () => {
  await visit()
  const missed = await visit({ appointmentDate: '2026-11-24T11:00', source: 'walk_in' })
  await call(`appointments/${missed}/status`, { status: 'no_show' })
  const off = await visit({ appointmentDate: '2026-11-24T12:00' })
  await call(`appointments/${off}/cancel`, { notify: false })
  await call('blocks', { room: 1, start: '2026-11-24T16:00', end: '2026-11-24T17:30', reason: 'Onderhoud' })
  const { body } = await report()
  expect(body).toMatchObject({
    visits: 2,
    noShows: 1,
    cancellations: { inTime: 1, late: 0 },
    fees: { cents: 2000, waivedCents: 0 },
    newClients: 1,
    sources: [
      { source: 'online', visits: 0 },
      { source: 'phone', visits: 1 },
      { source: 'walk_in', visits: 1 },
    ],
    leadDays: { median: 5 },
  })
  // Seventeen half hours a day, three of them blocked in the first room.
  expect(body.rooms.map((room: { openHours: number }) => room.openHours)).toEqual([7, 8.5, 8.5, 8.5])
  expect(body.rooms[0].visits).toBe(2)
  expect(body.categories).toMatchObject([{ label: 'Consulten', visits: 2, priceCents: 0 }])
})

it('counts the visits of a room that the clinic has no more', async () => {
  const rooms = app.deps.clinic.booking.rooms
  await visit()
  const id = await visit({ room: rooms })
  // What it was booked in when there were two rooms more.
  await app.deps.db
    .updateTable('appointments')
    .set({ room: rooms + 2 })
    .where('id', '=', id)
    .execute()
  const { body } = await report()
  expect(body.visits).toBe(2)
  const told = body.rooms.map(
    ({ room, visits }: { room: number; visits: number }) => `${visits} in room ${room}`,
  )
  expect(told.filter((line: string) => !line.startsWith('0'))).toEqual([
    '1 in room 1',
    `1 in room ${rooms + 2}`,
  ])
  expect(told).toHaveLength(rooms + 1)
})

it('half of the visits were booked as many days ahead as it says, or later', async () => {
  await visit()
  await visit({ appointmentDate: '2026-11-27T10:00' })
  const { body } = await report('from=2026-11-24&to=2026-11-27')
  expect(body.leadDays.median).toBe(5)
})

it('adds up all that was paid, and no price of who did not come', async () => {
  const facial = { treatmentType: 'Hydra facial gezicht' }
  const pay = (id: string, amountCents: number) =>
    call(`appointments/${id}/payments`, { amountCents, method: 'card' })
  const came = await visit(facial)
  await pay(came, 11900)
  const missed = await visit({ ...facial, appointmentDate: '2026-11-24T12:00' })
  await call(`appointments/${missed}/status`, { status: 'no_show' })
  const off = await visit({ ...facial, appointmentDate: '2026-11-24T14:00' })
  await pay(off, 3000)
  await call(`appointments/${off}/cancel`, { notify: false })
  const { body } = await report()
  expect(body.categories).toMatchObject([{ visits: 2, priceCents: 11900, paidCents: 14900 }])
  expect(body.fees.cents).toBe(5950)
})

it('names each treatment that left the catalogue', async () => {
  const ids = [await visit(), await visit({ appointmentDate: '2026-11-24T12:00' })]
  for (const [index, treatment] of ['Kruidenbad', 'Moddermasker'].entries())
    await app.deps.db
      .updateTable('appointments')
      .set({ treatment, price_cents: 5000 - index })
      .where('id', '=', ids[index] ?? '')
      .execute()
  expect((await report()).body.categories).toMatchObject([
    { label: 'Kruidenbad', visits: 1, priceCents: 5000 },
    { label: 'Moddermasker', visits: 1, priceCents: 4999 },
  ])
})

it('writes each table as a file', async () => {
  await visit()
  const { headers, body } = await call('reports/sources.csv?from=2026-11-24&to=2026-11-24')
  expect(headers.get('Content-Type')).toMatch(/^text\/csv/)
  expect(body).toBe('"source","visits"\r\n"online",0\r\n"phone",1\r\n"walk_in",0\r\n')
  expect((await call('reports/outcomes.csv?from=2026-11-24&to=2026-11-24')).body).toBe(
    '"outcome","visits"\r\n"came",0\r\n"to_come",1\r\n"not_marked",0\r\n"no_show",0\r\n"cancelled_in_time",0\r\n"cancelled_late",0\r\n',
  )
  expect((await call('reports/people.csv?from=2026-11-24&to=2026-11-24')).status).toBe(422)
})

it.each(['from=2026-11-24&to=2026-11-23', 'from=2026-11-24&to=2028-11-24', 'from=2026-11-24'])(
  'refuses the period %s',
  async (period) => {
    const { status, body } = await report(period)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['to']])
  },
)

it('tells who came from who is still to come, and from who is over and has no mark', async () => {
  const arrived = await visit({ appointmentDate: '2026-11-19T09:30' })
  await visit({ appointmentDate: '2026-11-19T10:00' })
  await visit({ appointmentDate: '2026-11-19T15:00' })
  app.travelTo('2026-11-19T11:00:00Z')
  await call(`appointments/${arrived}/status`, { status: 'arrived' })
  const { body } = await report('from=2026-11-19&to=2026-11-19')
  expect([body.visits, body.came, body.toCome]).toEqual([3, 1, 1])
})
