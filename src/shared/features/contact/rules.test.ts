import { expect, it } from 'vitest'
import { isBookableOutsideHours, openingAt } from '#shared/features/contact/rules.ts'
import { wallClock } from '#shared/lib/time.ts'
import { clinic } from '../../../../tests/clinic.ts'
import { onMachinesOfTheWorld } from '../../../../tests/time-zones.ts'

const at = (date: string, time: string) => openingAt({ date, time }, clinic)
const closedUntil = (weekday: string, time: string, isToday = false) => ({
  state: 'closed',
  next: { weekday, time, isToday },
})

it('is open from the first to just before the last minute of the hours of a day', () => {
  expect(at('2026-11-24', '09:59')).toEqual(closedUntil('tuesday', '10:00', true))
  expect(at('2026-11-24', '10:00')).toEqual({ state: 'open', until: '21:00' })
  expect(at('2026-11-24', '20:59')).toEqual({ state: 'open', until: '21:00' })
  expect(at('2026-11-24', '21:00')).toEqual(closedUntil('wednesday', '10:00'))
  expect(at('2026-11-25', '17:59')).toEqual({ state: 'open', until: '18:00' })
})

it('is open by appointment on Sundays and opens again on Tuesday after the weekend', () => {
  expect(at('2026-11-21', '18:00')).toEqual(closedUntil('tuesday', '10:00'))
  expect(at('2026-11-22', '12:00')).toEqual({ state: 'appointment' })
  expect(at('2026-11-23', '12:00')).toEqual(closedUntil('tuesday', '10:00'))
})

it('is closed on its closed days', () => {
  expect(at('2026-12-25', '12:00')).toEqual(closedUntil('tuesday', '10:00'))
  expect(at('2026-12-24', '21:30')).toEqual(closedUntil('tuesday', '10:00'))
})

it('knows no next opening when there is none', () => {
  const never = Object.fromEntries(
    Object.keys(clinic.openingHours).map((day) => [day, null]),
  ) as typeof clinic.openingHours
  expect(openingAt({ date: '2026-11-24', time: '12:00' }, { ...clinic, openingHours: never })).toEqual({
    state: 'closed',
    next: null,
  })
})

it('names no weekday for a day that is further away than a week', () => {
  const closedDates = Array.from({ length: 8 }, (_, index) => `2027-08-${String(index + 3).padStart(2, '0')}`)
  const closed = { ...clinic, booking: { ...clinic.booking, closedDates } }
  const on = (date: string) => openingAt({ date, time: '12:00' }, closed)
  expect(on('2027-08-03')).toEqual({ state: 'closed', next: null })
  expect(on('2027-08-06')).toMatchObject({ state: 'closed', next: { weekday: 'wednesday' } })
})

onMachinesOfTheWorld(() => {
  it('goes by the clock of the clinic, not of the machine', () => {
    const stateAt = (instant: string) =>
      openingAt(wallClock(new Date(instant), clinic.timeZone), clinic).state
    expect(stateAt('2026-11-24T08:59:00Z')).toBe('closed')
    expect(stateAt('2026-11-24T09:00:00Z')).toBe('open')
    expect(stateAt('2026-07-07T08:00:00Z')).toBe('open')
  })
})

it('can be booked at times at which it is closed to others, unless its calendar keeps to its hours', () => {
  const never = Object.fromEntries(Object.keys(clinic.openingHours).map((day) => [day, null]))
  const tuesday = (first: string, last: string) => ({
    openingHours: clinic.openingHours,
    booking: { ...clinic.booking, grid: { ...clinic.booking.grid, ...never, tuesday: { first, last } } },
  })
  expect(isBookableOutsideHours(clinic)).toBe(true)
  expect(isBookableOutsideHours(tuesday('10:00', '20:30'))).toBe(false)
  expect(isBookableOutsideHours(tuesday('09:30', '20:30'))).toBe(true)
  expect(isBookableOutsideHours(tuesday('10:00', '21:00'))).toBe(true)
})
