import { describe, expect, it } from 'vitest'
import { daysByKey } from '#web/features/booking/day-keys.ts'

/* Wednesday 9 December 2026; Sundays are closed. */
const from = '2026-12-09'
const dutch = { first: '2026-11-24', last: '2027-05-23', isRightToLeft: false, weekStartsOn: 1 }
const arabic = { ...dutch, isRightToLeft: true, weekStartsOn: 6 }
const closed = new Set(['2026-12-06', '2026-12-13', '2027-01-10'])
const standOn = (key: string, day = from, calendar = dutch) =>
  daysByKey(key, day, calendar)?.find((each) => !closed.has(each))

describe('a key among the days of a month', () => {
  it.each([
    ['ArrowRight', '2026-12-10'],
    ['ArrowLeft', '2026-12-08'],
    ['ArrowDown', '2026-12-16'],
    ['ArrowUp', '2026-12-02'],
    ['Home', '2026-12-07'],
    ['End', '2026-12-12'],
    ['PageDown', '2027-01-09'],
    ['PageUp', '2026-11-24'],
  ])('%s leads to %s, past days that are closed', (key, day) => {
    expect(standOn(key)).toBe(day)
  })

  it.each([
    ['ArrowRight', '2026-12-08'],
    ['ArrowLeft', '2026-12-10'],
    ['Home', '2026-12-05'],
    ['End', '2026-12-11'],
  ])('%s leads to %s where the days stand from right to left and the week starts on Saturday', (key, day) => {
    expect(standOn(key, from, arabic)).toBe(day)
  })

  it.each([
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowDown', '2026-12-28', '2027-01-04'],
    ['ArrowUp', '2026-12-01', '2026-11-24'],
    ['Home', '2026-12-01', '2026-11-30'],
    ['ArrowRight', '2026-12-12', '2026-12-14'],
    ['ArrowDown', '2026-12-06', '2026-12-20'],
  ])('%s goes on from %s to %s', (key, day, next) => {
    expect(standOn(key, day)).toBe(next)
  })

  it('a month without the same day is met at its end, one whose day is closed at the day after', () => {
    expect(standOn('PageDown', '2027-01-31')).toBe('2027-02-28')
    expect(standOn('PageUp', '2027-03-31')).toBe('2027-02-28')
    expect(standOn('PageDown', '2026-12-10')).toBe('2027-01-11')
  })

  it.each([
    ['ArrowLeft', '2026-11-24'],
    ['ArrowUp', '2026-11-28'],
    ['PageUp', '2026-11-28'],
    ['ArrowRight', '2027-05-23'],
    ['PageDown', '2027-05-01'],
  ])('%s stays at %s, where the calendar ends', (key, day) => {
    expect(daysByKey(key, day, dutch)).toEqual([])
  })

  it('another key is left to the browser', () => {
    expect(daysByKey('Enter', from, dutch)).toBeUndefined()
  })
})
