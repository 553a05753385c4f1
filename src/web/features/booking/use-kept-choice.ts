import { useEffect } from 'react'
import { storeChoice } from '#web/features/booking/stored-choice.ts'
import type { Booking } from '#web/features/booking/use-booking.ts'

/** Who leaves the page or loses it finds the choice again within the hour. */
export function useKeptChoice(booking: Booking): void {
  useEffect(() => {
    if (booking.goal === null) storeChoice(booking, Date.now())
  }, [booking])
}
