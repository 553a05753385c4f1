import { dueCents } from '#shared/features/booking/due.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'

type Visit = Pick<
  DeskVisit,
  'status' | 'start' | 'priceCents' | 'isCovered' | 'feeCents' | 'cancelFeeCents' | 'settledCents'
>

/**
 * Whether a fee keeps the address of somebody who is erased: one that is owed, or that cancelling what is
 * to come adds. What has begun is not cancelled.
 */
export function feesStay(visits: readonly Visit[], isCancelling: boolean, now: Date): boolean {
  return visits.some((visit) => {
    const isCancelled = isCancelling && visit.status === 'confirmed' && new Date(visit.start) > now
    const status = isCancelled ? 'cancelled' : visit.status
    const feeCents = visit.feeCents + (isCancelled ? visit.cancelFeeCents : 0)
    return feeCents > 0 && dueCents({ ...visit, status, feeCents }) > visit.settledCents
  })
}
