import '#web/lib/zod-without-eval.ts'
import { z } from 'zod'
import { calendarDate } from '#shared/lib/typed.ts'
import { steps } from '#web/features/booking/use-booking.ts'
import type { Booking } from '#web/features/booking/use-booking.ts'

const hourMs = 3_600_000
const storageKey = 'booking-choice'

const storedChoice = z.object({
  treatmentSlug: z.string(),
  date: calendarDate.nullable(),
  time: z.string().nullable(),
  step: z.enum(steps),
  storedAt: z.number(),
})
export type StoredChoice = z.infer<typeof storedChoice>

/** What was chosen less than an hour ago and neither booked nor put aside, or null. */
export function readChoice(now: number): StoredChoice | null {
  try {
    const { data } = storedChoice.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return data === undefined || now - data.storedAt > hourMs ? null : data
  } catch {
    return null
  }
}

/** Treatment and moment, never who comes. */
export function storeChoice({ treatment, date, slot, wish, step }: Booking, now: number): void {
  if (treatment === null) return
  const choice: StoredChoice = {
    treatmentSlug: treatment.slug,
    date,
    time: slot?.time ?? wish,
    step,
    storedAt: now,
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice))
  } catch {
    // A browser that refuses storage still books.
  }
}

/** After booking, and after closing, which forgets everything (SPEC 4). */
export function forgetChoice(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored then.
  }
}
