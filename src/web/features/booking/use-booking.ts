import { useReducer } from 'react'
import type { Slot, Treatment } from '#web/features/booking/booking-queries.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** What is chosen, and the step that asks for the next thing; a later step cannot exist without what it needs. */
export type Booking =
  | { step: 'treatment'; treatment: Treatment | null; date: CalendarDate | null; slot: Slot | null }
  | { step: 'time'; treatment: Treatment; date: CalendarDate | null; slot: Slot | null }
  | { step: 'details'; treatment: Treatment; date: CalendarDate; slot: Slot }

export const steps = ['treatment', 'time', 'details'] as const
export type Step = (typeof steps)[number]

export type BookingAction =
  | { type: 'treatment-chosen'; treatment: Treatment }
  | { type: 'preselected'; treatment: Treatment }
  | { type: 'date-chosen'; date: CalendarDate }
  | { type: 'slot-chosen'; slot: Slot }
  | { type: 'first-free-chosen'; date: CalendarDate; slot: Slot }
  | { type: 'slot-lost' }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'treatment-refused' }
  | { type: 'reset' }

export function useBooking(date: CalendarDate | null) {
  return useReducer(advance, date, startWith)
}

/** The key of the text that says what is missing before the next step (SPEC 5), or null when nothing is. */
export function missingFor(booking: Booking): 'select_service' | 'select_date' | 'select_time' | null {
  if (booking.treatment === null) return 'select_service'
  if (booking.step === 'treatment') return null
  if (booking.date === null) return 'select_date'
  if (booking.slot === null) return 'select_time'
  return null
}

function startWith(date: CalendarDate | null): Booking {
  return { step: 'treatment', treatment: null, date, slot: null }
}

function advance(booking: Booking, action: BookingAction): Booking {
  switch (action.type) {
    case 'treatment-chosen':
      // Another treatment may take longer, so its free times are others.
      return { ...booking, step: 'treatment', treatment: action.treatment, slot: null }
    case 'preselected':
      return { ...booking, step: 'time', treatment: action.treatment, slot: null }
    case 'date-chosen':
      return booking.step === 'time' && booking.date !== action.date
        ? { ...booking, date: action.date, slot: null }
        : booking
    case 'slot-chosen':
      return booking.step === 'time' ? { ...booking, slot: action.slot } : booking
    case 'first-free-chosen':
      return booking.step === 'time' ? { ...booking, date: action.date, slot: action.slot } : booking
    case 'slot-lost':
      return booking.step === 'details' ? { ...booking, step: 'time', slot: null } : booking
    case 'next':
      return nextStep(booking)
    case 'back':
      return booking.step === 'details' ? { ...booking, step: 'time' } : { ...booking, step: 'treatment' }
    case 'treatment-refused':
      return { ...booking, step: 'treatment', treatment: null, slot: null }
    case 'reset':
      return startWith(null)
  }
}

function nextStep(booking: Booking): Booking {
  if (booking.step === 'treatment') {
    return booking.treatment === null ? booking : { ...booking, step: 'time', treatment: booking.treatment }
  }
  if (booking.step === 'time' && booking.date !== null && booking.slot !== null) {
    return { ...booking, step: 'details', date: booking.date, slot: booking.slot }
  }
  return booking
}
