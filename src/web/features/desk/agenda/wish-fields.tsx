import { Trash2 } from 'lucide-react'
import type { Wish } from '#web/features/desk/agenda/booking-draft.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { PlaceFields } from '#web/features/desk/agenda/place-fields.tsx'
import { today } from '#web/features/desk/agenda/use-agenda-address.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type WishFieldsProps = {
  wish: Wish
  number: number
  isAlone: boolean
  /** Of the list of treatments. */
  listId: string
  fields: Readonly<Record<string, string>>
  isUnknown: boolean
  onChange: (wish: Wish) => void
  onRemove: () => void
}

export function WishFields({ wish, number, isAlone, ...rest }: WishFieldsProps) {
  const { t } = useWords()
  const { listId, fields, isUnknown, onChange, onRemove } = rest
  return (
    <div className={styles.part}>
      {!isAlone && (
        <p className={styles.legend}>
          {t('deskAgenda.booking.visit', { number })}
          <Button
            isCompact
            variant="ghost"
            aria-label={t('deskAgenda.booking.remove', { number })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden strokeWidth={1.5} />
          </Button>
        </p>
      )}
      <TextField
        label={t('deskAgenda.booking.treatment')}
        list={listId}
        value={wish.treatment}
        autoComplete="off"
        error={isUnknown ? t('deskAgenda.booking.unknown') : fields['treatmentType']}
        onChange={({ target }) => onChange({ ...wish, treatment: target.value })}
      />
      <PlaceFields
        place={wish.place}
        onChange={(place) => onChange({ ...wish, place })}
        fields={fields}
        anyRoom={t('deskAgenda.any_room')}
      />
      {wish.place.date < today() && <p className={styles.effect}>{t('deskAgenda.booking.past')}</p>}
    </div>
  )
}
