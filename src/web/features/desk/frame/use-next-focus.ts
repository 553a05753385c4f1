import { useEffect } from 'react'

/**
 * An act that takes its own button away takes the focus with it: it goes on from the heading of what the button stood in,
 * else from that itself. A screen that knows a nearer place is asked first (`useKeptFocus`).
 */
export function useNextFocus(): void {
  useEffect(() => {
    let around: Element[] = []
    const onFocus = ({ target }: FocusEvent) => {
      around = []
      for (let element = target as Element | null; element !== null; element = element.parentElement)
        around.push(element)
    }
    const goOn = () => {
      if (around[0]?.isConnected !== false || document.activeElement !== document.body) return
      const place = around
        .find((element) => element.isConnected)
        ?.closest<HTMLElement>('li, article, section, dialog, main')
      const next = place?.querySelector<HTMLElement>('h2, h3') ?? place
      if (!next) return
      next.tabIndex = -1
      next.focus({ preventScroll: true })
    }
    // After all others who saw the change.
    const observer = new MutationObserver(() => queueMicrotask(goOn))
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
}
