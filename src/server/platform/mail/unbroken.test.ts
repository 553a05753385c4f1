import { expect, it } from 'vitest'
import { unbroken, unbrokenDay } from '#server/platform/mail/unbroken.ts'

const withSpaces = (text: string) => text.replaceAll('~', '\u00a0')

it.each([
  ['maandag 23 november 2026, 10:00 uur', 'maandag 23~november 2026, 10:00~uur'],
  ['lunes, 23 de noviembre de 2026, 10:00', 'lunes, 23~de~noviembre de 2026, 10:00'],
  ['الاثنين، 23 نوفمبر 2026، الساعة 10:00', 'الاثنين، 23~نوفمبر 2026، الساعة~10:00'],
])('a day keeps its month and its hour: %s', (text, kept) => {
  expect(unbrokenDay(text)).toBe(withSpaces(kept))
})

it.each([
  ['10:00 tot 10:30 uur', '10:00 tot~10:30~uur'],
  ['Botox eerste zone, 30 minuten', 'Botox eerste zone, 30~minuten'],
])('a time may end a line, before the word that leads to the next: %s', (text, kept) => {
  expect(unbroken(text)).toBe(withSpaces(kept))
})
