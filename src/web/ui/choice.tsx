import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import styles from '#web/ui/choice.module.css'

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
  type: 'checkbox' | 'radio'
  label: string
  help?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A checkbox or radio with its words beside it; the words can be pressed too. */
export function Choice({ label, help, ...input }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <input
        id={id}
        className={styles.box}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        {...input}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}
