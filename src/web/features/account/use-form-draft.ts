import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useDraft } from '#web/lib/use-draft.ts'

/**
 * `useDraft` for texts of a form: what was changed is kept, what stands as it was offered is not. What was typed before
 * the script took over stays.
 */
export function useFormDraft<Values extends FieldValues>(
  { formState, getValues, setValue }: UseFormReturn<Values>,
  key: string,
  fields: readonly Path<Values>[],
): void {
  const offered: Readonly<Record<string, unknown>> = formState.defaultValues ?? {}
  const isChanged = (field: Path<Values>) => (getValues(field) ?? '') !== (offered[field] ?? '')
  const read = () => Object.fromEntries(fields.filter(isChanged).map((field) => [field, getValues(field)]))
  useDraft(key, read, (draft) => {
    for (const field of fields)
      if (draft[field] !== undefined && !isChanged(field))
        setValue(field, draft[field] as PathValue<Values, typeof field>, { shouldDirty: true })
  })
}
