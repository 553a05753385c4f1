import { useId, useState } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { ChevronDown, CircleAlert } from 'lucide-react'
import styles from '#web/ui/field.module.css'

type Around = {
  label: string
  /** Stands under the control and is read with it. */
  help?: string | undefined
  /** Marks the control as wrong and is read with it. */
  error?: string | undefined
  className?: string | undefined
}

export type TextFieldProps = Around &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> }
export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & { words: { show: string; hide: string } }
export type TextAreaFieldProps = Around &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> }
type SelectFieldProps = Around &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { ref?: Ref<HTMLSelectElement> }

/** A labelled line of text with help and error tied to it. */
export function TextField({ label, help, error, className, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error} className={className}>
      <input id={id} className={styles.control} {...described(id, help, error)} {...input} />
    </FieldFrame>
  )
}

/** A password, hidden until its button is pressed. */
export function PasswordField({ label, help, error, className, words, ...input }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} help={help} error={error} className={className}>
      <span className={styles.secret}>
        <input
          id={id}
          className={styles.control}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          {...described(id, help, error)}
          {...input}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </button>
      </span>
    </FieldFrame>
  )
}

/** The same for several lines. */
export function TextAreaField({ label, help, error, className, ...area }: TextAreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error} className={className}>
      <textarea
        id={id}
        className={`${styles.control} ${styles.area}`}
        {...described(id, help, error)}
        {...area}
      />
    </FieldFrame>
  )
}

/** The same for a choice from a list; the options are its children. */
export function SelectField({ label, help, error, className, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error} className={className}>
      <span className={styles.list}>
        <select id={id} className={styles.control} {...described(id, help, error)} {...select}>
          {children}
        </select>
        <ChevronDown aria-hidden strokeWidth={1.5} />
      </span>
    </FieldFrame>
  )
}

function FieldFrame({
  id,
  label,
  help,
  error,
  className,
  children,
}: Around & { id: string; children: ReactNode }) {
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden strokeWidth={1.5} />
          {error}
        </p>
      )}
    </div>
  )
}

function described(id: string, help: string | undefined, error: string | undefined) {
  const ids = [error === undefined ? '' : `${id}-error`, help === undefined ? '' : `${id}-help`]
    .filter((each) => each !== '')
    .join(' ')
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids === '' ? undefined : ids,
  } as const
}
