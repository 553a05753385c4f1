import { useEffect } from 'react'
import type { Booking } from '#web/features/booking/use-booking.ts'

/** On the booking page the address follows what is chosen, so that a reload and another language find it again. */
export function useAddress(place: 'dialog' | 'page', { treatment, date }: Booking): void {
  const slug = treatment?.slug
  useEffect(() => {
    if (place === 'dialog' || slug === undefined) return
    const query = new URLSearchParams({ behandeling: slug, ...(date === null ? {} : { datum: date }) })
    history.replaceState(history.state, '', `${location.pathname}?${query}`)
  }, [place, slug, date])
}
