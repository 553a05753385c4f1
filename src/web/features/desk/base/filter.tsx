import styles from '#web/features/desk/base/filter.module.css'

type FilterProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  /** Undefined where none is pressed. */
  value: Value | undefined
  onChange: (value: Value) => void
}

/** Buttons of which one is pressed: what of a list is shown. */
export function Filter<Value extends string>({ label, options, value, onChange }: FilterProps<Value>) {
  return (
    <div className={styles.filter} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
