import { describe, expect, it } from 'vitest'
import { settledOf } from '#shared/features/booking/settled.ts'

const priceCents = 300
const feeCents = 50
const visit = (changes: Partial<Parameters<typeof settledOf>[0][number]> = {}) => ({
  priceCents,
  duePriceCents: 0,
  isOff: false,
  feeCents: 0,
  paidCents: 0,
  ...changes,
})
const first = visit({ duePriceCents: priceCents })

describe('what is paid of a course', () => {
  it('is paid of the first visit, whichever it was paid at', () => {
    expect(settledOf([first, visit({ paidCents: 100 }), visit({ paidCents: 200 })])).toEqual([300, 0, 0])
    expect(settledOf([visit({ paidCents: 300 }), first])).toEqual([0, 300])
  })

  it('leaves the fee of a visit that was missed owed, at which the course was paid', () => {
    const missed = visit({ feeCents, paidCents: 300 })
    expect(settledOf([missed, first])).toEqual([0, 300])
    expect(settledOf([{ ...missed, paidCents: 350 }, first])).toEqual([50, 300])
    expect(settledOf([missed, { ...first, paidCents: 50 }])).toEqual([50, 300])
  })

  it('is lessened by no fee that was paid', () => {
    expect(settledOf([visit({ feeCents, paidCents: 50 }), first])).toEqual([50, 0])
    expect(settledOf([first, visit({ feeCents, paidCents: 50 })])).toEqual([0, 50])
  })

  it('pays the fee of another visit once the price is paid', () => {
    expect(settledOf([visit({ feeCents }), { ...first, paidCents: 320 }])).toEqual([20, 300])
  })

  it('pays the fee where there is no price to pay any more', () => {
    expect(settledOf([visit({ feeCents, paidCents: 300 })])).toEqual([300])
  })

  it('pays each of two courses, and the next one with what was paid twice', () => {
    expect(settledOf([{ ...first, paidCents: 300 }, visit(), first])).toEqual([300, 0, 0])
    expect(settledOf([{ ...first, paidCents: 300 }, visit({ paidCents: 300 }), first])).toEqual([300, 0, 300])
    expect(settledOf([first, visit(), { ...first, paidCents: 300 }])).toEqual([0, 0, 300])
  })

  describe('whose first visit was paid and did not take place', () => {
    const off = visit({ isOff: true, paidCents: 300 })
    const at = (cents: number, changes = {}) => ({
      ...first,
      priceCents: cents,
      duePriceCents: cents,
      ...changes,
    })

    it('asks nothing more where the price has gone up since, and pays nothing back where it has gone down', () => {
      expect(settledOf([off, at(350)])).toEqual([0, 350])
      expect(settledOf([at(350), off])).toEqual([350, 0])
      expect(settledOf([off, at(250)])).toEqual([50, 250])
    })

    it('still asks for the fee, and for the price of another course', () => {
      expect(settledOf([{ ...off, feeCents }, at(350)])).toEqual([0, 350])
      expect(settledOf([off, at(350), visit({ priceCents: 350 }), at(350)])).toEqual([0, 350, 0, 0])
      expect(settledOf([off, off, at(350), at(350)])).toEqual([0, 0, 350, 350])
    })

    it('leaves what was already paid of the rise where it was paid', () => {
      expect(settledOf([off, at(350, { paidCents: 50 })])).toEqual([0, 350])
      expect(settledOf([off, at(350, { paidCents: 80 })])).toEqual([0, 380])
    })

    it('asks for the rest where not all of the old price was paid, or it was paid at a visit that took place', () => {
      expect(settledOf([{ ...off, paidCents: 299 }, at(350)])).toEqual([0, 299])
      expect(settledOf([visit({ paidCents: 300 }), at(350)])).toEqual([0, 300])
    })
  })

  it('stays where it was paid where nobody owes it', () => {
    expect(settledOf([{ ...first, paidCents: 300 }, visit({ paidCents: 300 })])).toEqual([300, 300])
  })
})
