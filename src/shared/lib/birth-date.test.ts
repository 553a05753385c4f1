import { expect, it } from 'vitest'
import { isPossibleBirthDate } from '#shared/lib/birth-date.ts'

it('takes the date of birth of anybody up to 120 years old, who was born today included', () => {
  const today = '2026-11-24'
  expect(isPossibleBirthDate('2026-11-25', today)).toBe(false)
  expect(isPossibleBirthDate('2026-11-24', today)).toBe(true)
  expect(isPossibleBirthDate('1905-11-25', today)).toBe(true)
  expect(isPossibleBirthDate('1905-11-24', today)).toBe(false)
})
