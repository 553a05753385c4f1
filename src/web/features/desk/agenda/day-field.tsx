import { useId, useRef, useState } from 'react'
import styles from '#web/features/desk/agenda/toolbar.module.css'
import { DateInput } from '#web/features/desk/base/date-field.tsx'
import { useWords } from '#web/lib/words.ts'

/** A year that is being typed reads 0002, 0020 and 0202 before it is there. */
const firstYear = '1000'

type DayFieldProps = {
  date: string
  /** Called with `isSamePlace` for each day after the first while one is being written: one way back leads past them all. */
  onChange: (date: string, isSamePlace: boolean) => void
}

/** Goes to any day. */
export function DayField({ date, onChange }: DayFieldProps) {
  const { t } = useWords()
  const id = useId()
  // What stands in the field while no day of it is shown: were it put back, nobody could finish a year.
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const hasGone = useRef(false)

  function write(written: string) {
    const isDay = written >= firstYear
    setUnfinished(isDay ? null : written)
    if (!isDay) return
    onChange(written, hasGone.current)
    hasGone.current = true
  }

  return (
    <div className={styles.pick}>
      <label htmlFor={id} className="visually-hidden">
        {t('deskAgenda.pick_day')}
      </label>
      <DateInput
        id={id}
        value={unfinished ?? date}
        onChange={({ target }) => target.value !== '' && write(target.value)}
        onBlur={() => {
          setUnfinished(null)
          hasGone.current = false
        }}
      />
    </div>
  )
}
