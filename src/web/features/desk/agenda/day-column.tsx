import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import type { DeskBlock, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { clockText } from '#shared/lib/time.ts'
import { useActs } from '#web/features/desk/agenda/acts.ts'
import { clockOf } from '#web/features/desk/agenda/agenda-clock.ts'
import { freeStarts, overlap, workingHours } from '#web/features/desk/agenda/day-shape.ts'
import type { More, Placed, Span } from '#web/features/desk/agenda/day-shape.ts'
import styles from '#web/features/desk/agenda/grid.module.css'
import { moodOf } from '#web/features/desk/base/mood.ts'
import { placeStyle } from '#web/features/desk/agenda/place-style.ts'
import { VisitTile } from '#web/features/desk/agenda/visit-tile.tsx'
import { useWords } from '#web/lib/words.ts'

/** A column of the grid: a room of a day, or a whole day. */
export type Column = {
  readonly date: string
  /** Undefined where a column shows all rooms of a day. */
  readonly room: number | undefined
  /** False for a room that the clinic has no longer: who was booked there still shows. */
  readonly isBookable: boolean
  readonly head: ReactNode
  /** What a reader of the screen hears instead of where the column stands. */
  readonly name: string
  readonly visits: readonly Placed<DeskVisit>[]
  readonly blocks: readonly Placed<DeskBlock>[]
  readonly more: readonly More[]
}

type DayColumnProps = {
  column: Column
  index: number
  hours: Span
  /** The part of them that is drawn; the rest follows in a moment. */
  shown: Span
  now: Date
  /** The minute to which the Tab key leads; `first` while it leads to the first place, null where it leads past. */
  stop: number | 'first' | null
  /** A visit that somebody drags, and over which part of this column it hangs. */
  dragged: string | null
  ghost: Span | null
}

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { column, index, hours, shown, now, stop, dragged, ghost } = props
  const { opened } = useActs()
  const { date, minute } = clockOf(now)
  return (
    <section
      className={styles.column}
      aria-label={column.name}
      style={openStyle(column, hours)}
      data-from={hours.from}
      data-to={hours.to}
      data-column-index={index}
    >
      <FreePlaces column={column} hours={hours} shown={shown} stop={stop} />
      {column.blocks
        .filter(({ span }) => overlap(span, hours))
        .map((placed) => (
          <BlockTile
            key={placed.thing.id}
            placed={placed}
            hours={hours}
            showsRoom={column.room === undefined}
          />
        ))}
      {column.visits
        .filter(({ span }) => overlap(span, shown))
        .map(({ thing: visit, span, lane, width, lanes, hasMore }) => {
          const mood = moodOf(visit, now)
          return (
            <VisitTile
              key={visit.id}
              visit={visit}
              mood={mood}
              late={mood === 'late' ? minute - span.from : undefined}
              from={span.from}
              to={span.to}
              lane={lane}
              width={width}
              lanes={lanes}
              hasMore={hasMore}
              hours={hours}
              isStop={stop === 'first' || stop === span.from}
              isOpened={opened === visit.id}
              isDragged={dragged === visit.id}
            />
          )
        })}
      {column.more.map((more) => (
        <MoreTile
          key={more.minute}
          more={more}
          hours={hours}
          now={now}
          isStop={stop === 'first' || stop === more.minute}
        />
      ))}
      {ghost !== null && (
        <div className={styles.ghost} style={placeStyle(ghost, hours)}>
          {clockText(ghost.from)}
        </div>
      )}
      {column.date === date && minute >= hours.from && minute < hours.to && (
        <div
          className={styles.now}
          style={{ '--at': (minute - hours.from) / slotMinutes } as CSSProperties}
        />
      )}
    </section>
  )
})

/** The half hours of a column that can be pressed: in one of all rooms also those beside visits and blocks of one room. */
function freeOf({ isBookable, room, visits, blocks }: Column, hours: Span): number[] {
  if (!isBookable) return []
  const inTheWay =
    room === undefined ? blocks.filter(({ thing }) => thing.room === null) : [...visits, ...blocks]
  const taken = inTheWay.map(({ span }) => span)
  return freeStarts(hours, taken)
}

