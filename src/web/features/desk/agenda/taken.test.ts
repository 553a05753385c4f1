import { expect, it } from 'vitest'
import type { DeskBlock, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { isTaken } from '#web/features/desk/agenda/taken.ts'

const date = '2026-11-24'
const at = (time: string) => `${date}T${time}:00Z`
const visit = (id: string, room: number, from: string, to: string) =>
  ({ id, room, start: at(from), end: at(to) }) as DeskVisit
const day: Day = {
  date,
  rooms: 2,
  // By the clock of the clinic an hour later.
  visits: [visit('a', 1, '09:00', '09:45'), visit('b', 2, '09:30', '10:00')],
  blocks: [{ id: 'c', room: null, start: at('11:00'), end: at('12:00') } as DeskBlock],
}
const half = { minutes: 30 }
const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const taken = (time: string, room?: number, fitted: { minutes: number; id?: string } = half) =>
  isTaken(day, { date, minute: minute(time), room }, fitted)

it('is taken in a room where somebody stands for as long as it lasts, to the end of the half hour', () => {
  expect(['09:30', '10:00', '10:30', '11:00'].map((time) => taken(time, 1))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(taken('09:30', 1, { minutes: 45 })).toBe(true)
})

it('is taken without a room where every room is, by visits or by a block of all', () => {
  expect(['10:00', '10:30', '11:00', '12:00', '13:00'].map((time) => taken(time))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

it('does not stand in its own way', () => {
  expect(taken('10:30', 1, { minutes: 45, id: 'a' })).toBe(false)
  expect(taken('10:30', 2, { minutes: 45, id: 'a' })).toBe(true)
})
