import { steps } from '#web/features/booking/use-booking.ts'
import type { Booking, Step } from '#web/features/booking/use-booking.ts'
import { choiceKey, forgetChoice } from '#web/lib/booking-choice.ts'
import { isCalendarDate } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { textsOf } from '#web/lib/texts-of.ts'

const hourMs = 3_600_000

type StoredChoice = {
  treatmentSlug: string
  date: CalendarDate | null
  time: string | null
  step: Step
}

/** What was chosen less than an hour ago and neither booked nor put aside, or null. */
export function readChoice(now: number): StoredChoice | null {
  try {
    const { treatmentSlug, date, time, step, storedAt } = textsOf(
      JSON.parse(localStorage.getItem(choiceKey) ?? 'null'),
    )
    const known = steps.find((each) => each === step)
    if (treatmentSlug === undefined || known === undefined) return null
    if (!(now - Date.parse(storedAt ?? '') <= hourMs)) {
      forgetChoice()
      return null
    }
    const day = date !== undefined && isCalendarDate(date) ? date : null
    return { treatmentSlug, date: day, time: time ?? null, step: known }
  } catch {
    return null
  }
}

/** Treatment and moment, never who comes. */
export function storeChoice({ treatment, date, slot, wish, step }: Booking, now: number): void {
  if (treatment === null) return
  const choice: StoredChoice & { storedAt: string } = {
    treatmentSlug: treatment.slug,
    date,
    time: slot?.time ?? wish,
    step,
    storedAt: new Date(now).toISOString(),
  }
  try {
    localStorage.setItem(choiceKey, JSON.stringify(choice))
  } catch {
    // A browser that refuses storage still books.
  }
}
