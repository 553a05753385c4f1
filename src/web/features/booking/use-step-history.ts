import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepDepth, listenToSteps, undoWalk } from '#web/features/booking/step-history.ts'
import { steps } from '#web/features/booking/use-booking.ts'
import type { Step } from '#web/features/booking/use-booking.ts'

type Walk = {
  place: 'dialog' | 'page'
  /** Null until it is known where the visitor starts. */
  step: Step | null
  /** The browser leads to another step, or before the first one. False when it must not: then it leads back again. */
  onWalk: (to: Step | 'closed') => boolean
}

/** Back in the browser walks the steps 3, 2, 1 and then closes the dialog, or leaves the page (DECISIONS 3). */
export function useStepHistory({ place, step, onWalk }: Walk): void {
  const walk = useRef(onWalk)
  useEffect(() => {
    walk.current = onWalk
  })
  // The page itself is the entry of its first step; the dialog lies above the page that opened it.
  const lowest = place === 'dialog' ? 1 : 0
  const isKnown = step !== null
  // The way back begins before anything else can be seen and pressed.
  useLayoutEffect(() => {
    if (!isKnown) return
    const stop = listenToSteps((depth) => {
      const to = depth < lowest ? 'closed' : (steps[depth - lowest] ?? 'details')
      if (!walk.current(to)) undoWalk()
    })
    return () => {
      stop()
      keepDepth(0)
    }
  }, [isKnown, lowest])
  useLayoutEffect(() => {
    if (step !== null) keepDepth(steps.indexOf(step) + lowest)
  }, [step, lowest])
  useEffect(() => {
    // Each step starts at its heading; where the page stood at an earlier one is of no use.
    if (place === 'page') history.scrollRestoration = 'manual'
  }, [place])
}
