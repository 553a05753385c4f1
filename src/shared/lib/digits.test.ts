import { expect, it } from 'vitest'
import { latinDigits } from '#shared/lib/digits.ts'

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['+٣١ 6 ١٢٣', '+31 6 123'],
  ['Sara 3', 'Sara 3'],
])('writes %s as %s', (typed, latin) => {
  expect(latinDigits(typed)).toBe(latin)
})
