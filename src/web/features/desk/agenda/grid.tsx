import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { clockText } from '#shared/lib/time.ts'
import { useActs } from '#web/features/desk/agenda/acts.ts'
import type { Place } from '#web/features/desk/agenda/acts.ts'
import { clockOf } from '#web/features/desk/agenda/agenda-clock.ts'
import { DayColumn, placeNear } from '#web/features/desk/agenda/day-column.tsx'
import type { Column } from '#web/features/desk/agenda/day-column.tsx'
import { deskStart } from '#web/features/desk/agenda/day-shape.ts'
import type { Span } from '#web/features/desk/agenda/day-shape.ts'
import styles from '#web/features/desk/agenda/grid.module.css'
import { stepOf, stopAt, useGridKeys } from '#web/features/desk/agenda/use-grid-keys.ts'
import { useShownHours } from '#web/features/desk/agenda/use-shown-hours.ts'
import { useVisitDrag } from '#web/features/desk/agenda/use-visit-drag.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/**
 * Time runs down, rooms or days stand side by side; empty places can be booked, visits opened and moved. The grid listens
 * for all that stands in it.
 */
export function Grid({ columns, hours }: { columns: readonly Column[]; hours: Span }) {
  const grid = useRef<HTMLDivElement>(null)
  const now = useNow()
  const { t } = useWords()
  const { ask, openVisit, openDay, goOn, opened } = useActs()
  const kept = useGridKeys(grid)
  // What stood there may have gone.
  const stop = kept && placeNear(columns[kept.column], kept.minute, hours)
  const { dragged, pickUp } = useVisitDrag(grid, (visit, { column, minute }) => {
    const target = columns[column]
    if (target !== undefined) moveTo(visit, target, minute)
  })
  const clock = clockOf(now)
  const isToday = columns.some(({ date }) => date === clock.date)
  const shown = useShownHours(hours, isToday ? clock.minute : null)
  useEffect(() => {
    // Of a week no column is the day that was pressed: its hours wait for nobody.
    const [first] = columns
    if (grid.current !== null) goOn(grid.current, first?.room === undefined ? undefined : first.date)
  })
  // What is over is read from its begin.
  const isOn = isToday && clock.minute < hours.to
  useScrollTo(grid, opened, isOn ? Math.floor((clock.minute - hours.from) / 60) - hoursBefore : 0)

  function moveTo(visit: DeskVisit, { date, room }: Column, wanted: number) {
    const minute = deskStart(wanted)
    // A day of the week names no room: any will do.
    const to: Place = { date, minute, room }
    const before = clockOf(visit.start)
    if (before.date === date && before.minute === minute && visit.room === (room ?? visit.room)) return
    ask({ kind: 'move', visit, to })
  }

  /** What of the grid somebody pressed, with its place and the visit that stands there. */
  function pressed({ target }: { target: EventTarget }) {
    const element = (target as Element).closest<HTMLElement>('[data-minute]')
    const at = element === null ? null : stopAt(element)
    const column = columns[at?.column ?? -1]
    if (element === null || at === null || column === undefined) return null
    const id = element.dataset['visit']
    return { element, at, column, visit: column.visits.find(({ thing }) => thing.id === id)?.thing }
  }

  function onClick(event: MouseEvent) {
    const found = pressed(event)
    if (found?.visit !== undefined) return openVisit(found.visit.id)
    if (found === null || found.element.dataset['visit'] !== undefined) return
    const { more } = found.element.dataset
    if (more !== undefined) return openDay(found.column.date, { visit: more, minute: found.at.minute })
    const at = { date: found.column.date, minute: found.at.minute, room: found.column.room }
    ask({ kind: 'book', at, isPressed: true })
  }

  function onPointerDown(event: PointerEvent) {
    const found = pressed(event)
    if (found?.visit !== undefined) pickUp(event, found.element, found.visit)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.altKey ? stepOf(event.key) : null
    const found = step === null ? null : pressed(event)
    if (step === null || found?.visit === undefined) return
    // Also where no column lies that way: the browser would go back a page.
    event.preventDefault()
    const target = columns[found.at.column + step[0]]
    if (target === undefined) return
    moveTo(found.visit, target, clockOf(found.visit.start).minute + step[1] * slotMinutes)
  }

  const style = {
    '--columns': columns.length,
    // A Sunday on which nobody comes leaves its room to the other days.
    '--last': columns.at(-1)?.visits.length ? 'minmax(var(--day-width), 1fr)' : 'minmax(min-content, 0.4fr)',
    '--halves': (hours.to - hours.from) / slotMinutes,
  } as CSSProperties
  return (
    <div className={styles.scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what its buttons hear, for all of them at once */}
      <div
        ref={grid}
        role="group"
        aria-label={t('desk.screen.agenda')}
        className={styles.grid}
        style={style}
        data-week={columns[0]?.room === undefined ? '' : undefined}
        onClick={onClick}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        <div className={styles.corner} />
        {columns.map(({ head, date, room }) => (
          <div
            key={`${date}-${room ?? ''}`}
            className={styles.head}
            data-today={date === clock.date ? '' : undefined}
          >
            {head}
          </div>
        ))}
        <Hours hours={hours} now={isToday ? clock.minute : null} />
        {columns.map((column, index) => (
          <DayColumn
            key={`${column.date}-${column.room ?? ''}`}
            column={column}
            index={index}
            hours={hours}
            shown={shown}
            now={now}
            stop={stop === null ? 'first' : kept?.column === index ? stop : null}
            dragged={dragged?.visit.id ?? null}
            ghost={dragged?.to?.column === index ? shifted(dragged.visit, dragged.to.minute) : null}
          />
        ))}
      </div>
    </div>
  )
}

