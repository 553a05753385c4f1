import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingRequest } from '#shared/features/booking/contract.ts'
import { limits, typedFields } from '#shared/features/booking/fields.ts'
import { looksLikePhone } from '#shared/lib/phone.ts'
import { toRequest } from '#web/features/booking/booking-request.ts'
import type { Slot, Treatment } from '#web/features/booking/booking-queries.ts'
import { judgeDetails } from '#web/features/booking/judge-details.ts'
import type { Details } from '#web/features/booking/judge-details.ts'

type Field = keyof typeof typedFields
const fields = Object.keys(typedFields) as Field[]

const noor: Details = {
  firstName: 'Noor',
  lastName: 'de Vries',
  email: 'noor@example.nl',
  phone: '06 12345678',
  dateOfBirth: '',
  notes: '',
  paymentOption: 'pay_later',
  saveDetails: false,
  subscribeNewsletter: false,
  website: '',
}

/** What the form makes of a text in one field: the text that is sent, undefined where it is refused. */
function byForm(field: Field, typed: string): string | undefined {
  const { details, refused } = judgeDetails({ ...noor, [field]: typed })
  return refused[field] === undefined ? details[field] : undefined
}

/** What the contract makes of it; of telephone numbers the form asks more, so that fewer are refused after sending. */
function byContract(field: Field, typed: string): string | undefined {
  const text = bookingRequest.shape[field].safeParse(typed).data ?? undefined
  return field === 'phone' && !looksLikePhone(text ?? '') ? undefined : text
}

const request = (details: Details) =>
  toRequest(details, { name: 'Gratis consult' } as Treatment, { start: '2026-12-01T09:00:00Z' } as Slot)

const pieces = [
  ...['Noor', 'de Vries', 'عائشة', '李', 'नीलम', '👩🏽‍⚕️', "d'Oré", 'J.', '-', ',', ' ', '  '],
  ...[
    'noor',
    '@',
    '@example.nl',
    '.',
    '..',
    '@xn--bcher-kva.example',
    '@bücher.example',
    '＠ｅｘａｍｐｌｅ．ｎｌ',
    '@127.0.0.1',
    '@ex_ample.nl',
    '+',
  ],
  ...['06 12345678', '+31 6 1234 5678', '٠٦١٢٣٤٥٦٧٨', '۰۶۱۲۳۴۵۶۷۸', '0612345', '(06)', '−', '–', 'x'],
  ...[
    '\u200b',
    '\u200e',
    '\u200f',
    '\u061c',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u00ad',
    '\ufe0f',
    '\u3164',
    '\u2800',
    '\ufeff',
  ],
  ...['\n', '\r', '\t', '\u0000', '\u001b', '\u2028', '\u2029', '\u00a0', '\ud800', '\udc00'],
  ...[1, 31, 32, 33, 79, 80, 81, 253, 254, 999, 1000, 1001].map((length) => 'x'.repeat(length)),
  ...['😀'.repeat(40), '😀'.repeat(41)],
]
const oddTexts = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((some) => some.join(''))

describe.each(fields)('%s', (field) => {
  it('is refused, or taken as the same text, by the form and the contract', () => {
    fc.assert(
      fc.property(fc.oneof(oddTexts, fc.string({ unit: 'binary', maxLength: 90 })), (typed) => {
        expect([typed, byForm(field, typed)]).toEqual([typed, byContract(field, typed)])
      }),
      { numRuns: 3000 },
    )
  })
})

const long = (sign: string, length: number) => sign.repeat(length)

it.each<[Field, string, string | undefined]>([
  ['firstName', '  Noor ', 'Noor'],
  ['firstName', '\u202eNoor\u202c', 'Noor'],
  ['firstName', '', undefined],
  ['firstName', ' \u200b', undefined],
  ['firstName', 'No\nor', undefined],
  ['firstName', long('x', limits.name), long('x', limits.name)],
  ['lastName', long('x', limits.name + 1), undefined],
  ['lastName', 'عائشة', 'عائشة'],
  ['lastName', 'de\ud800', undefined],
  ['email', 'Noor@Example.NL', 'Noor@example.nl'],
  ['email', 'noor@bücher.example', 'noor@xn--bcher-kva.example'],
  ['email', 'ｎｏｏｒ＠ｅｘａｍｐｌｅ．ｎｌ', 'noor@example.nl'],
  ['email', 'noor@exam\u200bple.nl', undefined],
  ['email', '\u200fnoor@example.nl', undefined],
  ['email', 'noor', undefined],
  ['email', 'noor@127.0.0.1', undefined],
  ['email', `${long('x', limits.email)}@example.nl`, undefined],
  ['phone', '٠٦١٢٣٤٥٦٧٨', '٠٦١٢٣٤٥٦٧٨'],
  ['phone', '\u200e06–12345678', '\u200e06–12345678'],
  ['phone', 'noor', undefined],
  ['phone', long('0', limits.phone + 1), undefined],
  ['notes', '', ''],
  ['notes', ' eerst\n dan ', 'eerst\n dan'],
  ['notes', 'a\u0000b', undefined],
  ['notes', long('x', limits.notes + 1), undefined],
])('%s %j becomes %j in both', (field, typed, taken) => {
  expect([byForm(field, typed), byContract(field, typed)]).toEqual([taken, taken])
})

it('takes a date of birth in the order of the form where the contract takes it in its own', () => {
  const number = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'))
  const years = fc.integer({ min: 1930, max: 2025 })
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0)
  const separators = fc.constantFrom('-', '/', '.', ' ', '')
  fc.assert(
    fc.property(number(32), number(13), years, separators, zeros, (day, month, year, separator, zero) => {
      const written = [day, month, year].join(separator)
      const typed = written.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
      const { refused } = judgeDetails({ ...noor, dateOfBirth: typed })
      const iso = `${year}-${month}-${day}`
      expect([typed, refused.dateOfBirth === undefined]).toEqual([
        typed,
        bookingRequest.shape.dateOfBirth.safeParse(iso).success,
      ])
      if (refused.dateOfBirth === undefined)
        expect(request({ ...noor, dateOfBirth: typed }).dateOfBirth).toBe(iso)
    }),
    { numRuns: 3000 },
  )
})

it.each(['31-02-1990', '1-1-1899', 'gisteren', '01-01-2999'])(
  'refuses %j as a date of birth',
  (dateOfBirth) => {
    expect(judgeDetails({ ...noor, dateOfBirth }).refused).toEqual({ dateOfBirth: 'unfit' })
  },
)

it('sends the day of a date of birth without the signs that another program put around it', () => {
  expect(request({ ...noor, dateOfBirth: '\u200e01–01–1990' }).dateOfBirth).toBe('1990-01-01')
})

it('sends nothing that the contract would refuse', () => {
  const odd = fc.record({
    firstName: oddTexts,
    lastName: oddTexts,
    email: oddTexts,
    phone: oddTexts,
    notes: oddTexts,
  })
  fc.assert(
    fc.property(odd, fc.subarray(fields), (typed, kept) => {
      const some = Object.fromEntries(kept.map((field) => [field, noor[field]]))
      const { details, refused } = judgeDetails({ ...noor, ...typed, ...some })
      if (Object.keys(refused).length > 0) return
      expect(bookingRequest.safeParse(request(details)).error).toBeUndefined()
    }),
    { numRuns: 3000 },
  )
})
