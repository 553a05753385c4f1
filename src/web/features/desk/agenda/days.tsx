import { useMemo } from 'react'
import { formatShortDate, keepDayWithMonth } from '#shared/i18n/format.ts'
import { dayInLanes, hoursOf, roomOf, roomsOf } from '#web/features/desk/agenda/day-shape.ts'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { Grid } from '#web/features/desk/agenda/grid.tsx'
import { moodOf } from '#web/features/desk/base/mood.ts'
import { threeLanesQuery } from '#web/lib/breakpoints.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/** One day with its rooms side by side. */
export function RoomsOfDay({ day }: { day: Day }) {
  const { t } = useWords()
  const { columns, hours } = useMemo(() => {
    const columns = roomsOf(day).map((room) => {
      const name = t('deskAgenda.room', { room })
      return { date: day.date, room, isBookable: room <= day.rooms, head: name, name, ...roomOf(day, room) }
    })
    return { columns, hours: hoursOf([day]) }
  }, [day, t])
  return <Grid columns={columns} hours={hours} />
}

/** A week, a column for each day. */
export function DaysOfWeek({ days }: { days: readonly Day[] }) {
  const { language } = useWords()
  const mostLanes = useMediaQuery(threeLanesQuery) ? 3 : 2
  const now = useNow()
  // Read out so that the columns stay the same until somebody else is late, not until the clock goes on.
  const late = days
    .flatMap(({ visits }) => visits)
    .filter((visit) => moodOf(visit, now) === 'late')
    .map(({ id }) => id)
    .join()
  const { columns, hours } = useMemo(() => {
    const ids = new Set(late.split(','))
    const columns = days.map((day) => {
      const name = formatShortDate(noonOf(day.date), language, 'UTC')
      return {
        date: day.date,
        room: undefined,
        isBookable: true,
        head: keepDayWithMonth(name),
        name,
        ...dayInLanes(day, ids, mostLanes),
      }
    })
    return { columns, hours: hoursOf(days) }
  }, [days, language, mostLanes, late])
  return <Grid columns={columns} hours={hours} />
}
