import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import type { DeskBlock, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { useActs } from '#web/features/desk/agenda/acts.ts'
import type { Place } from '#web/features/desk/agenda/acts.ts'
import { clockOf, timeText } from '#web/features/desk/agenda/agenda-clock.ts'
import { freeStarts, halfHour } from '#web/features/desk/agenda/day-shape.ts'
import type { Placed, Span } from '#web/features/desk/agenda/day-shape.ts'
import styles from '#web/features/desk/agenda/grid.module.css'
import { moodOf } from '#web/features/desk/agenda/mood.ts'
import { stepOf, useGridKeys } from '#web/features/desk/agenda/use-grid-keys.ts'
import { useVisitDrag } from '#web/features/desk/agenda/use-visit-drag.ts'
import { VisitTile } from '#web/features/desk/agenda/visit-tile.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/** A column of the grid: a room of a day, or a whole day. */
export type Column = {
  readonly date: string
  /** Undefined where a column shows all rooms of a day. */
  readonly room: number | undefined
  readonly head: ReactNode
  /** What a reader of the screen hears instead of where the column stands. */
  readonly name: string
  readonly visits: readonly Placed<DeskVisit>[]
  readonly blocks: readonly Placed<DeskBlock>[]
}

/** Time runs down, rooms or days stand side by side; empty places can be booked, visits opened and moved. */
export function Grid({ columns, hours }: { columns: readonly Column[]; hours: Span }) {
  const grid = useRef<HTMLDivElement>(null)
  const now = useNow()
  const { t } = useWords()
  const { ask } = useActs()
  const keys = useGridKeys(grid)
  const drag = useVisitDrag(grid, (visit, { column, minute }) => {
    const target = columns[column]
    if (target !== undefined) moveTo(visit, target, minute)
  })
  useScrollToNow(grid)

  function moveTo(visit: DeskVisit, { date, room }: Column, minute: number) {
    const to: Place = { date, minute, room: room ?? visit.room }
    const before = clockOf(visit.start)
    if (before.date === date && before.minute === minute && visit.room === to.room) return
    ask({ kind: 'move', visit, to })
  }

  function onTileKey(event: KeyboardEvent<HTMLElement>, visit: DeskVisit, index: number) {
    const step = event.altKey ? stepOf(event.key) : null
    const target = step === null ? undefined : columns[index + step[0]]
    if (step === null || target === undefined) return
    event.preventDefault()
    moveTo(visit, target, clockOf(visit.start).minute + step[1] * halfHour)
  }

  const clock = clockOf(now)
  const today = columns.some(({ date }) => date === clock.date) ? clock.minute : null
  const style = {
    '--columns': columns.length,
    '--halves': (hours.to - hours.from) / halfHour,
  } as CSSProperties
  return (
    <div className={styles.scroller}>
      <div
        ref={grid}
        role="group"
        aria-label={t('desk.screen.agenda')}
        className={styles.grid}
        style={style}
        data-week={columns[0]?.room === undefined ? '' : undefined}
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
        <Hours hours={hours} />
        {columns.map((column, index) => (
          <section
            key={`${column.date}-${column.room ?? ''}`}
            className={styles.column}
            aria-label={column.name}
            data-from={hours.from}
            data-to={hours.to}
            data-column-index={index}
          >
            <FreePlaces
              column={column}
              index={index}
              hours={hours}
              tabIndex={(minute, isFirst) =>
                keys.isStop(index, minute) || (!keys.hasStop && index === 0 && isFirst) ? 0 : -1
              }
            />
            {column.blocks.map((placed) => (
              <BlockTile
                key={placed.thing.id}
                block={placed.thing}
                showsRoom={column.room === undefined}
                style={placeStyle(placed.span, hours, placed)}
              />
            ))}
            {column.visits.map((placed) => (
              <VisitTile
                key={placed.thing.id}
                placed={placed}
                mood={moodOf(placed.thing, now)}
                showsRoom={column.room === undefined}
                place={{
                  style: placeStyle(placed.span, hours, placed),
                  'data-column': index,
                  'data-minute': placed.span.from,
                  tabIndex: keys.isStop(index, placed.span.from) || !keys.hasStop ? 0 : -1,
                }}
                onPointerDown={drag.onPointerDown}
                onKeyDown={(event, visit) => onTileKey(event, visit, index)}
              />
            ))}
            {drag.dragged?.to?.column === index && (
              <div
                className={styles.ghost}
                style={placeStyle(shifted(drag.dragged.visit, drag.dragged.to.minute), hours)}
              >
                {timeText(drag.dragged.to.minute)}
              </div>
            )}
            {today !== null && column.date === clock.date && today >= hours.from && today < hours.to && (
              <div
                className={styles.now}
                data-now
                style={{ '--at': (today - hours.from) / halfHour } as CSSProperties}
              />
            )}
          </section>
        ))}
      </div>
    </div>
  )
}

function Hours({ hours }: { hours: Span }) {
  const full = Array.from({ length: (hours.to - hours.from) / 60 }, (_, index) => hours.from + index * 60)
  return (
    <div className={styles.hours} aria-hidden="true">
      {full.map((minute) => (
        <span key={minute}>{timeText(minute)}</span>
      ))}
    </div>
  )
}

type FreePlacesProps = {
  column: Column
  index: number
  hours: Span
  tabIndex: (minute: number, isFirst: boolean) => number
}

function FreePlaces({ column, index, hours, tabIndex }: FreePlacesProps) {
  const { t } = useWords()
  const { ask } = useActs()
  const { date, room } = column
  // A column of all rooms has room beside its visits.
  const taken = room === undefined ? [] : [...column.visits, ...column.blocks].map(({ span }) => span)
  return freeStarts(hours, taken).map((minute, place) => (
    <button
      key={minute}
      type="button"
      className={styles.free}
      style={placeStyle({ from: minute, to: minute + halfHour }, hours)}
      data-column={index}
      data-minute={minute}
      tabIndex={tabIndex(minute, place === 0)}
      aria-label={t('deskAgenda.free_at', { time: timeText(minute), room: column.name })}
      onClick={() => ask({ kind: 'book', at: { date, minute, room } })}
    >
      <span aria-hidden="true">{timeText(minute)}</span>
    </button>
  ))
}

type BlockTileProps = { block: DeskBlock; showsRoom: boolean; style: CSSProperties }

function BlockTile({ block, showsRoom, style }: BlockTileProps) {
  const { t } = useWords()
  const { ask } = useActs()
  return (
    <button
      type="button"
      className={styles.block}
      style={style}
      onClick={() => ask({ kind: 'unblock', block })}
    >
      {t('deskAgenda.blocked', { reason: block.reason })}
      {showsRoom && block.room !== null && ` · ${t('deskAgenda.room', { room: block.room })}`}
    </button>
  )
}

/** Where something stands, in half hours from the top; lanes divide the width. */
function placeStyle(
  { from, to }: Span,
  hours: Span,
  { lane, lanes }: { lane: number; lanes: number } = { lane: 0, lanes: 1 },
): CSSProperties {
  const start = Math.max(from, hours.from)
  return {
    gridRowStart: Math.floor((start - hours.from) / halfHour) + 1,
    gridRowEnd: `span ${Math.max(1, Math.ceil((Math.min(to, hours.to) - start) / halfHour))}`,
    '--long': Math.max(1, (Math.min(to, hours.to) - start) / halfHour),
    ...(lanes > 1 && {
      inlineSize: `calc(${100 / lanes}% - 2px)`,
      marginInlineStart: `calc(${(100 / lanes) * lane}% + 1px)`,
    }),
  } as CSSProperties
}

function shifted({ start, end }: DeskVisit, from: number): Span {
  return { from, to: from + (new Date(end).getTime() - new Date(start).getTime()) / 60_000 }
}

/** Today's agenda opens where the clock is. */
function useScrollToNow(grid: { current: HTMLElement | null }): void {
  useEffect(() => {
    grid.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'center' })
  }, [grid])
}
