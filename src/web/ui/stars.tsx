import { Star } from 'lucide-react'
import styles from '#web/ui/stars.module.css'

type StarsProps = {
  count: number
  /** What the row says to who does not see it. */
  label: string
}

/** A row of full stars. */
export function Stars({ count, label }: StarsProps) {
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <Star key={index} size={16} strokeWidth={1.5} fill="currentColor" aria-hidden="true" />
      ))}
    </p>
  )
}
