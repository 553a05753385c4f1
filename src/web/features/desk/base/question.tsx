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
  children,
}: QuestionProps) {
  const { t } = useWords()
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
        <Refusal problem={problem} />
        {named}
        <div className={styles.actions}>
          <Button isCompact variant="ghost" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button isCompact type="submit" isBusy={isBusy}>
            {answer}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
