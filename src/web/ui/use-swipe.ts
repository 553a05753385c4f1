import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'

/** A finger trembles more than a mouse. */
const slackPx = { touch: 10, mouse: 2 }

/** Draws something to one side with finger or mouse, 1 to the right and -1 to the left; past the threshold it is let go. */
export function useSwipe(side: 1 | -1, thresholdPx: number, onAway: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const [drawnPx, setDrawnPx] = useState(0)

  function onPointerMove({ clientX, clientY, pointerType, pointerId, currentTarget }: PointerEvent) {
    if (start.current === null) return
    const toSide = (clientX - start.current.x) * side
    const elsewhere = Math.max(-toSide, Math.abs(clientY - start.current.y))
    const slack = pointerType === 'touch' ? slackPx.touch : slackPx.mouse
    if (drawnPx > 0) setDrawnPx(Math.max(0, toSide))
    else if (elsewhere > slack) start.current = null
    else if (toSide > slack) {
      setDrawnPx(toSide)
      currentTarget.setPointerCapture(pointerId)
    }
  }

  function onPointerUp() {
    start.current = null
    if (drawnPx > thresholdPx) onAway()
    else setDrawnPx(0)
  }

  const handlers = {
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent) => {
      if (button === 0) start.current = { x, y }
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => {
      start.current = null
      setDrawnPx(0)
    },
  }
  return { drawnPx: drawnPx * side, handlers }
}
