import { expect, test } from 'vitest'
import { spread } from '#web/features/booking/spread.ts'

test('times of a day are offered from the first to the last, evenly, each once', () => {
  expect(spread(['09:00', '10:00', '12:00', '14:00', '15:00', '16:30', '17:00'], 4)).toEqual([
    '09:00',
    '12:00',
    '15:00',
    '17:00',
  ])
})

test('fewer times than asked for are all offered', () => {
  expect(spread(['09:00', '17:00'], 4)).toEqual(['09:00', '17:00'])
  expect(spread([], 4)).toEqual([])
})
