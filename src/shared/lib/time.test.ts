import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ageOn,
  clockText,
  daysOfMonth,
  instantOf,
  minutesOfClock,
  readInstant,
  startOfDay,
  wallClock,
  weekdayOf,
} from '#shared/lib/time.ts'
import { onMachinesOfTheWorld, shownByIntl } from '../../../tests/time-zones.ts'

const amsterdam = 'Europe/Amsterdam'
const zones = [amsterdam, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Atlantic/Azores']

onMachinesOfTheWorld(() => {
  it('shows the clock of a zone as Intl does, and finds the instant back', () => {
    const instants = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, timeZone) => {
        const { date, time } = wallClock(instant, timeZone)
        expect(`${date} ${time}`).toBe(shownByIntl(instant, timeZone))
        const found = instantOf(date, time, timeZone)
        expect(found).not.toBeNull()
        if (found !== null) expect(shownByIntl(found, timeZone)).toBe(`${date} ${time}`)
      }),
      { numRuns: 500 },
    )
  })

  it('knows no instant for a time that the clock skips, and takes the first of a time shown twice', () => {
    expect(instantOf('2026-03-29', '02:30', amsterdam)).toBeNull()
    expect(instantOf('2026-03-29', '03:00', amsterdam)?.toISOString()).toBe('2026-03-29T01:00:00.000Z')
    expect(instantOf('2026-10-25', '02:30', amsterdam)?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(instantOf('2026-10-25', '03:00', amsterdam)?.toISOString()).toBe('2026-10-25T02:00:00.000Z')
  })

  it('begins a day at midnight, and at one where the clock skips midnight', () => {
    const start = (date: string, timeZone: string) => startOfDay(date, timeZone).toISOString()
    expect(start('2026-03-29', amsterdam)).toBe('2026-03-28T23:00:00.000Z')
    expect(instantOf('2027-04-30', '00:00', 'Africa/Cairo')).toBeNull()
    expect(start('2027-04-30', 'Africa/Cairo')).toBe('2027-04-29T22:00:00.000Z')
    expect(wallClock(startOfDay('2027-04-30', 'Africa/Cairo'), 'Africa/Cairo').time).toBe('01:00')
    // Havana shows the hour after midnight twice.
    expect(start('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z')
  })

  it('reads an instant with an offset, and a time without one as the time of the clinic', () => {
    const read = (text: string) => readInstant(text, amsterdam)?.toISOString() ?? null
    expect(read('2026-07-01T10:00')).toBe('2026-07-01T08:00:00.000Z')
    expect(read('2026-12-01 10:00:00')).toBe('2026-12-01T09:00:00.000Z')
    expect(read('2026-12-01T10:00:00.000')).toBe('2026-12-01T09:00:00.000Z')
    expect(read('2026-07-01T08:00:00.000Z')).toBe('2026-07-01T08:00:00.000Z')
    expect(read('2026-07-01T10:00:00+02:00')).toBe('2026-07-01T08:00:00.000Z')
    expect(read('2026-07-01T10:00-0500')).toBe('2026-07-01T15:00:00.000Z')
    // No grid has such a time: it is told to be off it, and never taken for another.
    expect(read('2026-12-01T10:00:30')).toBe('2026-12-01T09:00:30.000Z')
    expect(read('2026-12-01T10:00:00.5')).toBe('2026-12-01T09:00:00.500Z')
    expect(read('2026-07-01T08:00:00.999Z')).toBe('2026-07-01T08:00:00.999Z')
    expect(read('2026-07-01T10:00:59.0001+02:00')).toBe('2026-07-01T08:00:59.001Z')
    for (const wrong of [
      '',
      'tomorrow',
      '2026-07-01',
      '2026-02-30T10:00',
      '2026-13-01T10:00',
      '2026-07-01T24:00',
    ])
      expect(read(wrong)).toBeNull()
    expect(read('2026-03-29T02:30')).toBeNull()
    expect(read('2026-07-01T10:00+99:99')).toBeNull()
  })
})

it('lets somebody born on 29 February grow older on 1 March of a common year', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
  expect(ageOn('2004-02-29', '2024-02-29')).toBe(20)
  expect(ageOn('2008-11-24', '2026-11-23')).toBe(17)
  expect(ageOn('2008-11-24', '2026-11-24')).toBe(18)
})

it('counts the days of a month and names the days of the week', () => {
  expect(daysOfMonth('2028-02')).toHaveLength(29)
  expect(daysOfMonth('2026-02').at(-1)).toBe('2026-02-28')
  expect(weekdayOf('2026-11-22')).toBe('sunday')
  expect(weekdayOf('2026-11-23')).toBe('monday')
})

it('reads and writes what a clock shows as minutes since midnight', () => {
  expect(['00:00', '09:05', '23:30', '24:00'].map(minutesOfClock)).toEqual([0, 545, 1410, 1440])
  expect([0, 545, 1410, 1440].map(clockText)).toEqual(['00:00', '09:05', '23:30', '24:00'])
})
