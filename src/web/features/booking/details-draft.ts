import type { DetailsForm } from '#web/features/booking/details-form.ts'
import { forgetDraft, hasDraft, useDraft } from '#web/lib/use-draft.ts'

const key = 'booking'

/** Never date of birth or notes, as for what a visitor asks to keep (DECISIONS 3). */
const keptFields = ['firstName', 'lastName', 'email', 'phone'] as const

/** Another language or a reload keeps who comes; closing forgets it. */
export function useDetailsDraft(form: DetailsForm): void {
  const { dirtyFields } = form.formState
  const typed = keptFields.filter((field) => dirtyFields[field] === true)
  const read = () => Object.fromEntries(typed.map((field) => [field, form.getValues(field)]))
  useDraft(key, read, (draft) => {
    for (const field of keptFields)
      if (draft[field] !== undefined) form.setValue(field, draft[field], { shouldDirty: true })
  })
}

/** Before step 3 has come, which reads it. */
export function hasDetailsDraft(): boolean {
  return hasDraft(key)
}

export function forgetDetailsDraft(): void {
  forgetDraft(key)
}
