import { useEffect } from 'react'

/** The visit that was led to: its line may come again, in another list, while somebody is elsewhere. */
let led = ''

/** Leads to the line of a visit where the address names it: the lines come after the page. */
export function useNamedLine(id: string): void {
  useEffect(() => {
    if (location.hash !== `#${id}` || led === id) return
    led = id
    const line = document.getElementById(id)
    line?.scrollIntoView({ block: 'start' })
    // Where the keys go on, and a reader of the screen begins.
    const start = line?.querySelector('summary') ?? line
    start?.focus({ preventScroll: true })
  }, [id])
}
