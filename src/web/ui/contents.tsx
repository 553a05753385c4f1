import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import styles from '#web/ui/contents.module.css'

type ContentsProps = {
  label: string
  /** Only of what is drawn in the browser: the script that opens the others has looked for them before. */
  isOpen?: boolean
  children: ReactNode
}

/** What a long page holds, as links: beside its words, or folded above them on a phone; its one child is the list. */
export function Contents({ label, isOpen, children }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <details data-open-when-wide={narrowQuery} open={isOpen}>
        <summary>
          {label}
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        </summary>
        {children}
      </details>
    </nav>
  )
}
