import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from '#web/features/account/done.module.css'
import { useArrivalFocus } from '#web/lib/use-focus.ts'

type DoneProps = {
  title?: string
  text: string
  isProblem?: boolean
  children?: ReactNode
  /** Buttons, below what is said. */
  ways?: ReactNode
}

/** What stands in the place of a form that has done its work, or cannot; it takes the focus. */
export function Done({ title, text, isProblem = false, children, ways }: DoneProps) {
  const place = useArrivalFocus<HTMLDivElement>()
  const Icon = isProblem ? CircleAlert : CircleCheck
  return (
    <>
      <div
        ref={place}
        tabIndex={-1}
        className={styles.done}
        data-problem={isProblem}
        role={isProblem ? 'alert' : 'status'}
      >
        <Icon aria-hidden strokeWidth={1.5} />
        {title !== undefined && <h2 className={styles.title}>{title}</h2>}
        <p>{text}</p>
        {children}
      </div>
      {ways !== undefined && <div className={styles.ways}>{ways}</div>}
    </>
  )
}
