import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Problem } from '#web/features/desk/base/desk-data.ts'
import { Dialog } from '#web/features/desk/base/dialog.tsx'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import styles from '#web/features/desk/base/question.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type QuestionProps = {
  title: string
  /** On the button that does it. */
  answer: string
  onAnswer: () => Promise<unknown>
  onClose: () => void
  isBusy: boolean
  problem: Pick<Problem, 'message'> | null
  /** What a refusal names, under its sentence. */
  named?: ReactNode
  isWide?: boolean
  /** What it takes away is not given back: the answer is red. */
  isFinal?: boolean
  /** What is answered, in a line beside the answer. */
  summary?: ReactNode
  children: ReactNode
}

/** Asks before something is done: what it does, why it was refused, and the way back. One answer at a time. */
export function Question({
  title,
  answer,
  onAnswer,
  onClose,
  isBusy,
  problem,
  named,
  isWide = false,
  isFinal = false,
  summary,
  children,
}: QuestionProps) {
  const { t } = useWords()
  const refused = useRef<HTMLDivElement>(null)
  const message = problem?.message
  // The answer can be given from anywhere in a long form.
  useEffect(() => {
    if (message !== undefined) refused.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <Dialog title={title} isWide={isWide} onClose={onClose}>
      <form
        className={styles.question}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void onAnswer()
        }}
      >
        {children}
        {problem !== null && (
          <div ref={refused} className={styles.question}>
            <Refusal problem={problem} />
            {named}
          </div>
        )}
        <div className={styles.foot}>
          {summary}
          <Button isCompact variant="ghost" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button isCompact type="submit" variant={isFinal ? 'danger' : 'primary'} isBusy={isBusy}>
            {answer}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
