import { useState } from 'react'
import { clinic } from '#content/clinic.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { lastBookableDate } from '#web/features/booking/day-kind.ts'
import { dateIn } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** What an opener or an address asks for. */
export type Preselection = { treatmentSlug?: string | undefined; date?: string | undefined }

/** A day that cannot be shown is no day. */
export function bookableDate(date: string | undefined): CalendarDate | null {
  const now = new Date()
  if (date === undefined || date < dateIn(clinic.timeZone, now) || date > lastBookableDate(now)) return null
  return date
}

/** Jumps to step 2 with the treatment asked for, once the list is there; true until then. An unknown one is ignored. */
export function usePreselected(
  slug: string | undefined,
  treatments: readonly Treatment[],
  onFound: (treatment: Treatment) => void,
): boolean {
  const [isDone, setDone] = useState(slug === undefined)
  if (!isDone && treatments.length > 0) {
    setDone(true)
    const found = treatments.find((treatment) => treatment.slug === slug)
    if (found !== undefined) onFound(found)
  }
  return !isDone
}
