import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * A row that is done with goes, or loses its buttons, and the focus with them: it goes on at the buttons of the next row, where
 * none follows at this field, which stands in the form of the rows.
 */
export function useKeptRow(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    const rows = () => [...form.querySelectorAll('li')]
    let held = -1
    const onFocus = ({ target }: FocusEvent) => {
      held = rows().findIndex((row) => row.contains(target as Element))
    }
    const onChange = () => {
      // A dialog over this one gives the focus back to a button that has gone.
      if (held < 0 || document.activeElement !== document.body) return
      const next = rows()
        .slice(held)
        .map((row) => row.querySelector('button'))
        .find((button) => button !== null)
      ;(next ?? field.current)?.focus()
    }
    const observer = new MutationObserver(onChange)
    observer.observe(document.body, { childList: true, subtree: true })
    form.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      form.removeEventListener('focusin', onFocus)
    }
  }, [])
  return field
}
