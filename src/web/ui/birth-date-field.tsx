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
      maxLength={10}
      onChange={(event) => {
        const input = event.target
        input.value = maskBirthDate(input.value, previous.current)
        previous.current = input.value
        onChange?.(event)
      }}
      {...field}
    />
  )
}
