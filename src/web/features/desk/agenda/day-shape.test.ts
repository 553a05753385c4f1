import { expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import type { DeskBlock, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { minutesOfClock } from '#shared/lib/time.ts'
import { centsOf } from '#web/features/desk/agenda/cents.ts'
import {
  dayInLanes,
  deskStart,
  freeStarts,
  gapsOf,
  hoursOf,
  offeredPlace,
  spanOf,
  workingHours,
} from '#web/features/desk/agenda/day-shape.ts'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { moodOf } from '#web/features/desk/base/mood.ts'

const tuesday = '2026-11-24'
const works = workingHours(tuesday) ?? { from: 0, to: 0 }
/** Before anybody comes. */
const nobody = new Set<string>()
const [holiday = ''] = clinic.booking.closedDates

function visit(from: string, to: string, room = 1): DeskVisit {
  return {
    id: `${room}-${from}`,
    room,
    start: `${tuesday}T${from}:00Z`,
    end: `${tuesday}T${to}:00Z`,
  } as DeskVisit
}

function dayOf(visits: readonly DeskVisit[]): Day {
  return { date: tuesday, rooms: 4, visits: [...visits], blocks: [] }
}

it('draws the whole hours in which the clinic works, and all in which somebody comes', () => {
  const [from, to] = [Math.floor(works.from / 60) * 60, Math.ceil(works.to / 60) * 60]
  expect(hoursOf([dayOf([])])).toEqual({ from, to })
  expect(hoursOf([dayOf([visit('06:30', '07:00')])])).toEqual({ from: 7 * 60, to })
})

it('draws the hours in which time is blocked outside the usual ones, and no whole night', () => {
  const hours = (from: string, to: string) => {
    const block = { id: from, room: null, start: `${from}:00Z`, end: `${to}:00Z`, reason: 'Schoonmaak' }
    return hoursOf([{ ...dayOf([]), blocks: [block] }])
  }
  const usual = hoursOf([dayOf([])])
  // By the clinic's clock an hour later.
  expect(hours(`${tuesday}T20:30`, `${tuesday}T21:30`)).toEqual({ from: usual.from, to: 23 * 60 })
  expect(hours(`${tuesday}T10:00`, `${tuesday}T22:00`)).toEqual(usual)
  expect(hours(`${tuesday}T22:00`, '2026-11-25T02:00')).toEqual(usual)
})

it('knows days on which the clinic is shut, holidays among them', () => {
  const { grid } = clinic.booking
  expect(works.from).toBeLessThanOrEqual(minutesOfClock(grid.tuesday?.first ?? ''))
  expect(works.to).toBeGreaterThan(minutesOfClock(grid.tuesday?.last ?? ''))
  expect(workingHours(holiday)).toBeNull()
  // A Sunday.
  expect(grid.sunday).toBeNull()
  expect(workingHours('2026-11-29')).toBeNull()
})

it('offers today the next half hour in which the clinic works, and another day in the morning', () => {
  const offered = (instant: string) => offeredPlace(tuesday, new Date(instant))
  expect(offered(`${tuesday}T03:10:00Z`)).toEqual({ date: tuesday, minute: works.from })
  expect(offered(`${tuesday}T13:10:00Z`)).toEqual({ date: tuesday, minute: 14 * 60 + 30 })
  expect(offered('2026-11-23T13:10:00Z')).toEqual({ date: tuesday, minute: 10 * 60 })
})

it('offers after closing time the morning of the next day that the clinic works', () => {
  expect(offeredPlace(tuesday, new Date(`${tuesday}T22:50:00Z`))).toEqual({ date: '2026-11-25', minute: 600 })
  const saturday = '2026-11-28'
  const closes = new Date(`${saturday}T00:00:00+01:00`).getTime() + (workingHours(saturday)?.to ?? 0) * 60_000
  expect(offeredPlace(saturday, new Date(closes - 60_000))).toEqual({ date: '2026-11-30', minute: 600 })
  expect(offeredPlace('2026-11-29', new Date('2026-11-29T11:00:00Z')).date).toBe('2026-11-30')
})

it('stands visits of one time beside each other, and gives one alone the whole width', () => {
  const { visits } = dayInLanes(
    dayOf([visit('09:00', '10:00'), visit('09:30', '10:30', 2), visit('11:00', '11:30')]),
    nobody,
  )
  expect(visits.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ])
})

it('stands a block of one room beside the visits in other rooms, and one of all rooms over all of it', () => {
  const [own, all] = [2, null].map(
    (room) =>
      ({ id: String(room), room, start: `${tuesday}T09:00:00Z`, end: `${tuesday}T12:00:00Z` }) as DeskBlock,
  )
  const day = { ...dayOf([visit('09:00', '10:00')]), blocks: [own, all] as DeskBlock[] }
  const { visits, blocks } = dayInLanes(day, nobody)
  expect(visits.map(({ lane, lanes }) => [lane, lanes])).toEqual([[0, 2]])
  expect(blocks.map(({ thing, lane, lanes }) => [thing.room, lane, lanes])).toEqual([
    [null, 0, 1],
    [2, 1, 2],
  ])
})

it('lets a visit take the lane beside it in which nobody comes as long as it lasts', () => {
  const { visits, more } = dayInLanes(
    dayOf([
      visit('09:00', '10:30'),
      visit('09:00', '09:30', 2),
      visit('10:00', '11:00', 2),
      visit('10:30', '11:30'),
    ]),
    nobody,
  )
  expect(visits.map(({ lane, width, lanes }) => [lane, width, lanes])).toEqual([
    [0, 1, 2],
    [1, 1, 2],
    [1, 1, 2],
    [0, 1, 2],
  ])
  expect(more).toEqual([])
  const { visits: chain } = dayInLanes(
    dayOf([
      visit('09:00', '10:00'),
      visit('09:30', '10:30', 2),
      visit('10:30', '11:00'),
      visit('10:00', '11:00', 2),
    ]),
    nobody,
  )
  expect(chain.map(({ lane, width }) => [lane, width])).toEqual([
    [0, 1],
    [1, 1],
    [0, 1],
    [1, 1],
  ])
})

it('stands two visits of one time beside each other and counts the others', () => {
  const { visits, more } = dayInLanes(
    dayOf([
      visit('09:00', '11:00'),
      visit('09:00', '10:00', 2),
      visit('09:00', '09:30', 3),
      visit('09:00', '09:30', 4),
      visit('09:45', '11:00', 3),
      visit('12:00', '13:00'),
    ]),
    nobody,
  )
  expect(visits.map(({ thing, lane, lanes, hasMore }) => [thing.id, lane, lanes, hasMore])).toEqual([
    ['1-09:00', 0, 2, true],
    ['2-09:00', 1, 2, true],
    ['1-12:00', 0, 1, false],
  ])
  // By the clock of the clinic.
  expect(more.map(({ minute, to, things }) => [minute, to, things.map(({ id }) => id)])).toEqual([
    [10 * 60, 10 * 60 + 30, ['3-09:00', '4-09:00']],
    [10 * 60 + 30, 12 * 60, ['3-09:45']],
  ])
})

it('stands three of one time side by side where they have room, and beside more than those two', () => {
  const visits = [visit('09:00', '10:00'), visit('09:00', '09:30', 2), visit('09:30', '10:00', 3)]
  const three = [...visits, visit('09:30', '10:00', 4)]
  const shape = (all: readonly DeskVisit[]) =>
    dayInLanes(dayOf(all), nobody, 3).visits.map(({ lane, width, lanes }) => [lane, width, lanes])
  expect(shape(visits)).toEqual([
    [0, 1, 2],
    [1, 1, 2],
    [1, 1, 2],
  ])
  expect(shape(three)).toEqual([
    [0, 1, 3],
    [1, 2, 3],
    [1, 1, 3],
    [2, 1, 3],
  ])
  const { visits: two, more } = dayInLanes(dayOf([...three, visit('09:30', '10:00', 5)]), nobody, 3)
  expect(two.every(({ lanes }) => lanes === 2)).toBe(true)
  expect(more.map(({ things }) => things.length)).toEqual([2])
})

it('draws of a crowded hour who is late first, and who has been only beside who is still to be seen to', () => {
  const of = (room: number, from: string, status: DeskVisit['status']) => ({
    ...visit(from, '11:00', room),
    status,
  })
  const done = [of(1, '09:00', 'completed'), of(2, '09:00', 'no_show'), of(3, '09:15', 'arrived')]
  const drawn = (visits: readonly DeskVisit[], ...late: string[]) =>
    dayInLanes(dayOf(visits), new Set(late)).visits.map(({ thing }) => thing.id)
  expect(drawn([...done, of(4, '10:00', 'confirmed')], '4-10:00')).toEqual(['3-09:15', '4-10:00'])
  expect(drawn(done)).toEqual(['1-09:00', '3-09:15'])
  const waiting = [of(1, '09:00', 'arrived'), of(2, '09:15', 'arrived'), of(3, '10:00', 'confirmed')]
  expect(drawn(waiting)).toEqual(['1-09:00', '2-09:15'])
  expect(drawn(waiting, '3-10:00')).toEqual(['1-09:00', '3-10:00'])
})

it('moves nobody to the other side because somebody is late hours later', () => {
  const row = [
    visit('08:00', '09:30'),
    visit('09:00', '10:30', 2),
    visit('10:00', '11:30'),
    visit('11:00', '12:30', 2),
    visit('12:00', '13:00', 3),
    visit('12:00', '13:00', 4),
  ]
  const lanes = (...late: string[]) =>
    dayInLanes(dayOf(row), new Set(late))
      .visits.slice(0, 4)
      .map(({ thing, lane }) => [thing.id, lane])
  expect(lanes('4-12:00')).toEqual(lanes())
})

it('counts who has no room beside the others once, those who are there together in one number', () => {
  const { more } = dayInLanes(
    dayOf([
      visit('09:00', '11:00'),
      visit('09:00', '11:00', 2),
      visit('09:00', '10:15', 3),
      visit('09:30', '10:00', 4),
      visit('10:30', '11:00', 3),
    ]),
    nobody,
  )
  // By the clock of the clinic.
  expect(more.map(({ minute, to, things }) => [minute, to, things.map(({ id }) => id)])).toEqual([
    [10 * 60, 11 * 60 + 30, ['3-09:00', '4-09:30']],
    [11 * 60 + 30, 12 * 60, ['3-10:30']],
  ])
})

it('draws visits rather than the block of a room when there is no room for both', () => {
  const block = {
    id: 'ill',
    room: 4,
    start: `${tuesday}T08:00:00Z`,
    end: `${tuesday}T12:00:00Z`,
  } as DeskBlock
  const { visits, blocks, more } = dayInLanes(
    {
      ...dayOf([visit('09:00', '10:00'), visit('09:30', '10:30', 2)]),
      blocks: [block],
    },
    nobody,
  )
  expect(visits.map(({ lane }) => lane)).toEqual([0, 1])
  expect(blocks).toEqual([])
  expect(more).toEqual([{ minute: 9 * 60, to: 13 * 60, things: [block] }])
})

it('shows of what lasts for days the part of this day', () => {
  const span = spanOf({ start: '2026-11-23T10:00:00Z', end: '2026-11-25T10:00:00Z' }, tuesday)
  expect(span).toEqual({ from: 0, to: 24 * 60 })
})

it('offers the half hours in which nothing is', () => {
  const hours = { from: 9 * 60, to: 11 * 60 }
  expect(freeStarts(hours, [{ from: 9 * 60 + 30, to: 10 * 60 + 15 }])).toEqual([9 * 60, 10 * 60 + 30])
})

it('offers no half hour at which the desk books nothing, however long the drawn day is', () => {
  const starts = freeStarts({ from: 6 * 60, to: 24 * 60 }, [])
  expect([starts[0], starts.at(-1)]).toEqual([7 * 60, 22 * 60])
  expect([6 * 60 + 30, 9 * 60, 22 * 60 + 30].map(deskStart)).toEqual([7 * 60, 9 * 60, 22 * 60])
})

it('finds the gaps between visits of any room', () => {
  const gaps = gapsOf(dayOf([visit('09:00', '10:00'), visit('11:30', '20:00', 3)]))
  expect(gaps).toEqual([
    { from: works.from, to: 10 * 60 },
    { from: 11 * 60, to: 12 * 60 + 30 },
  ])
})

it('offers nothing of a gap that has passed', () => {
  const day = dayOf([visit('09:00', '10:00'), visit('11:30', '20:00', 3)])
  expect(gapsOf(day, 11 * 60 + 10)).toEqual([{ from: 11 * 60 + 30, to: 12 * 60 + 30 }])
})

it('begins a gap at the half hour at which a visit can begin, when the one before ends within it', () => {
  const [, gap] = gapsOf(dayOf([visit('09:00', '10:45'), visit('11:30', '20:00', 3)]))
  expect(gap).toEqual({ from: 12 * 60, to: 12 * 60 + 30 })
  expect(gapsOf(dayOf([visit('09:00', '10:45'), visit('11:00', '20:00', 3)]))).toHaveLength(1)
})

it.each([
  ['confirmed', '08:58', 'expected'],
  ['confirmed', '09:04', 'expected'],
  ['confirmed', '09:06', 'late'],
  ['confirmed', '10:00', 'open'],
  ['arrived', '09:06', 'arrived'],
  ['no_show', '12:00', 'no_show'],
] as const)('a visit at nine that is %s stands at %s as %s', (status, time, mood) => {
  expect(moodOf({ ...visit('09:00', '10:00'), status }, new Date(`${tuesday}T${time}:00Z`))).toBe(mood)
})

it.each([
  ['45', 4500],
  ['45,5', 4550],
  ['-12.50', -1250],
  ['٤٥٫٠٠', 4500],
  ['0', null],
  ['4 500', null],
  ['45,000', null],
])('reads %s as an amount of %s cents', (written, cents) => {
  expect(centsOf(written)).toBe(cents)
})
