import { expect, it } from 'vitest'
import { owedCents } from '#web/features/desk/card/owed.ts'

const now = new Date('2026-11-24T12:00:00Z')
const over = {
  end: '2026-11-24T10:00:00Z',
  priceCents: 8000,
  isCovered: false,
  feeCents: 0,
  settledCents: 0,
}
const toCome = { ...over, end: '2026-11-25T10:00:00Z' }

it('is what was not paid of visits that are over, and nothing of those to come', () => {
  const partly = { ...over, status: 'completed', settledCents: 5000 } as const
  expect(owedCents([partly, { ...toCome, status: 'confirmed' }], now)).toBe(3000)
})

it('is the fee alone of a visit that was missed or cancelled, also before its day', () => {
  const fee = { feeCents: 4000 }
  expect(owedCents([{ ...over, ...fee, status: 'no_show' }], now)).toBe(4000)
  expect(owedCents([{ ...toCome, ...fee, status: 'cancelled' }], now)).toBe(4000)
})

it('is lessened by nothing that was paid too much for another visit', () => {
  const tooMuch = { ...over, status: 'completed', settledCents: 9000 } as const
  expect(owedCents([tooMuch, { ...over, status: 'completed' }], now)).toBe(8000)
})

it('is the price of a course once', () => {
  const visit = { ...over, status: 'completed' } as const
  expect(owedCents([visit, { ...visit, isCovered: true }], now)).toBe(8000)
})
