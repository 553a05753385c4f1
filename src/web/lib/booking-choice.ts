/** What was chosen of a booking that is not finished, in this browser. */
export const choiceKey = 'booking-choice'

/** After booking, after closing, which forgets everything (SPEC 4), after an hour, and after signing out. */
export function forgetChoice(): void {
  try {
    localStorage.removeItem(choiceKey)
  } catch {
    // Nothing was stored then.
  }
}
