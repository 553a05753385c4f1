import type { ReactNode, Ref } from 'react'
import styles from '#web/features/booking/visit-screen.module.css'

type VisitScreenProps = { title: string; isHeading?: boolean; children: ReactNode; ref?: Ref<HTMLDivElement> }

/** What the page of a visit stands in, with or without script. */
export function VisitScreen({ title, isHeading = true, children, ref }: VisitScreenProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div ref={ref} className={`wrap ${styles.screen}`}>
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  )
}
