import type { ReactNode } from 'react'
import styles from '#web/features/desk/base/facts.module.css'

/** Short facts in a row, a dot between them; where they take several lines no dot begins or ends one. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.facts}>
      {facts
        .filter((fact) => fact !== null && fact !== false)
        .map((fact, index) => (
          <span key={index} className={styles.fact}>
            {index > 0 && <span className={styles.dot}> · </span>}
            {fact}
          </span>
        ))}
    </span>
  )
}
