import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { clinic } from '#content/clinic.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/ui/time-zone-note.module.css'

type TimeZoneNoteProps = {
  /** The moment that is shown. */
  at: Date
  /** What to say, given the visitor's own time then. */
  children: (ownTime: string) => ReactNode
}

/** Says whose clock the times follow, where the visitor's own shows another time (DECISIONS 2). */
export function TimeZoneNote({ at, children }: TimeZoneNoteProps) {
  const { language } = useWords()
  const ownTime = formatTime(at, language, undefined)
  if (ownTime === formatTime(at, language, clinic.timeZone)) return null
  return (
    <p className={styles.note}>
      <Info aria-hidden strokeWidth={1.5} />
      <span>{children(ownTime)}</span>
    </p>
  )
}
