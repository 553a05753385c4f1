import { clockText } from '#shared/lib/time.ts'
import type { Wish } from '#web/features/desk/agenda/booking-draft.ts'
import { treatmentOf } from '#web/features/desk/agenda/treatments.ts'
import type { DeskBooking } from '#web/features/desk/agenda/use-desk-booking.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { dayText } from '#web/features/desk/base/moments.ts'
import { useWords } from '#web/lib/words.ts'

type BookingSummaryProps = { booking: Pick<DeskBooking, 'draft' | 'treatments'> }

/** What a caller is read back before it is booked: when, where and for how much; of several in a row when each begins. */
export function BookingSummary({ booking: { draft, treatments } }: BookingSummaryProps) {
  const { language, t } = useWords()
  const { person, wishes } = draft
  const [wish, ...others] = wishes
  const treatment = wish && treatmentOf(treatments, wish.treatment)
  // What is still being written has no length.
  if (wish === undefined || treatment === undefined) return null
  const { minute, room } = wish.place
  const startOf = ({ place }: Wish) =>
    `${dayText(place.date, language, 'short')}, ${clockText(place.minute)}`.replaceAll(' ', '\u00a0')
  // Whom the desk knows may have paid for the course that this goes on with.
  const isPriced = treatment.courseVisits === null || person.card === null
  const facts =
    others.length > 0
      ? wishes.map(startOf)
      : [
          `${startOf(wish)}–${clockText(minute + treatment.durationMinutes)}`,
          room === undefined ? t('deskAgenda.any_room') : t('deskAgenda.room', { room }),
          isPriced && treatment.price,
        ]
  return (
    <p>
      <Facts facts={facts} />
    </p>
  )
}
