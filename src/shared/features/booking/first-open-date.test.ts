import { expect, it } from 'vitest'
import { firstOpenDate } from '#shared/features/booking/first-open-date.ts'
import { clinic } from '../../../../tests/clinic.ts'

it('finds the first day with bookings, over a holiday and the Sunday after it', () => {
  const days = ['2026-12-24', '2026-12-25', '2026-12-27', '2026-12-28']
  expect(days.map((day) => firstOpenDate(day, clinic))).toEqual([
    '2026-12-24',
    '2026-12-28',
    '2026-12-28',
    '2026-12-28',
  ])
})
