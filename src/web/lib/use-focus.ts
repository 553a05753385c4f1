import { useEffect, useRef } from 'react'

/** Takes the focus when its element appears: what stood there before took the focus with it. */
export function useArrivalFocus<Part extends HTMLElement>() {
  const place = useRef<Part>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}

/** Before a control leaves the page: the focus goes to the heading of the part around it, else to all that the page or the dialog says. */
export function focusAround(control: Element): void {
  const heading = ':scope > :is(h1, h2, h3)[tabindex="-1"]'
  for (let part = control.parentElement; part !== null; part = part.parentElement) {
    const place = part.querySelector<HTMLElement>(heading) ?? (part.matches('main, dialog') ? part : null)
    if (place !== null) return place.focus({ preventScroll: true })
  }
}

/** Gives the focus back to what opened something, once that is closed again and took it along; where it has gone on, it stays. */
export function useReturnFocus<Part extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<Part>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
