import type { AppointmentStatus } from '#shared/features/booking/fields.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { addDays, addMinutes, instantOf, wallClock } from '#shared/lib/time.ts'

/** Two reminders: one in time to move the visit for nothing, one on the evening before (DECISIONS 3). */
const reminderKinds = ['visit-reminder', 'visit-reminder-evening'] as const
export const visitMailKinds = [...reminderKinds, 'visit-aftercare'] as const
export type VisitMailKind = (typeof visitMailKinds)[number]

type Visit = { readonly startsAt: Date; readonly durationMinutes: number }
/** What decides whether a mail around a visit is still true. */
export type VisitState = Visit & {
  readonly status: AppointmentStatus
  /** False when the client has, or had, an account and turned reminders off there. */
  readonly wantsReminders: boolean
}

const hourMinutes = 60
const dayMinutes = 24 * hourMinutes
const reminderTime = '18:00'
const aftercareTime = '19:00'
const restMinutes = 2 * hourMinutes

/** When each mail is due. Hours are real hours; the evening is the clinic's, on either side of a clock change. */
export const dueAt: Readonly<Record<VisitMailKind, (visit: Visit, clinic: Clinic) => Date>> = {
  'visit-reminder': ({ startsAt }) => addMinutes(startsAt, -2 * dayMinutes),
  'visit-reminder-evening': ({ startsAt }, { timeZone }) => {
    const dayBefore = addDays(wallClock(startsAt, timeZone).date, -1)
    return instantOf(dayBefore, reminderTime, timeZone) ?? addMinutes(startsAt, -dayMinutes)
  },
  'visit-aftercare': ({ startsAt, durationMinutes }, { timeZone }) => {
    const endsAt = addMinutes(startsAt, durationMinutes)
    const rested = addMinutes(endsAt, restMinutes)
    const evening = instantOf(wallClock(startsAt, timeZone).date, aftercareTime, timeZone)
    return evening !== null && evening > rested ? evening : rested
  },
}

function isReminder(kind: VisitMailKind): boolean {
  return kind !== 'visit-aftercare'
}

/** True when a mail may be planned at `now`, when the visit is booked or moved: no reminder right after the confirmation. */
export function isWorthPlanning(kind: VisitMailKind, at: Date, now: Date): boolean {
  return isReminder(kind) ? at >= addMinutes(now, hourMinutes) : at > now
}

/** A job is looked for every half minute, and may take some. */
const jobMinutes = 5

/** True when the job of a mail that was due at `at` may have found what became of the visit at `changedAt`. */
export function mayBeMissed(at: Date, changedAt: Date): boolean {
  return addMinutes(at, jobMinutes) > changedAt
}

/**
 * True while the mail about the visit that was to start at `startsAt` should reach the client: not when the visit was
 * cancelled, moved or missed, and not when the mail comes too late to help.
 */
export function isTimely(
  kind: VisitMailKind,
  startsAt: Date,
  visit: VisitState,
  now: Date,
  clinic: Clinic,
): boolean {
  if (visit.startsAt.getTime() !== startsAt.getTime()) return false
  if (isReminder(kind)) return visit.wantsReminders && visit.status === 'confirmed' && now < visit.startsAt
  const hasTakenPlace = visit.status === 'confirmed' || visit.status === 'completed'
  return hasTakenPlace && now < addMinutes(dueAt[kind](visit, clinic), dayMinutes)
}
