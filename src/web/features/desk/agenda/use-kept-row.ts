import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * A row that is done with goes, or loses its buttons, and the focus falls out of the dialog: it goes on at the first row that has
 * some left, else at this field, which stands in the form of the rows.
 */
export function useKeptRow(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return
      const next = field.current?.form?.querySelector<HTMLElement>('li button') ?? field.current
      next?.focus()
    })
    // A dialog over this one may give the focus back to a button that has gone.
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return field
}
