import type { ReactNode, Ref } from 'react'
import styles from '#web/features/booking/visit-screen.module.css'

type VisitScreenProps = { title: string; children: ReactNode; ref?: Ref<HTMLDivElement> }

/** What the page of a visit stands in, with or without script. */
export function VisitScreen({ title, children, ref }: VisitScreenProps) {
  return (
    <div ref={ref} className={`wrap ${styles.screen}`}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
