import { useId } from 'react'
import { Plus } from 'lucide-react'
import { mostVisitsInARow } from '#shared/features/desk/rules.ts'
import type { DeskBooking } from '#web/features/desk/agenda/use-desk-booking.ts'
import { WishFields } from '#web/features/desk/agenda/wish-fields.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** What somebody comes for, and when: one visit or several in a row. */
export function WishList({ booking }: { booking: DeskBooking }) {
  const { t } = useWords()
  const listId = useId()
  const { wishes } = booking.draft
  return (
    <>
      <datalist id={listId}>
        {booking.treatments.map(({ name, label }) => (
          <option key={name}>{label}</option>
        ))}
      </datalist>
      {wishes.map((wish, index) => (
        <WishFields key={wish.key} wish={wish} index={index} listId={listId} booking={booking} />
      ))}
      <div>
        <Button
          isCompact
          variant="secondary"
          iconStart={<Plus aria-hidden strokeWidth={1.5} />}
          onClick={booking.addWish}
          disabled={wishes.length >= mostVisitsInARow}
        >
          {t('deskAgenda.booking.another')}
        </Button>
      </div>
    </>
  )
}
