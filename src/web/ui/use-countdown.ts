import { useEffect, useEffectEvent, useRef } from 'react'

const tickMs = 100
const signs = ['blur', 'focus', 'visibilitychange']

/** Calls `onEnd` when the time is over; it stands still while it is held, and while another window has the reader. */
export function useCountdown(durationMs: number, isHeld: () => boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs)
  const tick = useEffectEvent(() => {
    if (isHeld()) return
    leftMs.current -= tickMs
    if (leftMs.current <= 0) onEnd()
  })
  useEffect(() => {
    let isAway = document.hidden
    const look = ({ type }: Event) => {
      isAway = type === 'blur' || document.hidden
    }
    const timer = setInterval(() => isAway || tick(), tickMs)
    signs.forEach((sign) => window.addEventListener(sign, look))
    return () => {
      clearInterval(timer)
      signs.forEach((sign) => window.removeEventListener(sign, look))
    }
  }, [])
}
