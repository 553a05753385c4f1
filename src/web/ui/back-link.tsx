import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#web/ui/back-link.module.css'

/** The way from a page, or a screen of the desk, to the one that it lies under. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.back} href={href} data-screen-only="">
      <ArrowLeft className="flip" size={18} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </a>
  )
}
