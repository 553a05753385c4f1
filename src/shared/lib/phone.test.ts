import { expect, it } from 'vitest'
import { typedTelephoneLink } from '#shared/lib/phone.ts'

it.each([
  ['06 12 34 56 78', 'tel:0612345678'],
  ['+31 (0)6 12345678', 'tel:+31612345678'],
  ['0031 (0) 36 123 45 67', 'tel:0031361234567'],
  ['(036) 123 45 67', 'tel:0361234567'],
  ['٠٦ ١٢٣٤٥٦٧٨', 'tel:0612345678'],
  ['\u2066+31 6 12345678\u2069', 'tel:+31612345678'],
])('dials %s as %s', (typed, address) => {
  expect(typedTelephoneLink(typed)).toBe(address)
})
