import { useId, useRef } from 'react'
import styles from '#web/features/desk/agenda/toolbar.module.css'
import { DateInput } from '#web/features/desk/base/date-field.tsx'
import { useWords } from '#web/lib/words.ts'
import field from '#web/ui/field.module.css'

type DayFieldProps = {
  date: string
  /** Called with `isSamePlace` for each day after the first while one is being written: one way back leads past them all. */
  onChange: (date: string, isSamePlace: boolean) => void
}

/** Goes to any day. */
export function DayField({ date, onChange }: DayFieldProps) {
  const { t } = useWords()
  const id = useId()
  const hasGone = useRef(false)
  return (
    <div className={styles.pick}>
      <label htmlFor={id} className="visually-hidden">
        {t('deskAgenda.pick_day')}
      </label>
      <DateInput
        id={id}
        className={field.control}
        required
        value={date}
        onDay={(day) => {
          onChange(day, hasGone.current)
          hasGone.current = true
        }}
        onBlur={() => {
          hasGone.current = false
        }}
      />
    </div>
  )
}
