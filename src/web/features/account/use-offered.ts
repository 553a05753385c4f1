import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { changesOf } from '#web/lib/changes-of.ts'

/** Offers what was stored on another device since the form was opened; what was changed in it stays. */
export function useOffered<Values extends FieldValues>(
  { formState, getValues, reset, setValue }: UseFormReturn<Values>,
  stored: Values,
): void {
  const { defaultValues } = formState
  const isNew = Object.keys(changesOf(stored, defaultValues as Values)).length > 0
  useEffect(() => {
    if (!isNew) return
    const typed = changesOf(getValues(), defaultValues as Values)
    reset(stored as DefaultValues<Values>)
    for (const [name, value] of Object.entries(typed))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  })
}
