import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookingOf, openTestApp } from '../../../../../tests/app.ts'
import type { TestApp } from '../../../../../tests/app.ts'
import { signInAs } from '../../../../../tests/desk.ts'

let app: TestApp
beforeAll(async () => (app = await openTestApp()))
afterAll(() => app.close())

const start = '2026-11-24T10:00'
const rivals = 200

it('lets exactly as many of 200 rivals in as there are rooms, the desk among them', async () => {
  const { cookie } = await signInAs(app, 'desk')
  const moving = await app.call('/api/desk/appointments', {
    cookie,
    body: {
      treatmentType: 'Gratis consult',
      appointmentDate: '2026-11-24T20:00',
      firstName: 'Eerder',
      lastName: 'Geboekt',
      source: 'phone',
    },
  })
  const attempts = Array.from({ length: rivals }, (_, index) => {
    const person = {
      firstName: `Rivaal ${index}`,
      email: `rivaal${index}@example.nl`,
      appointmentDate: start,
    }
    if (index % 20 === 7) {
      const body = { appointmentDate: start, notify: false }
      return app.call(`/api/desk/appointments/${moving.body.id}/move`, { body, cookie })
    }
    if (index % 2 === 0) return app.call('/api/appointments', { body: bookingOf(person) })
    const body = { ...person, lastName: 'Bos', treatmentType: 'Gratis consult', source: 'walk_in' }
    return app.call('/api/desk/appointments', { body, cookie })
  })
  const answers = await Promise.all(attempts)
  expect(new Set(answers.map(({ status }) => status))).toSatisfy((statuses: Set<number>) =>
    [...statuses].every((status) => [200, 201, 409].includes(status)),
  )
  const held = await app.deps.db
    .selectFrom('slot_occupancy')
    .select(['slot', 'room'])
    .where('slot', '=', new Date('2026-11-24T09:00:00Z'))
    .execute()
  expect(held.map(({ room }) => room).toSorted()).toEqual([1, 2, 3, 4])
  // Who was told that it is booked is booked: every visit of that hour has its room, and no visit lacks one.
  const visits = await app.deps.db.selectFrom('appointments').select(['starts_at', 'room']).execute()
  const there = visits.filter(({ starts_at }) => starts_at.toISOString() === '2026-11-24T09:00:00.000Z')
  expect(there.map(({ room }) => room).toSorted()).toEqual([1, 2, 3, 4])
})
