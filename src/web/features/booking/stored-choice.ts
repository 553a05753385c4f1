import type { Booking } from '#web/features/booking/use-booking.ts'
import { choiceKey, choiceStorages } from '#web/lib/booking-choice.ts'
import { textsOf } from '#web/lib/texts-of.ts'

const hourMs = 3_600_000

type StoredChoice = {
  treatmentSlug: string
  date: string | null
  time: string | null
  step: string
}

/** What was chosen less than an hour ago and neither booked nor put aside, in this tab or else in another, or null. */
export function readChoice(now: number): StoredChoice | null {
  try {
    for (const storage of choiceStorages()) {
      const { treatmentSlug, date, time, step, storedAt } = textsOf(
        JSON.parse(storage.getItem(choiceKey) ?? 'null'),
      )
      if (treatmentSlug !== undefined && step !== undefined && now - Number(storedAt) <= hourMs)
        return { treatmentSlug, date: date ?? null, time: time ?? null, step }
      storage.removeItem(choiceKey)
    }
  } catch {
    // A browser that refuses storage keeps nothing.
  }
  return null
}

/** Treatment and moment, never who comes. */
export function storeChoice({ treatment, date, slot, wish, step }: Booking, now: number): void {
  if (treatment === null) return
  const choice: StoredChoice & { storedAt: string } = {
    treatmentSlug: treatment.slug,
    date,
    time: slot?.time ?? wish,
    step,
    storedAt: String(now),
  }
  try {
    for (const storage of choiceStorages()) storage.setItem(choiceKey, JSON.stringify(choice))
  } catch {
    // A browser that refuses storage still books.
  }
}
