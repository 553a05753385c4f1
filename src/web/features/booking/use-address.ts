import { useEffect } from 'react'
import { dateParameter, timeParameter, treatmentParameter } from '#shared/i18n/booking-parameters.ts'
import type { Booking } from '#web/features/booking/use-booking.ts'

/** On the booking page the address follows what is chosen, so that a reload and another language find it again. */
export function useAddress(place: 'dialog' | 'page', booking: Booking, isKnown: boolean): void {
  const { treatment, date, slot, wish, goal } = booking
  const search = new URLSearchParams({
    ...(treatment === null ? {} : { [treatmentParameter]: treatment.slug }),
    ...(date === null ? {} : { [dateParameter]: date }),
    ...(date === null || (slot ?? wish) === null ? {} : { [timeParameter]: slot?.time ?? wish ?? '' }),
  }).toString()
  // Until the treatment asked for is looked up, the address knows more than the steps.
  const isWritten = place === 'page' && isKnown && (goal === null || treatment !== null)
  useEffect(() => {
    if (!isWritten) return
    const write = () =>
      history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}`)
    write()
    // Each step has an entry of its own in the history, all of one address.
    window.addEventListener('popstate', write)
    return () => window.removeEventListener('popstate', write)
  }, [isWritten, search])
}
