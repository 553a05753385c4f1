import { useCallback, useRef } from 'react'
import { settlingMs } from '#web/lib/settling.ts'

/**
 * Runs what a press asks for, unless something is still running, or ended and was drawn less than half a second ago: the second of two
 * taps was not meant for the row that came under it. An act ends when its list is as it will be. No button is disabled
 * meanwhile, so that none loses the focus.
 */
export function useSettledPress(): (act: () => Promise<unknown>) => void {
  const freeAt = useRef(0)
  return useCallback((act) => {
    if (performance.now() < freeAt.current) return
    freeAt.current = Infinity
    // Counted from the list that is drawn: a busy phone draws it long after the answer.
    void act().finally(() =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          freeAt.current = performance.now() + settlingMs
        }),
      ),
    )
  }, [])
}
