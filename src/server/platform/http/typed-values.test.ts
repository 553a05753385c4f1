import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { shownTypedPhone, toE164 } from '#server/platform/http/typed-values.ts'
import { looksLikePhone } from '#shared/lib/phone.ts'

const stored = (typed: string) => z.string().transform(toE164).safeParse(typed).data

/** Numbers, written with the signs that people and their keyboards put between and around digits. */
const numbers = fc.constantFrom('0612345678', '0361234567', '+31612345678', '0031612345678', '+971501234567')
const scripts = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10)
const between = fc.constantFrom(
  '',
  '',
  ' ',
  '-',
  '–',
  '−',
  '.',
  '/',
  '(',
  ')',
  '[',
  ']',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u00a0',
  '\u200b',
)
const spelled = fc
  .tuple(numbers, scripts, fc.array(between, { minLength: 14, maxLength: 14 }))
  .map(([number, zero, signs]) =>
    [...number]
      .map(
        (sign, index) =>
          (sign === '+' ? sign : String.fromCodePoint(zero + Number(sign))) + (signs[index] ?? ''),
      )
      .join(''),
  )

it('what is stored as a telephone number, the forms let through', () => {
  fc.assert(
    fc.property(spelled, (typed) => {
      if (stored(typed) !== undefined) expect([typed, looksLikePhone(typed)]).toEqual([typed, true])
    }),
    { numRuns: 2000 },
  )
})

it.each([
  '\u200e06 12345678',
  '06\u200f12345678',
  '\u061c٠٦١٢٣٤٥٦٧٨',
  '[06] 12345678',
  '06–12345678',
  '０６１２３４５６７８',
])('%j is a telephone number in the forms and on the server', (typed) => {
  expect([looksLikePhone(typed), stored(typed)]).toEqual([true, '+31612345678'])
})

it.each(['noor', '12345', '06 1234 567x', '06 12345678 #3'])('%j is one in neither', (typed) => {
  expect([looksLikePhone(typed), stored(typed)]).toEqual([false, undefined])
})

it.each([
  ['06 12 34 56 78', '+31 6 12345678'],
  ['+31 (0)6 12345678', '+31 6 12345678'],
  ['0031 (0) 36 123 45 67', '+31 36 123 4567'],
  ['(036) 123 45 67', '+31 36 123 4567'],
  ['٠٦ ١٢٣٤٥٦٧٨', '+31 6 12345678'],
  ['\u2066+31 6 12345678\u2069', '+31 6 12345678'],
  ['٠٦ ١٢', '06 12'],
])('writes the typed number %s as %s', (typed, shown) => {
  expect(shownTypedPhone(typed)).toBe(shown)
})