/** The full hours, and what time it is where today is shown. */
function Hours({ hours, now }: { hours: Span; now: number | null }) {
  const full = Array.from({ length: (hours.to - hours.from) / 60 }, (_, index) => hours.from + index * 60)
  return (
    <div className={styles.hours} aria-hidden="true">
      {full.map((minute) => (
        <span key={minute} style={{ translate: asideOf(minute, now) }}>
          {clockText(minute)}
        </span>
      ))}
      {now !== null && now >= hours.from && now < hours.to && (
        <time className={styles.clock} style={{ '--at': (now - hours.from) / slotMinutes } as CSSProperties}>
          {clockText(now)}
        </time>
      )}
    </div>
  )
}

/** Where an hour stands that the clock would cover: below it, or above once that is past the hour. */
function asideOf(minute: number, now: number | null): string | undefined {
  if (now === null || now - minute < -4 || now - minute > 18) return undefined
  return now - minute < 4 ? '0 0.75rem' : '0 -1.25rem'
}

function shifted({ start, end }: DeskVisit, from: number): Span {
  return { from, to: from + (new Date(end).getTime() - new Date(start).getTime()) / 60_000 }
}

/** A full hour, or the last before it that can stand at the top: at the end of a day the first line of its visits would be cut away. */
function hourToOpenOn(grid: HTMLElement | null, wanted: number): HTMLElement | undefined {
  const frame = grid?.parentElement
  const hours = grid?.querySelectorAll<HTMLElement>(`.${styles.hours} > span`) ?? []
  const reach = frame ? frame.scrollHeight - frame.clientHeight : 0
  // A low window scrolls as a page.
  return [...hours].findLast((hour, index) => index <= wanted && (reach === 0 || hour.offsetTop <= reach))
}

/** How much of what has been stands above what is. */
const hoursBefore = 2

/** Today's agenda opens on a full hour some before the clock; the visit of a panel stays in sight where that takes the week its room. */
function useScrollTo(grid: { current: HTMLElement | null }, opened: string | null, firstHour: number): void {
  useEffect(() => {
    const start = grid.current?.querySelector(':focus')
    ;(start ?? hourToOpenOn(grid.current, firstHour))?.scrollIntoView()
    // oxlint-disable-next-line react/exhaustive-deps -- where it opens, not where the clock goes on to
  }, [])
  useEffect(() => {
    grid.current
      ?.querySelector(`[data-visit="${opened}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [grid, opened])
}
