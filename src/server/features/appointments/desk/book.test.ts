import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp } from '../../../../../tests/app.ts'
import type { TestApp } from '../../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../../tests/desk.ts'
import { signInAs } from '../../../../../tests/desk.ts'
import { visitsAt } from '../../../../../tests/desk-visits.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  app.travelTo('2026-11-19T09:10:00Z')
  desk = await signInAs(app, 'desk', 'Joris Smit')
})
afterAll(() => app.close())

const { visit } = visitsAt(() => ({ app, desk }))

it.each([
  ['walk_in', '10:00', 'arrived'],
  ['walk_in', '10:30', 'confirmed'],
  ['walk_in', '09:30', 'confirmed'],
  ['phone', '10:00', 'confirmed'],
])('has who is booked at ten past ten (%s) for %s as %s', async (source, time, status) => {
  const made = await visit({ source, appointmentDate: `2026-11-19T${time}` })
  expect(made.status).toBe(status)
})
