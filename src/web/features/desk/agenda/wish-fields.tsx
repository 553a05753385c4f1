import { useEffect, useRef } from 'react'
import { X } from 'lucide-react'
import type { Wish } from '#web/features/desk/agenda/booking-draft.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { PlaceFields } from '#web/features/desk/agenda/place-fields.tsx'
import { minutesOf } from '#web/features/desk/agenda/treatments.ts'
import { today } from '#web/features/desk/agenda/use-agenda-address.ts'
import type { DeskBooking } from '#web/features/desk/agenda/use-desk-booking.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type WishFieldsProps = {
  wish: Wish
  /** Its place in the row. */
  index: number
  /** Of the list of treatments. */
  listId: string
  booking: Pick<
    DeskBooking,
    'draft' | 'treatments' | 'refused' | 'unknown' | 'isUnheard' | 'changeWish' | 'removeWish'
  >
}

/** One visit of the row: what for, and when. Once it is known who comes, what for is next. */
export function WishFields({ wish, index, listId, booking }: WishFieldsProps) {
  const { t } = useWords()
  const { draft, unknown, changeWish } = booking
  const number = index + 1
  const refused = refusedOf(booking.refused, index)
  const treatment = useRef<HTMLInputElement>(null)
  const isNext = draft.person.card !== null && wish.treatment === ''
  useEffect(() => {
    if (isNext) treatment.current?.focus()
  }, [isNext])
  return (
    <div className={styles.part}>
      {draft.wishes.length > 1 && (
        <p className={styles.legend}>
          {t('deskAgenda.booking.visit', { number })}
          <Button
            isCompact
            variant="ghost"
            aria-label={t('deskAgenda.booking.remove', { number })}
            onClick={() => booking.removeWish(wish)}
          >
            <X aria-hidden strokeWidth={1.5} />
          </Button>
        </p>
      )}
      <TextField
        ref={treatment}
        label={t('deskAgenda.booking.treatment')}
        placeholder={t('deskAgenda.booking.treatment_hint')}
        list={listId}
        value={wish.treatment}
        autoComplete="off"
        error={unknown === index ? t('deskAgenda.booking.unknown') : refused['treatmentType']}
        onChange={({ target }) => changeWish({ ...wish, treatment: target.value })}
      />
      <PlaceFields
        place={wish.place}
        fitted={{ minutes: minutesOf(booking.treatments, wish.treatment) }}
        isUnheard={booking.isUnheard}
        onChange={(place) => changeWish({ ...wish, place })}
        fields={refused}
        anyRoom={t('deskAgenda.any_room')}
      />
      {wish.place.date < today() && <p className={styles.effect}>{t('deskAgenda.booking.past')}</p>}
    </div>
  )
}

/** What was refused of one visit of the row, by the name of its field. */
function refusedOf(fields: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const start = `visits.${index}.`
  const own = Object.entries(fields).filter(([field]) => field.startsWith(start))
  return Object.fromEntries(own.map(([field, sentence]) => [field.slice(start.length), sentence]))
}
