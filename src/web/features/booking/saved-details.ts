import { textsOf } from '#web/lib/texts-of.ts'

/** Never date of birth or notes (DECISIONS 3). */
export type SavedDetails = { firstName: string; lastName: string; email: string; phone: string }

const storageKey = 'booking-details'

/** What an earlier booking left on this device, or null. */
export function readSavedDetails(): SavedDetails | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (stored === null) return null
    const { firstName = '', lastName = '', email = '', phone = '' } = textsOf(stored)
    return { firstName, lastName, email, phone }
  } catch {
    return null
  }
}

/** Keeps the details on this device, or forgets them. */
export function storeDetails(
  { firstName, lastName, email, phone }: Readonly<SavedDetails>,
  isKept: boolean,
): void {
  try {
    if (isKept) localStorage.setItem(storageKey, JSON.stringify({ firstName, lastName, email, phone }))
    else localStorage.removeItem(storageKey)
  } catch {
    // A browser that refuses storage still books.
  }
}
