import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { CircleAlert } from 'lucide-react'
import styles from '#web/ui/field.module.css'
import { WholeDates } from '#web/ui/whole-dates.tsx'

export type AroundField = {
  label: string
  /** Stands under the control and is read with it. */
  help?: string | undefined
  /** Marks the control as wrong and is read with it. */
  error?: string | undefined
  className?: string | undefined
}

export type TextFieldProps = AroundField &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> }
export type TextAreaFieldProps = AroundField &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> }

/** A labelled line of text with help and error tied to it. */
export function TextField({ label, help, error, className, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error} className={className}>
      <input id={id} className={styles.control} {...described(id, help, error)} {...input} />
    </FieldFrame>
  )
}

/** The same for several lines, which run as the language does in which they are written. */
export function TextAreaField({ label, help, error, className, ...area }: TextAreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error} className={className}>
      <textarea
        id={id}
        dir="auto"
        className={`${styles.control} ${styles.area}`}
        {...described(id, help, error)}
        {...area}
      />
    </FieldFrame>
  )
}

/** Label, error and help around a control, with what measures it right below: what is wrong stands nearest to them. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  className,
  below,
  children,
}: AroundField & { id: string; below?: ReactNode; children: ReactNode }) {
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {below}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden strokeWidth={1.5} />
          {error}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          <WholeDates text={help} />
        </p>
      )}
    </div>
  )
}

/** What of them is read with it. */
export function described(id: string, help: string | undefined, error: string | undefined) {
  const ids = [error === undefined ? '' : `${id}-error`, help === undefined ? '' : `${id}-help`]
    .filter((each) => each !== '')
    .join(' ')
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids === '' ? undefined : ids,
  } as const
}
