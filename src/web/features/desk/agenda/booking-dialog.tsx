import { BookingSummary } from '#web/features/desk/agenda/booking-summary.tsx'
import { RemarkFields } from '#web/features/desk/agenda/remark-fields.tsx'
import { useDeskBooking } from '#web/features/desk/agenda/use-desk-booking.ts'
import type { BookingOptions } from '#web/features/desk/agenda/use-desk-booking.ts'
import { WhoFields } from '#web/features/desk/agenda/who-fields.tsx'
import { WishList } from '#web/features/desk/agenda/wish-list.tsx'
import { Question } from '#web/features/desk/base/question.tsx'
import { useLeaveQuestion } from '#web/features/desk/base/use-leave-question.tsx'
import { useWords } from '#web/lib/words.ts'

/** Books for somebody on the telephone or at the desk: one visit or several in a row, in any room and at any half hour. */
export function BookingDialog(options: BookingOptions) {
  const { t } = useWords()
  const booking = useDeskBooking(options)
  const { leave, leaveQuestion } = useLeaveQuestion(booking.isTyped, options.onClose, {
    title: t('deskAgenda.booking.leave_title'),
    text: t('deskAgenda.booking.leave_text'),
    answer: t('deskAgenda.booking.leave'),
  })
  return (
    <>
      <Question
        title={t('deskAgenda.book')}
        answer={t('deskAgenda.booking.do')}
        onAnswer={booking.book}
        onClose={leave}
        isBusy={booking.isBusy}
        problem={booking.problem}
        summary={<BookingSummary booking={booking} />}
        isWide
      >
        <WhoFields booking={booking} />
        <WishList booking={booking} />
        <RemarkFields booking={booking} />
      </Question>
      {leaveQuestion}
    </>
  )
}
