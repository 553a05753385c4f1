import { afterAll, beforeAll, expect, it } from 'vitest'
import { warnOfLostTreatments } from '#server/features/appointments/service.ts'
import { createLog } from '#server/platform/log/log.ts'
import { priceList } from '#shared/content/catalogue.ts'
import { priceListOf } from '#shared/content/price-list.ts'
import { bookingOf, openTestApp } from './app.ts'
import type { TestApp } from './app.ts'
import { openTestDatabase } from './database.ts'

/** A promotion was booked while it ran; by now the price list says that it has ended. */

const treatment = 'Actie botox eerste zone'
const now = priceListOf(
  priceList.categories.map((category) => ({
    ...category,
    treatments: category.treatments.map((each) => ({
      ...each,
      ...(each.name.nl === treatment && { isEnded: true as const }),
    })),
  })),
)
const forgotten = priceListOf(
  priceList.categories.map((category) => ({
    ...category,
    treatments: category.treatments.filter(({ name }) => name.nl !== treatment),
  })),
)
let app: TestApp
let booked: { id: string; manageUrl: string }
beforeAll(async () => {
  const database = await openTestDatabase()
  const before = await openTestApp({}, { ...database, close: async () => {} })
  const body = bookingOf({ treatmentType: treatment, dateOfBirth: '1990-02-28' })
  booked = (await before.call('/api/appointments', { body })).body
  await before.close()
  app = await openTestApp({ priceList: now }, database)
})
afterAll(() => app.close())

const path = (action = '') =>
  `/api/appointments/${booked.id}${action}?token=${new URL(booked.manageUrl).searchParams.get('token')}`

it('is neither offered nor booked any more', async () => {
  const { body } = await app.call('/api/catalogue')
  expect(JSON.stringify(body)).not.toContain(treatment)
  expect(now.categories[0]?.treatments.length).toBe((priceList.categories[0]?.treatments.length ?? 0) - 1)
  const again = bookingOf({ treatmentType: treatment, appointmentDate: '2026-11-25T10:00' })
  const refused = await app.call('/api/appointments', { body: again })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['treatmentType']])
})

it('leaves who booked it the way to prepare, the signs to call at once, and its name', async () => {
  const { body } = await app.call(path())
  expect(body.preparation.length).toBeGreaterThan(0)
  expect(body.urgent.length).toBeGreaterThan(0)
  const arabic = await app.call(path(), { language: 'ar' })
  expect(arabic.body.treatmentLabel).not.toBe(treatment)
})

it('is moved by its client, to a time that is free for as long as it takes', async () => {
  const query = new URLSearchParams({ date: '2026-11-26', treatment })
  const { slots } = (await app.call(`/api/availability?${query}`)).body
  const appointmentDate = slots.find(({ available }: { available: boolean }) => available).start
  expect((await app.call(path('/reschedule'), { body: { appointmentDate } })).status).toBe(200)
})

it('is missed at the start of the server where somebody took it out of the list instead', async () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  await warnOfLostTreatments({ ...app.deps, log, priceList: now })
  expect(lines).toEqual([])
  await warnOfLostTreatments({ ...app.deps, log, priceList: forgotten })
  expect(lines.join()).toContain(treatment)
})
