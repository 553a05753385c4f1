import { useId } from 'react'
import type { InputHTMLAttributes } from 'react'
import styles from '#web/features/desk/base/date-field.module.css'
import { useWords } from '#web/lib/words.ts'
import { described, FieldFrame } from '#web/ui/field.tsx'
import type { AroundField } from '#web/ui/field.tsx'
import field from '#web/ui/field.module.css'

/** `value` is a day `yyyy-mm-dd`, or empty. */
type DateInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> & { value: string }

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
export function DateInput({ value, ...input }: DateInputProps) {
  const { t } = useWords()
  return (
    <span className={styles.date}>
      <input type="date" value={value} {...input} />
      <span aria-hidden="true" className={styles.shown}>
        {value === '' ? t('desk.date_pattern') : <bdi dir="ltr">{dayFirst(value)}</bdi>}
      </span>
    </span>
  )
}

/** "27-11-2026" in every language, as a date of birth is written. */
function dayFirst(date: string): string {
  return date.split('-').toReversed().join('-')
}
