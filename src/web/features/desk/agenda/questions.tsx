import type { Question } from '#web/features/desk/agenda/acts.ts'
import { BlockDialog, UnblockDialog } from '#web/features/desk/agenda/block-dialog.tsx'
import { BookingDialog } from '#web/features/desk/agenda/booking-dialog.tsx'
import { CancelDialog } from '#web/features/desk/agenda/cancel-dialog.tsx'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { MissedDialog } from '#web/features/desk/agenda/missed-dialog.tsx'
import { MoveDialog } from '#web/features/desk/agenda/move-dialog.tsx'

type QuestionsProps = {
  questions: readonly Question[]
  /** What is known of the agenda. */
  days: readonly Day[]
  onClose: (question: Question) => void
}

/** What is asked at the moment, each as a dialog over the one before. */
export function Questions({ questions, days, onClose }: QuestionsProps) {
  return questions.map((question, index) => (
    <Asked key={index} question={question} days={days} onClose={() => onClose(question)} />
  ))
}

type AskedProps = { question: Question; days: readonly Day[]; onClose: () => void }

function Asked({ question, days, onClose }: AskedProps) {
  switch (question.kind) {
    case 'book':
      return <BookingDialog {...question} onClose={onClose} />
    case 'block':
      return <BlockDialog at={question.at} days={days} onClose={onClose} />
    case 'unblock':
      return <UnblockDialog block={question.block} onClose={onClose} />
    case 'move':
      return <MoveDialog visit={question.visit} to={question.to} onClose={onClose} />
    case 'cancel':
      return <CancelDialog visit={question.visit} onClose={onClose} />
    case 'missed':
      return <MissedDialog visit={question.visit} onClose={onClose} />
  }
}
