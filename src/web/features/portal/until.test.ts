import { expect, it } from 'vitest'
import { daysUntil, timeUntil } from '#web/features/portal/until.ts'

const now = new Date('2027-01-11T19:40:00Z')

it.each([
  ['2027-01-11T20:30:00Z', 'Over 1 uur'],
  ['2027-01-12T04:41:00Z', 'Over 10 uur'],
  ['2027-01-12T21:00:00Z', 'Morgen'],
  ['2027-01-14T08:00:00Z', 'Over 3 dagen'],
])('says how long it takes until %s: by hours within a day, else by days', (moment, said) => {
  expect(timeUntil(new Date(moment), now, 'nl')).toBe(said)
})

it('counts days by the calendar of the clinic', () => {
  expect(daysUntil(new Date('2027-01-11T22:59:00Z'), now, 'nl')).toBe('Vandaag')
  expect(daysUntil(new Date('2027-01-11T23:01:00Z'), now, 'nl')).toBe('Morgen')
})

it.each([
  ['2027-01-12T00:30:00Z', 'بعد 5 ساعات'],
  ['2027-01-11T21:00:00Z', 'بعد ساعتين'],
  ['2027-01-11T20:30:00Z', 'بعد ساعة واحدة'],
  ['2027-01-14T12:00:00Z', 'بعد 3 أيام'],
  ['2027-01-12T21:00:00Z', 'غدًا'],
])('says in Arabic that something is fine after %s (%s), never within that time', (moment, said) => {
  expect(timeUntil(new Date(moment), now, 'ar')).toBe(said)
})
