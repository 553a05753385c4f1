import { describe, expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import { changeCost } from '#web/features/booking/change-cost.ts'

const visit = {
  appointmentDate: '2026-11-25T13:00:00.000Z',
  freeUntil: '2026-11-24T13:00:00.000Z',
  priceCents: 9900,
  courseVisits: null,
  feeCents: 0,
  chargedCents: 0,
}
const late = Math.round(visit.priceCents * clinic.fees.lateShare)
const at = (instant: string) => new Date(instant)

describe('what a change costs', () => {
  it('is nothing up to the free moment itself, and names what it costs after', () => {
    const cost = changeCost(visit, at('2026-11-24T13:00:00.000Z'))
    expect(cost).toMatchObject({ feeCents: 0, lateCents: late })
  })

  it('is the share of the price a moment later, on a page that was opened before', () => {
    expect(changeCost(visit, at('2026-11-24T13:00:00.001Z'))?.feeCents).toBe(late)
  })

  it('is a fee of its own for a free consultation', () => {
    const consult = { ...visit, priceCents: 0 }
    expect(changeCost(consult, at('2026-11-25T12:00:00.000Z'))?.feeCents).toBe(clinic.fees.freeConsultCents)
  })

  it('is never shown lower than the server said, whatever the clock of the visitor', () => {
    expect(changeCost({ ...visit, feeCents: late }, at('2026-11-20T12:00:00.000Z'))?.feeCents).toBe(late)
  })

  it('is not asked of a visit that cannot be changed', () => {
    expect(changeCost({ ...visit, freeUntil: null }, at('2026-11-20T12:00:00.000Z'))).toBeNull()
    expect(changeCost(visit, at('2026-11-25T13:00:00.000Z'))).toBeNull()
  })
})
