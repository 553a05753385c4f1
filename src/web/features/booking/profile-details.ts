import { useCallback, useEffect } from 'react'
import type { Language } from '#shared/i18n/languages.ts'
import type { DetailsForm } from '#web/features/booking/details-form.ts'
import { mayBeSignedIn, useClientGone, useSession } from '#web/lib/session.ts'

/** For a signed-in client the profile fills the form in (DECISIONS 3), except where something was typed already. */
export function useProfileDetails(form: DetailsForm, language: Language): void {
  const { data: session } = useSession(language, mayBeSignedIn())
  const client = session?.client
  useEffect(() => {
    if (client === undefined) return
    const known = {
      firstName: client.firstName,
      lastName: client.lastName,
      email: client.email,
      phone: client.phone ?? '',
    }
    const { defaultValues } = form.formState
    // On a shared computer nothing that somebody else had kept goes with this name.
    const isSomebodyElse =
      defaultValues?.saveDetails === true && defaultValues.email?.toLowerCase() !== client.email.toLowerCase()
    if (isSomebodyElse) form.setValue('saveDetails', false)
    for (const [field, value] of Object.entries(known) as [keyof typeof known, string][]) {
      const isUntouched = form.getValues(field) === (defaultValues?.[field] ?? '')
      if ((value !== '' || isSomebodyElse) && isUntouched) form.setValue(field, value)
    }
  }, [client, form])
  useClientGone(useCallback(() => form.reset(), [form]))
}
