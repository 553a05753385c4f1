import type { AppointmentStatus } from '#shared/features/booking/contract.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { addMinutes, instantOf, wallClock } from '#shared/lib/time.ts'

export const visitMailKinds = ['visit-reminder', 'visit-aftercare'] as const
export type VisitMailKind = (typeof visitMailKinds)[number]

type Visit = { readonly startsAt: Date; readonly durationMinutes: number }
/** What decides whether a mail around a visit is still true. */
export type VisitState = Visit & {
  readonly status: AppointmentStatus
  /** False when the client has an account and turned reminders off there. */
  readonly wantsReminders: boolean
}

const hourMinutes = 60
const dayMinutes = 24 * hourMinutes
const aftercareTime = '19:00'
const restMinutes = 2 * hourMinutes

/** When each mail is due. Hours are real hours; the evening is the clinic's, on either side of a clock change. */
export const dueAt: Readonly<Record<VisitMailKind, (visit: Visit, clinic: Clinic) => Date>> = {
  'visit-reminder': ({ startsAt }) => addMinutes(startsAt, -dayMinutes),
  'visit-aftercare': ({ startsAt, durationMinutes }, { timeZone }) => {
    const endsAt = addMinutes(startsAt, durationMinutes)
    const rested = addMinutes(endsAt, restMinutes)
    const evening = instantOf(wallClock(startsAt, timeZone).date, aftercareTime, timeZone)
    return evening !== null && evening > rested ? evening : rested
  },
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
  if (kind === 'visit-reminder')
    return visit.wantsReminders && visit.status === 'confirmed' && now < visit.startsAt
  const hasTakenPlace = visit.status === 'confirmed' || visit.status === 'completed'
  return hasTakenPlace && now < addMinutes(dueAt[kind](visit, clinic), dayMinutes)
}
