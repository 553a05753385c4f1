import type { ReactNode } from 'react'
import styles from '#web/ui/byline.module.css'

type BylineProps = {
  category: string
  /** As it is read, and in ISO. */
  date: string
  isoDate: string
  /** What is heard before the date. */
  published?: string
  readTime: string
  children?: ReactNode
}

/** What an article is about, of when it is and how long it takes: the same wherever one is named. */
export function Byline({ category, date, isoDate, published, readTime, children }: BylineProps) {
  return (
    <p className={styles.byline}>
      <span className={styles.category}>{category}</span>
      <span>
        {published !== undefined && <span className="visually-hidden">{published} </span>}
        <time dateTime={isoDate}>{date}</time> · <span className="unbroken">{readTime}</span>
      </span>
      {children}
    </p>
  )
}
