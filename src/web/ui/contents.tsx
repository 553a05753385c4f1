import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import styles from '#web/ui/contents.module.css'

/** What a long page holds, as links: beside its words, or folded above them on a phone; its one child is the list. */
export function Contents({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <details data-open-when-wide={narrowQuery}>
        <summary>
          {label}
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        </summary>
        {children}
      </details>
    </nav>
  )
}
