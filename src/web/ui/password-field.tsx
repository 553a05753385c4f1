import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { described, FieldFrame } from '#web/ui/field.tsx'
import type { TextFieldProps } from '#web/ui/field.tsx'
import field from '#web/ui/field.module.css'
import styles from '#web/ui/password-field.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  words: { show: string; hide: string }
  /** Stands where the help of other fields does. */
  children?: ReactNode
}

/** A password, hidden until its button is pressed; its words say what that does, so it has no state besides. */
export function PasswordField({
  label,
  help,
  error,
  className,
  words,
  children,
  ...input
}: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} help={help} error={error} className={className} below={children}>
      <span className={styles.secret}>
        <input
          id={id}
          className={field.control}
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
          aria-controls={id}
          aria-describedby={`${id}-label`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </button>
      </span>
    </FieldFrame>
  )
}
