import '#web/lib/zod-without-eval.ts'
import { z } from 'zod'

const carried = z.object({
  variant: z.enum(['default', 'destructive']),
  title: z.string(),
  description: z.string(),
})
type CarriedToast = z.infer<typeof carried>

const storageKey = 'toast'

/** Keeps a toast for the page that is opened next. */
export function carryToast(toast: CarriedToast): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(toast))
  } catch {
    // Without storage the next page is the only answer.
  }
}

/** The toast that the page before left, once. */
export function takeCarriedToast(): CarriedToast | null {
  try {
    const stored = carried.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    sessionStorage.removeItem(storageKey)
    return stored.data ?? null
  } catch {
    return null
  }
}
