import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'

/** A finger trembles more than a mouse. */
const slackPx = { touch: 10, mouse: 2 }

/** Draws something to one side with finger or mouse, 1 to the right and -1 to the left; past the threshold it is let go. */
export function useSwipe(side: 1 | -1, thresholdPx: number, onAway: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  // Read while it is drawn: a quick finger is up again before anything was rendered.
  const drawn = useRef(0)
  const [drawnPx, setDrawnPx] = useState(0)

  function draw(px: number) {
    drawn.current = px
    setDrawnPx(px)
  }

  function onPointerMove({ clientX, clientY, pointerType, pointerId, currentTarget }: PointerEvent) {
    if (start.current === null) return
    const toSide = (clientX - start.current.x) * side
    const elsewhere = Math.max(-toSide, Math.abs(clientY - start.current.y))
    const slack = pointerType === 'touch' ? slackPx.touch : slackPx.mouse
    if (drawn.current > 0) draw(Math.max(0, toSide))
    else if (elsewhere > slack) start.current = null
    else if (toSide > slack) {
      draw(toSide)
      currentTarget.setPointerCapture(pointerId)
    }
  }

  function onPointerUp() {
    start.current = null
    if (drawn.current > thresholdPx) onAway()
    else draw(0)
  }

  const handlers = {
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent) => {
      if (button === 0) start.current = { x, y }
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => {
      start.current = null
      draw(0)
    },
  }
  return { drawnPx: drawnPx * side, handlers }
}
