import { clinic } from '#content/clinic.ts'
import { firstOpenDate } from '#shared/features/booking/first-open-date.ts'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import type { Agenda, DeskBlock, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { deskHours } from '#shared/features/desk/rules.ts'
import { addDays, minutesOfClock, weekdayOf } from '#shared/lib/time.ts'
import { clockOf } from '#web/features/desk/agenda/agenda-clock.ts'
import type { DayMinute } from '#web/features/desk/agenda/agenda-clock.ts'

export type Day = Agenda['days'][number]
/** Minutes since midnight by the clinic's clock; the end is not part of it. */
export type Span = { readonly from: number; readonly to: number }
export type Placed<Thing> = {
  readonly thing: Thing
  readonly span: Span
  readonly lane: number
  /** How many lanes it takes, those beside it included that stay free for as long as it lasts. */
  readonly width: number
  readonly lanes: number
  /** Whether a strip at the end of the column is kept for what is more than stands side by side. */
  readonly hasMore: boolean
}
/** What has no lane, from the half hour in which the first of it begins until none of it is there. */
export type More = {
  readonly minute: number
  readonly to: number
  readonly things: readonly (DeskVisit | DeskBlock)[]
}
type InLanes = {
  visits: Placed<DeskVisit>[]
  blocks: Placed<DeskBlock>[]
  more: readonly More[]
}

const dayEnd = 24 * 60
/** What is drawn of a day on which the clinic is shut. */
const usualHours: Span = { from: 9 * 60, to: 18 * 60 }
/** How many stand side by side where others are counted beside them. */
const lanesBesideMore = 2
const alone = { lane: 0, width: 1, lanes: 1, hasMore: false }

/** The first and the last minute at which the desk lets a visit start. */
export const [firstStart, lastStart] = [minutesOfClock(deskHours.first), minutesOfClock(deskHours.last)]

const deskDay: Span = { from: firstStart, to: lastStart + slotMinutes }

/** The start that the desk allows nearest to a minute. */
export function deskStart(minute: number): number {
  return Math.min(lastStart, Math.max(firstStart, minute))
}

const morning = 10 * 60

/**
 * What a button that names no place offers: today the next half hour in which the clinic works, where it works no more the
 * morning of the next day that it does, on other days the morning.
 */
export function offeredPlace(date: string, now: Date): DayMinute {
  const clock = clockOf(now)
  if (date !== clock.date) return { date, minute: morning }
  const open = workingHours(date)
  const minute = Math.max(open?.from ?? 0, nextHalf(clock.minute))
  if (open !== null && minute < open.to) return { date, minute: deskStart(minute) }
  return { date: firstOpenDate(addDays(date, 1), clinic), minute: morning }
}

/** Which hours are drawn: those in which the clinic works, and all in which somebody comes, or time is blocked that would not show. */
export function hoursOf(days: readonly Day[]): Span {
  const spans = days.flatMap((day) => {
    const usual = workingHours(day.date) ?? usualHours
    const blocked = day.blocks
      .map((block) => spanOf(block, day.date))
      .filter((span) => !overlap(span, usual) && overlap(span, deskDay))
      .map(({ from, to }) => ({ from: Math.max(from, deskDay.from), to: Math.min(to, deskDay.to) }))
    return [usual, ...day.visits.map((visit) => spanOf(visit, day.date)), ...blocked]
  })
  const from = Math.min(...spans.map((span) => span.from))
  const to = Math.max(...spans.map((span) => span.to))
  return { from: Math.floor(from / 60) * 60, to: Math.min(dayEnd, Math.ceil(to / 60) * 60) }
}

/** From the first to the last that the clinic has open or begins visits at; null on a day when it does neither. */
export function workingHours(date: string): Span | null {
  const weekday = weekdayOf(date)
  const grid = clinic.booking.grid[weekday]
  const open = clinic.openingHours[weekday]
  const spans = [
    ...(grid === null ? [] : [{ from: minutesOfClock(grid.first), to: minutesOfClock(grid.last) + 60 }]),
    ...(open === null || open === 'appointment'
      ? []
      : [{ from: minutesOfClock(open.opens), to: minutesOfClock(open.closes) }]),
  ]
  if (spans.length === 0 || clinic.booking.closedDates.includes(date)) return null
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  }
}

