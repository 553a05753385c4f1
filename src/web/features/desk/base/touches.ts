import { useEffect } from 'react'

/** What somebody asks for is read within this time of their last press, also over a slow line. */
const restMs = 60_000

/** Presses of a hand, keys, what a screen reader or a picker of dates does for somebody, and the way back. */
const touches = ['pointerdown', 'keydown', 'click', 'input', 'popstate'] as const

/** Opening the page counts. */
let touchedAt = Date.now()

/** Notes when somebody does something on this page. */
export function useTouches(): void {
  useEffect(() => {
    const note = () => {
      touchedAt = Date.now()
    }
    for (const touch of touches) window.addEventListener(touch, note, { capture: true, passive: true })
    return () => {
      for (const touch of touches) window.removeEventListener(touch, note, { capture: true })
    }
  }, [])
}

/** True for a desk that is left alone: what it reads is asked for by the clock, the line, or a look at its tab. */
export function isLeftAlone(): boolean {
  return Date.now() - touchedAt > restMs
}
