import { expect, it } from 'vitest'
import { maskBirthDate, parseBirthDate } from '#web/lib/birth-date.ts'

const today = '2026-11-21'

it.each([
  ['29-02-1988', '1988-02-29'],
  ['9/2/1988', '1988-02-09'],
  ['29.02.1988', '1988-02-29'],
  ['29021988', '1988-02-29'],
  ['1988-02-29', '1988-02-29'],
  ['٢٩-٠٢-١٩٨٨', '1988-02-29'],
  ['۲۹۰۲۱۹۸۸', '1988-02-29'],
  ['٢٩\u200f/٢\u200f/١٩٨٨', '1988-02-29'],
  ['29–02–1988', '1988-02-29'],
  [' 29 - 02 - 1988', '1988-02-29'],
])('reads %s as a day', (text, date) => {
  expect(parseBirthDate(text, today)).toBe(date)
})

it('reads what the server takes: the day of anybody up to 120 years old, who was born today included', () => {
  expect(parseBirthDate('21-11-2026', today)).toBe('2026-11-21')
  expect(parseBirthDate('22-11-2026', today)).toBeNull()
  expect(parseBirthDate('22-11-1905', today)).toBe('1905-11-22')
  expect(parseBirthDate('21-11-1905', today)).toBeNull()
})

it.each(['29-02-1987', '31-04-1990', '00-01-1990', '01-01-1899', '12-1990', 'gisteren'])(
  'refuses %s',
  (text) => {
    expect(parseBirthDate(text, today)).toBeNull()
  },
)

it('sets the hyphens while digits are typed, and takes typed ones', () => {
  for (const keys of ['29021988', '29-02-1988', '29/02/1988', '٢٩٠٢١٩٨٨', '٢٩/٠٢/١٩٨٨']) {
    expect([...keys].reduce((text, key) => maskBirthDate(text + key, text), '')).toBe('29-02-1988')
  }
})

it('takes no fifth digit of a year', () => {
  expect(maskBirthDate('29-02-19888', '29-02-1988')).toBe('29-02-1988')
})

it('lets what was typed be deleted', () => {
  expect(maskBirthDate('29', '29-')).toBe('29')
})

it('turns what a browser fills in around', () => {
  expect(maskBirthDate('1988-02-29', '')).toBe('29-02-1988')
})
