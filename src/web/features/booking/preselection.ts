import { useState } from 'react'
import { dateParameter, timeParameter, treatmentParameter } from '#shared/i18n/booking-parameters.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { isBookableDate } from '#web/features/booking/day-kind.ts'
import { readChoice } from '#web/features/booking/stored-choice.ts'
import type { Start } from '#web/features/booking/use-booking.ts'
import { isCalendarDate } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

/** Where the visitor starts: what the address asks for, or else what was chosen within the hour. */
export type Preselection = Start & { treatmentSlug: string | null }

export const noPreselection: Preselection = { treatmentSlug: null, date: null, time: null, goal: null }

/** Reads `?behandeling=…&datum=yyyy-mm-dd&tijd=hh:mm`; what cannot be is left out. */
export function readPreselection(search: string): Preselection {
  const now = new Date()
  const query = new URLSearchParams(search)
  const asked = {
    treatmentSlug: query.get(treatmentParameter),
    date: bookableDate(query.get(dateParameter), now),
    time: timePattern.exec(query.get(timeParameter) ?? '')?.[0] ?? null,
  }
  const kept = readChoice(now.getTime())
  const isAsked = asked.treatmentSlug !== null || asked.date !== null
  if (kept !== null && (!isAsked || isSame(kept, asked)))
    return { ...kept, date: bookableDate(kept.date, now), goal: kept.step === 'details' ? 'details' : 'time' }
  return { ...asked, goal: asked.treatmentSlug === null ? null : 'time' }
}

const timePattern = /^\d\d:\d\d$/

type Asked = { treatmentSlug: string | null; date: string | null; time: string | null }

/** A reload, or the same treatment without a moment: what was chosen for it goes on. */
function isSame(kept: Asked, asked: Asked): boolean {
  if (kept.treatmentSlug !== asked.treatmentSlug) return false
  return (
    asked.date === null || (kept.date === asked.date && (asked.time === null || kept.time === asked.time))
  )
}

/** A day that cannot be shown is no day. */
function bookableDate(date: string | null, now: Date): CalendarDate | null {
  return date !== null && isCalendarDate(date) && isBookableDate(date, now) ? date : null
}

/** Looks the treatment asked for up, once the list is there. */
export function usePreselected(
  slug: string | null,
  treatments: readonly Treatment[],
  onLookedUp: (treatment: Treatment | null) => void,
): void {
  const [isDone, setDone] = useState(slug === null)
  if (isDone || treatments.length === 0) return
  setDone(true)
  onLookedUp(treatments.find((treatment) => treatment.slug === slug) ?? null)
}
