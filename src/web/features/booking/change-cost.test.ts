import { describe, expect, it } from 'vitest'
import { changeCost } from '#web/features/booking/change-cost.ts'

const visit = {
  appointmentDate: '2026-11-25T13:00:00.000Z',
  freeUntil: '2026-11-24T13:00:00.000Z',
  priceCents: 9900,
  feeCents: 0,
}
const at = (instant: string) => new Date(instant)

describe('what a change costs', () => {
  it('is nothing up to the free moment itself, and names what it costs after', () => {
    const cost = changeCost(visit, at('2026-11-24T13:00:00.000Z'))
    expect(cost).toMatchObject({ feeCents: 0, lateCents: 4950 })
  })

  it('is half of the price a moment later, on a page that was opened before', () => {
    expect(changeCost(visit, at('2026-11-24T13:00:00.001Z'))?.feeCents).toBe(4950)
  })

  it('is a fee of its own for a free consultation', () => {
    const consult = { ...visit, priceCents: 0 }
    expect(changeCost(consult, at('2026-11-25T12:00:00.000Z'))?.feeCents).toBe(2000)
  })

  it('is never shown lower than the server said, whatever the clock of the visitor', () => {
    expect(changeCost({ ...visit, feeCents: 4950 }, at('2026-11-20T12:00:00.000Z'))?.feeCents).toBe(4950)
  })

  it('is not asked of a visit that cannot be changed', () => {
    expect(changeCost({ ...visit, freeUntil: null }, at('2026-11-20T12:00:00.000Z'))).toBeNull()
    expect(changeCost(visit, at('2026-11-25T13:00:00.000Z'))).toBeNull()
  })
})
