import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { ToastArea } from '#web/ui/toast.tsx'
import type { ToastMessage } from '#web/ui/toast.tsx'

type ToastPlace = {
  /** While a modal dialog is open this must lie in it: whatever is outside is inert and underneath. */
  container: HTMLElement
  regionLabel: string
  dismissLabel: string
}

let root: Root | undefined
let timesShown = 0

/** The one toast of a page whose scripts are no React; the next takes its place. */
export function showToast(message: Omit<ToastMessage, 'id'>, place: ToastPlace): void {
  root ??= createRoot(document.createElement('div'))
  timesShown += 1
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  root.render(<ToastArea message={{ ...message, id: timesShown }} direction={direction} {...place} />)
}
