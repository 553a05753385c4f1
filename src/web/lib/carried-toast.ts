import { textsOf } from '#web/lib/texts-of.ts'

type CarriedToast = { variant: 'default' | 'destructive'; title: string; description: string }

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
    const stored = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    const { variant, title, description } = textsOf(JSON.parse(stored ?? 'null'))
    if (title === undefined || description === undefined) return null
    return { variant: variant === 'destructive' ? variant : 'default', title, description }
  } catch {
    return null
  }
}
