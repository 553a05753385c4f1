import { useLayoutEffect } from 'react'
import { move } from '#web/features/booking/step-history.ts'

/** The receipt has an entry of its own in the history, above that of its page: the way back closes it (DECISIONS 3). */
export function useReceiptHistory(onClose: () => void): void {
  useLayoutEffect(() => {
    let isKept = false
    const look = () => {
      const { booking, receipt } = history.state ?? {}
      // After the browser, which gives the focus to the part of the page that the address names.
      if (isKept && !receipt) setTimeout(onClose)
      // The entries of the steps go first.
      if (isKept || booking) return
      isKept = true
      history.pushState({ receipt: true }, '')
    }
    look()
    addEventListener('popstate', look)
    return () => {
      removeEventListener('popstate', look)
      if (history.state?.receipt) move(-1)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- each rendering closes the same receipt
  }, [])
}