/** The part of a visit or block that lies on this day. */
export function spanOf({ start, end }: Pick<DeskVisit | DeskBlock, 'start' | 'end'>, date: string): Span {
  const [from, to] = [clockOf(start), clockOf(end)]
  return { from: from.date < date ? 0 : from.minute, to: to.date > date ? dayEnd : to.minute }
}

export function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && one.to > other.from
}

/** The rooms that the clinic has, and others in which somebody comes: it had more of them when those visits were booked. */
export function roomsOf(day: Day): number[] {
  const own = Array.from({ length: day.rooms }, (_, index) => index + 1)
  return [...new Set([...own, ...day.visits.map(({ room }) => room)])].toSorted((one, other) => one - other)
}

/** Visits and blocks of one room. */
export function roomOf(day: Day, room: number): InLanes {
  return {
    more: [],
    visits: day.visits
      .filter((visit) => visit.room === room)
      .map((thing) => ({ thing, span: spanOf(thing, day.date), ...alone })),
    blocks: day.blocks
      .filter((block) => block.room === null || block.room === room)
      .map((thing) => ({ thing, span: spanOf(thing, day.date), ...alone })),
  }
}

/**
 * All rooms of a day in one column: what is at the same time stands side by side, up to `mostLanes`; of more, two do, and the
 * others are counted: who is late is drawn before who comes or is there, then who has been, then blocks. What closes all rooms
 * lies over all of it. `late` are the ids of who is.
 */
export function dayInLanes(day: Day, late: ReadonlySet<string>, mostLanes = lanesBesideMore): InLanes {
  const visits = new Set<DeskVisit | DeskBlock>(day.visits)
  const isVisit = (thing: DeskVisit | DeskBlock): thing is DeskVisit => visits.has(thing)
  const ofOneRoom = day.blocks.filter(({ room }) => room !== null)
  const all = inLanes([...byStart(day.visits), ...byStart(ofOneRoom)], day.date, mostLanes, (thing) =>
    isVisit(thing) ? waitOf(thing, late) : blocksLast,
  )
  const placed = all.filter(({ lane, lanes }) => lane < lanes)
  const ofAllRooms = day.blocks
    .filter(({ room }) => room === null)
    .map((thing) => ({ thing, span: spanOf(thing, day.date), ...alone }))
  return {
    visits: placed.filter((one): one is Placed<DeskVisit> => isVisit(one.thing)),
    blocks: [...ofAllRooms, ...placed.filter((one): one is Placed<DeskBlock> => !isVisit(one.thing))],
    more: inRuns(all.filter(({ lane, lanes }) => lane >= lanes)),
  }
}

const blocksLast = 3

/** How long a visit waits for a lane where not all have one: whom the desk must not overlook goes first, of whom nothing is asked any more, last. */
function waitOf({ id, status }: DeskVisit, late: ReadonlySet<string>): number {
  if (late.has(id)) return 0
  return status === 'completed' || status === 'no_show' ? 2 : 1
}

/** Each counts once: what begins while another that is counted lasts is counted with it. */
function inRuns(placed: readonly Placed<DeskVisit | DeskBlock>[]): More[] {
  const runs: { minute: number; to: number; things: (DeskVisit | DeskBlock)[] }[] = []
  for (const { thing, span } of placed.toSorted(byFrom)) {
    const minute = span.from - (span.from % slotMinutes)
    const to = nextHalf(span.to)
    const run = runs.at(-1)
    if (run === undefined || minute >= run.to) runs.push({ minute, to, things: [thing] })
    else {
      run.things.push(thing)
      run.to = Math.max(run.to, to)
    }
  }
  return runs
}

function byFrom(one: { span: Span }, other: { span: Span }): number {
  return one.span.from - other.span.from
}

function byStart<Thing extends DeskVisit | DeskBlock>(things: readonly Thing[]): Thing[] {
  return things.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
}

