import { expect, it } from 'vitest'
import { owedCents } from '#web/features/desk/card/owed.ts'

const now = new Date('2026-11-24T12:00:00Z')
const over = {
  id: 'one',
  treatmentType: 'Hydra facial gezicht',
  end: '2026-11-24T10:00:00Z',
  priceCents: 8000,
  courseVisits: null,
  isCovered: false,
  feeCents: 0,
  paidCents: 0,
}
const toCome = { ...over, end: '2026-11-25T10:00:00Z' }

it('is what was not paid of visits that are over, and nothing of those to come', () => {
  const partly = { ...over, status: 'completed', paidCents: 5000 } as const
  expect(owedCents([partly, { ...toCome, status: 'confirmed' }], now)).toBe(3000)
})

it('is the fee alone of a visit that was missed or cancelled, also before its day', () => {
  const fee = { feeCents: 4000 }
  expect(owedCents([{ ...over, ...fee, status: 'no_show' }], now)).toBe(4000)
  expect(owedCents([{ ...toCome, ...fee, status: 'cancelled' }], now)).toBe(4000)
})

it('is lessened by nothing that was paid too much for another visit', () => {
  const tooMuch = { ...over, status: 'completed', paidCents: 9000 } as const
  expect(owedCents([tooMuch, { ...over, id: 'other', status: 'completed' }], now)).toBe(8000)
})

it('is the price of a course once, also where it was paid for a visit that was missed', () => {
  const visit = { ...over, treatmentType: 'Kuur van 3', courseVisits: 3, status: 'completed' } as const
  const second = { ...visit, isCovered: true }
  expect(owedCents([visit, second], now)).toBe(8000)
  const missed = { ...visit, status: 'no_show', paidCents: 8000, feeCents: 1333 } as const
  expect(owedCents([missed, visit, second], now)).toBe(1333)
})
