import type { ReactNode } from 'react'
import styles from '#web/ui/contents.module.css'

/** What a long page holds, as links beside its words; its one child is the list. A phone and paper go without. */
export function Contents({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.contents} aria-label={label}>
      {children}
    </nav>
  )
}
