import { expect, it } from 'vitest'
import { moodOf } from '#web/features/desk/base/mood.ts'

it.each([
  ['08:30', 'coming'],
  ['09:06', 'late'],
  ['10:00', 'open'],
])('the word of a client who will come holds until the visit begins: at %s it is %s', (time, mood) => {
  const comingAt = '2026-11-22T10:00:00Z'
  const [start, end] = ['2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z']
  const now = new Date(`2026-11-24T${time}:00Z`)
  expect(moodOf({ status: 'confirmed', comingAt, start, end }, now)).toBe(mood)
  expect(moodOf({ status: 'arrived', comingAt, start, end }, now)).toBe('arrived')
})
