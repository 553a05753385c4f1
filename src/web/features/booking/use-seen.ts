import { useEffect, useState } from 'react'

/** False until what it stands in has been painted: what only follows lets that go first. */
export function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setSeen(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isSeen
}
