import type { DetailsForm } from '#web/features/booking/details-form.ts'
import { forgetRequestKey } from '#web/features/booking/request-key.ts'
import { forgetDraft, hasDraft, useDraft } from '#web/lib/use-draft.ts'

const key = 'booking'

/** Never date of birth or notes, as for what a visitor asks to keep (DECISIONS 3). */
const keptTexts = ['firstName', 'lastName', 'email', 'phone', 'paymentOption'] as const
const keptTicks = ['saveDetails', 'subscribeNewsletter'] as const

/** Another language or a reload keeps who comes and what they chose; closing forgets it. */
export function useDetailsDraft(form: DetailsForm): void {
  const { dirtyFields } = form.formState
  const changed = [...keptTexts, ...keptTicks].filter((field) => dirtyFields[field] === true)
  const read = () => Object.fromEntries(changed.map((field) => [field, String(form.getValues(field))]))
  useDraft(key, read, (draft) => {
    for (const field of keptTexts)
      if (draft[field] !== undefined) form.setValue(field, draft[field], { shouldDirty: true })
    for (const field of keptTicks)
      if (draft[field] !== undefined) form.setValue(field, draft[field] === 'true', { shouldDirty: true })
  })
}

/** Before step 3 has come, which reads it. */
export function hasDetailsDraft(): boolean {
  return hasDraft(key)
}

export function forgetDetailsDraft(): void {
  forgetDraft(key)
  forgetRequestKey()
}
