import type { DetailsForm } from '#web/features/booking/details-form.ts'
import { forgetDraft, useDraft } from '#web/lib/use-draft.ts'

const key = 'booking'

/** Never date of birth or notes, as for what a visitor asks to keep (DECISIONS 3). */
const keptFields = ['firstName', 'lastName', 'email', 'phone'] as const

/** On the booking page another language or a reload keeps who comes; the dialog forgets when it closes. */
export function useDetailsDraft(place: 'dialog' | 'page', form: DetailsForm): void {
  const read = () => Object.fromEntries(keptFields.map((field) => [field, form.getValues(field)]))
  useDraft(place === 'page' ? key : null, read, (draft) => {
    for (const field of keptFields) if (draft[field] !== undefined) form.setValue(field, draft[field])
  })
}

export function forgetDetailsDraft(): void {
  forgetDraft(key)
}
