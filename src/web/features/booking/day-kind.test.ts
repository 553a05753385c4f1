import { expect, it } from 'vitest'
import { kindOfDay, soonestDay } from '#web/features/booking/day-kind.ts'

/** A Tuesday, 10:00 on the clinic's clock. */
const morning = new Date('2026-11-24T09:00:00Z')
/** The same day, 16:30: the last start of 17:00 is nearer than the hour that is needed. */
const evening = new Date('2026-11-24T15:30:00Z')

it('tells why a day cannot be chosen', () => {
  expect(kindOfDay('2026-11-23', false, morning)).toBe('out_of_range')
  expect(kindOfDay('2026-11-29', false, morning)).toBe('closed')
  expect(kindOfDay('2026-12-25', false, morning)).toBe('closed')
  expect(kindOfDay('2026-11-25', undefined, morning)).toBe('loading')
  expect(kindOfDay('2026-11-25', false, morning)).toBe('full')
  expect(kindOfDay('2026-11-25', true, morning)).toBe('free')
  expect(kindOfDay('2027-06-01', true, morning)).toBe('out_of_range')
})

it('tells too late from full on the day itself', () => {
  expect(kindOfDay('2026-11-24', false, morning)).toBe('full')
  expect(kindOfDay('2026-11-24', false, evening)).toBe('too_soon')
  expect(kindOfDay('2026-11-24', undefined, morning)).toBe('loading')
  expect(kindOfDay('2026-11-24', undefined, evening)).toBe('too_soon')
})

it('takes the day from the clock of the clinic, whatever the zone of the browser', () => {
  expect(kindOfDay('2026-11-24', true, new Date('2026-11-24T23:30:00Z'))).toBe('out_of_range')
})

it('knows by itself the first day that may be free: not today when that is too late, nor a day on which nobody comes', () => {
  expect(soonestDay(morning)).toBe('2026-11-24')
  expect(soonestDay(evening)).toBe('2026-11-25')
  expect(soonestDay(new Date('2026-11-28T16:30:00Z'))).toBe('2026-11-30')
})
