import type { UseFormReturn } from 'react-hook-form'
import type { ContactFields } from '#web/features/contact/contact-fields.ts'
import { useDraft } from '#web/lib/use-draft.ts'

const typedFields = ['name', 'email', 'phone', 'subject', 'message'] as const

/** What was typed comes back, and what was chosen where the address asks for the same. */
export function useEnquiryDraft(
  form: UseFormReturn<ContactFields>,
  chosen: readonly string[],
  setChosen: (treatments: string[]) => void,
) {
  const read = () => {
    const typed = typedFields.map((field) => [field, form.getValues(field) ?? ''] as const)
    const isEmpty = chosen.length === 0 && typed.every(([, text]) => text === '')
    if (isEmpty) return {}
    return { ...Object.fromEntries(typed), treatments: chosen.join('\n'), search: location.search }
  }
  useDraft('enquiry', read, ({ treatments = '', search = '', ...typed }) => {
    // What was typed before the script was there is newer.
    for (const field of typedFields)
      if (typed[field] !== undefined && !form.getValues(field)) form.setValue(field, typed[field])
    if (search === location.search) setChosen(treatments === '' ? [] : treatments.split('\n'))
  })
}
