import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { changesOf } from '#web/lib/changes-of.ts'

/**
 * Offers what was stored on another device since the form was opened; what was changed in it stays. Takes what this form
 * has stored itself.
 */
export function useOffered<Values extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<Values>,
  stored: Values,
): (own: Values) => void {
  const seen = useRef(stored)
  // `defaultValues` of the form are those of what is drawn: while something is being stored that may be what was before.
  const known = useRef(stored)
  useEffect(() => {
    if (isSame(stored, seen.current)) return
    seen.current = stored
    if (isSame(stored, known.current)) return
    const typed = changesOf(getValues(), known.current)
    known.current = stored
    reset(stored as DefaultValues<Values>)
    for (const [name, value] of Object.entries(typed))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  })
  return (own) => {
    known.current = own
  }
}

function isSame(one: FieldValues, other: FieldValues): boolean {
  return Object.keys(changesOf(one, other)).length === 0
}
