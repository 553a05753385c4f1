import { dueCents } from '#shared/features/booking/due.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'

type Visit = Pick<
  DeskVisit,
  | 'id'
  | 'treatmentType'
  | 'status'
  | 'end'
  | 'priceCents'
  | 'courseVisits'
  | 'isCovered'
  | 'feeCents'
  | 'paidCents'
>

/**
 * What is still to be paid of these visits, in cents; one that is to come is not yet to be paid, but a fee for cancelling it
 * is. What was paid at any visit of a course pays for the course: who missed the first one has paid for it all the same.
 */
export function owedCents(visits: readonly Visit[], now: Date): number {
  const due = visits.filter(({ status, end }) => status === 'cancelled' || new Date(end) <= now)
  const owed = new Map<string, number>()
  for (const visit of due) {
    const what = visit.courseVisits === null ? visit.id : visit.treatmentType
    owed.set(what, (owed.get(what) ?? 0) + dueCents(visit) - visit.paidCents)
  }
  return [...owed.values()].reduce((sum, cents) => sum + Math.max(0, cents), 0)
}
