import { afterAll, beforeAll, expect, it } from 'vitest'
import { priceList } from '#shared/content/catalogue.ts'
import { priceListOf } from '#shared/content/price-list.ts'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp } from './app.ts'
import { otherClinic } from './other-clinic.ts'

/** The server as it stands, told at its start that it is another clinic with another price list. */

const dearer = priceListOf(
  priceList.categories
    .filter(({ slug }) => slug === 'consulten')
    .map((category) => ({
      ...category,
      treatments: category.treatments.map((treatment) => ({
        ...treatment,
        priceCents: treatment.priceCents + 1000,
        durationMinutes: 90,
      })),
    })),
)
let app: TestApp
beforeAll(async () => void (app = await openTestApp({ clinic: otherClinic, priceList: dearer })))
afterAll(() => app.close())

it('offers what it was given, at those prices', async () => {
  const { body } = await app.call('/api/catalogue')
  expect(body.categories.map(({ slug }: { slug: string }) => slug)).toEqual(['consulten'])
  expect(body.categories[0].treatments.map(({ priceCents }: { priceCents: number }) => priceCents)).toEqual(
    dearer.entries.map(({ treatment }) => treatment.priceCents),
  )
  expect((await app.call('/api/openapi.json')).body.info.title).toBe(otherClinic.name)
})

it('opens its own hours for as long as its treatments take', async () => {
  const { slots } = (await app.call('/api/availability?date=2026-11-24&treatment=Gratis%20consult')).body as {
    slots: { time: string }[]
  }
  expect([slots[0]?.time, slots.at(-1)?.time]).toEqual(['09:30', '16:30'])
})

it('books what it has at its price, and knows nothing of what it has not', async () => {
  const booked = await app.call('/api/appointments', { body: bookingOf() })
  expect([booked.status, booked.body.durationMinutes]).toEqual([201, 90])
  expect(booked.body.price).toContain('10,00')
  const unknown = bookingOf({ treatmentType: 'Botox eerste zone' })
  const refused = await app.call('/api/appointments', { body: unknown })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['treatmentType']])
  expect(priceList.findByName('Botox eerste zone')).toBeDefined()
})
