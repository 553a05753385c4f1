import { useId } from 'react'
import type { SelectHTMLAttributes } from 'react'
import { ChevronDown } from 'lucide-react'
import { described, FieldFrame } from '#web/ui/field.tsx'
import type { AroundField } from '#web/ui/field.tsx'
import field from '#web/ui/field.module.css'
import styles from '#web/ui/select-field.module.css'

type SelectFieldProps = AroundField & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>

/** A labelled choice from a list; the options are its children. */
export function SelectField({ label, help, error, className, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error} className={className}>
      <span className={styles.list}>
        <select id={id} className={field.control} {...described(id, help, error)} {...select}>
          {children}
        </select>
        <ChevronDown aria-hidden strokeWidth={1.5} />
      </span>
    </FieldFrame>
  )
}
