import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, testNow } from './app.ts'
import type { TestApp } from './app.ts'
import type { AtTheDesk } from './desk.ts'
import { signInAs } from './desk.ts'
import { visitsAt } from './desk-visits.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk', 'Joris Smit')
})
beforeEach(() => {
  app.travelTo(testNow)
  return app.clear()
})
afterAll(() => app.close())

const { caller, post } = visitsAt(() => ({ app, desk }))

it('asks for the number of who is to be telephoned, and of nobody else', async () => {
  const visits = ['Gratis consult', 'Gratis consult per video'].map((treatmentType, index) => ({
    treatmentType,
    appointmentDate: `2026-11-24T1${index}:00`,
  }))
  const { treatmentType: _, appointmentDate: __, ...person } = caller
  const called = { treatmentType: 'Gratis consult per telefoon', appointmentDate: '2026-11-24T12:00' }
  for (const refused of [
    await post('', { ...caller, ...called }),
    await post('', { ...caller, ...called, phone: ' ' }),
    await post('/series', { ...person, visits: [...visits, called] }),
  ])
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['phone']])
  expect((await post('', { ...caller, ...called, phone: '06 12345678' })).status).toBe(201)
  expect((await post('/series', { ...person, visits })).status).toBe(201)
})
