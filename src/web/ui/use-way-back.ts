import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A key leads the focus to a region; Escape calls back and, from within, does nothing else. Answers with the way back to
 * where the focus was before it came in.
 */
export function useWayBack(region: HTMLElement, hotkey: string, onEscape: () => void): () => void {
  const cameFrom = useRef<EventTarget | null>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === hotkey) region.focus()
    if (event.key !== 'Escape') return
    if (hasFocus(region)) {
      event.preventDefault()
      event.stopPropagation()
    }
    onEscape()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (!region.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget
    }
    document.addEventListener('keydown', onKey, true)
    region.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      region.removeEventListener('focusin', onFocus)
    }
  }, [region])
  return () => {
    if (!hasFocus(region)) return
    const place = cameFrom.current
    const end = place instanceof HTMLElement && place.isConnected ? place : region
    end.focus()
  }
}

function hasFocus(region: HTMLElement): boolean {
  return region.matches(':focus-within')
}
