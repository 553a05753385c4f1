import { Plus } from 'lucide-react'
import styles from '#web/features/treatments/questions.module.css'
import { Isolated } from '#web/ui/isolated.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'

type QuestionsProps = {
  items: readonly { question: string; answer: string }[]
  /** Accordions of one name close each other: one answer open at a time. */
  group: string
}

export function Questions({ items, group }: QuestionsProps) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} name={group} className={styles.item}>
          <summary>
            <h3 className={styles.question}>
              <Isolated text={question} />
            </h3>
            <Plus className={styles.plus} size={22} strokeWidth={1.5} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>
            <LinkedText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
