import { ChevronRight } from 'lucide-react'
import styles from '#web/features/booking/calendar.module.css'

/** One step back or onward from what is shown. */
type Turn = { label: string; isPossible: boolean; onTurn: () => void }

/** Names the days that are shown, and leads to those before and after. */
export function CalendarHead({ caption, back, onward }: { caption: string; back: Turn; onward: Turn }) {
  return (
    <div className={styles.head}>
      <p className={styles.caption} aria-live="polite">
        {caption}
      </p>
      <div className={styles.nav}>
        <TurnButton {...back} isBack />
        <TurnButton {...onward} />
      </div>
    </div>
  )
}

function TurnButton({ label, isPossible, onTurn, isBack = false }: Turn & { isBack?: boolean }) {
  return (
    <button
      type="button"
      className={styles.navButton}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onTurn()}
    >
      <span className="flip">
        <ChevronRight aria-hidden size={20} strokeWidth={1.5} data-back={isBack ? '' : undefined} />
      </span>
    </button>
  )
}