/** The minute nearest to one at which something stands in a column that the keys reach; null where nothing does. */
export function placeNear(column: Column | undefined, minute: number, hours: Span): number | null {
  if (column === undefined) return null
  const places = [
    ...column.visits.map(({ span }) => span.from),
    ...column.more.map((more) => more.minute),
    ...freeOf(column, hours),
  ]
  return places.toSorted((one, other) => Math.abs(one - minute) - Math.abs(other - minute))[0] ?? null
}

/** Where the white of a column begins and ends, in half hours from its top: a room that is gone has none. */
function openStyle({ date, isBookable }: Column, hours: Span): CSSProperties {
  const open = isBookable ? workingHours(date) : null
  const halves = (minute: number) => (minute - hours.from) / slotMinutes
  return {
    '--opens': halves(open?.from ?? hours.to),
    '--closes': halves(open?.to ?? hours.to),
  } as CSSProperties
}

type FreePlacesProps = Pick<DayColumnProps, 'column' | 'hours' | 'shown' | 'stop'>

const FreePlaces = memo(function FreePlaces({ column, hours, shown, stop }: FreePlacesProps) {
  const { t } = useWords()
  return freeOf(column, hours)
    .filter((minute) => minute >= shown.from && minute < shown.to)
    .map((minute, place) => {
      const time = clockText(minute)
      return (
        <button
          key={minute}
          type="button"
          className={styles.free}
          style={placeStyle({ from: minute, to: minute + slotMinutes }, hours)}
          data-minute={minute}
          data-time={time}
          tabIndex={stop === minute || (stop === 'first' && place === 0) ? undefined : -1}
          // Beside the visits of a week nobody has counted how many rooms are left.
          aria-label={t(column.room === undefined ? 'deskAgenda.book_at' : 'deskAgenda.free_at', {
            time,
            room: column.name,
          })}
        />
      )
    })
})

type BlockTileProps = { placed: Placed<DeskBlock>; hours: Span; showsRoom: boolean }

function BlockTile({ placed: { thing: block, span, ...lanes }, hours, showsRoom }: BlockTileProps) {
  const { t } = useWords()
  const { ask } = useActs()
  return (
    <button
      type="button"
      className={styles.block}
      style={placeStyle(span, hours, lanes)}
      data-start={span.from}
      onClick={() => ask({ kind: 'unblock', block })}
    >
      {t('deskAgenda.blocked', { reason: block.reason })}{' '}
      {showsRoom && block.room !== null && <span>{t('deskAgenda.room', { room: block.room })}</span>}
    </button>
  )
}

type MoreTileProps = { more: More; hours: Span; now: Date; isStop: boolean }

/** How many have no room beside those that are drawn, from when on, and who: the day shows them all. */
function MoreTile({ more: { minute, to, things }, hours, now, isStop }: MoreTileProps) {
  const { t } = useWords()
  const visits = things.filter((thing) => 'status' in thing)
  const isNew = t('deskAgenda.is_new')
  const names = things
    .map((thing) => {
      if ('reason' in thing) return t('deskAgenda.blocked', { reason: thing.reason })
      const signs = [thing.isNew && isNew, thing.notes !== null && t('deskAgenda.has_notes')].filter(Boolean)
      return `${thing.firstName} ${thing.lastName}${signs.length > 0 ? ` (${signs.join(', ')})` : ''}`
    })
    .join(', ')
  const isOver = things.every(
    (thing) => 'status' in thing && (thing.status === 'completed' || thing.status === 'no_show'),
  )
  const isLate = visits.some((visit) => moodOf(visit, now) === 'late')
  const label = t('deskAgenda.more', { count: things.length, time: clockText(minute), names })
  return (
    <button
      type="button"
      className={styles.more}
      style={placeStyle({ from: minute, to }, hours)}
      data-minute={minute}
      // The first of them: the day opens there.
      data-more={visits[0]?.id ?? ''}
      data-over={isOver ? '' : undefined}
      data-late={isLate ? '' : undefined}
      tabIndex={isStop ? undefined : -1}
      aria-label={label}
      title={label}
    >
      {/* Whom it hides is not to be missed where a tile would say so. */}
      <bdi
        dir="ltr"
        data-new={visits.some((visit) => visit.isNew) ? isNew.slice(0, 1) : undefined}
        data-notes={visits.some(({ notes }) => notes !== null) ? '' : undefined}
      >
        +{things.length}
      </bdi>
    </button>
  )
}
