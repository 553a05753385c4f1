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
  const { draft, treatments, refused, unknown, changeWish, removeWish, addWish } = booking
  const { wishes } = draft
  return (
    <>
      <datalist id={listId}>
        {treatments.map(({ name, label }) => (
          <option key={name}>{label}</option>
        ))}
      </datalist>
      {wishes.map((wish, index) => (
        <WishFields
          key={wish.key}
          wish={wish}
          number={index + 1}
          isAlone={wishes.length === 1}
          listId={listId}
          fields={fieldsOf(refused, index)}
          isUnknown={unknown === index}
          onChange={changeWish}
          onRemove={() => removeWish(wish)}
        />
      ))}
      <div>
        <Button
          isCompact
          variant="secondary"
          iconStart={<Plus aria-hidden strokeWidth={1.5} />}
          onClick={addWish}
          disabled={wishes.length >= mostVisitsInARow}
        >
          {t('deskAgenda.booking.another')}
        </Button>
      </div>
    </>
  )
}

/** What was refused of one visit of the row, by the name of its field. */
function fieldsOf(fields: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const start = `visits.${index}.`
  const own = Object.entries(fields).filter(([field]) => field.startsWith(start))
  return Object.fromEntries(own.map(([field, sentence]) => [field.slice(start.length), sentence]))
}
