import { dueCents } from '#shared/features/booking/due.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'

type Visit = Pick<DeskVisit, 'status' | 'end' | 'priceCents' | 'isCovered' | 'feeCents' | 'settledCents'>

/**
 * What is still to be paid of these visits, in cents; one that is to come is not yet to be paid, but a fee for cancelling it
 * is.
 */
export function owedCents(visits: readonly Visit[], now: Date): number {
  const due = visits.filter(({ status, end }) => status === 'cancelled' || new Date(end) <= now)
  return due.reduce((sum, visit) => sum + Math.max(0, dueCents(visit) - visit.settledCents), 0)
}
