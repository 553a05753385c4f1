import { useEffect, useRef } from 'react'

/** Takes the focus when its element appears: what stood there before took the focus with it. */
export function useArrivalFocus<Part extends HTMLElement>() {
  const place = useRef<Part>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}

/** Gives the focus back to what opened something, once that is closed again. */
export function useReturnFocus<Part extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<Part>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
