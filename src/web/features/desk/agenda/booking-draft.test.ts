import { expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import { isOpenOn } from '#shared/features/booking/rules.ts'
import { addDays } from '#shared/lib/time.ts'
import { emptyWish, isRunning, withOneMore } from '#web/features/desk/agenda/booking-draft.ts'

it('offers one more a week later, and where the clinic is closed then on the next day that it is open', () => {
  const after = (date: string) =>
    withOneMore([emptyWish({ date, minute: 600, room: 1 }, 'Massage')]).at(-1)?.place.date ?? ''
  expect(after('2026-11-24')).toBe('2026-12-01')
  const [holiday = ''] = clinic.booking.closedDates
  const offered = after(addDays(holiday, -7))
  expect(offered > holiday && isOpenOn(offered, clinic)).toBe(true)
})

it.each([
  ['10:10', 600, 30, true],
  ['10:10', 570, 30, false],
  ['10:10', 570, 60, true],
  // No visit is over before its half hour.
  ['10:20', 600, 15, true],
  ['10:10', 630, 30, false],
  ['10:30', 630, 30, true],
])('knows at %s that what begins at minute %s for %s minutes is on: %s', (time, minute, length, isOn) => {
  // In winter the clinic is an hour ahead.
  const now = new Date(new Date(`2026-11-24T${time}:00Z`).getTime() - 3_600_000)
  expect(isRunning({ date: '2026-11-24', minute }, length, now)).toBe(isOn)
  expect(isRunning({ date: '2026-11-25', minute }, length, now)).toBe(false)
})
