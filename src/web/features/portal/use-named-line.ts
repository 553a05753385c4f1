import { useEffect } from 'react'

/** Leads to the line of a visit where the address names it: the lines come after the page. */
export function useNamedLine(id: string): void {
  useEffect(() => {
    if (location.hash !== `#${id}`) return
    const line = document.getElementById(id)
    line?.scrollIntoView({ block: 'start' })
    // Where the keys go on, and a reader of the screen begins.
    const start = line?.querySelector('summary') ?? line
    start?.focus({ preventScroll: true })
  }, [id])
}
