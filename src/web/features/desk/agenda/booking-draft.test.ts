import { afterEach, expect, it, vi } from 'vitest'
import { clinic } from '#content/clinic.ts'
import { isOpenOn } from '#shared/features/booking/rules.ts'
import { addDays } from '#shared/lib/time.ts'
import {
  emptyWish,
  isRunning,
  startOf,
  withOneMore,
  withWishes,
} from '#web/features/desk/agenda/booking-draft.ts'

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

const date = '2026-11-24'
const tenByTheClinic = new Date(`${date}T09:00:00Z`)
const nine = { date, minute: 540 }
const ten = { date, minute: 600 }
afterEach(() => vi.useRealTimers())

it('takes only who is booked on a place that was pressed for somebody at the desk', () => {
  vi.useFakeTimers({ now: tenByTheClinic, toFake: ['Date'] })
  const source = (isPressed: boolean, at = ten) => startOf({ at, isPressed, language: 'nl' }).source
  expect([source(true), source(false), source(true, nine)]).toEqual(['walk_in', 'phone', 'phone'])
})

it('follows with how a booking came in the time of its first visit, until somebody said it', () => {
  const draft = startOf({ at: nine, isPressed: true, language: 'nl' })
  const [first = emptyWish(nine)] = draft.wishes
  const moved = withWishes(draft, [{ ...first, place: ten }], tenByTheClinic)
  expect(moved.source).toBe('walk_in')
  expect(withWishes(moved, withOneMore(moved.wishes), tenByTheClinic).source).toBe('walk_in')
  expect(withWishes(moved, [first], tenByTheClinic).source).toBe('phone')
  expect(withWishes({ ...moved, isSourceChosen: true }, [first], tenByTheClinic).source).toBe('walk_in')
  // What for changes nothing of it.
  const offered = { ...draft, wishes: [emptyWish(ten)] }
  expect(withWishes(offered, [emptyWish(ten, 'Massage')], tenByTheClinic).source).toBe('phone')
})
