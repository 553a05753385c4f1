import '#web/lib/zod-without-eval.ts'
import { z } from 'zod'

/** Never date of birth or notes (DECISIONS 3). */
const savedDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type SavedDetails = z.infer<typeof savedDetails>

const storageKey = 'booking-details'

/** What an earlier booking left on this device, or null. */
export function readSavedDetails(): SavedDetails | null {
  try {
    const stored = savedDetails.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return stored.data ?? null
  } catch {
    return null
  }
}

/** Keeps the details on this device, or forgets them. */
export function storeDetails(details: SavedDetails, isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(storageKey, JSON.stringify(savedDetails.parse(details)))
    else localStorage.removeItem(storageKey)
  } catch {
    // A browser that refuses storage still books.
  }
}
