import type { ReactNode } from 'react'
import styles from '#web/ui/contents.module.css'

/** What a long page holds, as links beside its words; its one child is the list. Paper goes without, and a phone where its page does not show it. */
export function Contents({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.contents} aria-label={label}>
      {children}
    </nav>
  )
}
