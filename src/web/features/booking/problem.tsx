import { useEffect, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import styles from '#web/features/booking/problem.module.css'

/** Where it is mended. */
export type ProblemPlace = 'treatment' | 'date' | 'time' | 'confirm'
/** Another `id` is another press of the button, even with the same words. */
export type ProblemNote = { id: number; place: ProblemPlace; text: string }

/**
 * What the toast is about, where it can be mended, and scrolled into sight: a day is chosen above or below it. The toast is
 * what is read out.
 */
export function Problem({ problem, place }: { problem: ProblemNote | null; place: ProblemPlace }) {
  const note = useRef<HTMLParagraphElement>(null)
  const id = problem?.place === place ? problem.id : null
  useEffect(() => {
    if (id === null) return
    // The moments that are offered above it come with it, from the first one on.
    if (place === 'date') note.current?.parentElement?.scrollIntoView()
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [id, place])
  if (problem === null || id === null) return null
  return (
    <p ref={note} className={styles.problem}>
      <CircleAlert aria-hidden strokeWidth={1.5} />
      {problem.text}
    </p>
  )
}
