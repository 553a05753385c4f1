import { useFormState } from 'react-hook-form'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { BirthDateField as BirthDate } from '#web/ui/birth-date-field.tsx'
import { Choice } from '#web/ui/choice.tsx'
import type { ChoiceProps } from '#web/ui/choice.tsx'
import * as drawn from '#web/ui/field.tsx'
import { PasswordField as Password } from '#web/ui/password-field.tsx'
import type { PasswordFieldProps } from '#web/ui/password-field.tsx'
import { TelephoneField as Telephone } from '#web/ui/telephone-field.tsx'
import { Trap as DrawnTrap } from '#web/ui/trap.tsx'

export type Bound<Values extends FieldValues> = { name: Path<Values>; control: Control<Values> }
/** What a field is given besides what the form knows of it. */
type Look<Props> = Omit<Props, 'name' | 'error' | 'ref' | 'onChange' | 'onBlur' | 'value' | 'defaultValue'>

/** A line of text of a form, with its error. */
export function TextField<Values extends FieldValues>({
  name,
  control,
  ...look
}: Bound<Values> & Look<drawn.TextFieldProps>) {
  return <drawn.TextField {...look} {...useBound({ name, control })} />
}

/** Several lines. */
export function TextAreaField<Values extends FieldValues>({
  name,
  control,
  ...look
}: Bound<Values> & Look<drawn.TextAreaFieldProps>) {
  return <drawn.TextAreaField {...look} {...useBound({ name, control })} />
}

/** A password with the button that shows it. */
export function PasswordField<Values extends FieldValues>({
  name,
  control,
  ...look
}: Bound<Values> & Look<PasswordFieldProps>) {
  return <Password {...look} {...useBound({ name, control })} />
}

/** A day of the past, typed as day-month-year. */
export function BirthDateField<Values extends FieldValues>({
  name,
  control,
  ...look
}: Bound<Values> & Look<drawn.TextFieldProps>) {
  return <BirthDate {...look} {...useBound({ name, control })} />
}

/** A telephone number. */
export function TelephoneField<Values extends FieldValues>({
  name,
  control,
  ...look
}: Bound<Values> & Look<drawn.TextFieldProps>) {
  return <Telephone {...look} {...useBound({ name, control })} />
}

/** A checkbox, or one radio of several with the same name. */
export function ChoiceField<Values extends FieldValues>({
  name,
  control,
  ...look
}: Bound<Values> & Look<ChoiceProps> & { value?: string }) {
  return <Choice {...look} {...control.register(name)} />
}

/** What only robots fill in. */
export function Trap<Values extends FieldValues>({
  name,
  control,
  label,
}: Bound<Values> & { label: string }) {
  return <DrawnTrap label={label} {...control.register(name)} />
}

function useBound<Values extends FieldValues>({ name, control }: Bound<Values>) {
  const { error } = control.getFieldState(name, useFormState({ control, name, exact: true }))
  return { ...control.register(name), error: error?.message }
}
