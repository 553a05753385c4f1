import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Question } from '#web/features/desk/base/question.tsx'

/** What is asked before something that was typed is thrown away. */
type Words = { title: string; text: string; answer: string }

/**
 * The way out of a dialog: at once while nothing was typed, else after a question, which the browser asks of who leaves the
 * page.
 */
export function useLeaveQuestion(
  isTyped: boolean,
  onLeave: () => void,
  { title, text, answer }: Words,
): { leave: () => void; leaveQuestion: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])
  const leaveQuestion = isAsking && (
    <Question
      title={title}
      answer={answer}
      onAnswer={async () => onLeave()}
      onClose={() => setAsking(false)}
      isBusy={false}
      problem={null}
    >
      <p>{text}</p>
    </Question>
  )
  return { leave: isTyped ? () => setAsking(true) : onLeave, leaveQuestion }
}
