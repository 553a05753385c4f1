import { useRef } from 'react'
import { maskBirthDate } from '#web/lib/birth-date.ts'
import type { TextFieldProps } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/field.tsx'

/** Day-month-year in every language; the hyphens appear while digits are typed. */
export function BirthDateField({ onChange, ...field }: TextFieldProps) {
  const previous = useRef('')
  return (
    <TextField
      inputMode="numeric"
      dir="ltr"
      autoComplete="bday"
      onChange={(event) => {
        const input = event.target
        const { value: typed, selectionStart: caret } = input
        const masked = maskBirthDate(typed, previous.current)
        previous.current = masked
        if (masked !== typed) {
          input.value = masked
          // Written anew, a field puts the caret at its end.
          if (caret !== null && caret < typed.length) input.setSelectionRange(caret, caret)
        }
        onChange?.(event)
      }}
      {...field}
    />
  )
}
