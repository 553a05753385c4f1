import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from '#web/features/portal/part.module.css'
import { Isolated } from '#web/ui/isolated.tsx'

type PartProps = { title: string; children: ReactNode; className?: string | undefined }

/** A titled part of a portal page. */
export function Part({ title, children, className }: PartProps) {
  const id = useId()
  return (
    <section className={`${styles.part} ${className ?? ''}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What stands in the place of a list without lines. */
export function None({ children }: { children: string }) {
  return (
    <p className={styles.none} data-none="">
      {children}
    </p>
  )
}

/** The head of a portal page. */
export function PortalHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.name}>
        <Isolated text={title} />
      </h1>
      <p className="lead">{lead}</p>
    </header>
  )
}
