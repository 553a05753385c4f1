/** What was chosen of a booking that is not finished, in this tab and, for who comes back, in this browser. */
export const choiceKey = 'booking-choice'

/** After booking, after closing, which forgets everything (SPEC 4), after an hour, and after signing out. */
export function forgetChoice(): void {
  try {
    sessionStorage.removeItem(choiceKey)
    localStorage.removeItem(choiceKey)
  } catch {
    // Nothing was stored then.
  }
}
