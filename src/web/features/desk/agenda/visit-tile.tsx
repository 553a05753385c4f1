import { memo } from 'react'
import type { CSSProperties } from 'react'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { clockText } from '#shared/lib/time.ts'
import type { Span } from '#web/features/desk/agenda/day-shape.ts'
import type { Mood } from '#web/features/desk/base/mood.ts'
import marks from '#web/features/desk/agenda/marks.module.css'
import { parted } from '#web/features/desk/agenda/parted.ts'
import { placeStyle } from '#web/features/desk/agenda/place-style.ts'
import styles from '#web/features/desk/agenda/visit-tile.module.css'
// After the one above: some rules of both are of equal weight.
import shared from '#web/features/desk/agenda/shared-tile.module.css'
import { useWords } from '#web/lib/words.ts'

type VisitTileProps = {
  visit: DeskVisit
  mood: Mood
  /** By how many minutes somebody is late. */
  late: number | undefined
  /** Where it stands, one by one: what a tile is given changes only when it looks different. */
  from: number
  to: number
  lane: number
  width: number
  lanes: number
  hasMore: boolean
  hours: Span
  isStop: boolean
  isOpened: boolean
  isDragged: boolean
}

/**
 * One visit in the grid. A busy day has two hundred, so it is hardly more than text: its marks stand in the style
 * sheets, and the grid listens to the keys and the pointer for all of them.
 */
export const VisitTile = memo(function VisitTile(props: VisitTileProps) {
  const { visit, mood, late, from, to, lane, width, lanes, hasMore, hours } = props
  const { t } = useWords()
  const hasNotes = visit.notes !== null
  const isShared = width < lanes
  const written = isShared ? parted : String
  const name = `${visit.firstName} ${visit.lastName}`
  const whole = `${name}, ${visit.label}`
  const halves = (to - from) / slotMinutes
  const isLong = halves >= 2
  const isShort = halves <= 1
  const length = isShort ? undefined : ({ '--length': halves } as CSSProperties)
  const isNew = visit.isNew && <span className={marks.new}>{t('deskAgenda.is_new')}</span>
  // In words where there is room for them.
  const isLate = isLong && late !== undefined
  const unseen = [
    ...(mood === 'expected' || isLate ? [] : [t(`deskAgenda.mood.${mood}`)]),
    ...(hasNotes ? [t('deskAgenda.has_notes')] : []),
  ].join(', ')
  const words = (
    <>
      {/* On what is cut, not on the button: there it would be read out after all that it repeats. */}
      <bdi title={whole}>{written(name)}</bdi>
      {isLate && <span className={styles.late}>{t('deskAgenda.late_by', { count: late })} </span>}
      <span className={styles.what} title={whole} data-until={isShared ? undefined : `–${clockText(to)}`}>
        {!isShared && isNew}
        {written(visit.label)}
      </span>
    </>
  )
  const shown = isShared ? (
    <>
      <span className={shared.time}>
        {`${clockText(from)} `}
        {isNew}
      </span>
      <span className={shared.words}>{words}</span>
    </>
  ) : (
    <>
      {`${clockText(from)} `}
      {words}
    </>
  )
  return (
    <button
      type="button"
      className={isShared ? `${styles.tile} ${shared.tile}` : styles.tile}
      style={{ ...placeStyle({ from, to }, hours, { lane, width, lanes, hasMore }), ...length }}
      data-mood={mood === 'expected' ? undefined : mood}
      data-notes={hasNotes ? '' : undefined}
      data-shared={isShared ? lanes / width : undefined}
      data-short={isShort ? '' : undefined}
      data-long={isLong ? '' : undefined}
      data-dragged={props.isDragged ? '' : undefined}
      data-visit={visit.id}
      data-minute={from}
      tabIndex={props.isStop ? undefined : -1}
      aria-expanded={props.isOpened}
    >
      {isLong ? <span className={styles.whole}>{shown}</span> : shown}
      {unseen !== '' && <span className="visually-hidden">{unseen}</span>}
    </button>
  )
})
