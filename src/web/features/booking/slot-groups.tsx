import { useId } from 'react'
import { byDayPart } from '#shared/features/booking/rules.ts'
import type { Slot } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { isStartTooSoon } from '#web/features/booking/day-kind.ts'
import styles from '#web/features/booking/slot-groups.module.css'

type SlotGroupsProps = {
  /** As people write it, "maandag 30 november". */
  day: string
  slots: readonly Slot[]
  chosen: Slot | null
  onChoose: (slot: Slot) => void
  now: Date
}

/** The times of a day in three groups of one set of radios; a group without slots is not shown (SPEC 2). */
export function SlotGroups({ day, slots, chosen, onChoose, now }: SlotGroupsProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <div className={styles.groups}>
      <p className={styles.day}>{day}</p>
      {byDayPart(slots).map((group) => (
        <fieldset key={group.part} className={styles.group}>
          <legend className={styles.heading}>{t(`appointment.${group.part}`)}</legend>
          <div className={styles.grid}>
            {group.slots.map((slot) => (
              <SlotTile
                key={slot.start}
                slot={slot}
                groupId={id}
                isChosen={slot.start === chosen?.start}
                isPast={isStartTooSoon(slot.start, now)}
                onChoose={onChoose}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p id={`${id}-taken`} hidden>
        {t('appointment.slot_unavailable')}
      </p>
      <p id={`${id}-past`} hidden>
        {t('appointment.slot_past')}
      </p>
    </div>
  )
}

/** In their place while they are being looked up. */
export function WaitingSlots() {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}

type SlotTileProps = {
  slot: Slot
  groupId: string
  isChosen: boolean
  isPast: boolean
  onChoose: (slot: Slot) => void
}

function SlotTile({ slot, groupId, isChosen, isPast, onChoose }: SlotTileProps) {
  const reason = slot.available ? undefined : isPast ? 'past' : 'taken'
  return (
    <label className={styles.slot} data-reason={reason} data-chosen={isChosen ? '' : undefined}>
      {slot.time}
      <input
        type="radio"
        name={groupId}
        value={slot.start}
        className={styles.radio}
        checked={isChosen}
        disabled={!slot.available}
        aria-describedby={reason === undefined ? undefined : `${groupId}-${reason}`}
        onChange={() => onChoose(slot)}
      />
    </label>
  )
}
