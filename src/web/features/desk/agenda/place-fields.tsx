import { clinic } from '#content/clinic.ts'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import { clockText } from '#shared/lib/time.ts'
import type { Place } from '#web/features/desk/agenda/acts.ts'
import { firstStart, lastStart } from '#web/features/desk/agenda/day-shape.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import type { Fitted } from '#web/features/desk/agenda/taken.ts'
import { useTaken } from '#web/features/desk/agenda/taken.ts'
import { DateField } from '#web/features/desk/base/date-field.tsx'
import { useWords } from '#web/lib/words.ts'
import { SelectField } from '#web/ui/select-field.tsx'

const starts = Array.from(
  { length: (lastStart - firstStart) / slotMinutes + 1 },
  (_, index) => firstStart + index * slotMinutes,
)

type PlaceFieldsProps = {
  place: Place
  fitted: Fitted
  /** Its time may be taken by itself: it was sent, and no answer came. */
  isUnheard?: boolean
  onChange: (place: Place) => void
  fields: Readonly<Record<string, string>>
  /** What no room stands for. */
  anyRoom: string
}

/** A day, a half hour of the desk and a room; what the server would refuse is not offered. */
export function PlaceFields({ place, fitted, isUnheard, onChange, fields, anyRoom }: PlaceFieldsProps) {
  const { t } = useWords()
  const isTaken = useTaken(place, fitted)
  return (
    <div className={styles.place}>
      <DateField
        label={t('deskAgenda.move.date')}
        required
        value={place.date}
        error={fields['appointmentDate']}
        onDay={(date) => onChange({ ...place, date })}
      />
      <TimeField
        label={t('deskAgenda.move.time')}
        minute={place.minute}
        minutes={starts}
        isTaken={(minute) => isTaken(minute) && !(isUnheard && minute === place.minute)}
        onChange={(minute) => onChange({ ...place, minute })}
      />
      <RoomField
        label={t('deskAgenda.move.room')}
        room={place.room}
        none={anyRoom}
        error={fields['room']}
        onChange={(room) => onChange({ ...place, room })}
      />
    </div>
  )
}

type TimeFieldProps = {
  label: string
  minute: number
  minutes: readonly number[]
  isTaken?: (minute: number) => boolean
  onChange: (minute: number) => void
}

export function TimeField({ label, minute, minutes, isTaken, onChange }: TimeFieldProps) {
  const { t } = useWords()
  return (
    <SelectField label={label} value={minute} onChange={({ target }) => onChange(Number(target.value))}>
      {minutes.map((each) => {
        const isGone = isTaken?.(each)
        return (
          <option key={each} value={each} disabled={isGone}>
            {isGone ? t('deskAgenda.taken', { time: clockText(each) }) : clockText(each)}
          </option>
        )
      })}
    </SelectField>
  )
}

type RoomFieldProps = {
  label: string
  room: number | undefined
  none: string
  error?: string | undefined
  onChange: (room: number | undefined) => void
}

export function RoomField({ label, room, none, error, onChange }: RoomFieldProps) {
  const { t } = useWords()
  const rooms = Array.from({ length: clinic.booking.rooms }, (_, index) => index + 1)
  // Where a visit stands is said also of a room that the clinic has no longer.
  if (room !== undefined && room > clinic.booking.rooms) rooms.push(room)
  return (
    <SelectField
      label={label}
      value={room ?? ''}
      error={error}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{none}</option>
      {rooms.map((each) => (
        <option key={each} value={each}>
          {t('deskAgenda.room', { room: each })}
        </option>
      ))}
    </SelectField>
  )
}
