import { expect, it } from 'vitest'
import { feesStay } from '#web/features/desk/card/fees-stay.ts'

const now = new Date('2026-11-24T12:00:00Z')
const late = {
  status: 'confirmed',
  start: '2026-11-25T10:00:00Z',
  priceCents: 8000,
  isCovered: false,
  feeCents: 0,
  cancelFeeCents: 4000,
  settledCents: 0,
} as const

it('is so where a fee is owed', () => {
  expect(feesStay([{ ...late, status: 'no_show', feeCents: 4000 }], false, now)).toBe(true)
})

it('is not so of a fee that is paid: of a visit that was held after the price', () => {
  const missed = { ...late, status: 'no_show', feeCents: 4000 } as const
  expect(feesStay([{ ...missed, settledCents: 4000 }], false, now)).toBe(false)
  const moved = { ...late, status: 'completed', feeCents: 4000 } as const
  expect(feesStay([{ ...moved, settledCents: 8000 }], false, now)).toBe(true)
  expect(feesStay([{ ...moved, settledCents: 12000 }], false, now)).toBe(false)
  expect(feesStay([{ ...moved, isCovered: true, settledCents: 4000 }], false, now)).toBe(false)
})

it('is so of a visit of tomorrow only if that is cancelled too', () => {
  expect(feesStay([late], true, now)).toBe(true)
  expect(feesStay([late], false, now)).toBe(false)
})

it('is not so where what was paid beforehand pays what cancelling costs', () => {
  expect(feesStay([{ ...late, settledCents: 8000 }], true, now)).toBe(false)
})

it('is not so of a visit that has begun: nobody cancels that', () => {
  expect(feesStay([{ ...late, start: '2026-11-24T11:45:00Z' }], true, now)).toBe(false)
})

it('is not so of what was cancelled in time, or can be for nothing', () => {
  expect(
    feesStay(
      [
        { ...late, status: 'cancelled' },
        { ...late, cancelFeeCents: 0 },
      ],
      true,
      now,
    ),
  ).toBe(false)
})
