import type { Agenda } from '#shared/features/desk/agenda-contract.ts'
import type { Place } from '#web/features/desk/agenda/acts.ts'
import { agendaPath } from '#web/features/desk/agenda/agenda-data.ts'
import { overlap, spanOf } from '#web/features/desk/agenda/day-shape.ts'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'

/** What is to find room: how long it takes, and which visit it is where that stands somewhere already. */
export type Fitted = { readonly minutes: number; readonly id?: string }

/** Tells of a start on the day of this place whether it is taken; none is as long as that day has not been read. */
export function useTaken(place: Place, fitted: Fitted): (minute: number) => boolean {
  const { data } = useDeskQuery<Agenda>(`${agendaPath}?from=${place.date}&days=1`)
  const day = data?.days[0]
  return (minute) => day !== undefined && isTaken(day, { ...place, minute }, fitted)
}

/** Whether somebody else or a block is there: in the room of the place, or where it names none in each of them. */
export function isTaken(day: Day, { minute, room }: Place, { minutes, id }: Fitted): boolean {
  const wanted = { from: minute, to: minute + minutes }
  const there = [...day.visits, ...day.blocks].filter(
    (thing) => thing.id !== id && overlap(spanOf(thing, day.date), wanted),
  )
  const rooms = room === undefined ? Array.from({ length: day.rooms }, (_, index) => index + 1) : [room]
  return rooms.every((each) => there.some((thing) => thing.room === null || thing.room === each))
}