type InGroup<Thing> = { thing: Thing; span: Span }

/** Where not all that overlap have a lane, those who wait least are drawn, and the others are beyond the last one. */
function inLanes<Thing extends DeskVisit | DeskBlock>(
  things: readonly Thing[],
  date: string,
  mostLanes: number,
  wait: (thing: Thing) => number,
): Placed<Thing>[] {
  const spans = new Map(things.map((thing) => [thing, spanOf(thing, date)]))
  const groups: { from: number; to: number; ones: InGroup<Thing>[] }[] = []
  for (const span of [...spans.values()].toSorted((one, other) => one.from - other.from)) {
    const last = groups.at(-1)
    if (last !== undefined && span.from < last.to) last.to = Math.max(last.to, span.to)
    else groups.push({ ...span, ones: [] })
  }
  for (const [thing, span] of spans) groups.find((each) => overlap(each, span))?.ones.push({ thing, span })
  return groups.flatMap(({ ones }) => {
    const usual = stacked(ones)
    const hasMore = lanesOf(usual) > mostLanes
    const placed = hasMore
      ? chosen(ones.toSorted((one, other) => wait(one.thing) - wait(other.thing)))
      : usual
    const lanes = hasMore ? lanesBesideMore : lanesOf(usual)
    return placed.map((one) => {
      const beyond = placed.filter(({ span, lane }) => lane > one.lane && overlap(span, one.span))
      const width = Math.min(lanes, ...beyond.map(({ lane }) => lane)) - one.lane
      return { ...one, width, lanes, hasMore }
    })
  })
}

/** In the order they are given each takes the first lane that is free as long as it lasts. */
function stacked<Thing>(ones: readonly InGroup<Thing>[]): (InGroup<Thing> & { lane: number })[] {
  const placed: (InGroup<Thing> & { lane: number })[] = []
  for (const one of ones) {
    const taken = new Set(placed.filter(({ span }) => overlap(span, one.span)).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    placed.push({ ...one, lane })
  }
  return placed
}

/** As many as find a lane beside those who go before them, each in the lane that its start gives it; the rest beyond the last. */
function chosen<Thing>(ones: readonly InGroup<Thing>[]): (InGroup<Thing> & { lane: number })[] {
  let drawn: InGroup<Thing>[] = []
  const beyond: (InGroup<Thing> & { lane: number })[] = []
  for (const one of ones) {
    const more = [...drawn, one].toSorted(byFrom)
    if (lanesOf(stacked(more)) <= lanesBesideMore) drawn = more
    else beyond.push({ ...one, lane: lanesBesideMore })
  }
  return [...stacked(drawn), ...beyond]
}

function lanesOf(placed: readonly { lane: number }[]): number {
  return Math.max(...placed.map(({ lane }) => lane)) + 1
}

/** The half hours of a column in which nothing is and a visit can start. */
export function freeStarts(hours: Span, taken: readonly Span[]): number[] {
  const starts = Array.from(
    { length: (hours.to - hours.from) / slotMinutes },
    (_, index) => hours.from + index * slotMinutes,
  )
  return starts
    .filter((start) => start === deskStart(start))
    .filter((start) => taken.every(({ from, to }) => to <= start || from >= start + slotMinutes))
}

/** Stretches of working time from a minute on in which every room is free and which begin when a visit can, for the list of a phone. */
export function gapsOf(day: Day, since = 0): Span[] {
  const hours = workingHours(day.date) ?? usualHours
  const taken = [...day.visits, ...day.blocks]
    .map((thing) => spanOf(thing, day.date))
    .sort((one, other) => one.from - other.from)
  const gaps: Span[] = []
  let from = nextHalf(Math.max(hours.from, since))
  for (const span of taken) {
    if (span.from - from >= slotMinutes) gaps.push({ from, to: span.from })
    from = Math.max(from, nextHalf(span.to))
  }
  if (hours.to - from >= slotMinutes) gaps.push({ from, to: hours.to })
  return gaps
}

function nextHalf(minute: number): number {
  return Math.ceil(minute / slotMinutes) * slotMinutes
}
