import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { Check, Clock, MessageSquareText, UserCheck, UserX } from 'lucide-react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { useActs } from '#web/features/desk/agenda/acts.ts'
import { timeText } from '#web/features/desk/agenda/agenda-clock.ts'
import type { Placed } from '#web/features/desk/agenda/day-shape.ts'
import type { Mood } from '#web/features/desk/agenda/mood.ts'
import styles from '#web/features/desk/agenda/visit-tile.module.css'
import { useWords } from '#web/lib/words.ts'

const marks = { arrived: UserCheck, completed: Check, no_show: UserX, late: Clock } as const

type VisitTileProps = {
  placed: Placed<DeskVisit>
  mood: Mood
  /** Where the grid puts it, and what moves it. */
  place: { style: CSSProperties; 'data-column': number; 'data-minute': number; tabIndex: number }
  showsRoom: boolean
  onPointerDown: (event: PointerEvent<HTMLElement>, visit: DeskVisit) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>, visit: DeskVisit) => void
}

/** One visit in the grid. */
export function VisitTile({ placed, mood, place, showsRoom, onPointerDown, onKeyDown }: VisitTileProps) {
  const { t } = useWords()
  const { openVisit, opened } = useActs()
  const { thing: visit, span } = placed
  const Mark = mood in marks ? marks[mood as keyof typeof marks] : null
  return (
    <button
      type="button"
      className={styles.tile}
      data-mood={mood}
      data-visit={visit.id}
      aria-expanded={opened === visit.id}
      onClick={() => openVisit(visit.id)}
      onPointerDown={(event) => onPointerDown(event, visit)}
      onKeyDown={(event) => onKeyDown(event, visit)}
      {...place}
    >
      <span className={styles.line}>
        <span className={styles.time}>{timeText(span.from)}</span>
        <bdi className={styles.name}>
          {visit.firstName} {visit.lastName}
        </bdi>
        {Mark !== null && <Mark aria-hidden strokeWidth={1.75} size={14} />}
      </span>
      <span className={styles.what}>
        {visit.isNew && <span className={styles.new}>{t('deskAgenda.is_new')}</span>}
        {visit.label}
        {showsRoom && ` · ${t('deskAgenda.room', { room: visit.room })}`}
        {visit.notes !== null && <MessageSquareText aria-hidden strokeWidth={1.5} size={14} />}
      </span>
      <span className="visually-hidden">
        {t(`deskAgenda.mood.${mood}`)}
        {visit.notes !== null && `, ${t('deskAgenda.has_notes')}`}
      </span>
    </button>
  )
}
