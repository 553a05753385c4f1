import type { AppointmentStatus } from '#shared/features/booking/fields.ts'
import { addDays, wallClock } from '#shared/lib/time.ts'

export type CourseVisit = {
  readonly id: string
  /** The Dutch catalogue name. */
  readonly treatment: string
  readonly startsAt: Date
  readonly status: AppointmentStatus
}

/** Where each visit stands in its course, by its id; a visit that was cancelled or missed counts for none. */
export type CoursePlace = { readonly number: number; readonly visits: number; readonly isLatest: boolean }

/**
 * Numbers the visits of courses: the first of six is 1, and after the sixth a new course begins. `visitsOf` tells how
 * many visits the course of a treatment has, undefined for a single treatment.
 */
export function coursePlaces(
  visits: readonly CourseVisit[],
  visitsOf: (treatment: string) => number | undefined,
): ReadonlyMap<string, CoursePlace> {
  const places = new Map<string, CoursePlace>()
  const latest = new Map<string, { readonly id: string; readonly place: CoursePlace }>()
  const oldestFirst = visits.toSorted(
    // Of two that start together the first is the one at which the price is due: the database compares alike.
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : 1),
  )
  for (const { id, treatment, status } of oldestFirst) {
    const length = visitsOf(treatment)
    if (length === undefined || status === 'cancelled' || status === 'no_show') continue
    const before = latest.get(treatment)
    const number = ((before?.place.number ?? 0) % length) + 1
    if (before !== undefined) places.set(before.id, { ...before.place, isLatest: false })
    const place = { number, visits: length, isLatest: true }
    latest.set(treatment, { id, place })
    places.set(id, place)
  }
  return places
}

/** The first day that makes sense for the next visit of a course; null where the course is over or time does not matter. */
export function nextVisitFrom(
  { startsAt }: Pick<CourseVisit, 'startsAt'>,
  place: CoursePlace | undefined,
  intervalDays: number | undefined,
  timeZone: string,
): string | null {
  const isOpen = place?.isLatest === true && place.number < place.visits
  if (!isOpen || intervalDays === undefined) return null
  return addDays(wallClock(startsAt, timeZone).date, intervalDays)
}
