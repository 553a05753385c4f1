import type { ReactNode, Ref } from 'react'
import styles from '#web/features/booking/visit-screen.module.css'

type VisitScreenProps = {
  title: string
  /** The page for browsers without script is sent beside what loads, whose heading is its first. */
  isBesideOther?: boolean
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** What the page of a visit stands in, with or without script. */
export function VisitScreen({ title, isBesideOther = false, children, ref }: VisitScreenProps) {
  const heading = isBesideOther ? ({ role: 'heading', 'aria-level': 1 } as const) : {}
  const Title = isBesideOther ? 'p' : 'h1'
  return (
    <div ref={ref} className={`wrap ${styles.screen}`}>
      <Title className={styles.title} {...heading}>
        {title}
      </Title>
      {children}
    </div>
  )
}
