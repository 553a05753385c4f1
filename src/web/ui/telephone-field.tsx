import type { TextFieldProps } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/field.tsx'
import styles from '#web/ui/telephone-field.module.css'

/** A number, from the left in every language, whichever digits it is typed in. */
export function TelephoneField(field: TextFieldProps) {
  return <TextField type="tel" dir="ltr" autoComplete="tel" className={styles.telephone} {...field} />
}
