import type { InputHTMLAttributes, Ref } from 'react'
import styles from '#web/ui/trap.module.css'

type TrapProps = InputHTMLAttributes<HTMLInputElement> & { label: string; ref?: Ref<HTMLInputElement> }

/** A field that people never meet: whatever fills it in is a robot. */
export function Trap({ label, ...input }: TrapProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  )
}
