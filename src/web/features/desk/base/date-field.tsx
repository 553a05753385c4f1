import { useId, useState } from 'react'
import type { InputHTMLAttributes } from 'react'
import { dayFirst } from '#shared/lib/birth-date.ts'
import styles from '#web/features/desk/base/date-field.module.css'
import { useWords } from '#web/lib/words.ts'
import { described, FieldFrame } from '#web/ui/field.tsx'
import type { AroundField } from '#web/ui/field.tsx'
import field from '#web/ui/field.module.css'

/** A year that is being typed reads 0002, 0020 and 0202 before it is there. */
const firstYear = '1000'

type DateInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  /** A day `yyyy-mm-dd`, or empty. */
  value: string
  /** Called with every whole day, and with nothing where the field may be empty. */
  onDay: (day: string) => void
}

/** A labelled day with help and error tied to it. */
export function DateField({
  label,
  help,
  error,
  className,
  ...input
}: AroundField & Omit<DateInputProps, 'id' | 'className'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error} className={className}>
      <DateInput id={id} className={field.control} {...described(id, help, error)} {...input} />
    </FieldFrame>
  )
}

/**
 * The browser's own field and calendar. A browser writes a day in the way of its own language, not of the page: until somebody
 * is in the field the day stands over it as the page writes it, for the eye alone.
 */
export function DateInput({ value, onDay, onBlur, ...input }: DateInputProps) {
  const { t } = useWords()
  // What stands in the field while it is no day: were the last one put back at once, nobody could finish another.
  const [unfinished, setUnfinished] = useState<string | null>(null)

  function write(written: string) {
    const isDone = written === '' ? !input.required : written >= firstYear
    setUnfinished(isDone ? null : written)
    if (isDone) onDay(written)
  }

  return (
    <span className={styles.date}>
      <input
        {...input}
        type="date"
        value={unfinished ?? value}
        onChange={({ target }) => write(target.value)}
        onBlur={(event) => {
          setUnfinished(null)
          onBlur?.(event)
        }}
      />
      <span aria-hidden="true" className={styles.shown}>
        {value === '' ? t('desk.date_pattern') : <bdi dir="ltr">{dayFirst(value)}</bdi>}
      </span>
    </span>
  )
}
