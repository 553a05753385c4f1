import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'

/** A finger trembles more than a mouse. */
const slackPx = { touch: 10, mouse: 2 }

/** Draws something to either side with finger or mouse, pixels to the right; past the threshold it is let go. */
export function useSwipe(thresholdPx: number, onAway: () => void) {
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
    const aside = clientX - start.current.x
    const slack = pointerType === 'touch' ? slackPx.touch : slackPx.mouse
    if (drawn.current !== 0) draw(aside)
    else if (Math.abs(clientY - start.current.y) > slack) start.current = null
    else if (Math.abs(aside) > slack) {
      draw(aside)
      currentTarget.setPointerCapture(pointerId)
    }
  }

  function onPointerUp() {
    start.current = null
    if (Math.abs(drawn.current) > thresholdPx) onAway()
    else draw(0)
  }

  const handlers = {
    onPointerDown: ({ button, clientX: x, clientY: y, target }: PointerEvent) => {
      // A hand that trembles on the cross means the cross.
      if (button === 0 && (target as Element).closest('button') === null) start.current = { x, y }
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => {
      start.current = null
      draw(0)
    },
  }
  return { drawnPx, handlers }
}
