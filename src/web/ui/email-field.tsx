import type { FieldValues } from 'react-hook-form'
import { typedLimits } from '#shared/lib/typed-limits.ts'
import { useWords } from '#web/lib/words.ts'
import { TextField } from '#web/ui/form-fields.tsx'
import type { Bound } from '#web/ui/form-fields.tsx'

/** The address that a form must have of whoever fills it in. */
export function EmailField<Values extends FieldValues>(bound: Bound<Values>) {
  const { t } = useWords()
  return (
    <TextField
      {...bound}
      label={t('form.email')}
      type="email"
      dir="ltr"
      autoComplete="email"
      maxLength={typedLimits.email}
      aria-required
    />
  )
}
