import { useEffect, useRef } from 'react'

const marker = 'booking'

/** The browser's back button, and the gesture of a phone, close the dialog instead of leaving the page. */
export function useBackToClose(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOurEntry()) history.pushState({ ...currentState(), [marker]: true }, '')
    const onPop = () => close.current()
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (isOurEntry()) history.back()
    }
  }, [])
}

function currentState(): Record<string, unknown> {
  return typeof history.state === 'object' ? { ...history.state } : {}
}

function isOurEntry(): boolean {
  return currentState()[marker] === true
}
