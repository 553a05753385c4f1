import type { Clinic } from '#shared/content/clinic.ts'
import type { AppointmentStatus } from '#shared/features/booking/fields.ts'
import { addMinutes } from '#shared/lib/time.ts'

/** What the fee of a late change depends on: the price as it was booked, and for how many visits; null for one. */
export type FeeVisit = {
  readonly startsAt: Date
  readonly priceCents: number
  readonly courseVisits: number | null
}

/** How a treatment is paid: not at all, by the visit, or once for all visits of its course (docs/decisions/0060). */
export function priceKind({
  priceCents,
  courseVisits,
}: Omit<FeeVisit, 'startsAt'>): 'free' | 'visit' | 'course' {
  if (priceCents === 0) return 'free'
  return courseVisits === null ? 'visit' : 'course'
}

type FeeClinic = Pick<Clinic, 'fees'>

const hourMinutes = 60

/**
 * The last instant at which cancelling or moving costs nothing. Hours are real hours: across a clock change the clock
 * shows another time than that of the visit.
 */
export function freeUntil(startsAt: Date, { fees }: FeeClinic): Date {
  return addMinutes(startsAt, -fees.freeUntilHours * hourMinutes)
}

/** True when a change at `at` comes too late to be free by itself; the last free instant is in time. */
export function isLate(startsAt: Date, at: Date, clinic: FeeClinic): boolean {
  return at > freeUntil(startsAt, clinic)
}

/**
 * What cancelling or moving the visit costs at `now`, in cents; the last free instant itself is free. What costs nothing, as
 * the free consultation, has a fee of its own (SPEC 9). Of a course only the one visit counts (docs/decisions/0060).
 */
export function lateFeeCents(visit: FeeVisit, now: Date, clinic: FeeClinic): number {
  if (!isLate(visit.startsAt, now, clinic)) return 0
  if (visit.priceCents === 0) return clinic.fees.freeConsultCents
  return Math.round((visit.priceCents / (visit.courseVisits ?? 1)) * clinic.fees.lateShare)
}

/** What not coming costs, in cents: as much as cancelling in the last minute (SPEC 9). */
export function missedFeeCents(visit: FeeVisit, clinic: FeeClinic): number {
  return lateFeeCents(visit, visit.startsAt, clinic)
}

/** What a change of one visit costs depends on: when it was booked, what it has cost already, and who booked it. */
export type ChangeVisit = FeeVisit & {
  readonly bookedAt: Date
  /** Fees of late moves so far. */
  readonly movedFeeCents: number
  /** False while nobody has shown that the owner of the address knows of the visit: anybody may have typed it. */
  readonly isProven: boolean
}

/**
 * The last instant at which changing the visit costs nothing: some hours before it, or some minutes after it was booked,
 * whichever is later. One visit carries one fee: once it is charged, the rest is free until the start.
 */
export function changeFreeUntil(
  visit: Pick<ChangeVisit, 'startsAt' | 'bookedAt' | 'movedFeeCents'>,
  clinic: FeeClinic,
): Date {
  if (visit.movedFeeCents > 0) return visit.startsAt
  const usual = freeUntil(visit.startsAt, clinic)
  const grace = addMinutes(visit.bookedAt, clinic.fees.graceMinutes)
  const latest = grace > usual ? grace : usual
  return latest > visit.startsAt ? visit.startsAt : latest
}

/** What cancelling or moving the visit costs at `now`, in cents (SPEC 9, DECISIONS 3); nothing while its address is unproven. */
export function changeFeeCents(visit: ChangeVisit, now: Date, clinic: FeeClinic): number {
  const isFree = !visit.isProven || now <= changeFreeUntil(visit, clinic)
  return isFree ? 0 : lateFeeCents(visit, now, clinic)
}

type Visit = { readonly status: AppointmentStatus; readonly startsAt: Date; readonly durationMinutes: number }

/** The status as it is at `now`: a visit whose end has passed took place, unless the clinic noted otherwise. */
export function statusAt({ status, startsAt, durationMinutes }: Visit, now: Date): AppointmentStatus {
  return status === 'confirmed' && addMinutes(startsAt, durationMinutes) <= now ? 'completed' : status
}

/** True while a visit can still be cancelled or moved. */
export function canChange({ status, startsAt }: Visit, now: Date): boolean {
  return status === 'confirmed' && startsAt > now
}
