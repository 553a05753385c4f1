import { useReducer } from 'react'
import type { Slot, Treatment } from '#web/features/booking/booking-queries.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** Where and when, as far as it is known. */
type Moment = {
  date: CalendarDate | null
  slot: Slot | null
  /** "09:00": a time that was promised or chosen before, and is not yet found free for this treatment. */
  wish: string | null
}

/** The step that is on its way while what it needs is looked up. */
type Going = { goal: Step | null }

/** What is chosen, and the step that asks for the next thing; a later step cannot exist without what it needs. */
export type Booking = Going &
  Moment &
  (
    | { step: 'treatment'; treatment: Treatment | null }
    | { step: 'time'; treatment: Treatment }
    | { step: 'details'; treatment: Treatment; date: CalendarDate; slot: Slot }
  )

export const steps = ['treatment', 'time', 'details'] as const
export type Step = (typeof steps)[number]

/** What a link, an address or an earlier visit asks for. */
export type Start = {
  date: CalendarDate | null
  time: string | null
  goal: Step | null
}

export type BookingAction =
  | { type: 'treatment-chosen'; treatment: Treatment }
  | { type: 'preselected'; treatment: Treatment | null }
  | { type: 'date-chosen'; date: CalendarDate }
  | { type: 'moment-chosen'; date: CalendarDate; slot: Slot }
  | { type: 'moment-dropped' }
  | { type: 'wish-granted'; slot: Slot }
  | { type: 'wish-refused' }
  | { type: 'slot-lost' }
  | { type: 'next' }
  | { type: 'back-to'; step: Step }
  | { type: 'treatment-refused' }

export function useBooking(start: Start) {
  return useReducer(advance, start, startWith)
}

/** The key of the text that says what is missing before the next step (SPEC 5), or null when nothing is. */
export function missingFor(booking: Booking): 'select_service' | 'select_date' | 'select_time' | null {
  if (booking.treatment === null) return 'select_service'
  if (booking.step === 'treatment') return null
  if (booking.date === null) return 'select_date'
  if (booking.slot === null) return 'select_time'
  return null
}

export function startWith({ date, time, goal }: Start): Booking {
  const wish = date === null ? null : time
  return { step: 'treatment', treatment: null, date, slot: null, wish, goal }
}

export function advance(booking: Booking, action: BookingAction): Booking {
  switch (action.type) {
    case 'treatment-chosen':
      if (action.treatment.slug === booking.treatment?.slug) return booking
      // Another treatment may take longer: its times are others, so the one chosen becomes a wish.
      return {
        ...booking,
        step: 'treatment',
        treatment: action.treatment,
        slot: null,
        wish: booking.slot?.time ?? booking.wish,
      }
    case 'preselected':
      return preselected(booking, action.treatment)
    case 'date-chosen':
      return booking.step === 'time' && booking.date !== action.date
        ? { ...booking, date: action.date, slot: null, wish: null }
        : booking
    case 'moment-chosen':
      return booking.step === 'time'
        ? { ...booking, date: action.date, slot: action.slot, wish: null }
        : booking
    case 'moment-dropped':
      return booking.step === 'treatment' ? { ...booking, date: null, slot: null, wish: null } : booking
    case 'wish-granted':
      return reachGoal({ ...booking, slot: action.slot, wish: null })
    case 'wish-refused':
      return { ...booking, wish: null, goal: null }
    case 'slot-lost':
      return booking.step === 'details' ? { ...booking, step: 'time', slot: null } : booking
    case 'next':
      return nextStep(booking)
    case 'back-to':
      return backTo(booking, action.step)
    case 'treatment-refused':
      return { ...booking, step: 'treatment', treatment: null, slot: null, wish: booking.slot?.time ?? null }
  }
}

/** One that is not in the price list, or no longer, is ignored. */
function preselected(booking: Booking, treatment: Treatment | null): Booking {
  if (treatment === null) return { ...booking, goal: null }
  const { wish, date } = booking
  const goal = booking.goal === 'details' && wish !== null && date !== null ? 'details' : null
  return { ...booking, step: 'time', treatment, slot: null, goal }
}

function reachGoal(booking: Booking): Booking {
  return booking.goal === 'details' ? { ...nextStep(booking), goal: null } : booking
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

function backTo(booking: Booking, step: Step): Booking {
  const here = { ...booking, goal: null }
  if (steps.indexOf(step) >= steps.indexOf(here.step) || here.treatment === null) return here
  return step === 'treatment'
    ? { ...here, step: 'treatment' }
    : { ...here, step: 'time', treatment: here.treatment }
}
