import { useEffect, useState } from 'react'

const tickMs = 15_000

/** The time, fresh enough for a page that stays open past a deadline. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
