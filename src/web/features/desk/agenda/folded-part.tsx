import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'
import styles from '#web/features/desk/agenda/visit-panel.module.css'

type FoldedPartProps = {
  title: string
  /** What of it can be read while it is folded. */
  sum?: ReactNode
  open?: boolean
  children: ReactNode
}

/** A part of the panel that unfolds. */
export function FoldedPart({ title, sum, open, children }: FoldedPartProps) {
  return (
    <details className={styles.folded} open={open}>
      <summary className={styles.summary}>
        {title}
        <span>{sum}</span>
        <Plus aria-hidden strokeWidth={1.5} size={18} />
      </summary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  )
}
