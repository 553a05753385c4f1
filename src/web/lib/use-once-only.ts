import { useCallback, useRef } from 'react'
import { isUnanswered } from '#web/lib/api-call.ts'

/**
 * For what can be done only once: where its answer was lost, the next try is refused as if it had never been done.
 * `isSpent` says which refusals those are. Resolves with true when it was done now, with false when a try before, which
 * nobody answered, has probably done it; rejects with any other failure.
 */
export function useOnceOnly(isSpent: (failure: unknown) => boolean) {
  const isUnsure = useRef(false)
  return useCallback(
    async (act: () => Promise<unknown>): Promise<boolean> => {
      try {
        await act()
        return true
      } catch (failure) {
        if (isUnsure.current && isSpent(failure)) return false
        isUnsure.current ||= isUnanswered(failure)
        throw failure
      }
    },
    [isSpent],
  )
}
