import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import type { AppointmentChange } from '#server/features/appointments/events.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp } from '../../../../tests/app.ts'

let app: TestApp
let heard: AppointmentChange[] = []
let fault: Error | null = null
beforeAll(async () => {
  app = await openTestApp()
  app.deps.events.listen(appointmentChanged, (_, change) => {
    heard.push(change)
    return fault === null ? Promise.resolve() : Promise.reject(fault)
  })
})
beforeEach(async () => {
  heard = []
  fault = null
  await app.clear()
})
afterAll(() => app.close())

const book = () => app.call('/api/appointments', { body: bookingOf() })

it('tells who did what with an appointment, from what to what', async () => {
  const { id, manageUrl } = (await book()).body
  const query = `token=${new URL(manageUrl).searchParams.get('token')}`
  const body = { appointmentDate: '2026-11-25T11:00' }
  await app.call(`/api/appointments/${id}/reschedule?${query}`, { body })
  await app.call(`/api/appointments/${id}/cancel?${query}`, { body: {} })
  const link = { kind: 'link', appointmentId: id, isMailed: false }
  expect(heard).toMatchObject([
    { what: 'booked', actor: { kind: 'guest' }, before: null, after: { status: 'confirmed' } },
    {
      what: 'moved',
      actor: link,
      before: { starts_at: new Date('2026-11-24T09:00:00Z') },
      after: { starts_at: new Date('2026-11-25T10:00:00Z') },
    },
    { what: 'cancelled', actor: link, before: { status: 'confirmed' }, after: { status: 'cancelled' } },
  ])
})

it('undoes what happened when something that must follow from it fails', async () => {
  fault = new Error('no room in the mail queue')
  expect((await book()).status).toBe(500)
  expect(app.errors().join()).toContain('no room in the mail queue')
  const { db } = app.database
  for (const table of ['appointments', 'slot_occupancy', 'mails'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
})
