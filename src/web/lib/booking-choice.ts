/** What was chosen of a booking that is not finished, in this browser. */
export const choiceKey = 'booking-choice'

/** That of the tab first: two tabs may each hold a booking. A new one goes on with what the browser knows. */
export const choiceStorages = () => [sessionStorage, localStorage]

/** After booking, after closing, which forgets everything (SPEC 4), after an hour, and after signing out. */
export function forgetChoice(): void {
  try {
    for (const storage of choiceStorages()) storage.removeItem(choiceKey)
  } catch {
    // Nothing was stored then.
  }
}
